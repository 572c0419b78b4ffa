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
import type { Audit, AuditedApplication, AuditedContract, RefusedFile } from "../audit/audit.ts";
import type { ChangeOrderPaper } from "../audit/change-order-paper.ts";
import type { AuditFinding } from "../audit/audit-check.ts";
import type { Listing } from "../audit/belonging.ts";
import { noticeSentence } from "../finding/audit-notice.ts";
import { auditRemedy } from "../finding/audit-remedies.ts";
import { auditDetail } from "../finding/audit-sentences.ts";
import { warningsOf } from "../finding/sentences.ts";
import { toDocumentBody } from "./answer.ts";
import { type ChangeOrderBody, checkSchema } from "./contract.ts";
import { documentSchema } from "./plain-schemas.ts";
import { type FoundBody, foundSchema, toFoundBody } from "./found-body.ts";
import { type BodySchema, CLOSED, orNull, type OrNull } from "./schema-parts.ts";
import { amountOf, dateOf, textOf, toCheckBody, toFourPlaces } from "./values.ts";

/** One application in its place among those of its contract. */
const auditedApplicationSchema: TObject<{
  file: TString;
  applicationNumber: OrNull<TString>;
  periodFrom: OrNull<TString>;
  periodTo: OrNull<TString>;
  standing: TUnion<
    [TLiteral<"compared">, TLiteral<"duplicate">, TLiteral<"superseded">, TLiteral<"competing">]
  >;
  countsInstead: OrNull<TString>;
  contractSumToDate: OrNull<TNumber>;
  totalCompletedAndStoredToDate: OrNull<TNumber>;
  retainageHeldToDate: OrNull<TNumber>;
  previousCertificates: OrNull<TNumber>;
  currentPaymentDue: OrNull<TNumber>;
  failedChecks: TArray<typeof checkSchema>;
}> = Type.Object(
  {
    file: Type.String(),
    applicationNumber: orNull(Type.String(), "As printed, without its label."),
    periodFrom: orNull(Type.String({ format: "date" }), "First day of the billing period."),
    periodTo: orNull(Type.String({ format: "date" }), "Last day of the billing period."),
    standing: Type.Union(
      [
        Type.Literal("compared"),
        Type.Literal("duplicate"),
        Type.Literal("superseded"),
        Type.Literal("competing"),
      ],
      { description: "Only those that are `compared` count in the findings." },
    ),
    countsInstead: orNull(Type.String(), "The file that counts in the place of this one."),
    contractSumToDate: orNull(Type.Number(), "Line 3."),
    totalCompletedAndStoredToDate: orNull(Type.Number(), "Line 4."),
    retainageHeldToDate: orNull(Type.Number(), "Line 5."),
    previousCertificates: orNull(Type.Number(), "Line 7, positive."),
    currentPaymentDue: orNull(Type.Number(), "Line 8."),
    failedChecks: Type.Array(checkSchema, { description: "Its own arithmetic, where it fails." }),
  },
  { ...CLOSED, title: "AuditedApplication" },
);

/** A change order document. */
const auditedChangeOrderSchema: TObject<{
  file: TString;
  document: BodySchema<ChangeOrderBody>;
  standing: TUnion<
    [
      TLiteral<"request">,
      TLiteral<"executed">,
      TLiteral<"open">,
      TLiteral<"draft">,
      TLiteral<"pending">,
      TLiteral<"void">,
      TLiteral<"rejected">,
    ]
  >;
  listedIn: OrNull<TString>;
  warnings: TArray<TString>;
  confidence: TNumber;
}> = Type.Object(
  {
    file: Type.String(),
    document: documentSchema("CHANGE_ORDER"),
    standing: Type.Union(
      [
        Type.Literal("request"),
        Type.Literal("executed"),
        Type.Literal("open"),
        Type.Literal("draft"),
        Type.Literal("pending"),
        Type.Literal("void"),
        Type.Literal("rejected"),
      ],
      { description: "`open` is an order on which no agreement can be read." },
    ),
    listedIn: orNull(Type.String(), "The file of the last application that lists it."),
    warnings: Type.Array(Type.String(), { description: "Of reading it." }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
  },
  { ...CLOSED, title: "AuditedChangeOrder" },
);

/** All applications of one contract. */
const auditedContractSchema: TObject<{
  project: OrNull<TString>;
  contractor: OrNull<TString>;
  addressee: OrNull<TString>;
  contractNumber: OrNull<TString>;
  projectNumber: OrNull<TString>;
  applications: TArray<typeof auditedApplicationSchema>;
  changeOrders: TArray<typeof auditedChangeOrderSchema>;
  findings: TArray<typeof foundSchema>;
  doubts: TArray<TString>;
}> = Type.Object(
  {
    project: orNull(Type.String(), "As most of its applications print it."),
    contractor: orNull(Type.String(), "The firm that bills."),
    addressee: orNull(Type.String(), "The firm that is billed."),
    contractNumber: orNull(Type.String(), "Of contract, subcontract, commitment or order."),
    projectNumber: orNull(Type.String(), "Of project or job."),
    applications: Type.Array(auditedApplicationSchema, { description: "In their order." }),
    changeOrders: Type.Array(auditedChangeOrderSchema, {
      description: "Documents of its change orders and requests for them.",
    }),
    findings: Type.Array(foundSchema),
    doubts: Type.Array(Type.String(), {
      description: "Applications that may belong here and were not compared.",
    }),
  },
  { ...CLOSED, title: "AuditedContract" },
);

/** The answer of an audit. Every input is in it once. */
export const auditResultSchema: TObject<{
  contracts: TArray<typeof auditedContractSchema>;
  changeOrders: TArray<typeof auditedChangeOrderSchema>;
  otherPapers: TArray<TObject<{ file: TString; documentType: TString }>>;
  notRead: TArray<TObject<{ file: TString; error: TString; looksLikeChangeOrder: TBoolean }>>;
  notices: TArray<TString>;
}> = Type.Object(
  {
    contracts: Type.Array(auditedContractSchema),
    changeOrders: Type.Array(auditedChangeOrderSchema, {
      description: "Those that belong to none of the contracts for sure.",
    }),
    otherPapers: Type.Array(
      Type.Object({ file: Type.String(), documentType: Type.String() }, CLOSED),
      { description: "Papers that belong to no contract, such as bills." },
    ),
    notRead: Type.Array(
      Type.Object(
        { file: Type.String(), error: Type.String(), looksLikeChangeOrder: Type.Boolean() },
        CLOSED,
      ),
    ),
    notices: Type.Array(Type.String(), { description: "What was not compared, and why." }),
  },
  { ...CLOSED, title: "AuditResult" },
);

export type AuditResult = Static<typeof auditResultSchema>;

/** The audit in its public shape. */
export function toAuditResult({
  contracts,
  changeOrders,
  outside,
  refused,
  notices,
}: Audit): AuditResult {
  return {
    contracts: contracts.map(toContractBody),
    changeOrders: changeOrders.map((paper) => toAuditedOrderBody(paper, null)),
    otherPapers: outside.map(({ file, documentType }) => ({ file, documentType })),
    notRead: refused.map(toRefusedBody),
    notices: notices.map(noticeSentence),
  };
}

function toContractBody(contract: AuditedContract): AuditResult["contracts"][number] {
  return {
    ...contract.texts,
    applications: contract.applications.map(toApplicationBody),
    changeOrders: contract.changeOrders.map(({ paper, listing }) =>
      toAuditedOrderBody(paper, listing),
    ),
    findings: contract.findings.map(toFindingBody),
    doubts: contract.doubts.map(noticeSentence),
  };
}

function toApplicationBody({
  application,
  standing,
  failures,
}: AuditedApplication): AuditResult["contracts"][number]["applications"][number] {
  const { document, reading } = application;
  return {
    file: application.file,
    applicationNumber: textOf(document.applicationNumber),
    periodFrom: dateOf(reading.heading.periodFrom),
    periodTo: dateOf(document.periodTo),
    standing: standing.kind,
    countsInstead: standing.kind === "compared" ? null : standing.instead.file,
    contractSumToDate: amountOf(document.contractSumToDate),
    totalCompletedAndStoredToDate: amountOf(document.totalCompletedAndStoredToDate),
    retainageHeldToDate: amountOf(document.retainageHeldToDate),
    previousCertificates: amountOf(document.lines.previousCertificates),
    currentPaymentDue: amountOf(document.currentPaymentDue),
    failedChecks: failures.map(toCheckBody),
  };
}

function toFindingBody(finding: AuditFinding): FoundBody {
  return toFoundBody(finding, { detail: auditDetail(finding), remedy: auditRemedy(finding) });
}

function toAuditedOrderBody(
  { file, reading, standing }: ChangeOrderPaper,
  listing: Listing | null,
): AuditResult["changeOrders"][number] {
  return {
    file,
    document: toDocumentBody(reading),
    standing,
    listedIn: listing?.billed.application.file ?? null,
    warnings: [...warningsOf(reading)],
    confidence: toFourPlaces(reading.confidence),
  };
}

function toRefusedBody({
  file,
  message,
  isChangeOrder,
}: RefusedFile): AuditResult["notRead"][number] {
  return { file, error: message, looksLikeChangeOrder: isChangeOrder };
}
