#!/bin/sh
# Replaces the app processes by new ones of the current image and configuration, one after the other: the next only
# when the one before is ready, so that somebody always serves. Stops at the first that does not become ready.
set -eu
for app in app-1 app-2; do
  docker compose up --detach --no-deps --force-recreate --wait "$app"
done
