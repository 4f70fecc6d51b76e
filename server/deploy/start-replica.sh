#!/bin/sh
# Copies the primary on the first start, then follows it.
set -eu
export PGDATA=/var/lib/postgresql/replica
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The slot keeps what a replica that is away will need, up to max_slot_wal_keep_size. One from before is used again.
  copy() {
    pg_basebackup --host=database --username=replica --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf --slot=replica "$@"
  }
  copy --create-slot || copy
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby=on
