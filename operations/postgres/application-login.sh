#!/bin/sh
# The application's own login, under row-level security (ADR 4). Run once, by the image, on an empty database.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" << 'END'
create role valorisation_app login nobypassrls password :'password';
END
