#!/bin/sh
# The image of PostgreSQL runs it once, in an empty data folder. The shop reads and writes rows; another role owns the tables.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --no-psqlrc --username postgres --dbname postgres \
  --set shop="$SHOP_PASSWORD" --set owner="$OWNER_PASSWORD" <<'SQL'
create role aranya login password :'shop';
create role aranya_owner login password :'owner';
grant aranya to aranya_owner;
create database aranya owner aranya_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
SQL
