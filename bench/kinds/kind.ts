import type { FieldType } from "../../src/kinds/field.ts";
import type { AnswerMember } from "../../src/kinds/kind.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import type { Column } from "../score/columns.ts";
import type { Count } from "../score/counts.ts";
import type { ListScore } from "../score/document-score.ts";
import type { Equality } from "../score/equality.ts";
import type { Tally } from "../score/tally.ts";

/** A field of the plain answer. A list is one where it is right or wrong as a whole. */
export interface ScoredField {
  readonly type: FieldType | "list";
  /** Its path in the plain answer; left out where that is its own name. */
  readonly answer?: string;
}

/** The document of an answer or of a truth as JSON. */
export type Body = Readonly<Record<string, unknown>>;

/** What was read of a document. */
export interface Answered {
  readonly body: Body;
  readonly reading: Reading | null;
}

/** Names that a caller sends along. */
export interface Parties {
  readonly subcontractor?: string | null;
  readonly gc?: string | null;
}

/** What a document says, by those who drew or collected it. The READMEs beside the fixtures and the samples explain the members. */
export interface Truth {
  readonly document?: Body;
  readonly invoice?: Body;
  /** Further answers that a careful reader could defend, by field. */
  readonly accept?: Readonly<Record<string, readonly unknown[]>>;
  /** Fields that nobody measures. */
  readonly skip?: readonly string[];
  /** Outcomes that the checks must have. */
  readonly checks?: Readonly<Record<string, boolean | null>>;
  readonly expectedChecks?: Readonly<Record<string, boolean | null>>;
  /** Checks that fail on sound paper: any outcome of them is fair. */
  readonly checksExplained?: Readonly<Record<string, string>>;
  /** The check that must fail, where a figure is misprinted. */
  readonly error?: { readonly check?: string } | null;
  /** Whether a warning must be given, or of what. */
  readonly warns?: boolean | readonly string[];
  readonly parties?: Parties;
  /** Names that a collected document is to be read with. */
  readonly requestParams?: Parties;
}

/** How a list of a document is compared with the printed one. */
export interface ListRule<Own extends Truth> {
  /** Whether the plain answer has it. What only the full answer has is counted, and makes nothing wrong. */
  readonly isAnswered: boolean;
  /** Whether its amounts belong to the totals. */
  readonly isTotal: boolean;
  /** Null where the truth does not have the list. */
  judge(truth: Own, answered: Answered | null): ListScore | null;
}

/** A kind of paper that is scored: what is measured of it, and how. */
export interface ScoredKind<Own extends Truth = Truth> {
  readonly documentType: Reading["documentType"];
  /** `pay applications`. */
  readonly plural: string;
  /** The member of an answer and of a truth that holds the document. */
  readonly member: AnswerMember;
  /** The fields that are measured, in the order of the plain answer. */
  readonly fields: Readonly<Record<string, ScoredField>>;
  /** Fields that are compared in another way than others of their type. */
  readonly equal?: Readonly<Record<string, Equality>>;
  /** Fields whose printed zero may be read as nothing. */
  readonly zeroIsNothing?: readonly string[];
  /** Fields that are no amounts and without which the amounts mean something else. */
  readonly alsoCostly?: readonly string[];
  readonly lists?: Readonly<Record<string, ListRule<Own>>>;
  /** What makes a person look again: a failed check, or anything that is told. */
  readonly warnsBy: "checks" | "findings";
  /** Whether it is read a second time with the names that its truth knows. */
  readonly takesParties: boolean;
  /** The scorer that the samples bring along for it, beside their folders; null where ours judges them. */
  readonly samplesScorer: string | null;
  /** What the table shows of each layout, between its documents and those that were refused. */
  readonly columns: readonly Column[];
  /** What may not get worse unnoticed. */
  readonly counts: readonly Count[];
  /** Where the counts stand in `bench/accuracy.json`. */
  readonly records: { readonly fixtures: string; readonly samples: string };
  /** What the figures come to, in sentences below the table. */
  summary?(tally: Tally): string;
}

/** What is scored in another way than usual (`usual-kind.ts`). */
export type PeculiarScoring<Own extends Truth = Truth> = Partial<
  Omit<ScoredKind<Own>, "documentType" | "plural" | "member" | "fields">
>;
