export { ReadError, type ReadErrorCode } from "./base/read-error.ts";
export type { Limits } from "./base/limits.ts";
export type {
  EmittedInvoice,
  EmittedTerm,
  InvoiceProfile,
  InvoiceSyntax,
  MissingTerm,
  RefusedInvoice,
  TermOrigin,
  TermPlace,
} from "./emit/emitted-invoice.ts";
export type { FindingCode } from "./finding/finding.ts";
export type { Verdict } from "./finding/verdict-words.ts";
export type { HybridInvoice, WrittenSyntax } from "./hybrid/hybrid-invoice.ts";
export { audit, type AuditOptions } from "./library/audit.ts";
export { draw, type DrawnContract, type DrawOptions } from "./library/draw.ts";
export { explain, type ExplainOptions } from "./library/explain.ts";
export type { DocumentInput } from "./library/inputs.ts";
export type { DocumentInputs, RunOptions } from "./library/outcomes.ts";
export {
  match,
  type MatchOptions,
  type MatchTable,
  type MatchTolerances,
} from "./library/match.ts";
export { read, type ReadOptions } from "./library/read.ts";
export { readMany, type ReadManyOptions, type ReadOutcome } from "./library/read-many.ts";
export { readTogether, type ReadTogetherOptions } from "./library/read-together.ts";
export type { Detail, Kind, ReadingOptions } from "./library/reading-options.ts";
export { type EInvoiceOptions, toEInvoice } from "./library/to-e-invoice.ts";
export {
  type RunSheet,
  type RunSheets,
  type SheetColumn,
  type SheetsOptions,
  toSheets,
} from "./library/to-sheets.ts";
export type { CellKind, CellValue } from "./sheets/cell.ts";
export type { ReasonCode } from "./verdict/reason-codes.ts";
export type { Answer } from "./wire/answer.ts";
export type { AuditResult } from "./wire/audit-result.ts";
export type { DrawResult } from "./wire/draw-result.ts";
export type {
  ChangeOrderBody,
  CheckBody,
  InvoiceBody,
  InvoiceResult,
  InvoiceTaxBody,
  LineItemBody,
  ListedChangeOrderBody,
  PayApplicationBody,
  ReadResult,
} from "./wire/contract.ts";
export type { MatchResult } from "./wire/match-contract.ts";
export type {
  FullApplicationResult,
  FullChangeOrderResult,
  FullInvoiceResult,
  FullResult,
} from "./wire/full-contract.ts";
