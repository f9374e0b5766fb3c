"""Find the small changes that a test should notice: in Python by its syntax tree, in TOML by its values.

A change replaces a part of a file and leaves the rest unchanged. Code that no run can show (annotations, assertions,
docstrings, code under ``TYPE_CHECKING``) and texts that are only read are left alone.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
TIMING = {"maxsize", "timeout"}
"""Keywords that set how long something takes, or how much is kept; they change no outcome."""
UNREAD = {"text", "rules", "example", "name", "title", "description", "authors", "basis", "notes", "printed"}
"""Keys of TOML files whose values are only shown."""


@dataclass(frozen=True)
class Change:
    """One change of one file, by byte offsets: ``data[start:end]`` becomes ``new``."""

    path: str
    line: int
    start: int
    end: int
    new: str

    def applied(self, data: bytes) -> bytes:
        return data[: self.start] + self.new.encode() + data[self.end :]

    def told(self, data: bytes) -> tuple[str, str]:
        """Return the line before and after the change; several as one, without the space around and between them."""
        first, last = data.rfind(b"\n", 0, self.start) + 1, (data + b"\n").find(b"\n", self.end)
        after = data[first : self.start] + self.new.encode() + data[self.end : last]
        return " ".join(data[first:last].decode().split()), " ".join(after.decode().split())


def changes(root: Path, path: str) -> list[Change]:
    """Return every change of a file, in the order of the file."""
    data = (root / path).read_bytes()
    found = _Python(path, data).found if path.endswith(".py") else _toml(path, data)
    return sorted(set(found), key=lambda change: (change.start, change.end, change.new))


class _Python(ast.NodeVisitor):
    """Collects the changes of a module."""

    def __init__(self, path: str, data: bytes) -> None:
        self.path, self.data, self.found = path, data, list[Change]()
        self.starts = [0, *(found.end() for found in re.finditer(b"\n", data))]
        self.visit(ast.parse(data))

    def add(self, start: int, end: int, new: str) -> None:
        self.found.append(Change(self.path, self.data.count(b"\n", 0, start) + 1, start, end, new))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.data[start:end].decode()

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Replace the operator that stands between two expressions."""
        start, end = self.span(left)[1], self.span(right)[0]
        operator = re.search(old.encode(), self.data[start:end])
        if operator is not None:
            self.add(start + operator.start(), start + operator.end(), new)

    def negate(self, test: ast.expr) -> None:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return  # the change of `not` itself is the same
        if (
            isinstance(test, ast.Compare)
            and len(test.ops) == 1
            and not isinstance(test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
        ):
            return
        self.add(*self.span(test), f"(not ({self.text(test)}))")

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" not in ast.unparse(node.test):
            self.negate(node.test)
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.add(*self.span(test), "True")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for operator, (left, right) in zip(node.ops, pairwise(sides), strict=True):
            self.between(left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        both = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            self.between(left, right, rf"\b{both[0]}\b", both[1])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        types = isinstance(node.op, ast.BitOr) and ast.unparse(node.right)[0].isupper()
        texts = isinstance(node.left, ast.JoinedStr) or (
            isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)
        )
        if type(node.op) in ARITHMETIC and not types and not texts:
            old, new = ARITHMETIC[type(node.op)]
            self.between(node.left, node.right, re.escape(old), new)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self.between(node.target, node.value, re.escape(old), new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self.add(*self.span(node), f"({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, int):
            self.add(*self.span(node), str(not node.value if isinstance(node.value, bool) else node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        if (
            isinstance(node.func, ast.Name)
            and node.func.id in CALLS
            and not (node.func.id == "sorted" and node.keywords)
        ):
            self.add(*self.span(node.func), CALLS[node.func.id])
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in TIMING:
            self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add(*self.span(node), "pass")
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.add(*self.span(node), "pass")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.add(*self.span(node), "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.add(*self.span(node), "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(*self.span(node), "break")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Skip formatted strings, which are texts."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Skip assertions, which are for mypy."""

    def visit_TypeAlias(self, node: ast.AST) -> None:
        """Skip type aliases."""


_PAIR = re.compile(r'\b([\w-]+) = (?:(\d+)|(true|false)|"(?!"")([^"\\]*)"|(\[[^]]*\]))')
_LINE = re.compile(r"^[\w-]+ = (?!\"\"\"|[\"\[{]*$).*$", re.MULTILINE)


def _toml(path: str, data: bytes) -> Iterator[Change]:
    """Yield changes of a TOML file: numbers plus 1, yes to no, words to others under the same key, entries removed."""
    text = data.decode()
    words: dict[str, list[str]] = {}
    for pair in _PAIR.finditer(text):
        for word in re.findall(r'"([^"]*)"', pair[0]):
            words.setdefault(pair[1], []).append(word)

    def change(start: int, end: int, new: str) -> Change:
        place = len(text[:start].encode())
        return Change(path, text.count("\n", 0, start) + 1, place, place + len(text[start:end].encode()), new)

    for pair in _PAIR.finditer(text):
        text_of_it = pair[1] in UNREAD or (pair[1] == "bonus" and pair[4])
        if text_of_it or text[text.rfind("\n", 0, pair.start()) + 1] == "#":
            continue
        if pair[2]:
            yield change(*pair.span(2), str(int(pair[2]) + 1))
        elif pair[3]:
            yield change(*pair.span(3), "false" if pair[3] == "true" else "true")
        elif pair[1] not in ("key", "id"):
            for word in re.finditer(r'"([^"]*)"', pair[0]):
                others = sorted(set(words[pair[1]]) - {word[1]})
                if others:
                    start = pair.start() + word.start()
                    yield change(start, start + len(word[0]), f'"{others[len(word[1]) * pair.start() % len(others)]}"')
    for line in _LINE.finditer(text):
        if line[0].split(" = ")[0] not in UNREAD and not line[0].startswith('bonus = "'):
            yield change(*line.span(), "")
