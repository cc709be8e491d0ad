"""The command `kodeks`: one module a subcommand, each with `add(subparsers)`."""
