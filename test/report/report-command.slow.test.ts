import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import type { Answer } from "../../src/wire/answer.ts";
import { crossfoot, EMPTY, type Finished, folderOf } from "../cli/run-crossfoot.ts";

const HOSTILE = `a"><img src=x onerror=alert(1)>\u202efdp'&amp;.pdf`;

/** Applications of three contracts, broken ones, invoices with a copy, unreadable files, and a name that means harm. */
function mixedFolder(): string {
  const sources = [
    ...pdfsIn("fixtures/audit/clinic"),
    ...pdfsIn("fixtures/audit/weir").slice(0, 2),
    ...["row_total", "g702_math"].map((name) => `fixtures/broken/${name}.pdf`),
    ...["german-letter", "broken"].flatMap((name) =>
      pdfsIn(`fixtures/invoice/${name}`).slice(0, 4),
    ),
    "fixtures/hostile/encrypted.pdf",
    EMPTY,
  ];
  const folder = folderOf(
    Object.fromEntries(
      sources.map((source, index) => [`${index + 10}-${basename(source)}`, source]),
    ),
  );
  copyFileSync("fixtures/broken/row_percent.pdf", join(folder, HOSTILE));
  copyFileSync("fixtures/invoice/german-letter/beton.pdf", join(folder, "zz-copy.pdf"));
  return folder;
}

function pdfsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".pdf"))
    .toSorted()
    .map((name) => join(folder, name));
}

const folder = mixedFolder();
const out = join(folderOf(), "deep", "report.html");
let run: Finished;
let page = "";

beforeAll(async () => {
  run = await crossfoot(["report", folder, "--out", out, "--jobs", "2", "--title", "March"]);
  page = readFileSync(out, "utf8");
});

/** What stands between the tags, entities taken back, blanks as a browser shows them. */
function shown(markup: string): string {
  const plain = markup.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
  const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
  return plain
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity as keyof typeof entities])
    .trim();
}

describe("a report on a mixed folder", () => {
  test("has every input exactly once, and counts that add up to them", () => {
    const names = [...page.matchAll(/<h3 id="d\d+-name">([\s\S]*?)<\/h3>/g)].map(([, name = ""]) =>
      shown(name).replaceAll("\ufffd", "\u202e"),
    );
    expect(names.toSorted()).toEqual(readdirSync(folder).toSorted());
    const [tiles = ""] = /<dl class="tiles">[\s\S]*?<\/dl>/.exec(page) ?? [];
    const parts = [...tiles.matchAll(/<dd>(\d+)<\/dd>/g)].map(([, count]) => Number(count));
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(names.length);
    const [, inputs, counts = ""] = /(\d+) inputs: ([^.]*)\./.exec(run.stderr) ?? [];
    expect(Number(inputs)).toBe(names.length);
    const told = [...counts.matchAll(/\d+/g)].map(([count]) => Number(count));
    expect(parts).toEqual(told);
  });

  test("ends as read does where a file was not read, and says where the page is", () => {
    expect(run.code).toBe(3);
    expect(run.stdout).toBe(`${out}\n`);
    expect(run.stderr).toContain("encrypted.pdf: The PDF is protected by a password.");
  });

  test("its sums are those of the answers, to the cent", async () => {
    const read = await crossfoot(["read", folder, "--format", "json", "--quiet"]);
    const answers = JSON.parse(read.stdout) as readonly (Answer & { file: string })[];
    const due = answers.flatMap((answer) =>
      "document" in answer && answer.document.documentType === "PAY_APPLICATION"
        ? (answer.document.currentPaymentDue ?? [])
        : [],
    );
    const euros = answers.flatMap((answer) =>
      "invoice" in answer && answer.invoice.currency === "EUR"
        ? (answer.invoice.balanceDue ?? answer.invoice.total ?? [])
        : [],
    );
    const sum = (amounts: readonly (number | string)[]): string =>
      Money.sum(amounts.map((amount) => Money.of(String(amount).replaceAll(",", "")))).toString();
    const sums = (begin: string, currency: string): string => {
      const rows = [...page.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) => row);
      const row = rows.find((one) => shown(one).startsWith(`${begin} ${currency}`.trim())) ?? "";
      const cells = [...row.matchAll(/<td class="figure[^>]*>\s*(-?[\d,]+\.\d\d)/g)];
      return sum(cells.map(([, amount = "0"]) => amount));
    };
    expect(due.length).toBeGreaterThan(3);
    expect(sums("Pay applications", "")).toBe(sum(due));
    expect(euros.length).toBeGreaterThan(2);
    expect(sums("Invoices", "EUR")).toBe(sum(euros));
  });

  test("names are unique, and every link within the page leads somewhere", () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(links.length).toBeGreaterThan(1_000);
    expect(links.filter((href) => !href.startsWith("#") || !known.has(href.slice(1)))).toEqual([]);
    const named = [...page.matchAll(/(?:aria-labelledby|data-copies|for)="([^"]+)"/g)];
    const parts = named.flatMap(([, names = ""]) => names.split(" "));
    expect(parts.filter((name) => !known.has(name))).toEqual([]);
  });

  test("everything that is not in order is among what needs attention", () => {
    const attention = page.slice(page.indexOf('id="attention"'), page.indexOf('id="contracts"'));
    const wanted = [...page.matchAll(/<article\s+id="(\w+)"[^>]*data-verdict="([\w-]+)"/g)].flatMap(
      ([, id = "", verdict = ""]) => (verdict === "pay" || verdict === "in-order" ? [] : [id]),
    );
    expect(wanted.length).toBeGreaterThan(6);
    expect(wanted.filter((id) => !attention.includes(`href="#${id}"`))).toEqual([]);
    const headings = [...attention.matchAll(/<h3 id="([\w-]+)"/g)].map(([, id]) => id);
    const order = ["not-read", "send-back", "check", "hold"];
    expect(headings).toEqual(order.filter((id) => headings.includes(id)));
  });

  test("a document says which comparison sends it back, and leads to its contract", () => {
    const second = /data-file="\d+-pa-02\.pdf"[\s\S]*?<\/article>/.exec(page)?.[0] ?? "";
    expect(second).toContain('data-verdict="send-back"');
    expect(shown(second)).toContain("Change order 3 is listed with 4,816.00 in application 2");
    expect(second).toMatch(/href="#contract\d+"/);
  });

  test("a copy of an invoice does not count", () => {
    const copy = /data-file="zz-copy\.pdf"[\s\S]*?<\/article>/.exec(page)?.[0] ?? "";
    expect(copy).toContain('data-verdict="hold"');
    expect(shown(copy)).toMatch(/– This is a copy of \d+-beton\.pdf\./);
  });

  test("nothing that a name says becomes markup, and nothing turns the text around", () => {
    for (const evil of [/<img src=x/, /[\u202a-\u202e\u2066-\u2069]/u, /<[^>]*\sstyle="/])
      expect(evil.exec(page)?.[0] ?? null).toBeNull();
  });

  test("shows pages with the failing figures boxed, both ways linked", () => {
    const broken = /data-file="\d+-row_total\.pdf"[\s\S]*?<\/article>/.exec(page)?.[0] ?? "";
    const box = /<a id="(d\d+-place-\d+)" class="doubtful" href="#(field-[\w-]+)"/.exec(
      broken.replaceAll(/\s+/g, " "),
    );
    expect(box).not.toBeNull();
    const [, place = "", field = ""] = box ?? [];
    expect(broken).toContain(`id="${field}"`);
    expect(broken).toContain(`href="#${place}"`);
    expect(broken.match(/<img\s/g)).toHaveLength(2);
    expect(page.length).toBeLessThan(150_000 * readdirSync(folder).length);
  });
});

test("the number of jobs changes no byte, and nothing is left beside the page", async () => {
  const few = folderOf({
    "a.pdf": "fixtures/broken/row_total.pdf",
    "b.pdf": "fixtures/invoice/broken/total-cents.pdf",
    "c.pdf": "fixtures/audit/clinic/sco-01.pdf",
    "d.pdf": EMPTY,
  });
  const [one = "", other = ""] = await Promise.all(
    ["1", "3"].map(async (jobs) => {
      const path = join(folderOf(), "report.html");
      await crossfoot(["report", few, "--out", path, "--jobs", jobs, "--quiet"]);
      expect(readdirSync(join(path, ".."))).toEqual(["report.html"]);
      return readFileSync(path, "utf8");
    }),
  );
  expect(one.length).toBeGreaterThan(100_000);
  expect(one === other).toBe(true);
});

test("a package is reported on paper by paper, each with its own pages", async () => {
  const path = join(folderOf(), "package.html");
  const { stderr } = await crossfoot([
    "report",
    "fixtures/packages/sound.pdf",
    "--split",
    "--out",
    path,
  ]);
  expect(stderr).toContain("To pay: 482,400.00 for 4 pay applications.");
  const own = readFileSync(path, "utf8");
  expect(own).toContain('alt="Page 5 of sound.pdf, pages 4-5"');
  expect(own).not.toContain("left out here");
});

describe.concurrent("a report", () => {
  test("on all that is broken has every input, and is light without pictures", async () => {
    const path = join(folderOf(), "light.html");
    const { code, stderr } = await crossfoot([
      "report",
      "fixtures/audit",
      "fixtures/broken",
      "--no-pictures",
      "--out",
      path,
    ]);
    const light = readFileSync(path, "utf8");
    const inputs = pdfsIn("fixtures/audit").length + pdfsIn("fixtures/broken").length;
    expect(light.match(/<article\s/g)).toHaveLength(inputs);
    expect(stderr).toContain(`${inputs} inputs: `);
    expect(light.includes("<img")).toBe(false);
    expect(light.includes("Pictures of the pages are left out of this report")).toBe(true);
    expect(light.includes("p. 1</span>")).toBe(true);
    expect(code).toBe(4);
  });

  test("ends well where all is in order, and names itself after its folder", async () => {
    const path = join(folderOf(), "weir.html");
    const { code } = await crossfoot([
      "report",
      "fixtures/audit/weir",
      "--no-pictures",
      "--out",
      path,
      "--quiet",
    ]);
    expect(code).toBe(0);
    const weir = readFileSync(path, "utf8");
    expect(weir).toContain("<h1>Report on weir</h1>");
    expect(shown(weir)).toContain(
      "Nothing: every input was read, and nothing speaks against any of them.",
    );
    expect(weir.match(/role="img"/g)).toHaveLength(2);
    expect(weir).toMatch(/Application 5: [\d,.]+\. The same figures stand in the table/);
  });

  test("does not take the place of a document or a folder", async () => {
    const own = folderOf({ "a.pdf": "fixtures/broken/row_total.pdf" });
    const named = join(own, "a.html");
    copyFileSync(join(own, "a.pdf"), named);
    const onDocument = await crossfoot(["report", own, named, "--out", named]);
    expect([onDocument.code, onDocument.stderr]).toEqual([
      2,
      expect.stringContaining("is one of the documents"),
    ]);
    const onFolder = await crossfoot(["report", own, "--out", own]);
    expect(onFolder.stderr).toContain("report.html");
  });
});
