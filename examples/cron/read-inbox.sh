#!/bin/sh
# Reads what has come into a folder since the last time, and leaves results beside it. For cron:
#
#     */10 * * * * /opt/crossfoot/read-inbox.sh /srv/inbox /srv/results
#
# What was read before is not read again: crossfoot keeps a journal beside the results. Two runs at the same time
# would do the same work twice, so that the second one ends at once. cron mails what is printed: that is the summary,
# where a paper could not be read or does not add up, and only when it has changed.
set -eu

inbox=$1
results=$2
crossfoot=${CROSSFOOT:-crossfoot}

mkdir -p "$results"
exec 9>"$results/.lock"
flock -n 9 || exit 0

code=0
said=$("$crossfoot" read "$inbox" --out "$results/" --format json --resume 2>&1) || code=$?
said=$(printf '%s\n' "$said" | grep -v 'known and not read again' || true)

# 3: a paper was not read. 4: a check failed. Everything else but 0 is a fault.
if [ "$code" -ne 0 ] && [ "$said" != "$(cat "$results/.said" 2>/dev/null)" ]; then
  printf '%s\n' "$said"
fi
printf '%s\n' "$said" >"$results/.said"
exit "$code"
