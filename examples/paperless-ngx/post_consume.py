#!/usr/bin/env python3
"""Post-consume script of paperless-ngx: has each new PDF read by a crossfoot daemon, and tells the document what it says.

    PAPERLESS_POST_CONSUME_SCRIPT=/usr/src/paperless/scripts/post_consume.py
    CROSSFOOT_URL=http://crossfoot:8402            a daemon: crossfoot serve --free --host 0.0.0.0
    CROSSFOOT_PAPERLESS_URL=http://localhost:8000  paperless itself (this is the default)
    CROSSFOOT_PAPERLESS_TOKEN=...                  a token of paperless: My Profile, API auth token

It adds the tag "crossfoot: pay", "crossfoot: check", "crossfoot: send-back" or "crossfoot: hold", a note with the reasons, and
those of these custom fields that exist: "Invoice number", "Invoice date", "Due date", "Amount due", "Vendor". Whatever else the
document has stays. A paper that crossfoot does not read is left as it is, and the log of paperless says why.
Needs nothing but the Python of paperless. Written for paperless-ngx 2 (its REST API, version 5 and later).
"""

import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
from decimal import Decimal
from pathlib import Path

CROSSFOOT = os.environ.get("CROSSFOOT_URL", "http://127.0.0.1:8402").rstrip("/")
PAPERLESS = os.environ.get("CROSSFOOT_PAPERLESS_URL", "http://localhost:8000").rstrip("/")
TOKEN = os.environ.get("CROSSFOOT_PAPERLESS_TOKEN", "")

READERS = ("/api/v1/extract", "/api/v1/invoice")
OTHER_KIND = 502
TAG = "crossfoot: "


def read(pdf):
    """What crossfoot says of a PDF; or None, and the log says why."""
    for path in READERS:
        request = urllib.request.Request(
            f"{CROSSFOOT}{path}?detail=full", data=pdf, headers={"Content-Type": "application/pdf"}
        )
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                return json.load(response, parse_float=Decimal)
        except urllib.error.HTTPError as error:
            sentence = json.loads(error.read()).get("error", f"status {error.code}")
            if error.code != OTHER_KIND:
                break
    print(f"crossfoot did not read it: {sentence}")
    return None


def call(method, path, body=None):
    """One call of the API of paperless."""
    request = urllib.request.Request(
        f"{PAPERLESS}/api/{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": f"Token {TOKEN}",
            "Accept": "application/json",
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


def named(what, name):
    """The tag or custom field of a name; None where there is none."""
    query = urllib.parse.urlencode({"name__iexact": name})
    results = call("GET", f"{what}/?{query}")["results"]
    # Not every version knows the filter.
    return next((one for one in results if one["name"].lower() == name.lower()), None)


def values_of(answer):
    """Values for custom fields by their names; what is not printed or not certain is left out."""
    bill = answer.get("invoice")
    if bill is not None:
        due = bill["balanceDue"] if bill["balanceDue"] is not None else bill["total"]
        values = {
            "Invoice number": bill["invoiceNumber"],
            "Invoice date": bill["invoiceDate"],
            "Due date": bill["dueDate"],
            "Amount due": None if due is None else f"{bill['currency'] or ''}{Decimal(due):.2f}",
            "Vendor": bill["vendor"]["name"],
        }
    else:
        paper = answer["document"]
        due = paper.get("currentPaymentDue", paper.get("amount"))
        values = {"Amount due": None if due is None else f"{Decimal(due):.2f}"}
    return {name: value for name, value in values.items() if value is not None}


def note_of(answer):
    """The verdict and its reasons, in the words of crossfoot."""
    reasons = [reason["sentence"] for reason in answer["reasons"]]
    return "\n".join((f"crossfoot: {answer['verdict']}", *reasons))


def tell(document_id, answer):
    """Adds tag, custom fields and note to a document."""
    name = TAG + answer["verdict"]
    tag = named("tags", name) or call("POST", "tags/", {"name": name})
    document = call("GET", f"documents/{document_id}/")
    # A paper that is read again has another verdict now.
    others = [one["id"] for one in call("GET", f"tags/?{urllib.parse.urlencode({'name__istartswith': TAG})}")["results"] if one["name"].startswith(TAG)]
    tags = [one for one in document["tags"] if one not in others] + [tag["id"]]
    fields = {one["field"]: one["value"] for one in document["custom_fields"]}
    for field_name, value in values_of(answer).items():
        field = named("custom_fields", field_name)
        # What somebody has filled in is not overwritten.
        if field is not None and fields.get(field["id"]) is None:
            fields[field["id"]] = value
    custom_fields = [{"field": field, "value": value} for field, value in fields.items()]
    call("PATCH", f"documents/{document_id}/", {"tags": tags, "custom_fields": custom_fields})
    call("POST", f"documents/{document_id}/notes/", {"note": note_of(answer)})


def main():
    path = Path(os.environ["DOCUMENT_SOURCE_PATH"])
    if path.suffix.lower() != ".pdf":
        return
    answer = read(path.read_bytes())
    if answer is not None:
        tell(int(os.environ["DOCUMENT_ID"]), answer)


if __name__ == "__main__":
    try:
        main()
    except (OSError, KeyError, ValueError) as error:
        # Paperless shows the task as failed; the document itself is stored.
        sys.exit(f"The document is stored, but was not told what crossfoot says: {error!r}")
