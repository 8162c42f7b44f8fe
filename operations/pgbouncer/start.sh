#!/bin/sh
# Writes what only this installation knows, then becomes PgBouncer. Environment: DATABASE_HOST, APP_LOGIN, APP_PASSWORD;
# while a login is exchanged also APP_LOGIN_PREVIOUS, APP_PASSWORD_PREVIOUS.
set -eu
umask 077
here=${TMPDIR:-/tmp}
printf '"%s" "%s"\n' "$APP_LOGIN" "$APP_PASSWORD" > "$here/users.txt"
if [ -n "${APP_LOGIN_PREVIOUS:-}" ]; then
  printf '"%s" "%s"\n' "$APP_LOGIN_PREVIOUS" "$APP_PASSWORD_PREVIOUS" >> "$here/users.txt"
fi
cat > "$here/pgbouncer.ini" << END
[databases]
valorisation = host=$DATABASE_HOST port=5432 dbname=valorisation
[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
unix_socket_dir =
auth_file = $here/users.txt
%include /etc/valorisation/pgbouncer/settings.ini
END
exec pgbouncer "$here/pgbouncer.ini"
