import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { Money } from "../../src/base/money.ts";
import { type Finding, found } from "../../src/finding/finding.ts";
import { stated } from "../../src/finding/statement.ts";
import { kindOf } from "../../src/kinds/kinds.ts";
import type {
  ApplicationReading,
  FieldConfidence,
  InvoiceReading,
  Reading,
} from "../../src/kinds/reading.ts";
import { readDocument } from "../../src/read.ts";
import { judge, judgeAmong, judgeReading } from "../../src/verdict/judgement.ts";
import { reason, type ReasonCode, REASONS } from "../../src/verdict/reason-codes.ts";
import { sourced } from "../support/printed.ts";
import { REQUEST } from "../wire/change-order-by-hand.ts";
import { INVOICE } from "../wire/invoice-by-hand.ts";
import { FIRST_APPLICATION } from "../wire/reading-by-hand.ts";

/** Every field of a reading's kind, equally certain. */
function fieldsAt({ documentType }: Reading, value: number): readonly FieldConfidence[] {
  const fields = Object.keys(kindOf(documentType).fields);
  return fields.map((field) => ({ field, state: "labelled", signs: {}, value }));
}

/** A reading of which nothing is in doubt, so that what is added alone decides. */
function clean<Read extends Reading>(reading: Read): Read {
  return {
    ...reading,
    findings: [],
    notices: [],
    confidence: 0.99,
    confidenceParts: [],
    fields: fieldsAt(reading, 0.999),
  };
}

const CONTRACTOR = sourced("Millrace Builders, Inc.", "Millrace Builders, Inc.");
const APPLICATION: ApplicationReading = clean({
  ...FIRST_APPLICATION,
  heading: { ...FIRST_APPLICATION.heading, contractor: CONTRACTOR },
});
const BILL: InvoiceReading = clean(INVOICE);

function verdictWith(reading: Reading, ...findings: readonly Finding[]): string {
  const { verdict, reasons } = judgeReading({ ...reading, findings });
  return [verdict, ...reasons.map(({ code }) => code)].join(" ");
}

const FAILED = {
  name: "g702_math",
  severity: "high",
  statements: [stated("no-sheet", {})],
} as const;

/** Figures of the application by hand that stand on evidence. */
const SUMMARY = ["currentPaymentDue"];

describe("a paper by itself", () => {
  test("that nothing speaks against is paid", () => {
    expect(verdictWith(APPLICATION)).toBe("pay");
    expect(verdictWith(BILL)).toBe("pay");
  });

  test("that was not read says why", () => {
    const message = "The file is empty.";
    const { verdict, reasons } = judge({ kind: "unread", code: "empty-file", message });
    expect(verdict).toBe("not-read");
    expect(reasons.map(({ sentence }) => sentence)).toEqual([message]);
  });

  test.each<[string, Finding]>([
    ["hold void", found("marked-void", {})],
    ["hold draft", found("marked-draft", {})],
    ["hold not-certified", found("not-certified", {})],
    ["check finding-doubtful", found("second-application", { page: 3, summaryPage: 1 })],
    ["pay", found("change-orders-not-listed", { net: Money.of("5") })],
  ])("with one more finding: %s", (verdict, finding) => {
    expect(verdictWith(APPLICATION, finding)).toBe(verdict);
  });

  test("is sent back for a failed check whose figures are certain", () => {
    expect(verdictWith(APPLICATION, found("check-failed", FAILED, SUMMARY))).toBe(
      "send-back check-failed",
    );
  });

  test("is only checked where a figure of the failed check is likelier misread", () => {
    const fields = APPLICATION.fields.map((field) =>
      field.field === "currentPaymentDue" ? { ...field, value: 0.4 } : field,
    );
    const verdict = verdictWith({ ...APPLICATION, fields }, found("check-failed", FAILED, SUMMARY));
    expect(verdict).toBe("check check-doubtful unsure");
  });

  test("is only checked where the check weighs less, or sums rows", () => {
    const medium = found("check-failed", { ...FAILED, severity: "medium" }, SUMMARY);
    expect(verdictWith(APPLICATION, medium)).toBe("check check-doubtful");
    const rows = found("check-failed", FAILED, ["sheet.totals.completedAndStored"]);
    expect(verdictWith(APPLICATION, rows)).toBe("check check-doubtful");
  });

  test("is only checked where the difference stands on the page", () => {
    const printed = found("difference-printed", { check: "g702_math", printed: "-9.00", page: 1 });
    const failed = found("check-failed", FAILED, SUMMARY);
    expect(verdictWith(APPLICATION, failed, printed)).toBe("check check-doubtful");
  });

  test("with one wrong figure has one reason, and the checks that fail follow from it", async () => {
    const bytes = new Uint8Array(readFileSync("fixtures/broken/g702_math.pdf"));
    const { reasons, verdict } = judgeReading(
      await readDocument(bytes, { kind: "auto", limits: LIMITS }),
    );
    expect(verdict).toBe("send-back");
    expect(reasons).toEqual([
      {
        code: "misprint",
        sentence: expect.stringContaining("all other figures say 351,401.80") as string,
        pages: [1],
        checks: ["g702_math"],
      },
    ]);
  });

  test("whose amount is missing, or whose core is uncertain, is checked", () => {
    const { document } = APPLICATION;
    const empty = { ...APPLICATION, document: { ...document, currentPaymentDue: null } };
    expect(verdictWith(empty)).toBe("check amount-missing");
    expect(verdictWith({ ...BILL, fields: fieldsAt(BILL, 0.9) })).toBe("check unsure");
    expect(verdictWith({ ...BILL, confidence: 0.4 })).toBe("check unsure");
  });

  test("that does not say whom to pay is checked", () => {
    const { heading } = APPLICATION;
    const nobody = { ...APPLICATION, heading: { ...heading, contractor: null } };
    expect(verdictWith(nobody)).toBe("check payee-missing");
  });

  test("names the fields and lists that are least certain as a person calls them", () => {
    const fields = [
      ...fieldsAt(BILL, 0.99).filter(({ field }) => field !== "vendor.taxId"),
      { field: "lineItems", state: "labelled", signs: {}, value: 0.2 },
      { field: "vendor.taxId", state: "labelled", signs: {}, value: 0.5 },
    ] as const;
    const { reasons } = judgeReading({ ...BILL, findings: [], fields, confidence: 0.1 });
    expect(reasons.map(({ sentence }) => sentence)).toEqual([
      "The reading is not certain enough. Compare the items and the vendor's tax number with the paper.",
    ]);
  });

  test("that was paid already, or is collected, is held", () => {
    const said = { printed: "PAID", pageNumber: 1 };
    expect(verdictWith(BILL, found("paid-already", said))).toBe("hold paid");
    expect(verdictWith(BILL, found("collected", said))).toBe("hold collected");
    const document = {
      ...BILL.document,
      paper: "receipt",
      dueDate: null,
      balanceDue: null,
    } as const;
    const receipt: InvoiceReading = { ...BILL, document };
    expect(verdictWith(receipt)).toBe("hold paid");
    expect(verdictWith(receipt, found("paid-already", said))).toBe("hold paid");
  });

  test("whose whole total was paid is held, and one with a balance is not", () => {
    const paid = (amount: string, left: string): InvoiceReading => ({
      ...BILL,
      document: {
        ...BILL.document,
        total: sourced(Money.of("500"), "500.00"),
        amountPaid: sourced(Money.of(amount), amount),
        balanceDue: sourced(Money.of(left), left),
      },
    });
    expect(verdictWith(paid("500", "0"))).toBe("hold paid");
    const { document: settled } = paid("500", "0");
    const cash = { ...BILL, document: { ...settled, balanceDue: null } };
    expect(verdictWith(cash)).toBe("hold paid");
    expect(verdictWith(paid("200", "300"))).toBe("pay");
    const receipt = paid("200", "300");
    const document = { ...receipt.document, paper: "receipt", dueDate: null } as const;
    expect(verdictWith({ ...receipt, document })).toBe("pay");
  });

  test("that is a request waits for an agreement", () => {
    expect(verdictWith(clean(REQUEST))).toBe("hold request");
  });
});

describe("a paper beside others", () => {
  test("is decided by the gravest reason of all", () => {
    const own = judgeReading({ ...APPLICATION, findings: [found("not-certified", {})] });
    const other = reason("applications-disagree", "Line 7 differs.");
    expect(judgeAmong(own, [other])).toMatchObject({
      verdict: "send-back",
      reasons: [{ code: "applications-disagree" }, { code: "not-certified" }],
    });
    expect(judgeAmong(own, [reason("copy", "This is a copy of a.pdf.")]).verdict).toBe("hold");
  });

  test("that was not read stays so", () => {
    const unread = judge({ kind: "unread", code: "empty-file", message: "The file is empty." });
    expect(judgeAmong(unread, [reason("copy", "This is a copy of a.pdf.")])).toBe(unread);
  });
});

test("what does not count is put aside first, an error comes before a doubt, and a doubt before what waits", () => {
  const codes = Object.keys(REASONS) as readonly ReasonCode[];
  const verdicts = codes.map((code) => REASONS[code].verdict);
  const runs = verdicts.filter((verdict, index) => verdict !== verdicts[index - 1]);
  expect(runs).toEqual(["hold", "send-back", "check", "hold"]);
});
