import type { CheckResult } from "../checks/check.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Finding } from "../finding/finding.ts";
import type { Choices, Fields } from "./field.ts";

/** All that the printed figures of a document prove or contradict. */
interface Proof {
  /** The contract's checks, in a fixed order; none where it names none of the kind. */
  readonly checks: readonly CheckResult[];
  /** Further identities, in a fixed order. */
  readonly identities: readonly CheckResult[];
  /** What a person should know of them. */
  readonly findings: readonly Finding[];
}

/** What is read of a paper of one kind, its proof aside. */
export interface Content {
  readonly documentType: string;
  readonly document: { readonly documentType: string };
}

/** What the schema of an answer says of an object in it, or of a list and its rows. */
export interface AnswerPart {
  /** Name of its schema; of a list that of a row. */
  readonly title?: string;
  readonly describes?: string;
  /** What it is and when it is null; left out where it is never null. */
  readonly absent?: string;
  /** The member that it stands behind, where the order of declaration puts it elsewhere. */
  readonly after?: string;
}

/** A table of the plain answer, which has the contract's fields alone. */
interface PlainTable extends AnswerPart {
  readonly fields: Fields;
}

/** Fields that stand in one place of a document: all of a group, or those of each row of a table. */
export interface FieldGroup<Read extends Content = Content> extends AnswerPart {
  /** Where they stand in the document, as the engine names it: `lines`, `sheet.totals`; of a table without the row's number. */
  readonly path: string;
  /** Where they stand in the full answer: `g702`. */
  readonly answer: string;
  /** What people call them on a page and in a table. */
  readonly heading: string;
  readonly fields: Fields;
  /** Whether they stand once in each row. */
  readonly isTable: boolean;
  /** Its table in the plain answer; where that has all of its fields, the full answer does not repeat them. */
  readonly plain?: PlainTable;
  /** Path of the table whose totals these are; left out where they are none. */
  readonly totalsOf?: string;
  /** Title of the table's sheet in a workbook; left out where it is the kind's with the heading: `Change order costs`. */
  readonly sheetTitle?: string;
  /** The kind whose sheets it stands behind, where its rows are of papers of another kind. */
  readonly sheetAfter?: string;
  /** The field whose place on the page is that of the row; left out where all of its cells are. */
  readonly placedBy?: string;
  /** Its rows with their values by name, where the document keeps them otherwise than the path says. */
  rowsOf?(read: Read): readonly object[] | null;
}

/** The member of an answer that holds the document: each is a contract with callers of its own. */
export type AnswerMember = "document" | "invoice";

/** What a paper is to others: an application of a contract, a change order that applications list, or one that must not come twice. */
export type Joining = "applications" | "change-orders" | "repeats";

/** How a report adds up the amounts of the papers of a kind. */
interface Totals {
  /** Why they are only counted; null where they are added up. */
  readonly notSummed: string | null;
  /** The choice by which they are added up apart, and the sum of each of its values, in the report's order; null where all are one. */
  readonly apart: {
    readonly choice: string;
    readonly sums: Readonly<Record<string, SumName>>;
  } | null;
}

/** What a sum is called, and what is remarked of its amounts. */
export interface SumName {
  readonly name: string;
  readonly remark?: string;
}

/** A kind of paper. All that the house knows of it by name is here; everything else goes over the list of kinds. */
export interface Kind<Read extends Content, Joins extends Joining | null = Joining | null> {
  readonly documentType: Read["documentType"];
  /** `pay application`. */
  readonly noun: string;
  readonly plural: string;
  /** What stands before its number: `Application`. */
  readonly shortName: string;
  /** What a model is told that the paper is: `an application for payment`. */
  readonly asked: string;
  /** The member of the answer that holds the document. */
  readonly answerMember: AnswerMember;
  /** Names of the schemas of the document in the plain answer, and of the full answer. */
  readonly titles: { readonly plain: string; readonly full: string };
  /** The contract's fields that are one value, in its order. */
  readonly fields: Fields;
  /** What is told of every paper of the kind, as one of a few words. */
  readonly choices: Choices;
  /** What else is printed. */
  readonly groups: readonly FieldGroup<Read>[];
  /** Objects of the full answer that hold groups, or parts of one, by their path in it. */
  readonly parts?: Readonly<Record<string, AnswerPart>>;
  /** Paths of what a person knows a paper by; null where no paper of the kind prints it. */
  readonly knownBy: {
    readonly number: string | null;
    readonly sender: string;
    readonly customer: string;
    readonly project: string | null;
    readonly date: string;
    /** The last day on which to pay; null where no paper of the kind prints it. */
    readonly dueDate: string | null;
    /** What it asks for or changes. */
    readonly amount: string;
    /** What is left to pay of that, where some papers print it; null where it is the same. */
    readonly balance: string | null;
    /** Null where the sign that is printed with its amount says it. */
    readonly currency: string | null;
  };
  /** Whether a paper of the kind needs no amount: a waiver on the final payment may name none. Left out where all do. */
  mayLackAmount?(this: void, document: Read["document"]): boolean;
  /** Whether its papers ask for money; the others are in order or not. */
  readonly isPaid: boolean;
  /** What it is compared with; null where it stands alone. */
  readonly joins: Joins;
  readonly totals: Totals;
  /** Whether its papers come in many languages. */
  readonly isMultilingual: boolean;
  /** Printed figures that stand in rows of listed items: none of them is a field of the document itself. */
  listedFigures(read: Read): readonly (Sourced<unknown> | null)[];
  /** Tests every identity that a document can prove by itself. */
  check(document: Read["document"]): Proof;
}
