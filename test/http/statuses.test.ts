import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { read } from "../../src/index.ts";
import { mailFile } from "../support/mail-file.ts";
import { zipFile } from "../support/zip-file.ts";
import { formOf, sentenceOf, type TestDaemon, testDaemon } from "../support/daemon.ts";

const GOOD = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const BILL = readFileSync("fixtures/invoice/us-classic/electric.pdf");
const PDF = { "content-type": "application/pdf" };
const JSON_TYPE = { "content-type": "application/json" };
const CONSTRUCTION = "/api/v1/extract";
const INVOICE = "/api/v1/invoice";

let daemon: TestDaemon;
beforeAll(async () => {
  daemon = await testDaemon();
});
afterAll(async () => daemon.close());

interface Sent {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Buffer | string | object;
}

async function post({ url = CONSTRUCTION, headers = {}, payload }: Sent) {
  return daemon.app.inject({
    method: "POST",
    url,
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

const FORMS: readonly (readonly [string, (bytes: Buffer) => Sent])[] = [
  ["raw", (bytes) => ({ headers: PDF, payload: bytes })],
  ["form", (bytes) => formOf([{ name: "file", bytes, fileName: "a.pdf" }])],
  [
    "form without a file name",
    (bytes) => formOf([{ name: "file", bytes, type: "application/pdf" }]),
  ],
  ["JSON", (bytes) => ({ headers: JSON_TYPE, payload: { document: base64(bytes) } })],
];

describe.each(FORMS)("a PDF as %s", (_name, formed) => {
  test("is read as a construction document, as the library reads it", async () => {
    const answer = await post(formed(GOOD));
    const expected = await read(GOOD, { kind: "construction" });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(JSON.stringify(expected));
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("is read as an invoice", async () => {
    const answer = await post({ ...formed(BILL), url: INVOICE });
    expect(answer.body).toBe(JSON.stringify(await read(BILL, { kind: "invoice" })));
  });

  test("comes with its whole proof where it is asked for", async () => {
    const answer = await post({ ...formed(GOOD), url: `${CONSTRUCTION}?detail=full` });
    const expected = await read(GOOD, { kind: "construction", detail: "full" });
    expect(answer.body).toBe(JSON.stringify(expected));
  });

  test("takes the parties of the query", async () => {
    const order = readFileSync("fixtures/change-order/twins/standpipe-of-the-sub.pdf");
    const parties = { subcontractor: "Nobody & Sons", gc: "Somebody, Inc." };
    const query = new URLSearchParams(parties).toString();
    const answer = await post({ ...formed(order), url: `${CONSTRUCTION}?${query}` });
    expect(answer.json()).toEqual(await read(order, { kind: "construction", ...parties }));
  });

  test("that is larger than the limit is refused with 413", async () => {
    const answer = await post(formed(Buffer.concat([GOOD, Buffer.alloc(LIMITS.documentBytes)])));
    expect([answer.statusCode, sentenceOf(answer)]).toEqual([
      413,
      expect.stringContaining("4 MB (4194304 bytes)"),
    ]);
  });

  test("of exactly the limit is taken", async () => {
    const padded = Buffer.concat([GOOD, Buffer.alloc(LIMITS.documentBytes - GOOD.length, "\n")]);
    expect((await post(formed(padded))).statusCode).not.toBe(413);
  });

  test("that is none is refused with 415", async () => {
    const answer = await post(formed(Buffer.from("<html>No PDF at all</html>")));
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { error: "The document is not a PDF. Print or export it to PDF and send that." },
    ]);
    expect(answer.headers["x-error-code"]).toBe("not-a-pdf");
  });

  test("that is a picture is refused with 415: over HTTP only PDFs are read", async () => {
    const picture = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex");
    expect((await post(formed(picture))).statusCode).toBe(415);
  });

  test.each([
    ["a ZIP file", zipFile([{ name: "a.pdf", content: GOOD }])],
    ["a ZIP file that begins with a PDF", zipFile([{ name: "a.pdf", content: GOOD, method: 0 }])],
    ["an e-mail", mailFile({ "a.pdf": GOOD })],
  ])("that is %s is refused with 415: over HTTP only PDFs are read", async (_title, bytes) => {
    const answer = await post(formed(Buffer.from(bytes)));
    expect([answer.statusCode, sentenceOf(answer)]).toEqual([415, expect.stringMatching(/PDF/)]);
  });

  test("that is empty is refused with 400", async () => {
    const answer = await post(formed(Buffer.alloc(0)));
    expect([answer.statusCode, sentenceOf(answer)]).toEqual([
      400,
      expect.stringMatching(/^The request holds no PDF\./),
    ]);
  });
});

test("parties may stand in the JSON body", async () => {
  const order = readFileSync("fixtures/change-order/twins/standpipe-of-the-sub.pdf");
  const parties = { subcontractor: "Hewlow Electric", gc: "Stavely & Roth Builders" };
  const payload = { document: base64(order), fileName: "any name.pdf", ...parties };
  const answer = await post({ headers: JSON_TYPE, payload });
  expect(answer.json()).toEqual(await read(order, { kind: "construction", ...parties }));
});

describe("a request is refused with 400 and a sentence", () => {
  const CASES: readonly (readonly [string, Sent, RegExp])[] = [
    ["without a body", {}, /holds no PDF/],
    ["with an empty JSON body", { headers: JSON_TYPE, payload: "" }, /holds no PDF/],
    ["without `document`", { headers: JSON_TYPE, payload: {} }, /holds no PDF/],
    ["with broken JSON", { headers: JSON_TYPE, payload: '{"document":' }, /no valid JSON/],
    [
      "with a list for JSON",
      { headers: JSON_TYPE, payload: "[]" },
      /JSON body is not as described/,
    ],
    [
      "with null for JSON",
      { headers: JSON_TYPE, payload: "null" },
      /JSON body is not as described/,
    ],
    [
      "with a number",
      { headers: JSON_TYPE, payload: { document: 7 } },
      /`document` must be string/,
    ],
    [
      "with an unknown member",
      { headers: JSON_TYPE, payload: { document: "AAAA", colour: "red" } },
      /member `colour` that is not known/,
    ],
    [
      "with parties for the invoice reader",
      { url: INVOICE, headers: JSON_TYPE, payload: { document: "AAAA", gc: "x" } },
      /member `gc` that is not known/,
    ],
    [
      "with two names for one party",
      {
        url: `${CONSTRUCTION}?gc=One`,
        headers: JSON_TYPE,
        payload: { document: base64(GOOD), gc: "Two" },
      },
      /two different values for `gc`/,
    ],
    ["with an unknown parameter", { url: `${CONSTRUCTION}?ocr=1` }, /query has a member `ocr`/],
    ["with a parameter twice", { url: `${CONSTRUCTION}?gc=a&gc=b` }, /`gc` must be string/],
    ["with an unknown detail", { url: `${CONSTRUCTION}?detail=all` }, /In the query, `detail`/],
    [
      "with an endless name",
      { url: `${CONSTRUCTION}?gc=${"x".repeat(201)}` },
      /must NOT have more than 200/,
    ],
    [
      "with a poisoned prototype",
      { headers: JSON_TYPE, payload: '{"__proto__":{"document":"AAAA"}}' },
      /JSON/,
    ],
    [
      "with a form field of another name",
      formOf([{ name: "document", bytes: GOOD, fileName: "a.pdf" }]),
      /field of another name/,
    ],
    ["with text for a file", formOf([{ name: "file", bytes: "a.pdf" }]), /holds text and no file/],
    [
      "with text for a file that says so",
      formOf([{ name: "file", bytes: "a.pdf", type: "text/plain; charset=utf-8" }]),
      /holds text and no file/,
    ],
    ["with no text for a file", formOf([{ name: "file", bytes: "" }]), /holds text and no file/],
    [
      "with two files",
      formOf([
        { name: "file", bytes: GOOD, fileName: "a.pdf" },
        { name: "file", bytes: GOOD, fileName: "b.pdf" },
      ]),
      /more than one file/,
    ],
    ["with a form without fields", formOf([]), /holds no PDF|form could not be read/],
    [
      "with a form that says no boundary",
      { headers: { "content-type": "multipart/form-data" }, payload: "x" },
      /form could not be read|could not be understood/,
    ],
  ];
  test.each(CASES)("%s", async (_name, sent, sentence) => {
    const answer = await post(sent);
    expect(answer.statusCode).toBe(400);
    expect(sentenceOf(answer)).toMatch(sentence);
  });
});

test.each([
  ["says nothing of itself", {}],
  ["has no name", { type: "application/octet-stream" }],
  ["counts as text", { type: "text/plain" }],
])("a PDF in a form that %s is read", async (_what, said) => {
  const answer = await post(formOf([{ name: "file", bytes: GOOD, ...said }]));
  expect(answer.statusCode).toBe(200);
});

test.each([
  ["application/octet-stream"],
  ["text/plain"],
  ["application/x-www-form-urlencoded"],
  ["image/png"],
  ["application/pdfx"],
  ["no type at all"],
])("a body of type %s is refused with 415", async (type) => {
  const answer = await post({ headers: { "content-type": type }, payload: GOOD });
  expect([answer.statusCode, sentenceOf(answer)]).toEqual([
    415,
    expect.stringContaining("Content-Type application/pdf"),
  ]);
});

test.each([["application/pdf; version=1.7"], ["Application/PDF"], ["APPLICATION/pdf;x=y"]])(
  "%s is the type of a PDF",
  async (type) => {
    const answer = await post({ headers: { "content-type": type }, payload: GOOD });
    expect(answer.statusCode).toBe(200);
  },
);

test("a compressed body is refused and not taken for a PDF", async () => {
  const { gzipSync } = await import("node:zlib");
  const headers = { ...PDF, "content-encoding": "gzip" };
  expect((await post({ headers, payload: gzipSync(GOOD) })).statusCode).toBe(415);
});

describe("a document that cannot be read is refused", () => {
  const CASES: readonly (readonly [string, number, RegExp])[] = [
    ["encrypted", 502, /^The PDF is protected by a password\. Send a copy without the password\.$/],
    ["cut-off", 502, /^The PDF is cut off: its end is missing\./],
    ["rubble", 502, /could not be opened/],
    ["no-pages", 502, /has no pages/],
    ["giant-page", 502, /page of the PDF is too large/],
    [
      "letter",
      502,
      /looks like neither a pay application nor a change order\. Invoices.*lien waivers are not read/,
    ],
    ["251-pages", 413, /more than 250 pages/],
    ["web-page", 415, /is not a PDF/],
    ["random-bytes", 415, /is not a PDF/],
    ["empty", 400, /holds no PDF/],
  ];
  test.each(CASES)("%s with %i", async (name, status, sentence) => {
    const answer = await post({
      headers: PDF,
      payload: readFileSync(`fixtures/hostile/${name}.pdf`),
    });
    expect(answer.statusCode).toBe(status);
    expect(sentenceOf(answer)).toMatch(sentence);
  });

  test("an invoice of more than 25 pages with 413, before anything else is said of it", async () => {
    const { default: PDFDocument } = await import("pdfkit");
    const paper = new PDFDocument();
    const chunks: Buffer[] = [];
    paper.on("data", (chunk: Buffer) => chunks.push(chunk));
    const whole = new Promise<void>((resolve) => paper.on("end", () => resolve()));
    for (let page = 2; page <= 26; page += 1) paper.addPage();
    paper.end();
    await whole;
    const sent = { headers: PDF, payload: Buffer.concat(chunks) };
    const answer = await post({ ...sent, url: INVOICE });
    expect([answer.statusCode, sentenceOf(answer)]).toEqual([
      413,
      expect.stringContaining("more than 25 pages"),
    ]);
    expect((await post(sent)).statusCode).toBe(502);
  });

  test("what a paper calls itself is not repeated", async () => {
    const statement = readFileSync("fixtures/lien-waiver/arizona/conditional-progress.pdf");
    const answer = await post({ headers: PDF, payload: statement });
    expect([answer.statusCode, answer.body.toLowerCase()]).toEqual([
      502,
      expect.not.stringContaining("conditional"),
    ]);
  });
});

test("other methods are refused with 405 and the methods that there are", async () => {
  const answer = await daemon.app.inject({ method: "PUT", url: CONSTRUCTION });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  const page = await daemon.app.inject({ method: "POST", url: "/privacy" });
  expect([page.statusCode, page.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("other paths are refused with 404", async () => {
  for (const url of ["/nothing", "/api/v1/extract/", "/API/v1/extract", "//", "/api/v1/%00"]) {
    const answer = await daemon.app.inject({ url });
    expect([url, answer.statusCode, typeof sentenceOf(answer)]).toEqual([url, 404, "string"]);
  }
});
