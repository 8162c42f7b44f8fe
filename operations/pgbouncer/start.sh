#!/bin/sh
# Writes what only this installation knows, then becomes PgBouncer. Environment: DATABASE_HOST, APP_PASSWORD.
set -eu
umask 077
printf '"valorisation_app" "%s"\n' "$APP_PASSWORD" > /tmp/users.txt
cat > /tmp/pgbouncer.ini << END
[databases]
valorisation = host=$DATABASE_HOST port=5432 dbname=valorisation
[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
unix_socket_dir =
auth_file = /tmp/users.txt
%include /etc/valorisation/pgbouncer/settings.ini
END
exec /usr/sbin/pgbouncer /tmp/pgbouncer.ini
