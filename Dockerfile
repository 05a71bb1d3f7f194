# Dodici as an image. Docker, Podman and Buildah read this file; docs/operate.md says how to run what comes of it.
ARG BASE=docker.io/library/node:24-bookworm-slim

# What is built runs on every processor, so it is built on the one that is there.
FROM --platform=$BUILDPLATFORM ${BASE} AS build
ARG NPM_CONFIG_REGISTRY=https://registry.npmjs.org/
WORKDIR /src
# Packages alone, first: they change less often than the sources.
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/core/package.json packages/core/
# `--secret id=ca,src=FILE` hands in certificates where a proxy of one's own looks into what comes.
RUN --mount=type=secret,id=ca \
    if [ -s /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca NPM_CONFIG_CAFILE=/run/secrets/ca; fi; \
    npm ci --ignore-scripts
COPY . .
RUN --mount=type=secret,id=ca \
    if [ -s /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca NPM_CONFIG_CAFILE=/run/secrets/ca; fi; \
    node scripts/unpacked.ts /image/opt/dodici \
    && mkdir -p /image/usr/local/bin /data \
    && ln -s /opt/dodici/bin/dodici.js /image/usr/local/bin/dodici

FROM ${BASE}
COPY --from=build /image/ /
COPY --from=build --chown=10001:10001 /data /data
ENV NODE_ENV=production DATA_DIR=/data XDG_CACHE_HOME=/tmp
WORKDIR /opt/dodici
# Nobody else's number; files of the volume are theirs.
USER 10001:10001
VOLUME /data
EXPOSE 5001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 5001}/api/v1/health`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
ENTRYPOINT ["dodici"]
CMD ["start"]
