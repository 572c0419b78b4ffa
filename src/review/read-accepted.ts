import { layoutOf } from "../layout/layout.ts";
import type { Reading } from "../kinds/reading.ts";
import { notationOf } from "../pointing/notation.ts";
import { valueReadersOf } from "../pointing/value-readers.ts";
import { allTemplates, type OnScan, type ReadOptions, readWithPages, withTerms } from "../read.ts";
import { acceptedReading } from "./accepted-reading.ts";
import { printedWords } from "./printed-words.ts";

/** What is known of a paper that a person has gone through. */
interface GoneThrough {
  /** SHA-256 of its bytes, in hex. */
  readonly fingerprint: string;
  /** The text of its saved review. */
  readonly saved: string;
}

/** Reads a paper as a person has accepted it, and asks no model. Throws a ReadError when it cannot be read. */
export async function readAccepted(
  bytes: Uint8Array,
  options: ReadOptions,
  { fingerprint, saved }: GoneThrough,
  onScan: OnScan,
): Promise<Reading> {
  const { reading, pages } = await readWithPages(bytes, options, onScan);
  const layout = layoutOf(pages);
  const notation = notationOf(reading.documentType, layout, await allTemplates(options));
  const paper = {
    fingerprint,
    reading,
    words: printedWords(layout),
    readers: valueReadersOf(notation),
  };
  return withTerms(acceptedReading(paper, saved), pages, options);
}
