import type { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { CellName } from "./comparison.ts";
import type { Statement } from "./statement.ts";

/** A print that is named, and the page on which it stands. */
export interface PrintedOn {
  readonly printed: string;
  readonly pageNumber: number;
}

/** Who looks at the places of a reading again: the picture of the page as it is shown, or another program that reads the file. */
export type WitnessName = "picture" | "pdf.js" | "tesseract.js";

/** What each code says beside itself: the figures and words of the paper that its sentence names. */
export interface FindingFacts {
  readonly "check-failed": CheckFacts;
  readonly "sheet-against-summary": CheckFacts;
  readonly "columns-do-not-add-up": { readonly columns: readonly ColumnFacts[] };
  readonly "likely-misprint": {
    readonly cell: CellName;
    readonly printed: Money;
    readonly suggested: Money;
  };
  readonly "change-orders-not-listed": { readonly net: Money };
  readonly "more-findings": { readonly count: number };
  readonly "pages-not-read": PagesFacts;
  readonly "pictures-not-read": PagesFacts;
  readonly "recognition-missing": { readonly remedy: string };
  readonly "almost-same-figure": {
    readonly figure: string;
    readonly printed: string;
    readonly page: number;
    readonly other: string;
    readonly otherPage: number;
  };
  /** Of the documents in one file, only those pages were read. */
  readonly "several-documents": {
    readonly documents: number;
    readonly kind: string;
    readonly pages: Readonly<Record<"from" | "to", number>>;
  };
  readonly "second-application": { readonly page: number; readonly summaryPage: number };
  readonly "date-order-open": PrintedOn & {
    readonly field: "periodTo" | "date" | "invoiceDate" | "dueDate" | "throughDate" | "signedOn";
  };
  readonly "cents-apart": {
    readonly printed: string;
    readonly page: number;
    readonly cents: string;
  };
  readonly "called-otherwise": KindFacts & { readonly named: string; readonly because: string };
  readonly "kind-not-said": Nothing;
  readonly "kind-uncertain": KindFacts & { readonly because: string; readonly against: string };
  readonly "not-certified": Nothing;
  /** What the title of a waiver says that its text does not. */
  readonly "waiver-title-against-text": { readonly titled: "conditional" | "unconditional" };
  readonly "waiver-type-unclear": Nothing;
  /** Where the text of a waiver differs from the form of a statute that it follows. */
  readonly "statute-text-changed": {
    readonly statute: string;
    /** The first ones: what the statute says, and what stands there; one of them may be empty. */
    readonly changes: readonly Readonly<Record<"statute" | "paper", string>>[];
    readonly others: number;
  };
  readonly "not-signed": Nothing;
  readonly "paid-already": PrintedOn;
  readonly collected: PrintedOn;
  readonly "difference-printed": {
    /** Name of the check. */
    readonly check: string;
    readonly printed: string;
    readonly page: number;
  };
  readonly "marked-void": Nothing;
  readonly "marked-rejected": Nothing;
  readonly "marked-draft": Nothing;
  readonly "agreement-not-shown": Nothing;
  readonly "agreement-unseen": Nothing;
  readonly "price-left-open": { readonly says: string };
  readonly "amount-not-found": Nothing;
  readonly "amount-asked-differs": { readonly requested: Money; readonly agreed: Money };
  readonly "deduction-contradicted": { readonly amount: Money };
  readonly "deduction-by-title": Nothing;
  readonly "addition-despite-title": Nothing;
  readonly "amount-printed-twice": TwoAmounts;
  readonly "rival-amount": TwoAmounts;
  readonly "superseded-revision": Nothing;
  readonly "cost-repeated": {
    readonly description: string;
    readonly amount: Money;
    readonly times: number;
  };
  readonly "products-do-not-fit": { readonly lines: number };
  readonly "lines-not-proven": Nothing;
  readonly "items-left-open": { readonly chosen: string | null; readonly other: string | null };
  readonly "check-doubtful": Omit<CheckFacts, "severity">;
  readonly "earlier-balance": { readonly amount: Money };
  readonly "totals-left-open": Nothing;
  readonly "amount-unused": {
    readonly caption: string;
    readonly amount: Money;
    readonly page: number;
  };
  readonly "xml-of-another-invoice": {
    readonly number: TwoTexts;
    readonly total: TwoTexts;
  };
  readonly "xml-differs": TwoTexts & { readonly figure: string };
  readonly "xml-differs-further": { readonly count: number };
  readonly "witness-differs": {
    readonly witness: WitnessName;
    readonly page: number;
    readonly printed: string;
    /** What the witness sees at the same place. */
    readonly seen: string;
  };
  readonly "witness-differs-further": { readonly witness: WitnessName; readonly count: number };
  readonly "value-withheld": {
    readonly field: string;
    /** What the field is called, at the begin of a sentence. */
    readonly name: string;
    readonly candidates: readonly PrintedOn[];
  };
  readonly "name-unsure": {
    readonly field: string;
    /** What the field is called, at the begin of a sentence. */
    readonly name: string;
    /** Other names that the paper prints, the likeliest first. */
    readonly others: readonly PrintedOn[];
  };
  readonly "model-failed": { readonly message: string };
  readonly "model-pointed": {
    /** What the fields are called, each at the begin of a sentence. */
    readonly names: readonly string[];
    readonly host: string;
    readonly leftMachine: boolean;
  };
  /** What a person has decided otherwise than it was read, each at the begin of a sentence; none where all was accepted as it was read. */
  readonly "person-accepted": { readonly names: readonly string[] };
  readonly "acceptance-not-taken": {
    readonly because: "other-document" | "read-otherwise" | "rows-wrong" | "not-understood";
  };
  readonly "second-reading-taken": {
    readonly page: number;
    readonly first: string;
    readonly taken: string;
    /** Of the reading that was taken, 0 to 1. */
    readonly share: number;
  };
}

/** The name of a finding, public. */
export type FindingCode = keyof FindingFacts;

/** Something that a person should know of a reading, as a value: `sentenceOf` puts it into words, and nothing reads those. */
export type Finding = { readonly [Code in FindingCode]: FindingOf<Code> }[FindingCode];

/** A finding of one code. */
export interface FindingOf<Code extends FindingCode> {
  readonly code: Code;
  /** Names of the figures or fields that it is about, the first one above all; none where it is about the paper. */
  readonly figures: readonly string[];
  readonly facts: FindingFacts[Code];
}

type Nothing = Readonly<Record<string, never>>;

interface CheckFacts {
  /** Of the check. */
  readonly name: string;
  readonly severity: Severity;
  /** What the check says. */
  readonly statements: readonly Statement[];
}

interface ColumnFacts {
  /** Null where no word is known for the column. */
  readonly figure: string;
  readonly printed: Money | null;
  readonly expected: Money | null;
}

interface PagesFacts {
  readonly pages: readonly number[];
}

interface KindFacts {
  readonly kind: "SUBCONTRACTOR_REQUEST" | "GC_CHANGE_ORDER";
}

interface TwoAmounts {
  readonly amount: Money;
  readonly other: Money;
}

interface TwoTexts {
  readonly xml: string;
  readonly printed: string;
}

/** How findings of some codes are put into words. */
export type Sentences<Code extends FindingCode> = {
  readonly [Told in Code]: (facts: FindingFacts[Told]) => string;
};

/** A finding that is told. */
export function found<Code extends FindingCode>(
  code: Code,
  facts: FindingFacts[Code],
  figures: readonly string[] = [],
): FindingOf<Code> {
  return { code, figures, facts };
}
