#!/bin/sh
# Copies the primary on the first start, then follows it.
set -eu
export PGDATA=/var/lib/postgresql/replica
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The slot keeps what a replica that is away will need, up to max_slot_wal_keep_size. One from before may have lost
  # that, and nobody can follow it any more.
  psql "host=database user=replica replication=yes" --command="DROP_REPLICATION_SLOT replica" || true
  pg_basebackup --host=database --username=replica --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf --slot=replica --create-slot
  chmod 700 "$PGDATA"
fi
exec postgres -c config_file=/etc/postgresql/postgresql.conf
