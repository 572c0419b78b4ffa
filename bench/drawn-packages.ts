import { AuditCollector } from "../src/audit/audit.ts";
import { LIMITS } from "../src/base/limits.ts";
import { pageWords } from "../src/base/page-words.ts";
import { ReadError } from "../src/base/read-error.ts";
import { DrawCollector } from "../src/draw/draw-collector.ts";
import type { Draw } from "../src/draw/draw.ts";
import { drawDetail } from "../src/finding/draw-sentences.ts";
import type { Outcome } from "../src/kinds/reading.ts";
import { type FilePart, mayBeRead, partsOf, readDocument } from "../src/read.ts";
import type { MismatchName } from "../fixtures/draw/random/package/story/mismatches.ts";

/** The comparison that names each mismatch. */
export const NAMED_BY: Readonly<Record<MismatchName, string>> = {
  "waiver-amount-low": "waiver_amounts",
  "waiver-missing": "waivers_given",
  "waiver-wrong-type": "waiver_types",
  "waiver-date-early": "waiver_days",
  "waiver-other-project": "waiver_projects",
  "last-waiver-missing": "waivers_given",
  "last-waiver-amount": "waiver_amounts",
  "waiver-unsigned": "waivers_signed",
  "sub-above-line": "lines_cover_work",
  "sub-line-missing": "rows_in_schedule",
  "sub-period": "periods_agree",
  "sub-retainage": "retainage_agrees",
  "stored-without-bill": "material_billed",
  "bills-low": "material_billed",
  "order-missing": "orders_documented",
  "order-amount": "change_order_amounts",
  "order-unapproved": "orders_agreed",
  "sworn-contract": "lists_agree",
  "sworn-total": "list_totals_agree",
  "sworn-stranger": "listed_firms",
};

/** Takes a package apart and reads it in this thread, and compares its papers. */
export async function drawOfPackage(pdf: Uint8Array): Promise<Draw> {
  const options = { kind: "auto", limits: LIMITS } as const;
  const parts = await partsOf(pdf, { limits: LIMITS, withListings: true, onScan: () => {} });
  const [audit, collector] = [new AuditCollector(), new DrawCollector()];
  for (const part of parts) {
    if (!mayBeRead(part)) continue;
    const file = pageWords(part);
    const outcome = await outcomeOf(pdf, part, options);
    audit.add(file, file, outcome);
    collector.add(file, file, outcome);
  }
  const others = parts.flatMap((part) => {
    const file = pageWords(part);
    const { kind, listings } = part;
    return listings === undefined ? [] : [{ file, kind, listings }];
  });
  return collector.draw(audit.audit(), others);
}

async function outcomeOf(
  pdf: Uint8Array,
  { from, to }: FilePart,
  options: Parameters<typeof readDocument>[1],
): Promise<Outcome> {
  try {
    const reading = await readDocument(pdf, { ...options, pages: { from, to } }, () => {}, null);
    return { kind: "read", reading };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { kind: "unread", code: error.code, message: error.message };
  }
}

/** A comparison that fails. */
interface Failure {
  readonly name: string;
  readonly detail: string;
}

/** What fails in a draw, over the months as well. */
export function failuresOf({ findings, parties }: Draw): readonly Failure[] {
  return [
    ...findings
      .filter(({ passed }) => passed === false)
      .map((finding) => ({ name: finding.name, detail: drawDetail(finding) })),
    ...parties.flatMap(({ party }) =>
      party.contract.findings
        .filter(({ passed }) => passed === false)
        .map(({ name, statement }) => ({ name, detail: statement.code })),
    ),
  ];
}
