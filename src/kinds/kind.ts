import type { CheckResult } from "../checks/check.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Finding } from "../finding/finding.ts";
import type { Choices, Fields } from "./field.ts";

/** All that the printed figures of a document prove or contradict. */
export interface Proof {
  /** The contract's checks, in a fixed order; none where it names none of the kind. */
  readonly checks: readonly CheckResult[];
  /** Further identities, in a fixed order. */
  readonly identities: readonly CheckResult[];
  /** What a person should know of them. */
  readonly findings: readonly Finding[];
}

/** Fields that stand in one place of a document: all of a group, or those of each row of a table. */
export interface FieldGroup {
  /** Where they stand in the document, as the engine names it: `lines`, `sheet.totals`; of a table without the row's number. */
  readonly path: string;
  /** Where they stand in the full answer: `g702`. */
  readonly answer: string;
  /** What people call them on a page and in a table. */
  readonly heading: string;
  readonly fields: Fields;
  /** Whether they stand once in each row. */
  readonly isTable: boolean;
}

/** What is read of a paper of one kind, its proof aside. */
export interface Content {
  readonly documentType: string;
  readonly document: { readonly documentType: string };
}

/** A kind of paper. All that the house knows of it by name is here; everything else goes over the list of kinds. */
export interface Kind<Read extends Content> {
  readonly documentType: Read["documentType"];
  /** `pay application`. */
  readonly noun: string;
  /** What a model is told that the paper is: `an application for payment`. */
  readonly asked: string;
  /** The member of the answer that holds the document. */
  readonly answerMember: "document" | "invoice";
  /** The contract's fields that are one value, in its order. */
  readonly fields: Fields;
  /** What is told of every paper of the kind, as one of a few words. */
  readonly choices: Choices;
  /** What else is printed. */
  readonly groups: readonly FieldGroup[];
  /** Paths of what a person knows a paper by; null where no paper of the kind prints it. */
  readonly knownBy: {
    readonly number: string;
    readonly sender: string;
    readonly date: string;
    /** What it asks for or changes. */
    readonly amount: string;
    readonly currency: string | null;
  };
  /** Whether its papers come in many languages. */
  readonly isMultilingual: boolean;
  /** Printed figures that stand in rows of listed items: none of them is a field of the document itself. */
  listedFigures(read: Read): readonly (Sourced<unknown> | null)[];
  /** Tests every identity that a document can prove by itself. */
  check(document: Read["document"]): Proof;
}
