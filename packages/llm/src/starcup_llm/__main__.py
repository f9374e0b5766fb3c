"""``python -m starcup_llm`` serves a seat to a language model, as ``starcup mcp`` does."""

from starcup_llm.command import main

if __name__ == "__main__":
    main()
