import { printedAmounts } from "../checks/invoice-figures.ts";
import { testLines } from "../checks/line-amounts.ts";
import { roundingOf } from "../checks/rounding.ts";
import type {
  ApplicationReading,
  ChangeOrderReading,
  InvoiceReading,
  Outcome,
} from "../reading.ts";
import { inCents } from "../wire/exact.ts";
import type { CostLineBody, FullChangeOrderResult } from "../wire/full-contract.ts";
import { toFullResult } from "../wire/full-result.ts";
import { CHANGE_ORDER_COSTS, type CostRow } from "./definitions/change-order-costs.ts";
import { CHANGE_ORDERS } from "./definitions/change-orders.ts";
import { CHECKS } from "./definitions/checks.ts";
import { DOCUMENTS } from "./definitions/documents.ts";
import { INVOICE_LINES } from "./definitions/invoice-lines.ts";
import { INVOICE_TAXES } from "./definitions/invoice-taxes.ts";
import { INVOICES } from "./definitions/invoices.ts";
import { LISTED_CHANGE_ORDERS } from "./definitions/listed-change-orders.ts";
import { PAY_APPLICATIONS } from "./definitions/pay-applications.ts";
import { PROBLEMS, type ProblemRow } from "./definitions/problems.ts";
import { SCHEDULE_OF_VALUES } from "./definitions/schedule-of-values.ts";
import { describe } from "./description.ts";
import { documentRow } from "./document-row.ts";
import { type Figures, figuresOfRow, figuresOfRows } from "./figures.ts";
import { pageOfCheck, type ReadDocument } from "./page-of-check.ts";
import { inOrder, problemOfRepeated, problemOfUnread, problemsOf } from "./problems-of.ts";
import { recomputed } from "./recompute.ts";
import { type FilledSheet, type Origin, Sheet, type SourceRow } from "./sheet.ts";

/** The sheets of a run, filled input by input. Of a document nothing is kept but its rows. */
export class RunSheets {
  readonly #minConfidence: number;
  readonly #problems: ProblemRow[] = [];
  readonly #documents = new Sheet(DOCUMENTS);
  readonly #applications = new Sheet(PAY_APPLICATIONS);
  readonly #schedule = new Sheet(SCHEDULE_OF_VALUES);
  readonly #changeOrders = new Sheet(CHANGE_ORDERS);
  readonly #costs = new Sheet(CHANGE_ORDER_COSTS);
  readonly #listedOrders = new Sheet(LISTED_CHANGE_ORDERS);
  readonly #invoices = new Sheet(INVOICES);
  readonly #invoiceLines = new Sheet(INVOICE_LINES);
  readonly #invoiceTaxes = new Sheet(INVOICE_TAXES);
  readonly #checks = new Sheet(CHECKS);

  /** Below this confidence a reading is a problem. */
  constructor(minConfidence: number) {
    this.#minConfidence = minConfidence;
  }

  /** Adds the rows of an input. */
  add(origin: Origin, outcome: Outcome): void {
    this.#documents.add(documentRow(origin, outcome));
    if (outcome.kind === "unread") {
      this.#problems.push(problemOfUnread(origin, outcome));
      return;
    }
    const { reading } = outcome;
    switch (reading.documentType) {
      case "PAY_APPLICATION":
        this.#addApplication(origin, reading);
        break;
      case "CHANGE_ORDER":
        this.#addChangeOrder(origin, reading);
        break;
      case "INVOICE":
        this.#addInvoice(origin, reading);
        break;
    }
  }

  /** Adds that an invoice came before in the same run. */
  addRepeated(repeated: Parameters<typeof problemOfRepeated>[0]): void {
    this.#problems.push(problemOfRepeated(repeated));
  }

  /** All sheets from left to right, those without rows too: who works with them finds the same ones each month. */
  finished(): readonly FilledSheet[] {
    const problems = new Sheet(PROBLEMS);
    for (const problem of inOrder(this.#problems)) problems.add(problem);
    return [
      problems,
      this.#documents,
      this.#applications,
      this.#schedule,
      this.#changeOrders,
      this.#costs,
      this.#listedOrders,
      this.#invoices,
      this.#invoiceLines,
      this.#invoiceTaxes,
      this.#checks,
    ];
  }

  #addApplication(origin: Origin, reading: ApplicationReading): void {
    const answer = toFullResult(reading);
    const { applicationNumber, changeOrders } = answer.document;
    const rowNumber = this.#applications.add({ origin, pageNumber: null, answer });
    const rows = addAll(
      this.#schedule,
      (answer.g703?.rows ?? []).map((row) => ({
        origin,
        pageNumber: row.page,
        applicationNumber,
        row,
      })),
    );
    const orders = addAll(
      this.#listedOrders,
      changeOrders.map((order, index) => {
        const from = reading.document.changeOrders[index]?.amount?.from ?? [];
        const pageNumber = from[0]?.pageNumber ?? null;
        return { origin, pageNumber, applicationNumber, order };
      }),
    );
    const own = figuresOfRow(this.#applications, rowNumber);
    this.#judge(origin, { reading, answer }, new Map([...rows, ...orders, ...own]));
  }

  #addChangeOrder(origin: Origin, reading: ChangeOrderReading): void {
    const answer = toFullResult(reading);
    const rowNumber = this.#changeOrders.add({ origin, pageNumber: null, answer });
    const parts: number[] = [];
    for (const row of costRows(origin, answer)) {
      const rowNumber = this.#costs.add(row);
      if (row.standing === "part") parts.push(rowNumber);
    }
    const own = figuresOfRow(this.#changeOrders, rowNumber);
    const figures = new Map([...own, ...figuresOfRows(this.#costs, parts)]);
    this.#judge(origin, { reading, answer }, figures);
  }

  #addInvoice(origin: Origin, reading: InvoiceReading): void {
    const answer = toFullResult(reading);
    const { invoiceNumber } = answer.invoice;
    const tested = testedLines(reading);
    const lines = addAll(
      this.#invoiceLines,
      answer.lineItems.map((line, index) => ({
        origin,
        pageNumber: line.page,
        invoiceNumber,
        line,
        product: tested.get(index)?.product ?? null,
        passed: tested.get(index)?.passed ?? null,
      })),
    );
    const taxes = addAll(
      this.#invoiceTaxes,
      answer.taxes.map((tax) => ({ origin, pageNumber: tax.page, invoiceNumber, tax })),
    );
    const rowNumber = this.#invoices.add({
      origin,
      pageNumber: null,
      answer,
      lines: lines.get("lineItems.amount") ?? null,
      taxes: taxes.get("taxes.amount") ?? null,
    });
    this.#judge(origin, { reading, answer }, figuresOfRow(this.#invoices, rowNumber));
  }

  #judge(origin: Origin, read: ReadDocument, figures: Figures): void {
    const { documentKind, number } = describe(read.reading);
    for (const check of read.answer.identities) {
      const pageNumber = pageOfCheck(check, read);
      const formula = recomputed(check, figures);
      this.#checks.add({ origin, pageNumber, documentKind, number, check, recomputed: formula });
    }
    this.#problems.push(...problemsOf(origin, read, this.#minConfidence));
  }
}

/** Adds rows and gives the sums of their figures. */
function addAll<Row extends SourceRow>(sheet: Sheet<Row>, rows: readonly Row[]): Figures {
  return figuresOfRows(
    sheet,
    rows.map((row) => sheet.add(row)),
  );
}

/** The priced lines of a change order; those that its total is the sum of stand where its breakdown says. */
function costRows(
  origin: Origin,
  { document, costs, costTotal }: FullChangeOrderResult,
): readonly CostRow[] {
  const isAt = (line: CostLineBody, other: CostLineBody): boolean =>
    line.page === other.page && line.box.top === other.box.top && line.box.left === other.box.left;
  return costs.map((line) => {
    const isTotal = costTotal !== null && isAt(costTotal.total, line);
    const isPart = costTotal?.parts.some((part) => isAt(part, line)) === true;
    const standing = isTotal ? "total" : isPart ? "part" : null;
    return { origin, pageNumber: line.page, orderNumber: document.number, line, standing };
  });
}

/** The lines that are tested by their product, by index; one that only a convention lets pass has no product to show. */
function testedLines({
  document,
}: InvoiceReading): ReadonlyMap<
  number,
  { readonly product: number | null; readonly passed: boolean }
> {
  const tested = testLines(document, roundingOf(printedAmounts(document)));
  return new Map(
    tested.map(({ line: { lineIndex, product }, passed, taking }) => [
      lineIndex,
      { product: taking === null ? inCents(product) : null, passed },
    ]),
  );
}
