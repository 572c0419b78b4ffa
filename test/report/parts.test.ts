import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import type { Mark } from "../../src/explain/marks.ts";
import { attentionOf } from "../../src/report/attention.ts";
import { type Bar, barChart } from "../../src/report/contract-charts.ts";
import { contractsSection } from "../../src/report/contract-section.ts";
import { chosenPages, pageWords } from "../../src/report/document-detail.ts";
import { documentFrame, pageFrame } from "../../src/report/report-page.ts";
import { shownFields, shownRows } from "../../src/report/detail-tables.ts";
import type { Entry, Report } from "../../src/report/report.ts";
import { paymentGroups } from "../../src/report/payments.ts";
import { sumLines } from "../../src/report/sums.ts";
import { verdictCounts } from "../../src/report/totals.ts";

const ENTRY: Entry = {
  id: "d1",
  file: "a.pdf",
  verdict: "pay",
  reasons: [],
  kind: "INVOICE",
  title: ["Invoice 7", "2026-03-12"],
  parties: "From Kestrel Hardware",
  sender: "Kestrel Hardware",
  number: "7",
  dueDate: null,
  amount: {
    label: "Total",
    value: Money.of("0.10"),
    currency: "USD",
    remark: null,
    sum: "Invoices",
  },
  hasFailedCheck: false,
  confidence: 0.99,
  pageCount: 1,
  contractId: null,
  note: null,
};

const REPORT: Report = {
  title: "March <b>",
  entries: [ENTRY],
  contracts: [],
  looseOrders: [],
  notices: [],
  hasPictures: true,
  leftAlone: { files: 0, pictures: 0, named: [], wrapped: [] },
};

function bill(total: string | null, others: Partial<Entry> = {}): Entry {
  const value = total === null ? null : Money.of(total);
  return {
    ...ENTRY,
    amount: { label: "Total", value, currency: "USD", remark: null, sum: "Invoices" },
    ...others,
  };
}

describe("sums", () => {
  test("are exact, those of each verdict apart, and say what is not in them", () => {
    const [line] = sumLines([
      bill("0.10"),
      bill("0.20"),
      bill("10000000000000000.01"),
      bill(null),
      bill("5.00", { verdict: "hold" }),
    ]);
    const { pay, hold, check } = line?.parts ?? {};
    expect(pay).toMatchObject({ count: 3, lacking: 1 });
    expect(pay?.sum.toString()).toBe("10,000,000,000,000,000.31");
    expect(hold?.sum.toString()).toBe("5.00");
    expect(check).toMatchObject({ count: 0, lacking: 0 });
  });

  test("keep currencies apart, and what was billed from what was credited", () => {
    const euro = {
      label: "Total",
      value: Money.of("1.00"),
      currency: "EUR",
      remark: null,
      sum: "Invoices",
    };
    const credit = { ...euro, sum: "Credit notes" };
    const none = { ...euro, currency: null };
    const lines = sumLines([
      { ...ENTRY, amount: credit },
      { ...ENTRY, amount: euro },
      ENTRY,
      { ...ENTRY, amount: none },
      { ...ENTRY, kind: "CHANGE_ORDER", amount: { ...none, sum: null } },
    ]);
    expect(lines.map(({ name, currency }) => [name, currency])).toEqual([
      ["Invoices", null],
      ["Invoices", "EUR"],
      ["Invoices", "USD"],
      ["Credit notes", "EUR"],
    ]);
  });

  test("every input has one verdict", () => {
    const verdicts = ["pay", "check", "not-read", "send-back", "hold", "check"] as const;
    const order = { ...ENTRY, kind: "CHANGE_ORDER" } as const;
    const counts = verdictCounts([order, ...verdicts.map((verdict) => ({ ...ENTRY, verdict }))]);
    expect(counts).toEqual({
      pay: 1,
      "in-order": 1,
      check: 2,
      "send-back": 1,
      hold: 1,
      "not-read": 1,
    });
  });
});

describe("payments", () => {
  test("are what is paid and nothing else, by currency, what is due first before the others", () => {
    const euro = { ...ENTRY.amount, currency: "EUR" } as Entry["amount"];
    const groups = paymentGroups([
      bill("1.00", { id: "late", dueDate: "2026-05-01" }),
      bill("2.00", { id: "never" }),
      bill("4.00", { id: "soon", dueDate: "2026-04-01" }),
      bill("8.00", { id: "held", verdict: "hold", dueDate: "2026-03-01" }),
      { ...ENTRY, id: "euro", amount: euro },
      { ...ENTRY, id: "order", kind: "CHANGE_ORDER" },
    ]);
    expect(groups.map(({ entries }) => entries.map(({ id }) => id))).toEqual([
      ["euro"],
      ["soon", "late", "never"],
    ]);
    expect(groups[1]?.line.parts.pay.sum.toString()).toBe("7.00");
  });

  test("stand before everything else, and lead to their papers", () => {
    const { begin } = pageFrame({ ...REPORT, entries: [bill("5.00", { dueDate: "2026-04-11" })] });
    const [row = ""] = /<td class="to">[\s\S]*?<\/tr>/.exec(begin) ?? [];
    for (const text of ["Kestrel Hardware", ">7<", "2026-04-11", "5.00 USD", 'href="#d1"'])
      expect(row).toContain(text);
    expect(begin.indexOf('id="payments"')).toBeLessThan(begin.indexOf('id="sums"'));
    expect(begin).toContain('href="#payments"');
  });
});

test("a contract says of each application whether its checks add up, in no word of a verdict", () => {
  const row = {
    link: { file: "a.pdf", id: "d1" },
    number: "1",
    periodTo: null,
    contractSum: null,
    toDate: null,
    thisPeriod: null,
    retainage: null,
    previous: null,
    due: null,
    faultCount: 0,
    isTested: true,
    aside: null,
  };
  const contract = {
    id: "contract1",
    name: "Millrace",
    applications: [row, { ...row, isTested: false }, { ...row, faultCount: 2 }],
    orders: [],
    mismatches: [],
    heldCount: 0,
    testedCount: 0,
    untested: [],
    doubts: [],
    note: { verdict: "hold", text: "It waits." },
  } as const;
  const { text } = contractsSection({ ...REPORT, contracts: [contract] });
  const states = [...text.matchAll(/<td class="state">([\s\S]*?)<\/td>/g)].map(([, cell = ""]) =>
    cell.replaceAll(/<[^>]*>/g, "").trim(),
  );
  expect(states).toEqual(["✓ add up", "nothing to test", "✗ 2 failed"]);
  expect(text).toContain("Note: why it is on hold");
  expect(text).not.toContain("send back");
});

test("what needs attention is told by what to do, and a paper that is paid is not", () => {
  const verdicts = ["hold", "pay", "send-back", "not-read", "check"] as const;
  const entries = verdicts.map((verdict) => ({ ...ENTRY, id: verdict, verdict }));
  const groups = attentionOf({ entries });
  expect(groups.map(({ heading }) => heading)).toEqual([
    "Not read",
    "Send back",
    "Check the reading",
    "Hold",
  ]);
  expect(groups.map((group) => group.entries.map(({ id }) => id))).toEqual([
    ["not-read"],
    ["send-back"],
    ["check"],
    ["hold"],
  ]);
});

describe("a chart", () => {
  const bar = (value: string, part: string | null = null): Bar => ({
    label: "1",
    value: Money.of(value),
    part: part === null ? null : Money.of(part),
    limit: null,
  });
  const drawn = (bars: readonly Bar[]): string =>
    barChart({ id: "c", title: "T <b>", description: "D & d", bars }).text;

  test("escapes what it says and names itself by title and words", () => {
    const svg = drawn([bar("10.00")]);
    expect(svg).toContain('aria-labelledby="c-title c-words"');
    expect(svg).toContain("T &lt;b&gt;");
    expect(svg).toContain("D &amp; d");
  });

  test.each([
    ["nothing but zero", [bar("0.00")]],
    ["a sum below zero", [bar("-120.00"), bar("50.00", "80.00")]],
    ["nothing printed", [{ label: "–", value: null, part: null, limit: null }]],
    ["an enormous amount", [bar("999999999999999999999.99", "0.01")]],
    ["many applications", Array.from({ length: 150 }, () => bar("3.00", "1.00"))],
  ])("of %s stays within its frame", (_name, bars) => {
    const svg = drawn(bars);
    const numbers = [...svg.matchAll(/\s(?:x|y|x1|x2|y1|y2|width|height)="([^"]*)"/g)];
    expect(numbers.length).toBeGreaterThan(3);
    for (const [, number = ""] of numbers) {
      expect(Number(number)).toBeGreaterThanOrEqual(0);
      expect(Number(number)).toBeLessThanOrEqual(360);
    }
    expect(svg.match(/text-anchor="middle"/g)?.length ?? 0).toBeLessThanOrEqual(12);
  });
});

describe("what is shown of a long document", () => {
  const mark = (pages: readonly number[], isDoubtful = false): Mark => ({
    id: "x",
    path: "x",
    label: "X",
    text: "1",
    from: pages.map((pageNumber) => ({
      pageNumber,
      box: { left: 0, top: 0, right: 1, bottom: 1 },
      printed: "1",
      reader: "text",
      certainty: 1,
    })),
    evidence: null,
    isDoubtful,
    certainty: null,
    isLeftOut: false,
  });

  test("pages: the first with figures, then those that fail, then as they come", () => {
    const marks = [mark([2, 3, 4, 5, 6]), mark([9], true)];
    expect([...chosenPages(marks, [2, 3, 4, 5, 6, 7, 8, 9])]).toEqual([2, 9, 3, 4]);
    expect([...chosenPages([], [1, 2])]).toEqual([1]);
    expect([...chosenPages([], [7, 8])]).toEqual([7]);
  });

  test("rows: those that fail and the totals in any case, in their order", () => {
    const rows = Array.from({ length: 500 }, (_row, index) => [mark([1], index === 400)]);
    const kept = shownRows({ rows, hasTotals: true });
    expect(kept).toHaveLength(60);
    expect(kept.slice(-2)).toEqual([rows[400], rows[499]]);
    expect(shownRows({ rows: rows.slice(0, 5), hasTotals: false })).toHaveLength(5);
    const failing = rows.map(() => [mark([1], true)]);
    expect(shownRows({ rows: failing, hasTotals: true }).at(-1)).toBe(failing.at(-1));
    expect(shownFields(rows.flat())).toContain(rows[400]?.[0]);
  });

  test.each([
    [[1], "1"],
    [[1, 2], "1, 2"],
    [[1, 3, 4, 5, 9], "1, 3 to 5, 9"],
  ])("%j is said as %s", (pages, words) => {
    expect(pageWords(pages)).toBe(words);
  });
});

test("no name, title, note or sentence becomes markup or cuts the page", () => {
  const evil = `</pre><script>\u0000gap\u202e"'&`;
  const entry: Entry = {
    ...ENTRY,
    file: evil,
    title: [evil],
    parties: evil,
    verdict: "send-back",
    reasons: [evil, evil],
    note: evil,
  };
  const { begin, end } = documentFrame(entry);
  for (const sign of ["<script", "\u202e", "\u0000"]) expect(begin + end).not.toContain(sign);
  expect(end.trim()).toMatch(/^<\/details>\s*<\/article>$/);
  const page = pageFrame({ ...REPORT, title: evil, entries: [entry], notices: [evil] });
  expect(page.begin.match(/<script/g)).toBeNull();
  expect(page.end.match(/<script/g)).toHaveLength(1);
});

test("the policy of the page names its one style and its one script, and no origin", () => {
  const { begin } = pageFrame(REPORT);
  const [, policy = ""] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(begin) ?? [];
  expect(policy.replaceAll("&#39;", "'")).toMatch(
    /^default-src 'none'; img-src data:; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'$/,
  );
});
