import {
  Type,
  type Static,
  type TArray,
  type TBoolean,
  type TLiteral,
  type TNumber,
  type TObject,
  type TString,
  type TUnion,
} from "@sinclair/typebox";
import type { Draw, DrawnParty } from "../draw/draw.ts";
import type { DrawFinding } from "../draw/draw-check.ts";
import type { Waiver } from "../draw/papers.ts";
import { drawDetail, drawRemedy } from "../finding/draw-sentences.ts";
import { auditResultSchema, toAuditResult } from "./audit-result.ts";
import { foundSchema, toFoundBody } from "./found-body.ts";
import { CLOSED, orNull, type OrNull } from "./schema-parts.ts";
import { amountOf, dateOf, textOf } from "./values.ts";

/** A lien waiver of a firm. */
const drawnWaiverSchema: TObject<{
  file: TString;
  waiverType: TString;
  throughDate: OrNull<TString>;
  amount: OrNull<TNumber>;
  signature: TString;
}> = Type.Object(
  {
    file: Type.String(),
    waiverType: Type.String({ description: "As `read` gives it." }),
    throughDate: orNull(Type.String({ format: "date" }), "As printed."),
    amount: orNull(Type.Number(), "As printed."),
    signature: Type.String({ description: "As `read` gives it." }),
  },
  { ...CLOSED, title: "DrawnWaiver" },
);

/** A firm of the draw. */
const partySchema: TObject<{
  firm: TString;
  bills: OrNull<TString>;
  application: OrNull<TString>;
  applicationNumber: OrNull<TString>;
  periodTo: OrNull<TString>;
  currentPaymentDue: OrNull<TNumber>;
  waiversOfThisPayment: TArray<typeof drawnWaiverSchema>;
  waiversOfLastPayment: TArray<typeof drawnWaiverSchema>;
}> = Type.Object(
  {
    firm: Type.String({ description: "As its applications print it." }),
    bills: orNull(Type.String(), "The firm that it bills; null for the contractor."),
    application: orNull(Type.String(), "The file of its application of this draw."),
    applicationNumber: orNull(Type.String(), "As printed, without its label."),
    periodTo: orNull(Type.String({ format: "date" }), "Last day of the billing period."),
    currentPaymentDue: orNull(Type.Number(), "Line 8."),
    waiversOfThisPayment: Type.Array(drawnWaiverSchema),
    waiversOfLastPayment: Type.Array(drawnWaiverSchema),
  },
  { ...CLOSED, title: "DrawnParty" },
);

const drawFindingSchema: TObject<(typeof foundSchema)["properties"] & { readonly firm: TString }> =
  Type.Object(
    {
      ...foundSchema.properties,
      firm: Type.String({ description: "Whose papers it is about." }),
    },
    { ...CLOSED, title: "DrawFinding" },
  );

/** The answer of a draw. Every paper is in it once. */
export const drawResultSchema: TObject<{
  fundable: TUnion<[TLiteral<"yes">, TLiteral<"look">, TLiteral<"no">]>;
  parties: TArray<typeof partySchema>;
  findings: TArray<typeof drawFindingSchema>;
  apart: TObject<{
    applications: TArray<TString>;
    waivers: TArray<TString>;
    bills: TArray<TString>;
  }>;
  otherPapers: TArray<TObject<{ file: TString; kind: TString; isCompared: TBoolean }>>;
  notRead: TArray<TObject<{ file: TString; error: TString }>>;
  audit: typeof auditResultSchema;
}> = Type.Object(
  {
    fundable: Type.Union([Type.Literal("yes"), Type.Literal("look"), Type.Literal("no")], {
      description: "`look` where nothing fails and something could not be compared.",
    }),
    parties: Type.Array(partySchema, { description: "The contractor first." }),
    findings: Type.Array(drawFindingSchema),
    apart: Type.Object(
      {
        applications: Type.Array(Type.String()),
        waivers: Type.Array(Type.String()),
        bills: Type.Array(Type.String()),
      },
      { ...CLOSED, description: "Files that were put to no firm, or are one too many." },
    ),
    otherPapers: Type.Array(
      Type.Object({ file: Type.String(), kind: Type.String(), isCompared: Type.Boolean() }, CLOSED),
      {
        description: "Papers of kinds that are not read. Of some a list of firms was compared.",
      },
    ),
    notRead: Type.Array(Type.Object({ file: Type.String(), error: Type.String() }, CLOSED)),
    audit: auditResultSchema,
  },
  { ...CLOSED, title: "DrawResult" },
);

export type DrawResult = Static<typeof drawResultSchema>;

/** The draw in its public shape. */
export function toDrawResult({
  fundable,
  parties,
  findings,
  apart,
  others,
  refused,
  audit,
}: Draw): DrawResult {
  const { applications, waivers, bills } = apart;
  return {
    fundable,
    parties: parties.map(toPartyBody),
    findings: findings.map(toDrawFinding),
    apart: { applications: [...applications], waivers: [...waivers], bills: [...bills] },
    otherPapers: others.map(({ file, kind, isCompared }) => ({ file, kind, isCompared })),
    notRead: refused.map(({ file, message }) => ({ file, error: message })),
    audit: toAuditResult(audit),
  };
}

function toPartyBody({ party, waivers }: DrawnParty): DrawResult["parties"][number] {
  const { name, biller, current } = party;
  return {
    firm: name,
    bills: biller?.name ?? null,
    application: current?.file ?? null,
    applicationNumber: textOf(current?.document.applicationNumber ?? null),
    periodTo: dateOf(current?.document.periodTo ?? null),
    currentPaymentDue: amountOf(current?.document.currentPaymentDue ?? null),
    waiversOfThisPayment: waivers.this.map(toWaiverBody),
    waiversOfLastPayment: waivers.last.map(toWaiverBody),
  };
}

function toWaiverBody({
  file,
  document,
}: Waiver): DrawResult["parties"][number]["waiversOfThisPayment"][number] {
  const { waiverType, throughDate, amount, signature } = document;
  return {
    file,
    waiverType,
    throughDate: dateOf(throughDate),
    amount: amountOf(amount),
    signature,
  };
}

function toDrawFinding(finding: DrawFinding): DrawResult["findings"][number] {
  const said = { detail: drawDetail(finding), remedy: drawRemedy(finding) };
  return { ...toFoundBody(finding, said), firm: finding.firm };
}
