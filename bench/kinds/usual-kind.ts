import { entriesOf } from "../../src/kinds/field.ts";
import type { Kind } from "../../src/kinds/kind.ts";
import type { AnyContent } from "../../src/kinds/kinds.ts";
import { COLUMNS } from "../score/columns.ts";
import { COUNTS } from "../score/counts.ts";
import type { PeculiarScoring, ScoredField, ScoredKind, Truth } from "./kind.ts";

/** How a kind is scored: over all that it declares of its plain answer, with what is peculiar to it instead of what is usual. */
export function scoredKind<Own extends Truth>(
  kind: Kind<AnyContent>,
  peculiar: PeculiarScoring<Own>,
): ScoredKind<Own> {
  const { documentType, plural, answerMember } = kind;
  const name = plural.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    documentType,
    plural,
    member: answerMember,
    fields: fieldsOf(kind, Object.keys(peculiar.lists ?? {})),
    warnsBy: "findings",
    takesParties: false,
    samplesScorer: null,
    columns: [
      COLUMNS.whole,
      COLUMNS.fields,
      COLUMNS.wrong,
      COLUMNS.missing,
      COLUMNS.silent,
      COLUMNS.checks,
      COLUMNS.warned,
      COLUMNS.warnedNeedlessly,
    ],
    counts: [
      COUNTS.documents,
      COUNTS.whole,
      COUNTS.fieldsRight,
      COUNTS.checksRight,
      COUNTS.warned,
      COUNTS.warnedNeedlessly,
      COUNTS.silentlyWrong,
    ],
    records: { fixtures: name, samples: `sample${name.charAt(0).toUpperCase()}${name.slice(1)}` },
    ...peculiar,
  };
}

/** Choices, fields and tables of the plain answer. A table that no rule measures row by row is right or wrong as a whole. */
function fieldsOf(
  { choices, fields, groups }: Kind<AnyContent>,
  measured: readonly string[],
): Readonly<Record<string, ScoredField>> {
  const tables = groups.filter(
    ({ plain, answer }) => plain !== undefined && !measured.includes(answer),
  );
  return Object.fromEntries<ScoredField>([
    ...Object.entries(choices)
      .filter(([, { isFurther }]) => isFurther !== true)
      .map(([name]) => [name, { type: "code" }] as const),
    ...entriesOf(fields),
    ...tables.map(({ answer }) => [answer, { type: "list" }] as const),
  ]);
}
