"""Settings of the whole test suite."""

from hypothesis import HealthCheck, settings

pytest_plugins = ["gamemaster.testing.plugin", "pytester"]

# the same examples on every run: a test that fails today fails tomorrow
settings.register_profile(
    "gamemaster", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("gamemaster")
