#!/bin/sh
# Run once by the image of PostgreSQL, when the cluster is made: a role that owns one database and nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role tailboard login nosuperuser nocreatedb nocreaterole password :'password';
create database tailboard owner tailboard;
revoke connect on database tailboard from public;
SQL
