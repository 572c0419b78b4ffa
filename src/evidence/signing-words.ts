import { textOfWords, type Word } from "../page/page.ts";
import { anyOf, wholeWords } from "../words/any-of.ts";
import {
  signatureAwaited,
  signatureCaptions,
  signatureWords,
  signedElectronically,
} from "../words/construction/signatures.ts";

/** "Signed:", "Authorized signature", or a firm's name and "by" below the line. */
const CAPTION = new RegExp(
  `^\\W*${anyOf(signatureCaptions)}(?!\\p{L})|[,:;–—-]\\s*${anyOf(signatureCaptions)}\\W*$|(?<!\\p{L})${anyOf(signatureWords)}(?!\\p{L})`,
  "iu",
);
const ELECTRONIC = wholeWords(signedElectronically);

/** "/s/ Jane Doe". */
const TYPED = /^\/s\/$|^\/s\/\p{Lu}/iu;

/** "Awaiting signature". */
const AWAITED = wholeWords(signatureAwaited);

/** Longer texts are sentences about signing. */
const MOST_WORDS = 7;

/** The words of a run that ask for a signature; none where it is longer, or asks for none. */
export function captionIn(words: readonly Word[]): readonly Word[] {
  if (words.length > MOST_WORDS || !CAPTION.test(textOfWords(words))) return [];
  // What follows a colon was filled in.
  const end = words.findIndex(({ text }) => text.endsWith(":"));
  return end >= 0 && CAPTION.test(textOfWords(words.slice(0, end + 1)))
    ? words.slice(0, end + 1)
    : words;
}

/** "/s/ Jane Doe", or words that a program puts where somebody signed. */
export function isTypedSignature(words: readonly Word[]): boolean {
  return words.some(({ text }) => TYPED.test(text)) || ELECTRONIC.test(textOfWords(words));
}

/** Whether a run says that a signature is still to come. */
export function isAwaited(words: readonly Word[]): boolean {
  return words.length <= MOST_WORDS && AWAITED.test(textOfWords(words));
}
