#!/bin/sh
# Copies the primary on the first start, then follows it.
set -eu
export PGDATA=/var/lib/postgresql/replica
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host=database --username=replica --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby=on
