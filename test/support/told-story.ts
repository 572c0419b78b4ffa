import {
  storyPapers,
  type StoryPaper,
} from "../../fixtures/draw/random/package/story/story-papers.ts";
import { sumOfBill } from "../../fixtures/draw/random/package/supplier-bill.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import type { ReadApplication } from "../../src/audit/application.ts";
import type { ReadChangeOrder } from "../../src/audit/change-order-paper.ts";
import { type Draw, drawOf, type ReadPapers } from "../../src/draw/draw.ts";
import type { OtherPaper, ReadBill, ReadWaiver } from "../../src/draw/papers.ts";
import type { WaiverType } from "../../src/document/lien-waiver.ts";
import type { InvoiceReading, WaiverReading } from "../../src/kinds/reading.ts";
import { invoiceOf } from "./invoice-of.ts";
import { orderPaper } from "./order-paper.ts";
import { centsFigure, moneyOfCents, sourced } from "./printed.ts";
import { documentOf, headingOf, readDocument } from "./rolled-job.ts";

export { storyPapers };

/** The papers of a story as if each had been read as it was composed; files are called after their places: `0.pdf`. */
export function readStory(
  papers: readonly StoryPaper[],
  contractor: string,
  owner: string,
): ReadPapers {
  const applications: ReadApplication[] = [];
  const orders: ReadChangeOrder[] = [];
  const waivers: ReadWaiver[] = [];
  const bills: ReadBill[] = [];
  const others: OtherPaper[] = [];
  for (const [index, paper] of papers.entries()) {
    const file = `${index}.pdf`;
    switch (paper.is) {
      case "application": {
        const { application } = paper;
        const heading = headingOf(application);
        applications.push(readDocument(documentOf(application), { file, heading }));
        break;
      }
      case "order":
        orders.push(orderOf(file, paper, { contractor, owner }));
        break;
      case "waiver":
        waivers.push({ file, reading: waiverOf(paper) });
        break;
      case "bill":
        bills.push({ file, reading: billOf(paper) });
        break;
      case "sworn":
        others.push({ file, kind: "SWORN_STATEMENT", listings: [swornTable(paper)] });
        break;
      case "register":
        others.push({ file, kind: "OTHER", listings: [registerTable(paper)] });
        break;
      case "letter":
        others.push({ file, kind: "COVER", listings: [] });
    }
  }
  const audit = auditApplications(applications, [], orders);
  return { audit, waivers, bills, others, isRead: () => false, terms: null };
}

/** What its papers say together. */
export function drawOfStory(...story: Parameters<typeof readStory>): Draw {
  return drawOf(readStory(...story));
}

type Of<Is extends StoryPaper["is"]> = Extract<StoryPaper, { readonly is: Is }>;

function orderOf(
  file: string,
  { order, original, before }: Of<"order">,
  parties: Readonly<Record<"contractor" | "owner", string>>,
): ReadChangeOrder {
  const { number, description, amount, date, isApproved } = order;
  return orderPaper(file, {
    kind: "GC_CHANGE_ORDER",
    number,
    description,
    amount,
    date,
    parties,
    sums: { originalContractSum: original, sumBefore: before },
    agreement: { isShown: isApproved, flaw: isApproved ? null : "pending" },
  });
}

const NOTHING_SAID = {
  checks: [],
  identities: [],
  findings: [],
  confidence: 1,
  fields: [],
  notices: [],
  confidenceParts: [],
  evidence: [],
  templateId: "any",
  pageCount: 1,
} as const;

function waiverOf({ facts }: Of<"waiver">): WaiverReading {
  const text = (value: string): ReturnType<typeof sourced<string>> => sourced(value, value);
  return {
    ...NOTHING_SAID,
    documentType: "LIEN_WAIVER",
    document: {
      documentType: "LIEN_WAIVER",
      waiverType: facts.form.replace("-", "_").toUpperCase() as WaiverType,
      signature: facts.signer === null ? "BLANK" : "SIGNED",
      notary: "NONE",
      claimant: text(facts.claimant),
      customer: text(facts.customer),
      owner: text(facts.owner),
      project: text(facts.project),
      location: null,
      throughDate: sourced(facts.through, "its day"),
      amount: centsFigure(facts.amount),
      amountInWords: null,
      exceptions: null,
      signer: null,
      signedOn: null,
    },
  };
}

function billOf({ bill }: Of<"bill">): InvoiceReading {
  const document = invoiceOf({});
  const { vendor, customer, number } = bill;
  return {
    ...NOTHING_SAID,
    documentType: "INVOICE",
    eInvoice: null,
    document: {
      ...document,
      invoiceNumber: sourced(number, number),
      vendor: { ...document.vendor, name: sourced(vendor, vendor) },
      customer: { ...document.customer, name: sourced(customer, customer) },
      total: centsFigure(sumOfBill(bill)),
    },
  };
}

type Table = OtherPaper["listings"][number];

function swornTable({ rows }: Of<"sworn">): Table {
  const amountsOf = (cents: readonly number[]): readonly string[] =>
    cents.map((amount) => moneyOfCents(amount).key());
  const figures = rows.map(({ contract, paid, due }) => [
    contract,
    paid,
    due,
    contract - paid - due,
  ]);
  const totals = [0, 1, 2, 3].map((column) =>
    figures.reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
  return {
    rows: [
      ...rows.map(({ name, trade }, index) => ({
        pageNumber: 1,
        texts: [name, trade],
        amounts: amountsOf(figures[index] ?? []),
      })),
      { pageNumber: 1, texts: ["Totals"], amounts: amountsOf(totals) },
    ],
  };
}

function registerTable({ payments }: Of<"register">): Table {
  return {
    rows: payments.map(([payee, amount], index) => ({
      pageNumber: 1,
      texts: [payee],
      amounts: [String(4_107 + index), moneyOfCents(amount).key()],
    })),
  };
}
