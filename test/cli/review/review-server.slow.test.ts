import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crossfoot, folderOf } from "../run-crossfoot.ts";
import { acceptAll, readAccepted, shown, type Shown } from "./accept-all.ts";
import { runReview, type RunningReview } from "./run-review.ts";

const PAPER = "fixtures/invoice/hire-schedule/scaffold.pdf";
const SCAN = "fixtures/scans/invoice/receipt-photo.pdf";

describe("the server of a review", () => {
  let review: RunningReview;
  let folder: string;
  beforeAll(async () => {
    folder = folderOf({ "bill.pdf": PAPER });
    review = await runReview([folder]);
  });
  afterAll(async () => {
    await review.stop();
  });

  test("listens on the loopback alone, at an address with a secret of 32 bytes", () => {
    expect(review.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{43}\/$/);
  });

  test("lets nothing in from outside and leaves nothing in a cache", async () => {
    for (const path of ["", "review.js", "papers/0"]) {
      const { headers } = await review.get(path);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; script-src 'self'/,
      );
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test.each([
    ["without the token", "/", 404],
    ["with another token", `/${"x".repeat(43)}/papers/0`, 404],
    ["for a file", "../../../../etc/passwd", 404],
    ["for a file in other letters", "..%2f..%2fetc%2fpasswd", 404],
    ["for no paper", "papers/99", 200],
    ["for no page", "papers/0/pages/99/picture", 404],
    ["for what there is not", "papers/0/delete", 404],
  ])("answers a request %s", async (_name, path, status) => {
    const response = await review.get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain("root:");
  });

  test("refuses a name that was led here, and a request of another page", async () => {
    const { pathname, port } = new URL(review.address);
    const sent = async (headers: Record<string, string>, method: string): Promise<number> =>
      new Promise((done, failed) => {
        request(
          { host: "127.0.0.1", port, path: `${pathname}end`, method, headers },
          (response) => {
            response.resume();
            done(response.statusCode ?? 0);
          },
        )
          .on("error", failed)
          .end();
      });
    expect(await sent({ host: "evil.example" }, "GET")).toBe(421);
    const type = { "content-type": "application/json" };
    expect(await sent({ ...type, origin: "http://evil.example" }, "POST")).toBe(403);
    expect(await sent(type, "POST")).toBe(403);
    expect((await review.get("")).status).toBe(200);
  });

  test.each([
    ["a body that is too large", `{"field":"${"x".repeat(70_000)}"}`, 413],
    ["what is no JSON", "{", 400],
    ["what is no wish", '{"field":"total","act":"type","value":"1.00"}', 400],
  ])("refuses %s", async (_name, body, status) => {
    expect((await review.post("papers/0/decide", body)).status).toBe(status);
  });

  test("takes only what is printed", async () => {
    const wish = { field: "total", act: "point", words: [0] };
    const view = await shown(review.post("papers/0/decide", wish));
    expect(view.isDone).toBe(false);
    expect(view.told).toContain("cannot be read as an amount");
    const far = await shown(review.post("papers/0/decide", { ...wish, words: [1_000_000] }));
    expect(far.isDone).toBe(false);
  });
});

describe("rows", () => {
  let review: RunningReview;
  let folder: string;
  beforeAll(async () => {
    folder = folderOf({ "bill.pdf": PAPER });
    review = await runReview([folder]);
  });
  afterAll(async () => {
    await review.stop();
  });

  async function wordsOfLine(text: string): Promise<readonly number[]> {
    const words = (await (await review.get("papers/0/pages/1/words")).json()) as readonly {
      readonly number: number;
      readonly line: number;
      readonly text: string;
    }[];
    const line = words.find((word) => word.text === text)?.line;
    return words.filter((word) => word.line === line).map(({ number }) => number);
  }

  test.each([
    ["a row that there is not", { field: "lineItems.9", act: "absent" }, "no such field or row"],
    ["a cell of it", { field: "lineItems.9.amount", act: "accept" }, "no such field or row"],
    ["a column that there is not", { field: "lineItems.1.colour", act: "absent" }, "no such field"],
    [
      "words that are not on the page",
      { field: "lineItems", act: "add", words: [1e6] },
      "not on the paper",
    ],
    ["the same word twice", { field: "lineItems", act: "add", words: [3, 3] }, "not on the paper"],
    [
      "a word of a cell that is not on the page",
      { field: "lineItems.1.amount", act: "point", words: [1e6] },
      "not on the paper",
    ],
    [
      "what is no amount",
      { field: "lineItems.1.amount", act: "point", words: [0] },
      "cannot be read as an amount",
    ],
    ["a row of a field", { field: "total", act: "add", words: [3] }, "added to a list alone"],
  ])("refuses %s", async (_name, wish, told) => {
    const view = await shown(review.post("papers/0/decide", wish));
    expect(view.isDone).toBe(false);
    expect(view.told).toContain(told);
  });

  test("that are corrected, struck out and added are what is saved and learnt from", async () => {
    await acceptAll(review, 0);
    const row = await wordsOfLine("Hoist,");
    const refused = await shown(
      review.post("papers/0/decide", { field: "lineItems", act: "add", words: row }),
    );
    expect(refused.told).toBe("This is row 4 already.");
    await shown(review.post("papers/0/decide", { field: "lineItems.3", act: "absent" }));
    const added = await shown(
      review.post("papers/0/decide", { field: "lineItems", act: "add", words: row }),
    );
    expect(added).toMatchObject({ isDone: true, field: "lineItems.4" });
    await shown(review.post("papers/0/decide", { field: "lineItems.2", act: "absent" }));
    await shown(review.post("papers/0/decide", { field: "lineItems.0.quantity", act: "absent" }));
    await shown(review.post("papers/0/save"));
    const { invoice } = JSON.parse(readFileSync(join(folder, "bill.truth.json"), "utf8")) as {
      readonly invoice: { readonly lineItems: readonly object[] };
    };
    expect(invoice.lineItems).toMatchObject([
      { description: "Independent tied scaffold, north elevation", quantity: null, amount: 740 },
      { amount: 1650 },
      { description: "Hoist, 500 kg", quantity: 4, unitPrice: 140, amount: 560 },
    ]);
    const golden = JSON.parse(readFileSync(join(folder, "bill.expected.json"), "utf8")) as {
      readonly checks: object;
      readonly lineItems: readonly object[];
    };
    expect(golden.lineItems).toHaveLength(3);
    expect(golden.checks).toMatchObject({ lines_to_subtotal: false });
    const { answer } = await readAccepted(folder);
    expect(answer.invoice).toEqual(invoice);
  });
});

describe("a step", () => {
  test("is answered by what has changed, and by everything where the page shows something else", async () => {
    const review = await runReview([folderOf({ "bill.pdf": PAPER })]);
    const decide = async (version: number, field: string, act: string): Promise<Shown> =>
      shown(review.post("papers/0/decide", { field, act, shown: version }));
    const opened = await shown(review.get("papers/0"));
    expect(opened.frame).toBeDefined();
    const field = await decide(opened.version, "invoiceDate", "absent");
    expect(field.frame).toBeUndefined();
    expect(field.changes.map((change) => change.field)).toEqual(["invoiceDate"]);
    const cell = await decide(field.version, "lineItems.1.description", "accept");
    expect(cell.changes.map((change) => change.field)).toEqual(["lineItems"]);
    expect(cell.changes[0]?.item).toBeUndefined();
    expect(rowsIn(cell)).toEqual(["lineItems.1"]);
    // Another window shows what was before, or nothing.
    for (const version of [opened.version, cell.version, 1e9]) {
      const other = await decide(version, "total", "accept");
      expect(other.frame).toBeDefined();
      expect(rowsIn(other)).toEqual([
        "lineItems.0",
        "lineItems.1",
        "lineItems.2",
        "lineItems.3",
        "taxes.0",
      ]);
    }
    // What is refused or saved changes nothing of the fields.
    const now = await shown(review.get("papers/0"));
    expect(now.version).toBeGreaterThan(cell.version);
    const refused = await decide(now.version, "lineItems.9", "accept");
    expect(refused).toMatchObject({ isDone: false, changes: [] });
    expect(refused.frame).toBeUndefined();
    await review.stop();
  });
});

/** The rows that an answer brings. */
function rowsIn({ changes }: Shown): readonly string[] {
  return changes.flatMap(({ rows }) =>
    rows.flatMap((change) => change.rows.flatMap(([row]) => row?.field ?? [])),
  );
}

describe("saving", () => {
  test("waits until everything was looked at, and writes nothing before", async () => {
    const folder = folderOf({ "bill.pdf": PAPER });
    const review = await runReview([folder]);
    const early = await shown(review.post("papers/0/save"));
    expect(early).toMatchObject({ isDone: false, told: "Not saved: look at this first." });
    expect(early.field).toBeTypeOf("string");
    await acceptAll(review, 0);
    expect(readdirSync(folder)).toEqual(["bill.pdf"]);
    const saved = await shown(review.post("papers/0/save"));
    expect(saved.told).toBe("Written: bill.expected.json, bill.review.json, bill.truth.json.");
    expect(readdirSync(folder).toSorted()).toEqual([
      "bill.expected.json",
      "bill.pdf",
      "bill.review.json",
      "bill.truth.json",
    ]);
    // What this review has written itself it writes over without asking.
    await shown(review.post("papers/0/decide", { field: "purchaseOrder", act: "absent" }));
    expect((await shown(review.post("papers/0/save"))).isDone).toBe(true);
    expect(await review.stop()).toBe(0);
  });

  test("asks before it replaces what somebody else has written meanwhile", async () => {
    const folder = folderOf({ "bill.pdf": PAPER });
    const golden = join(folder, "bill.expected.json");
    const review = await runReview([folder]);
    await acceptAll(review, 0);
    writeFileSync(golden, '{"of": "a colleague"}\n');
    const asked = await shown(review.post("papers/0/save"));
    expect(asked.told).toContain("bill.expected.json is there already and says something else");
    expect(readFileSync(golden, "utf8")).toContain("colleague");
    // What was asked about is not what is there now.
    writeFileSync(golden, '{"of": "another"}\n');
    expect((await shown(review.post("papers/0/save"))).isDone).toBe(false);
    expect((await shown(review.post("papers/0/save"))).isDone).toBe(true);
    expect(readFileSync(golden, "utf8")).toContain('"document": "INVOICE"');
    await review.stop();
  });

  test("refuses where the PDF is no longer the one that was read", async () => {
    const folder = folderOf({ "bill.pdf": PAPER });
    const review = await runReview([folder]);
    await acceptAll(review, 0);
    copyFileSync("fixtures/invoice/progress-bill/abschlag.pdf", join(folder, "bill.pdf"));
    const view = await shown(review.post("papers/0/save"));
    expect(view.told).toContain("the PDF has changed");
    expect(existsSync(join(folder, "bill.expected.json"))).toBe(false);
    await review.stop();
  });

  test("of wrong rows leaves them out of what is learnt from, and writes no golden", async () => {
    const folder = folderOf({ "bill.pdf": PAPER });
    const review = await runReview([folder, "--all"]);
    await acceptAll(review, 0);
    await shown(review.post("papers/0/decide", { field: "lineItems", act: "absent" }));
    const saved = await shown(review.post("papers/0/save"));
    expect(saved.told).toBe("Written: bill.review.json, bill.truth.json.");
    const truth = readFileSync(join(folder, "bill.truth.json"), "utf8");
    expect(JSON.parse(truth)).not.toHaveProperty("invoice.lineItems");
    expect(JSON.parse(truth)).toHaveProperty("invoice.taxes");
    await review.stop();
    const { answer } = await readAccepted(folder);
    expect(answer.warnings).toContain(
      "A person reviewed this paper and said that some of its rows are wrong.",
    );
  });
});

describe("the command", () => {
  test("lists what waits for somebody, and no longer what was accepted", async () => {
    const folder = folderOf({
      "bill.pdf": PAPER,
      "good.pdf": "fixtures/pay-application/aia-g702/first-application.pdf",
    });
    const before = await crossfoot(["review", folder, "--list"]);
    expect(before.code).toBe(0);
    expect(before.stdout).toContain("bill.pdf");
    expect(before.stdout).not.toContain("good.pdf");
    await crossfoot(["golden", "accept", join(folder, "bill.pdf")]);
    const after = await crossfoot(["review", folder, "--list"]);
    expect(after.stdout).toBe("");
    expect(after.stderr).toContain("2 papers: 0 to review, 0 not read.");
  });

  test("shows a scan with its words where they stand", async () => {
    const review = await runReview([folderOf({ "scan.pdf": SCAN }), "--all"]);
    const words = (await (await review.get("papers/0/pages/1/words")).json()) as readonly {
      readonly left: number;
      readonly width: number;
    }[];
    expect(words.length).toBeGreaterThan(20);
    expect(words.every(({ left, width }) => left >= 0 && left + width <= 1.01)).toBe(true);
    const picture = await review.get("papers/0/pages/1/picture");
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    await review.stop();
  });

  test("ends where the page wants it", async () => {
    const review = await runReview([folderOf({ "bill.pdf": PAPER })]);
    expect(await (await review.post("end")).json()).toEqual({ kind: "ended" });
    expect(await review.ended).toBe(0);
  });

  test.each([
    ["of standard input", "-", /name files or folders, not -/],
    ["of object storage", "s3://bucket/a.pdf", /name files or folders, not s3:/],
  ])("refuses papers %s, beside which nothing can be written", async (_name, path, message) => {
    const { code, stderr } = await crossfoot(["review", path]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test("ends with what was not found", async () => {
    const { code, stderr } = await crossfoot(["review", join(folderOf(), "none.pdf")]);
    expect(code).toBe(3);
    expect(stderr).toContain("There is no file or folder of this name.");
  });
});
