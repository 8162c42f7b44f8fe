# PgBouncer and HAProxy as Debian has them: the versions that `npm run cluster -- --prove` was run with.
FROM debian:12.11-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends haproxy pgbouncer \
  && rm -rf /var/lib/apt/lists/*
COPY haproxy /etc/valorisation/haproxy
COPY pgbouncer /etc/valorisation/pgbouncer
USER nobody
