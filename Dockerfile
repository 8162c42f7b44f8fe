# syntax=docker/dockerfile:1
# One image for the API, the worker and the migrations: docker-compose.yml chooses the entry.

FROM node:24.8.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY contract/package.json contract/
COPY backend/package.json backend/
COPY console/package.json console/
COPY local/package.json local/
RUN npm ci --loglevel=error
COPY tsconfig.base.json rolldown.config.mjs ./
COPY rules rules
COPY contract contract
COPY backend/tsconfig.json backend/
COPY backend/src backend/src
COPY backend/content/pages backend/content/pages
COPY console console
COPY templates/colors.css templates/
RUN npx tsc -b rules contract backend && npx rolldown -c && npm run build --workspace console

FROM node:24.8.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY contract/package.json contract/
COPY backend/package.json backend/
# Without the local set-up (embedded PostgreSQL, mail catcher, supervisor): here servers are named by their addresses.
RUN npm ci --omit=dev --workspace rules --workspace contract --workspace backend --loglevel=error

FROM node:24.8.0-bookworm-slim
# Libraries of the Chromium that comes with the packages, and an init that reaps its processes.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libnss3 libexpat1 tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/rules/dist rules/dist
COPY --from=build /app/contract/dist contract/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/console/dist console/dist
COPY --from=build /app/console/dist-server console/dist-server
COPY backend/content backend/content
COPY templates templates
RUN mkdir /data /backups && chown node:node /data /backups
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
  NODE_OPTIONS="--enable-source-maps --disable-warning=ExperimentalWarning --max-semi-space-size=32 --max-old-space-size=1024"
USER node
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["tini", "--"]
CMD ["node", "backend/dist/bundle/main.api.js"]
