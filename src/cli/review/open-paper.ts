import type { ValueReaders } from "../../fallback/pointed-value.ts";
import type { Reading } from "../../kinds/reading.ts";
import type { Page } from "../../page/page.ts";
import type { PrintedWords } from "../../review/printed-words.ts";

/** A paper that lies open: what was read of it, and its words. */
export interface OpenPaper {
  readonly kind: "paper";
  readonly index: number;
  /** As the user would name it. */
  readonly name: string;
  readonly fingerprint: string;
  readonly reading: Reading;
  readonly pages: readonly Page[];
  readonly words: PrintedWords;
  /** How what is pointed at is read: a thousand characters at most, so that no worker has to be asked. */
  readonly readers: ValueReaders;
}
