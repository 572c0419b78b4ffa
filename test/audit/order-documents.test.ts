import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import type { Application, ChangeOrder } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { cents, changed, day, numbered } from "../../fixtures/draw/jobs/library.ts";
import { rolledForward } from "../../fixtures/draw/roll-forward.ts";
import type { ReadApplication } from "../../src/audit/application.ts";
import { type Audit, auditApplications } from "../../src/audit/audit.ts";
import type { ReadChangeOrder } from "../../src/audit/change-order-paper.ts";
import type { Finding } from "../../src/audit/finding.ts";
import { auditResultSchema, toAuditResult } from "../../src/wire/audit-result.ts";
import { orderPaper, type PrintedOrder } from "../support/order-paper.ts";
import { readFrom } from "../support/rolled-job.ts";

const CHECKS = new Set([
  "change_orders_executed",
  "change_order_amounts",
  "executed_orders_listed",
  "change_order_documents",
]);

function order(number: string, description: string, amount: number): ChangeOrder {
  const date = day(2026, 4, 3);
  return { number, description, amount: cents(amount), approved: "this-period", date };
}

function job(changes: Partial<Application>): readonly Application[] {
  const rows = numbered([
    ["Selective demolition", 20_000, 0, 0],
    ["Timber frame repair", 80_000, 0, 0],
  ]);
  return rolledForward(changed(creameryFirst, { rows, changeOrders: [], ...changes }), [
    { percents: [20, 20], orders: [order("1", "Rot repair at the sill", 5_000)] },
    { percents: [40, 40, 50], orders: [order("2", "Second stair to the gallery", 12_000)] },
    { percents: [60, 60, 70, 10], orders: [order("3", "Delete dumbwaiter", -4_000)] },
  ]);
}

const SUB = "Hollis Mechanical, LLC";
const GC = "Millrace Builders, Inc.";
const OWNER = "Town of Ashgrove";

/** What a subcontractor bills to the general contractor. */
const SUBCONTRACT = job({
  payer: { ...creameryFirst.payer, name: GC },
  payee: { ...creameryFirst.payee, name: SUB },
});

/** What the general contractor bills to the owner. */
const PRIME = job({
  rows: numbered([
    ["General conditions", 300_000, 0, 0],
    ["Everything else", 400_000, 0, 0],
  ]),
});

function files(applications: readonly Application[], folder: string): readonly ReadApplication[] {
  return applications.map((one, index) => readFrom(one, `${folder}/pa-${index + 1}.pdf`));
}

function audited(...papers: readonly ReadChangeOrder[]): Audit {
  return auditApplications(files(SUBCONTRACT, "sub"), [], papers);
}

function findingsOf({ contracts }: Audit): readonly Finding[] {
  return contracts.flatMap(({ findings }) => findings).filter(({ name }) => CHECKS.has(name));
}

/** `failed change_orders_executed: …`, without the note about documents that are not there. */
function told(audit: Audit): readonly string[] {
  return findingsOf(audit).flatMap(({ name, passed, detail }) => {
    if (name === "change_order_documents") return [];
    return [`${passed === null ? "open" : passed ? "holds" : "fails"} ${name}: ${detail}`];
  });
}

const ASKING = { sender: SUB, addressee: GC } as const;

const REQUESTED: PrintedOrder = {
  kind: "SUBCONTRACTOR_REQUEST",
  number: "COR-014",
  description: "Second stair to the gallery, steel and treads",
  amount: 1_200_000,
  parties: ASKING,
};

const ORDERED: PrintedOrder = {
  ...REQUESTED,
  kind: "GC_CHANGE_ORDER",
  number: "SCO 002",
  parties: { sender: GC, contractor: GC, subcontractor: SUB },
};

describe("a request that is billed as if it were executed", () => {
  test("fails, with what to send", () => {
    const audit = audited(orderPaper("cor-014.pdf", REQUESTED));
    expect(told(audit)).toEqual([
      "fails change_orders_executed: Change order 2 is listed with 12,000.00 in application 3, but its only document is a request by Hollis Mechanical, LLC over 12,000.00 (cor-014.pdf). No executed order is among the files.",
    ]);
    const [finding] = findingsOf(audit);
    expect(finding).toMatchObject({
      severity: "high",
      files: ["sub/pa-3.pdf", "cor-014.pdf"],
      remedy:
        "Send the executed change order, or take this change out of the application until it is executed.",
      places: [
        { file: "sub/pa-3.pdf", pageNumber: 1 },
        { file: "cor-014.pdf", pageNumber: 1 },
      ],
    });
    expect(finding?.printed?.toString()).toBe("12,000.00");
  });

  test("fails where less was asked for or agreed, told by number and words", () => {
    const asked = { ...REQUESTED, number: "COR-002", amount: 1_350_000 };
    expect(told(audited(orderPaper("cor-2.pdf", asked)))[0]).toContain(
      "a request by Hollis Mechanical, LLC over 13,500.00 (cor-2.pdf)",
    );
  });

  test("fails once, whatever copies of it there are", () => {
    const paper = orderPaper("cor-014.pdf", REQUESTED);
    const audit = audited(paper, { ...paper, file: "copy.pdf" });
    expect(told(audit)).toHaveLength(1);
    expect(audit.contracts[0]?.changeOrders.map((placed) => placed.paper.file)).toEqual([
      "cor-014.pdf",
      "copy.pdf",
    ]);
  });

  test("holds as soon as the order is there, too", () => {
    const papers = [orderPaper("cor-014.pdf", REQUESTED), orderPaper("sco-2.pdf", ORDERED)];
    expect(told(audited(...papers))).toEqual([
      "holds change_orders_executed: Change order 2 is listed with 12,000.00 in application 3, and its order is there: sco-2.pdf.",
      "holds change_order_amounts: Change order 2 is listed with 12,000.00 in application 3, as its order says (sco-2.pdf).",
    ]);
  });

  test("is left open where the paper could hardly be read", () => {
    const unsure = orderPaper("cor-014.pdf", { ...REQUESTED, confidence: 0.3 });
    expect(told(audited(unsure))).toEqual([
      "open change_orders_executed: Not tested: cor-014.pdf could not be read surely enough to tell whether change order 2 is ordered or only requested.",
    ]);
  });

  test("is found behind what the general contractor bills to the owner", () => {
    const paper = orderPaper("cor-002.pdf", { ...REQUESTED, number: "COR-002" });
    const audit = auditApplications(files(PRIME, "prime"), [], [paper]);
    expect(told(audit)[0]).toMatch(/^fails change_orders_executed: Change order 2/);
  });

  test("that nobody bills says nothing", () => {
    const other = { ...REQUESTED, number: "COR-021", description: "Roof hatch", amount: 77_700 };
    expect(told(audited(orderPaper("cor-021.pdf", other)))).toEqual([]);
  });
});

describe("an order and its line in the list", () => {
  const SUMS = { originalContractSum: 10_000_000, sumBefore: 10_500_000, sumAfter: 11_600_000 };

  test("differ in the amount", () => {
    const audit = audited(orderPaper("sco-2.pdf", { ...ORDERED, amount: 1_100_000, sums: SUMS }));
    expect(told(audit)).toEqual([
      "holds change_orders_executed: Change order 2 is listed with 12,000.00 in application 3, and its order is there: sco-2.pdf.",
      "fails change_order_amounts: Change order 2 is listed with 12,000.00 in application 3, but its order changes the contract by 11,000.00 (sco-2.pdf).",
    ]);
    const finding = findingsOf(audit).find(({ passed }) => passed === false);
    expect(finding?.difference?.toString()).toBe("1,000.00");
  });

  test("differ in the sign", () => {
    const credit = { ...ORDERED, number: "3", description: "Delete dumbwaiter", amount: 400_000 };
    expect(told(audited(orderPaper("sco-3.pdf", credit)))[1]).toBe(
      "fails change_order_amounts: Change order 3 is listed with -4,000.00 in application 3, but its order changes the contract by 4,000.00 (sco-3.pdf).",
    );
  });

  test("are not compared where the order prints no amount", () => {
    const { amount: _amount, ...priceless } = { ...ORDERED, sums: SUMS };
    expect(told(audited(orderPaper("sco-2.pdf", priceless)))[1]).toBe(
      "open change_order_amounts: Not tested: no amount of change order 2 was found in sco-2.pdf.",
    );
  });

  test("come together by amount where the numbers are of two series", () => {
    const { description: _description, ...wordless } = { ...ORDERED, number: "PCCO 117" };
    expect(told(audited(orderPaper("pcco.pdf", wordless)))[1]).toMatch(
      /^holds change_order_amounts: Change order 2/,
    );
  });
});

describe("an executed order that the latest application does not list", () => {
  const MORE: PrintedOrder = {
    ...ORDERED,
    number: "SCO 004",
    description: "Roof hatch",
    amount: 250_000,
    date: day(2026, 4, 20),
    sums: { originalContractSum: 10_000_000, sumBefore: 11_300_000, sumAfter: 11_550_000 },
  };

  test("fails", () => {
    expect(told(audited(orderPaper("sco-4.pdf", MORE)))).toEqual([
      "fails executed_orders_listed: Change order SCO 004 (sco-4.pdf) of 2026-04-20 over 2,500.00 is not listed in application 3, the latest.",
    ]);
  });

  test.each<readonly [case_: string, changes: Partial<PrintedOrder>, says: readonly string[]]>([
    ["is a request", { kind: "SUBCONTRACTOR_REQUEST", parties: ASKING }, []],
    ["changes the time alone", { amount: 0 }, []],
    [
      "came later",
      { date: day(2026, 6, 2) },
      [
        "open executed_orders_listed: Not tested: change order SCO 004 (sco-4.pdf) is of 2026-06-02, after the period of application 3.",
      ],
    ],
    [
      "could hardly be read",
      { confidence: 0.2 },
      [
        "open executed_orders_listed: Not tested: sco-4.pdf could not be read surely enough to miss it in application 3.",
      ],
    ],
  ])("says nothing against anybody where it %s", (_case, changes, says) => {
    expect(told(audited(orderPaper("sco-4.pdf", { ...MORE, ...changes })))).toEqual(says);
  });
});

describe("listed orders without a document", () => {
  test("are named where others have theirs, and never fail", () => {
    const finding = findingsOf(audited(orderPaper("sco-2.pdf", ORDERED))).at(-1);
    expect(finding).toMatchObject({
      name: "change_order_documents",
      severity: "low",
      passed: null,
      detail:
        "Not tested: no document of change order 1 (5,000.00) and change order 3 (-4,000.00) is in this folder.",
    });
  });

  test("say nothing where no order has one, but that nothing was compared", () => {
    const audit = audited();
    expect(findingsOf(audit)).toEqual([]);
    expect(audit.notices).toEqual([
      "The change orders billed in the applications were not compared with the change orders themselves: no document of them was found.",
    ]);
  });

  test("are said beside a file that looks like one and was not read", () => {
    const refused = { file: "co-1.pdf", message: "Not read.", isChangeOrder: true };
    expect(auditApplications(files(SUBCONTRACT, "sub"), [refused]).notices).toEqual([
      "The change orders billed in the applications were not compared with the change orders themselves: no document of them was found. One file looks like a change order and could not be read as one: co-1.pdf.",
    ]);
  });

  test("are none where each has its own", () => {
    const papers = SUBCONTRACT.at(-1)?.changeOrders.map(({ number, description, amount }) =>
      orderPaper(`${number}.pdf`, { ...ORDERED, number, description, amount }),
    );
    const audit = audited(...(papers ?? []));
    expect(findingsOf(audit).at(-1)).toMatchObject({
      passed: true,
      detail: "All 3 listed change orders have their documents.",
    });
    expect(findingsOf(audit).every(({ passed }) => passed === true)).toBe(true);
    expect(audit.notices).toEqual([]);
  });
});

describe("the public answer", () => {
  const isAuditResult = new Ajv({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ } }).compile(
    auditResultSchema,
  );

  test("has every document once, with its contract where it has one", () => {
    const strange = { sender: "Sedge Electric Co.", addressee: "Overlook Contracting" };
    const result = toAuditResult(
      audited(
        orderPaper("cor-014.pdf", REQUESTED),
        orderPaper("strange.pdf", { ...REQUESTED, parties: strange }),
      ),
    );
    expect(isAuditResult(result), JSON.stringify(isAuditResult.errors)).toBe(true);
    expect(result.contracts[0]?.changeOrders).toEqual([
      {
        file: "cor-014.pdf",
        document: {
          documentType: "CHANGE_ORDER",
          kind: "SUBCONTRACTOR_REQUEST",
          issuer: SUB,
          number: "COR-014",
          description: "Second stair to the gallery, steel and treads",
          amount: 12_000,
          date: null,
        },
        listedIn: "sub/pa-3.pdf",
        warnings: [],
        confidence: 0.95,
      },
    ]);
    expect(result.changeOrders.map(({ file, listedIn }) => [file, listedIn])).toEqual([
      ["strange.pdf", null],
    ]);
  });
});

describe("to which contract a change order belongs", () => {
  const both: readonly ReadApplication[] = [...files(PRIME, "prime"), ...files(SUBCONTRACT, "sub")];

  function placesOf(
    paper: ReadChangeOrder,
    applications: readonly ReadApplication[] = both,
  ): readonly string[] {
    const { contracts, changeOrders, notices } = auditApplications(applications, [], [paper]);
    const places = contracts.flatMap((contract) =>
      contract.changeOrders.map(() => contract.applications[0]?.application.file ?? ""),
    );
    expect(places.length + changeOrders.length).toBe(1);
    return places.length > 0 ? places : notices.filter((notice) => notice.includes(paper.file));
  }

  test.each<readonly [case_: string, printed: PrintedOrder, place: string]>([
    ["a subcontractor's request to that of the subcontractor", REQUESTED, "sub/pa-1.pdf"],
    ["an order to a subcontractor to the same", ORDERED, "sub/pa-1.pdf"],
    [
      "an order that names the owner as well to the same",
      { ...ORDERED, parties: { ...ORDERED.parties, owner: OWNER } },
      "sub/pa-1.pdf",
    ],
    [
      "an order of the owner to that of the general contractor",
      { ...ORDERED, number: "2", parties: { owner: OWNER, contractor: GC, addressee: GC } },
      "prime/pa-1.pdf",
    ],
    [
      "one without names by its original contract sum",
      {
        kind: "GC_CHANGE_ORDER",
        number: "2",
        amount: 1_200_000,
        sums: { originalContractSum: 70_000_000 },
      },
      "prime/pa-1.pdf",
    ],
  ])("%s", (_case, printed, place) => {
    expect(placesOf(orderPaper("co.pdf", printed))).toEqual([place]);
  });

  test("to none where other firms deal", () => {
    const parties = { sender: "Overlook Contracting", contractor: "Overlook Contracting" };
    const paper = orderPaper("co.pdf", {
      ...ORDERED,
      parties: { ...parties, subcontractor: "Sedge Electric Co." },
    });
    expect(placesOf(paper)).toEqual([
      "co.pdf is a change order of no contract whose applications are among the files, and was not compared.",
    ]);
  });

  test("is not told where the original contract sum is of another one", () => {
    const paper = orderPaper("co.pdf", { ...ORDERED, sums: { originalContractSum: 4_400_000 } });
    const [sentence = ""] = placesOf(paper, files(SUBCONTRACT, "sub"));
    expect(sentence).toBe(
      "co.pdf may be of the contract of sub/pa-1.pdf and was not compared. They agree in the firm that bills, the firm that is billed and the number, amount and words of a listed change order. They differ in the original contract sum.",
    );
  });

  test("is not told where two jobs of the same firms fit", () => {
    const project = { ...creameryFirst.project, name: "Mill Brook Weir Repair" };
    const payer = { ...creameryFirst.payer, name: GC };
    const payee = { ...creameryFirst.payee, name: SUB };
    const other = job({ project, payer, payee, projectNumber: "2604" });
    const applications = [...files(SUBCONTRACT, "sub"), ...files(other, "weir")];
    expect(placesOf(orderPaper("co.pdf", ORDERED), applications)).toEqual([
      "co.pdf may be of the contract of sub/pa-1.pdf or of that of weir/pa-1.pdf and was not compared.",
    ]);
  });

  test("is not told by a common number alone", () => {
    const { description: _description, ...wordless } = { ...ORDERED, amount: 99_900 };
    const [sentence = ""] = placesOf(orderPaper("co.pdf", wordless), files(SUBCONTRACT, "sub"));
    expect(sentence).toMatch(/^co\.pdf may be of the contract of sub\/pa-1\.pdf/);
  });
});
