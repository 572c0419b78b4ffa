import { type Bare, type FilePlace, findingOf, type Found } from "../audit/audit-check.ts";
import type { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { CommonReading } from "../kinds/reading.ts";
import type { Comparison } from "../finding/comparison.ts";
import type { DrawnFigure, DrawStatement } from "../finding/draw-statement.ts";
import type { FirmList } from "./listings.ts";
import type { Bill } from "./papers.ts";
import type { Party } from "./parties.ts";
import type { ContractTerms } from "./retainage-limits.ts";
import type { RollUp } from "./roll-up.ts";
import type { PlacedWaivers } from "./waivers.ts";

/** The papers of one draw, brought together. */
export interface DrawnPapers {
  /** The contractor first. */
  readonly parties: readonly Party[];
  readonly waivers: PlacedWaivers;
  readonly bills: readonly Bill[];
  readonly lists: readonly FirmList[];
  readonly rollUp: RollUp;
  /** What whoever asks knows of the contract; null where nothing was said. */
  readonly terms: ContractTerms | null;
}

/** A named comparison of the papers of a draw. */
export interface DrawCheck {
  /** Public, lower case with underscores. */
  readonly name: string;
  readonly severity: Severity;
  /** What it verifies, in one sentence. */
  readonly verifies: string;
  readonly run: (papers: DrawnPapers) => readonly DrawFinding[];
}

/** What a comparison says, and whose papers it is about. */
export interface DrawFinding extends Found<DrawStatement> {
  /** The firm's name as its own application prints it, or as a list does. */
  readonly firm: string;
}

/** A finding before it has its check's name and weight. */
export type BareDrawFinding = Bare<DrawStatement> & { readonly firm: string };

/** A rule about the papers of a draw, as its author writes it. */
interface DrawRule {
  readonly name: string;
  readonly severity: Severity;
  readonly verifies: string;
  readonly test: (papers: DrawnPapers) => readonly BareDrawFinding[];
}

/** A check of a draw. */
export function defineDrawCheck({ test, ...rule }: DrawRule): DrawCheck {
  return {
    ...rule,
    run: (papers) =>
      test(papers).map(({ firm, ...bare }) => ({ ...findingOf<DrawStatement>(rule, bare), firm })),
  };
}

/** A check that says one thing, or nothing, of each firm by itself. */
export function defineFirmCheck({
  test,
  ...rule
}: Omit<DrawRule, "test"> & {
  readonly test: (party: Party, papers: DrawnPapers) => Bare<DrawStatement> | null;
}): DrawCheck {
  return defineDrawCheck({
    ...rule,
    test: (papers) =>
      papers.parties.flatMap((party) => {
        const bare = test(party, papers);
        return bare === null ? [] : [{ ...bare, firm: party.name }];
      }),
  });
}

/** Below this certainty of a value that it stands on, a comparison accuses nobody. */
const SURE = 0.8;

/** A paper with how certain its fields are. */
export interface SeenFields {
  readonly file: string;
  readonly reading: Pick<CommonReading, "fields">;
}

/** A comparison that fails stays open where one of the values that it stands on was not read surely enough. */
export function unlessDoubted(
  bare: Bare<DrawStatement>,
  ...standsOn: readonly (readonly [paper: SeenFields | null, field: string])[]
): Bare<DrawStatement> {
  if (bare.passed !== false) return bare;
  for (const [paper, name] of standsOn) {
    const isDoubted = paper?.reading.fields.some(
      ({ field, value }) => field === name && value < SURE,
    );
    if (paper === null || isDoubted !== true) continue;
    const facts = { file: paper.file, said: bare.statement };
    return { ...bare, passed: null, statement: { code: "doubted", facts } };
  }
  return bare;
}

/** An amount with its name, and where it stands. */
export interface DrawnAmount {
  readonly figure: DrawnFigure;
  readonly value: Money | null;
  readonly files: readonly string[];
  readonly places: readonly FilePlace[];
}

/** Holds one amount against another: it must be the same, or at most the same. */
export function amountsCompared(
  own: DrawnAmount,
  other: DrawnAmount,
  relation: Comparison<unknown>["relation"] = "equals",
): Bare<DrawStatement> {
  const files = [...new Set([...own.files, ...other.files])];
  if (own.value === null || other.value === null) {
    const { figure } = own.value === null ? own : other;
    return { passed: null, statement: { code: "figure-missing", facts: { figure } }, files };
  }
  const gap = own.value.compare(other.value);
  const passed = relation === "equals" ? gap === 0 : gap <= 0;
  return {
    passed,
    statement: {
      code: "amounts-compared",
      facts: {
        comparison: {
          relation,
          figure: own.figure,
          printed: own.value,
          expected: other.value,
          terms: [{ sign: 1, figure: other.figure, value: other.value }],
          rate: null,
          outcome: passed ? "same" : "apart",
        },
      },
    },
    files,
    printed: own.value,
    expected: other.value,
    places: [...own.places, ...other.places],
  };
}
