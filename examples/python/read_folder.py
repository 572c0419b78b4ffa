#!/usr/bin/env python3
"""Reads every PDF of a folder by a crossfoot daemon, and prints one row of CSV for each.

    crossfoot serve --free &
    python3 read_folder.py http://127.0.0.1:8402 bills/ > bills.csv

Needs nothing but Python 3.9. Ends with 3 where a paper could not be read, as `crossfoot read` does.
"""

import csv
import json
import sys
import time
import urllib.error
import urllib.request
from decimal import Decimal
from pathlib import Path

# A paper is tried as a pay application or change order first, then as a bill.
READERS = ("/api/v1/extract", "/api/v1/invoice")

# What another reader may read; 503 and 429 are tried again.
OTHER_KIND = 502
BUSY = (429, 503)
MOST_TRIES = 5


def ask(url, pdf):
    """The answer for one PDF, or the sentence that says why there is none."""
    for _ in range(MOST_TRIES):
        request = urllib.request.Request(
            url + "?detail=full", data=pdf, headers={"Content-Type": "application/pdf"}
        )
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                # Amounts stay exact: a float would lose cents of large sums.
                return 200, json.load(response, parse_float=Decimal)
        except urllib.error.HTTPError as error:
            body = error.read()
            if error.code not in BUSY:
                return error.code, json.loads(body)
            time.sleep(min(30, int(error.headers.get("Retry-After", "5"))))
    return 503, {"error": "The server was busy for too long."}


def read(server, pdf):
    """The first answer of the readers, or the last refusal."""
    for path in READERS:
        status, answer = ask(server.rstrip("/") + path, pdf)
        if status != OTHER_KIND:
            break
    return status, answer


def row(answer):
    """What an accountant wants to see of an answer: kind, party, number, date, amount, what to do and why."""
    reasons = answer["reasons"]
    why = reasons[0]["sentence"] if reasons else ""
    bill = answer.get("invoice")
    if bill is not None:
        amount = bill["balanceDue"] if bill["balanceDue"] is not None else bill["total"]
        fields = (bill["documentType"], bill["vendor"]["name"], bill["invoiceNumber"], bill["invoiceDate"], amount)
    else:
        paper = answer["document"]
        if paper["documentType"] == "CHANGE_ORDER":
            fields = (paper["documentType"], paper["issuer"], paper["number"], paper["date"], paper["amount"])
        else:
            fields = (
                paper["documentType"],
                None,
                paper["applicationNumber"],
                paper["periodTo"],
                paper["currentPaymentDue"],
            )
    return (*fields, answer["verdict"], why)


def main(server, folder):
    writer = csv.writer(sys.stdout)
    writer.writerow(("file", "kind", "from", "number", "date", "amount", "verdict", "reason"))
    unread = 0
    for path in sorted(Path(folder).rglob("*.pdf")):
        status, answer = read(server, path.read_bytes())
        if status == 200:
            writer.writerow((path, *row(answer)))
        else:
            unread += 1
            writer.writerow((path, "", "", "", "", "", "not read", answer.get("error", status)))
    return 3 if unread > 0 else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2]))
