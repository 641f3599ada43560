"""The reader and the fold can be compiled: mypyc tells every type in them, as far as its C code.

What the compiler makes of that is tried by `.ci/check-fast`, which takes a C compiler and most of an hour.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]

_TO_IR = """
import sys
from mypy.fscache import FileSystemCache
from mypyc.build import get_mypy_config
from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

compiled = CompilerOptions(multi_file=True)
sources, _, options = get_mypy_config(sys.argv[1:], None, compiled, FileSystemCache())
options.incremental = False
typed = parse_and_typecheck(sources, options, compiled, [(sources, None)], FileSystemCache(), None)
errors = Errors(options)
compile_modules_to_ir(typed, Mapper({source.module: None for source in sources}), compiled, errors)
sys.exit("\\n".join(errors.new_messages()) if errors.num_errors else 0)
"""


def _compiled() -> list[Path]:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]
    included = [ROOT / name for name in build["targets"]["wheel"]["hooks"]["mypyc"]["include"]]
    return [file for path in included for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]


def test_nothing_compiled_is_made_anew_at_every_look():
    """To mypyc `functools.cached_property` is a plain property, which keeps nothing."""
    assert [file.name for file in _compiled() if "import cached_property" in file.read_text()] == []


def test_the_compiler_can_tell_every_type():
    files = _compiled()
    assert len(files) > 300
    names = [str(file.relative_to(ROOT)) for file in files]
    done = subprocess.run([sys.executable, "-c", _TO_IR, *names], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-2_000:]
