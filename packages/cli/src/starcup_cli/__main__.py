"""``python -m starcup_cli`` is the same as ``starcup``."""

from starcup_cli.main import main

if __name__ == "__main__":
    main()
