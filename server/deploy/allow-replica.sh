#!/bin/sh
# Runs once, when the database is made: a role that may only stream, from the inside network.
set -eu
psql -v ON_ERROR_STOP=1 -v secret="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE replica WITH REPLICATION LOGIN PASSWORD :'secret';
SQL
echo "host replication replica 172.30.0.0/24 scram-sha-256" >> "$PGDATA/pg_hba.conf"
