import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { day } from "../../fixtures/draw/jobs/library.ts";
import { type Audit, auditApplications } from "../../src/audit/audit.ts";
import type { ReadChangeOrder } from "../../src/audit/change-order-paper.ts";
import type { AuditFinding } from "../../src/audit/audit-check.ts";
import type { AuditNotice } from "../../src/finding/audit-notice.ts";
import { auditResultSchema, toAuditResult } from "../../src/wire/audit-result.ts";
import { codeOf } from "../support/audit-code.ts";
import { orderPaper, type PrintedOrder } from "../support/order-paper.ts";
import {
  ASKING,
  files,
  ORDERED,
  PRIME,
  REQUESTED,
  SUB,
  SUBCONTRACT,
} from "../support/ordered-job.ts";

const CHECKS = new Set([
  "change_orders_executed",
  "change_order_amounts",
  "executed_orders_listed",
  "change_order_documents",
]);

function audited(...papers: readonly ReadChangeOrder[]): Audit {
  return auditApplications(files(SUBCONTRACT, "sub"), [], papers);
}

function findingsOf({ contracts }: Audit): readonly AuditFinding[] {
  return contracts.flatMap(({ findings }) => findings).filter(({ name }) => CHECKS.has(name));
}

/** `fails change_orders_executed: order-not-executed cor-014.pdf`, without the note about documents that are not there. */
function told(audit: Audit): readonly string[] {
  return findingsOf(audit).flatMap((finding) => {
    const {
      name,
      passed,
      files: [, ...papers],
    } = finding;
    if (name === "change_order_documents") return [];
    return [
      `${passed === null ? "open" : passed ? "holds" : "fails"} ${name}: ${codeOf(finding)} ${papers.join(" ")}`,
    ];
  });
}

/** That the change orders of the only contract were not compared. */
function notCompared(unread: readonly string[]): AuditNotice {
  const facts = { billing: ["sub/pa-1.pdf"], isOnlyContract: true, unread };
  return { code: "change-orders-not-compared", facts };
}

describe("a request that is billed as if it were executed", () => {
  test("fails, with what to send", () => {
    const audit = audited(orderPaper("cor-014.pdf", REQUESTED));
    expect(told(audit)).toEqual(["fails change_orders_executed: order-not-executed cor-014.pdf"]);
    const [finding] = findingsOf(audit);
    expect(finding).toMatchObject({
      severity: "high",
      files: ["sub/pa-3.pdf", "cor-014.pdf"],
      places: [
        { file: "sub/pa-3.pdf", pageNumber: 1 },
        { file: "cor-014.pdf", pageNumber: 1 },
      ],
    });
    expect(finding?.printed?.toString()).toBe("12,000.00");
  });

  test("fails where less was asked for or agreed, told by number and words", () => {
    const asked = { ...REQUESTED, number: "COR-002", amount: 1_350_000 };
    expect(told(audited(orderPaper("cor-2.pdf", asked)))[0]).toBe(
      "fails change_orders_executed: order-not-executed cor-2.pdf",
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
      "holds change_orders_executed: order-executed sco-2.pdf cor-014.pdf",
      "holds change_order_amounts: order-amount-kept sco-2.pdf",
    ]);
  });

  test("is left open where the paper could hardly be read", () => {
    const unsure = orderPaper("cor-014.pdf", { ...REQUESTED, certainties: { kind: 0.3 } });
    expect(told(audited(unsure))).toEqual(["open change_orders_executed: kind-unsure cor-014.pdf"]);
  });

  test("is found behind what the general contractor bills to the owner", () => {
    const paper = orderPaper("cor-002.pdf", { ...REQUESTED, number: "COR-002" });
    const audit = auditApplications(files(PRIME, "prime"), [], [paper]);
    expect(told(audit)[0]).toBe("fails change_orders_executed: order-not-executed cor-002.pdf");
  });

  test("that nobody bills says nothing", () => {
    const other = { ...REQUESTED, number: "COR-021", description: "Roof hatch", amount: 77_700 };
    expect(told(audited(orderPaper("cor-021.pdf", other)))).toEqual([]);
  });
});

describe("an order that is not executed for certain", () => {
  const open = (changes: Partial<PrintedOrder>): ReadChangeOrder =>
    orderPaper("sco-2.pdf", { ...ORDERED, ...changes });

  test("counts as none where it is void or was rejected", () => {
    const voided = open({ agreement: { isShown: true, flaw: "void" }, amount: 1_100_000 });
    const rejected = open({ agreement: { isShown: false, flaw: "rejected" } });
    const request = orderPaper("cor-014.pdf", REQUESTED);
    expect(told(audited(voided))).toEqual([
      "fails change_orders_executed: order-not-executed sco-2.pdf",
    ]);
    expect(told(audited(rejected, request))).toEqual([
      "fails change_orders_executed: order-not-executed sco-2.pdf cor-014.pdf",
    ]);
  });

  test("is noted where no agreement can be read on it, and nobody is accused", () => {
    expect(told(audited(open({ agreement: { isShown: false, flaw: null } })))[0]).toBe(
      "open change_orders_executed: order-agreement-unread sco-2.pdf",
    );
  });

  test("is noted where it is a draft, whose amount may be another one", () => {
    const draft = open({ agreement: { isShown: false, flaw: "draft" }, amount: 1_150_000 });
    expect(told(audited(draft))).toEqual([
      "open change_orders_executed: order-drafted sco-2.pdf",
      "open change_order_amounts: order-amount-drafted sco-2.pdf",
    ]);
  });

  test("gives way to the executed one", () => {
    const draft = open({ agreement: { isShown: false, flaw: "draft" }, amount: 1_150_000 });
    const final = { ...orderPaper("sco-2-final.pdf", ORDERED) };
    expect(told(audited(draft, final))).toEqual([
      "holds change_orders_executed: order-executed sco-2.pdf sco-2-final.pdf",
      "holds change_order_amounts: order-amount-kept sco-2-final.pdf",
    ]);
  });

  test("says nothing where its kind or its amount is not clear", () => {
    const unclear = { kind: 0.7, amount: 0.99 };
    const request = orderPaper("cor-014.pdf", { ...REQUESTED, certainties: unclear });
    expect(told(audited(request))[0]).toBe("open change_orders_executed: kind-unsure cor-014.pdf");
    const rivals = open({ amount: 1_100_000, certainties: { kind: 0.99, amount: 0.7 } });
    expect(told(audited(rivals))[1]).toBe(
      "open change_order_amounts: order-amount-unsure sco-2.pdf",
    );
  });
});

describe("an order and its line in the list", () => {
  const SUMS = { originalContractSum: 10_000_000, sumBefore: 10_500_000, sumAfter: 11_600_000 };

  test("differ in the amount", () => {
    const audit = audited(orderPaper("sco-2.pdf", { ...ORDERED, amount: 1_100_000, sums: SUMS }));
    expect(told(audit)).toEqual([
      "holds change_orders_executed: order-executed sco-2.pdf",
      "fails change_order_amounts: order-amount-differs sco-2.pdf",
    ]);
    const finding = findingsOf(audit).find(({ passed }) => passed === false);
    expect(finding?.difference?.toString()).toBe("1,000.00");
  });

  test("differ in the sign", () => {
    const credit = { ...ORDERED, number: "3", description: "Delete dumbwaiter", amount: 400_000 };
    expect(told(audited(orderPaper("sco-3.pdf", credit)))[1]).toBe(
      "fails change_order_amounts: order-amount-differs sco-3.pdf",
    );
  });

  test("are not compared where the order prints no amount", () => {
    const { amount: _amount, ...priceless } = { ...ORDERED, sums: SUMS };
    expect(told(audited(orderPaper("sco-2.pdf", priceless)))[1]).toBe(
      "open change_order_amounts: order-amount-not-found sco-2.pdf",
    );
  });

  test("come together by amount where the numbers are of two series", () => {
    const { description: _description, ...wordless } = { ...ORDERED, number: "PCCO 117" };
    expect(told(audited(orderPaper("pcco.pdf", wordless)))[1]).toBe(
      "holds change_order_amounts: order-amount-kept pcco.pdf",
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
      "fails executed_orders_listed: order-not-listed sco-4.pdf",
    ]);
  });

  test.each<readonly [case_: string, changes: Partial<PrintedOrder>, says: readonly string[]]>([
    ["is a request", { kind: "SUBCONTRACTOR_REQUEST", parties: ASKING }, []],
    ["changes the time alone", { amount: 0 }, []],
    ["is void", { agreement: { isShown: true, flaw: "void" } }, []],
    [
      "is a draft",
      { agreement: { isShown: false, flaw: "draft" } },
      ["open executed_orders_listed: paper-drafted sco-4.pdf"],
    ],
    [
      "shows no agreement",
      { agreement: { isShown: false, flaw: null } },
      ["open executed_orders_listed: paper-agreement-unread sco-4.pdf"],
    ],
    [
      "came later",
      { date: day(2026, 6, 2) },
      ["open executed_orders_listed: paper-after-period sco-4.pdf"],
    ],
    [
      "could hardly be read",
      { certainties: { kind: 0.2 } },
      ["open executed_orders_listed: paper-unsure sco-4.pdf"],
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
      statement: {
        facts: {
          code: "orders-without-document",
          facts: { orders: [{ order: "1" }, { order: "3" }] },
        },
      },
    });
  });

  test("say nothing where no order has one, but that nothing was compared", () => {
    const audit = audited();
    expect(findingsOf(audit)).toEqual([]);
    expect(audit.notices).toEqual([notCompared([])]);
  });

  test("are said beside a file that looks like one and was not read", () => {
    const refused = { file: "co-1.pdf", message: "Not read.", isChangeOrder: true };
    expect(auditApplications(files(SUBCONTRACT, "sub"), [refused]).notices).toEqual([
      notCompared(["co-1.pdf"]),
    ]);
  });

  test("are none where each has its own", () => {
    const papers = SUBCONTRACT.at(-1)?.changeOrders.map(({ number, description, amount }) =>
      orderPaper(`${number}.pdf`, { ...ORDERED, number, description, amount }),
    );
    const audit = audited(...(papers ?? []));
    expect(findingsOf(audit).at(-1)).toMatchObject({
      passed: true,
      statement: { code: "orders-documented", facts: { count: 3 } },
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
        standing: "request",
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
