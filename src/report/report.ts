import type { LeftAlone } from "../finding/left-alone.ts";
import type { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import type { Reading } from "../kinds/reading.ts";

/** One input of the report. */
export interface Entry {
  /** Names it in the links of the page: letters and digits. */
  readonly id: string;
  readonly file: string;
  readonly verdict: Verdict;
  /** Full sentences, each with where to look; the one that decides the verdict first. */
  readonly reasons: readonly string[];
  /** Null for an input that was not read. */
  readonly kind: Reading["documentType"] | null;
  /** What it calls itself: its kind with its number, then its day. */
  readonly title: readonly string[];
  /** Who bills whom for what; empty where it was not read. */
  readonly parties: string;
  /** Who sent it, and its own number; null where it is not printed. */
  readonly sender: string | null;
  readonly number: string | null;
  /** The last day on which to pay; null where none is printed. */
  readonly dueDate: string | null;
  readonly amount: EntryAmount | null;
  /** Whether a check of the contract fails. */
  readonly hasFailedCheck: boolean;
  /** 0 to 1; null where it was not read. */
  readonly confidence: number | null;
  readonly pageCount: number | null;
  /** Names the part of its contract; null where it belongs to none. */
  readonly contractId: string | null;
  /** A text to send back with it; null where there is nothing to say. */
  readonly note: string | null;
}

/** The amount that a document is about. */
export interface EntryAmount {
  readonly label: string;
  /** Null where it is not printed. */
  readonly value: Money | null;
  /** ISO 4217 code; null where none is printed. */
  readonly currency: string | null;
  /** What is to be known of it; null where it is as it seems. */
  readonly remark: string | null;
  /** The sum that it belongs to, such as `Invoices`; null where it is not added up. */
  readonly sum: string | null;
}

/** A link to an input, or only its name where the page has none of this name. */
export interface FileLink {
  readonly file: string;
  readonly id: string | null;
}

/** An application in its place among those of its contract. Amounts are null where they are not printed. */
export interface ApplicationRow {
  readonly link: FileLink;
  readonly number: string | null;
  readonly periodTo: string | null;
  readonly contractSum: Money | null;
  readonly toDate: Money | null;
  readonly thisPeriod: Money | null;
  readonly retainage: Money | null;
  readonly previous: Money | null;
  readonly due: Money | null;
  readonly faultCount: number;
  /** Whether it prints enough for any of its own checks. */
  readonly isTested: boolean;
  /** Why it is not compared; null where it is. */
  readonly aside: string | null;
}

/** A change order of a contract. */
export interface OrderRow {
  readonly link: FileLink;
  readonly number: string | null;
  readonly what: string;
  readonly date: string | null;
  readonly amount: Money | null;
  /** The application that lists it; null where none does. */
  readonly listedIn: string | null;
}

/** A document of a comparison. */
interface MismatchPlace {
  readonly link: FileLink;
  /** Where the compared figures stand in it. */
  readonly pages: readonly number[];
}

/** A comparison that failed. */
export interface Mismatch {
  readonly name: string;
  readonly severity: Severity;
  readonly detail: string;
  readonly printed: Money | null;
  readonly expected: Money | null;
  readonly difference: Money | null;
  /** What it is about, the tested document first. */
  readonly places: readonly MismatchPlace[];
  readonly remedy: string | null;
}

/** The text about a contract as a whole. */
export interface ContractNote {
  /** What is to be done with its applications: only what is sent back goes with a letter. */
  readonly verdict: Exclude<Verdict, "not-read">;
  readonly text: string;
}

/** All that is said of one contract. */
export interface ContractPart {
  readonly id: string;
  readonly name: string;
  readonly applications: readonly ApplicationRow[];
  readonly orders: readonly OrderRow[];
  readonly mismatches: readonly Mismatch[];
  readonly heldCount: number;
  readonly testedCount: number;
  /** Why something was not compared. */
  readonly untested: readonly string[];
  readonly doubts: readonly string[];
  readonly note: ContractNote;
}

/** Everything that the page says, but for the pages of the documents. */
export interface Report {
  readonly title: string;
  /** In the order of the inputs. */
  readonly entries: readonly Entry[];
  readonly contracts: readonly ContractPart[];
  /** Change orders that belong to none of the contracts for sure. */
  readonly looseOrders: readonly OrderRow[];
  /** Sentences about the whole: what was not compared, what repeats itself. */
  readonly notices: readonly string[];
  /** Whether the page shows pictures. */
  readonly hasPictures: boolean;
  /** Files in the folders that were not looked into. */
  readonly leftAlone: LeftAlone;
}
