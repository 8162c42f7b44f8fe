#!/bin/sh
# The application's own login, under row-level security (ADR 4). Run once, by the image, on an empty database.
set -eu
psql --set=ON_ERROR_STOP=1 --set=login="$APP_LOGIN" --set=password="$APP_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" << 'END'
create role valorisation_app nologin nobypassrls;
select :'login' <> 'valorisation_app' as has_another_name \gset
\if :has_another_name
create role :"login" nobypassrls in role valorisation_app;
\endif
alter role :"login" login password :'password';
END
