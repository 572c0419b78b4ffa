import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { documentHashOf, readBytes } from "../../batch/read-bytes.ts";
import { kindOf } from "../../kinds/kinds.ts";
import type { Reading } from "../../kinds/reading.ts";
import { correctedReading } from "../../review/corrected.ts";
import type { Decisions } from "../../review/decisions.ts";
import { toAnswer } from "../../wire/answer.ts";
import { acceptedMark, savedReviewText } from "../../review/saved-review.ts";
import { goldenPath, goldenText } from "../golden.ts";
import { writeResultFile } from "../result-file.ts";
import type { OpenPaper } from "./open-paper.ts";

/** A file that an accepted reading is written to. */
interface AcceptedFile {
  readonly path: string;
  readonly text: string;
}

/** A review of some thousand decisions has half of it. */
const MOST_SAVED_BYTES = 1_048_576;

/** What a person has said of a PDF, from beside it; null where nobody has. */
export async function savedReviewOnDisk(pdfPath: string): Promise<string | null> {
  const path = savedReviewPath(pdfPath);
  if (!existsSync(path)) return null;
  // What cannot be read is told as what cannot be understood: nobody hears nothing of a review that is there.
  const bytes = await readBytes(path, MOST_SAVED_BYTES).catch(() => new Uint8Array());
  return new TextDecoder().decode(bytes);
}

/** The golden beside a PDF; null where there is none. */
export async function goldenOnDisk(pdfPath: string): Promise<string | null> {
  return textAt(goldenPath(pdfPath));
}

/**
 * What is written of an accepted reading: its golden, what was said, from which it is read again, and of an invoice the answer from
 * which a layout is learnt. A list whose rows are wrong is left out of what is learnt from, and then there is no golden: it says all
 * rows. Of anything but an invoice nothing is written then.
 */
export function acceptedFiles(
  { name: pdfPath, reading, fingerprint }: Pick<OpenPaper, "name" | "reading" | "fingerprint">,
  decisions: Decisions,
): readonly AcceptedFile[] {
  const accepted = correctedReading(reading, decisions);
  const wrong = [...decisions].flatMap(([field, { kind }]) => (kind === "wrong" ? [field] : []));
  const golden = {
    path: goldenPath(pdfPath),
    text: goldenText({ kind: "read", reading: accepted }),
  };
  const saved = {
    path: savedReviewPath(pdfPath),
    text: savedReviewText({ paper: fingerprint, accepted: acceptedMark(accepted) }, decisions),
  };
  const isInvoice = reading.documentType === "INVOICE";
  if (wrong.length > 0 && !isInvoice) return [];
  return [
    ...(wrong.length === 0 ? [golden] : []),
    saved,
    ...(isInvoice ? [{ path: truthPath(pdfPath), text: truthText(accepted, wrong) }] : []),
  ];
}

/** How writing ended. */
export type Written =
  | { readonly kind: "written"; readonly paths: readonly string[] }
  /** Files are there already and say something else. */
  | { readonly kind: "in-the-way"; readonly found: ReadonlyMap<string, string> }
  /** The PDF is no longer the one that was read. */
  | { readonly kind: "other-document" };

/**
 * Writes accepted files beside their PDF. A file that is there is replaced only where it says what somebody was asked about, so
 * that what another person has accepted meanwhile is not lost.
 */
export async function writeAccepted(
  files: readonly AcceptedFile[],
  { pdfPath, fingerprint, limitBytes, asked }: WriteGiven,
): Promise<Written> {
  const bytes = await readBytes(pdfPath, limitBytes).catch(() => null);
  if (bytes === null || documentHashOf(bytes) !== fingerprint) return { kind: "other-document" };
  const found = new Map<string, string>();
  for (const { path, text } of files) {
    const before = await textAt(path);
    if (before !== null && before !== text && before !== asked.get(path)) found.set(path, before);
  }
  if (found.size > 0) return { kind: "in-the-way", found };
  for (const { path, text } of files) await writeResultFile(path, text);
  return { kind: "written", paths: files.map(({ path }) => path) };
}

/** What writing depends on. */
interface WriteGiven {
  readonly pdfPath: string;
  /** Of the bytes that were read. */
  readonly fingerprint: string;
  readonly limitBytes: number;
  /** What may be replaced: what this review has written, and what stood in files about which somebody was asked and said yes. */
  readonly asked: ReadonlyMap<string, string>;
}

/** Where what was said of a PDF stands: beside it. */
export function savedReviewPath(pdfPath: string): string {
  return `${pdfPath.replace(/\.pdf$/i, "")}.review.json`;
}

/** Where the accepted answer of an invoice stands: beside its PDF. */
function truthPath(pdfPath: string): string {
  return `${pdfPath.replace(/\.pdf$/i, "")}.truth.json`;
}

function truthText(reading: Reading, wrong: readonly string[]): string {
  const answer: object = toAnswer(reading);
  const { answerMember } = kindOf(reading.documentType);
  const json = JSON.stringify(
    answer,
    function leaveOut(this: object, name, value: unknown) {
      const isWrong = wrong.includes(name) && this === Reflect.get(answer, answerMember);
      return isWrong ? undefined : value;
    },
    2,
  );
  return `${json}\n`;
}

async function textAt(path: string): Promise<string | null> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
