/** What must not be put into a search. */
export type PersonalKind = "an email address" | "a phone number" | "a card number";

/**
 * What a text holds that belongs to a person; null where nothing of the kind is plain to see. It errs on the side of asking
 * again: a need can always be said without it. Addresses of wallets and tokens, amounts and dates are none.
 */
export function personalWords(text: string): PersonalKind | null {
  const line = text.normalize("NFKC").replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, "");
  if (EMAIL.test(line)) return "an email address";
  for (const [run] of line.matchAll(DIGITS)) {
    const digits = run.replaceAll(/\D/g, "");
    if (isCard(digits)) return "a card number";
  }
  return PHONE.test(line) ? "a phone number" : null;
}

/** Also with `(at)` or ` at ` and ` dot `, as addresses are disguised. */
const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]{1,63}){0,5}\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,24}|[\w.+-]{2,64} at (?!the\b)[\w-]{2,63} dot [a-z]{2,24}/iu;

/** Digits with the blanks and dashes in which numbers are written in groups. */
const DIGITS = /(?<![\w.+])\d(?:[ .-]?\d){12,18}(?![\w])/g;

/** With its country, or in the groups of a number that is dialled within one. */
const PHONE =
  /(?<![\w.+])(?:\+|00)[1-9]\d{0,2}[ ./()-]{0,2}\d(?:[ ./()-]{0,2}\d){6,12}(?!\w)|(?<![\w.])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\w)|(?<![\w.])0\d{2,4}[ /-]\d{3,4}[ -]?\d{3,5}(?!\w)/;

/** Whether digits are the number of a payment card: as long as one, begun as one, and right by Luhn's sum. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits)) return false;
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
