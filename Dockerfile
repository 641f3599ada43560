# The program with its PostgreSQL driver, its reader compiled. Its workspace is the volume /game:
#   docker build -t gamemaster .
#   docker run --rm -v game:/game gamemaster --help

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
COPY pyproject.toml README.md LICENSE /source/
COPY contracts /source/contracts
COPY gamemaster /source/gamemaster
COPY templates /source/templates
RUN python -m venv /opt/gamemaster \
    && HATCH_BUILD_HOOK_ENABLE_MYPYC=1 /opt/gamemaster/bin/pip install --no-cache-dir --disable-pip-version-check '/source[postgres,png]'

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /game --shell /usr/sbin/nologin gamemaster \
    && install --directory --owner=gamemaster --group=gamemaster /game
COPY --from=build /opt/gamemaster /opt/gamemaster
ENV PATH=/opt/gamemaster/bin:$PATH \
    GAMEMASTER_DIR=/game \
    PYTHONUNBUFFERED=1
USER gamemaster
WORKDIR /game
VOLUME /game
ENTRYPOINT ["gamemaster"]
CMD ["--help"]
