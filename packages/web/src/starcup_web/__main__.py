"""``python -m starcup_web``: the table in the browser."""

from starcup_web.command import main

if __name__ == "__main__":
    main()
