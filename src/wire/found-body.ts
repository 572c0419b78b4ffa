import {
  Type,
  type Static,
  type TArray,
  type TBoolean,
  type TInteger,
  type TLiteral,
  type TNumber,
  type TObject,
  type TString,
  type TUnion,
} from "@sinclair/typebox";
import type { Found } from "../audit/audit-check.ts";
import type { Money } from "../base/money.ts";
import { CLOSED, orNull, type OrNull } from "./schema-parts.ts";

/** What one comparison says. */
export const foundSchema: TObject<{
  name: TString;
  severity: TUnion<[TLiteral<"high">, TLiteral<"medium">, TLiteral<"low">]>;
  passed: OrNull<TBoolean>;
  detail: TString;
  files: TArray<TString>;
  printed: OrNull<TNumber>;
  expected: OrNull<TNumber>;
  difference: OrNull<TNumber>;
  places: TArray<TObject<{ file: TString; page: TInteger }>>;
  remedy: OrNull<TString>;
}> = Type.Object(
  {
    name: Type.String({ description: "Identifier of the comparison." }),
    severity: Type.Union([Type.Literal("high"), Type.Literal("medium"), Type.Literal("low")]),
    passed: orNull(Type.Boolean(), "null when a figure, a paper or an agreement is missing."),
    detail: Type.String({ description: "Sentences for a person, with the figures as printed." }),
    files: Type.Array(Type.String(), { description: "The tested file first." }),
    printed: orNull(Type.Number(), "What the tested application prints."),
    expected: orNull(Type.Number(), "What the other applications give."),
    difference: orNull(Type.Number(), "Printed less expected."),
    places: Type.Array(
      Type.Object({ file: Type.String(), page: Type.Integer({ minimum: 1 }) }, CLOSED),
    ),
    remedy: orNull(Type.String(), "What to send; null unless it failed."),
  },
  { ...CLOSED, title: "AuditFinding" },
);

export type FoundBody = Static<typeof foundSchema>;

/** What a comparison says, with its sentences. */
export function toFoundBody(
  { name, severity, passed, files, printed, expected, difference, places }: Found<unknown>,
  { detail, remedy }: { readonly detail: string; readonly remedy: string | null },
): FoundBody {
  const side = (money: Money | null): number | null =>
    money === null ? null : money.toJsonNumber();
  return {
    name,
    severity,
    passed,
    detail,
    files: [...files],
    printed: side(printed),
    expected: side(expected),
    difference: side(difference),
    places: places.map(({ file, pageNumber }) => ({ file, page: pageNumber })),
    remedy,
  };
}
