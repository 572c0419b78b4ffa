import type { Audit, AuditedApplication } from "../audit/audit.ts";
import { failuresThatCount } from "../audit/audit.ts";
import { failedFindings } from "../audit/audit-check.ts";
import { auditDetail } from "../finding/audit-sentences.ts";
import { type RepeatedInvoice, repetitionSentence } from "../finding/repetition.ts";
import { standingWords } from "../finding/contract-names.ts";
import { type Collected, faultOf, type SeenInput } from "./report-collector.ts";
import type { Entry, Fault, Verdict } from "./report.ts";

/** Below this confidence a document is to be looked at. */
export const SURE = 0.9;

/** The name of a contract's part of the page. */
export function contractId(contractIndex: number): string {
  return `contract${contractIndex + 1}`;
}

/** What the page says of each input, in their order. */
export function entriesOf({ seen, audit, repetitions }: Collected): readonly Entry[] {
  const surroundings = {
    places: placesOf(audit),
    accused: accusedOf(audit),
    copies: copiesOf(repetitions),
    repeated: repeatedOf(repetitions),
  };
  return seen.map((input) => entryOf(input, surroundings));
}

interface Surroundings {
  readonly places: ReadonlyMap<string, Place>;
  /** The failed comparisons of each file that they are about. */
  readonly accused: ReadonlyMap<string, readonly Fault[]>;
  /** Files that count once already, with the file that counts. */
  readonly copies: ReadonlyMap<string, string>;
  /** Sentences about a file and others like it. */
  readonly repeated: ReadonlyMap<string, readonly string[]>;
}

interface Place {
  readonly contractId: string;
  /** Null for a change order. */
  readonly audited: AuditedApplication | null;
}

function entryOf(input: SeenInput, surroundings: Surroundings): Entry {
  const { id, file, unread, read } = input;
  if (read === null) {
    return {
      id,
      file,
      unread,
      verdict: "unread",
      kind: null,
      title: [],
      amount: null,
      aside: null,
      faults: [],
      mismatches: [],
      warnings: [],
      confidence: null,
      pageCount: null,
      contractId: null,
      note: null,
    };
  }
  const { places, copies, repeated, accused } = surroundings;
  const place = places.get(file);
  const audited = place?.audited ?? null;
  const standing = audited === null ? null : standingWords(audited.standing);
  const copied = copies.get(file);
  const aside = copied === undefined ? standing : `copy of ${copied}`;
  const faults = audited === null ? read.faults : failuresThatCount(audited).map(faultOf);
  const warnings = [...read.warnings, ...(repeated.get(file) ?? [])];
  const said = { ...read, faults, mismatches: accused.get(file) ?? [], warnings };
  return {
    ...said,
    id,
    file,
    unread: null,
    aside,
    verdict: verdictOf(said, { audited, isCopy: copied !== undefined }),
    contractId: place?.contractId ?? null,
  };
}

function verdictOf(
  said: Pick<Entry, "faults" | "mismatches" | "warnings"> & { readonly confidence: number },
  { audited, isCopy }: { readonly audited: AuditedApplication | null; readonly isCopy: boolean },
): Verdict {
  const standing = audited?.standing.kind ?? "compared";
  if (isCopy || standing === "duplicate" || standing === "superseded") return "aside";
  if (said.faults.length + said.mismatches.length > 0) return "send-back";
  const isDoubtful = said.warnings.length > 0 || said.confidence < SURE;
  return isDoubtful || standing === "competing" ? "look" : "fine";
}

function placesOf({ contracts }: Audit): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  contracts.forEach(({ applications, changeOrders }, index) => {
    const id = contractId(index);
    for (const audited of applications)
      places.set(audited.application.file, { contractId: id, audited });
    for (const { paper } of changeOrders) places.set(paper.file, { contractId: id, audited: null });
  });
  return places;
}

function accusedOf({ contracts }: Audit): ReadonlyMap<string, readonly Fault[]> {
  const accused = new Map<string, readonly Fault[]>();
  for (const finding of contracts.flatMap(failedFindings)) {
    const { name, difference, files } = finding;
    const [file = ""] = files;
    const fault = { name, detail: auditDetail(finding), difference };
    accused.set(file, [...(accused.get(file) ?? []), fault]);
  }
  return accused;
}

function copiesOf(repetitions: readonly RepeatedInvoice[]): ReadonlyMap<string, string> {
  const copies = new Map<string, string>();
  for (const { repetition, invoices } of repetitions) {
    if (repetition !== "same-file" && repetition !== "same-invoice") continue;
    const [first, ...others] = invoices;
    for (const { file } of others) if (!copies.has(file)) copies.set(file, first?.file ?? "");
  }
  return copies;
}

function repeatedOf(
  repetitions: readonly RepeatedInvoice[],
): ReadonlyMap<string, readonly string[]> {
  const sentences = new Map<string, readonly string[]>();
  for (const repeated of repetitions) {
    const sentence = repetitionSentence(repeated);
    for (const { file } of repeated.invoices)
      sentences.set(file, [...(sentences.get(file) ?? []), sentence]);
  }
  return sentences;
}
