# crossfoot serve in a container. Build: docker build --tag crossfoot .
# Run: see docs/serving.md; the root file system may be read-only, nothing is written.

FROM node:22-bookworm-slim AS build
WORKDIR /crossfoot
COPY package.json package-lock.json tsconfig.json tsconfig.build.json ./
RUN npm ci --ignore-scripts
COPY bin bin
COPY src src
COPY templates templates
COPY deploy/build deploy/build
COPY fixtures/pay-application/aia-g702/first-application.pdf fixtures/pay-application/aia-g702/
RUN npm run build
# What runs: the package's own dependencies with recognition, and what takes payments, each as the lock file has it.
RUN node deploy/build/keep-payment.js && npm prune --omit=dev --ignore-scripts

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    CROSSFOOT_SERVE_HOST=0.0.0.0 \
    CROSSFOOT_SERVE_PORT=8402
WORKDIR /crossfoot
COPY --from=build /crossfoot/package.json ./
COPY --from=build /crossfoot/node_modules node_modules
COPY --from=build /crossfoot/bin bin
COPY --from=build /crossfoot/dist dist
USER node
EXPOSE 8402
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CROSSFOOT_SERVE_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "bin/crossfoot.js", "serve"]
