/** What must not be put into a search. */
type PersonalKind =
  | "an email address"
  | "a phone number"
  | "a card number"
  | "a bank account number"
  | "a passport number"
  | "a social security number";

/**
 * What a text holds that belongs to a person; null where nothing of the kind is plain to see. It errs on the side of asking
 * again: a need can always be said without it. Addresses of wallets and tokens, amounts, dates and numbers of papers are none.
 */
export function personalWords(text: string): PersonalKind | null {
  const line = withPlainDigits(text.normalize("NFKC"))
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-");
  if (EMAIL.test(line)) return "an email address";
  if (holdsCard(line)) return "a card number";
  if (holdsIban(line) || holdsRoutedAccount(line) || ACCOUNT.test(line)) {
    return "a bank account number";
  }
  if (SOCIAL_SECURITY.test(line) || NAMED_SOCIAL_SECURITY.test(line)) {
    return "a social security number";
  }
  if (PASSPORT.test(line) || MIXED_PASSPORT.test(line) || PASSPORT_LINE.test(line))
    return "a passport number";
  return PHONE.test(line) ? "a phone number" : null;
}

/** Digits of other scripts as our own: each script has its ten in a row, zero first. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (before < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before);
  });
}

/** Also with `(at)` or ` at ` and ` dot `, as addresses are disguised. */
const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]{1,63}){0,5}\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,24}|[\w.+-]{2,64} at (?!the\b)[\w-]{2,63} dot [a-z]{2,24}/iu;

/** With its country, or in the groups of a number that is dialled within one. */
const PHONE =
  /(?<![\w.+])(?:\+|00)[1-9]\d{0,2}[ ./()-]{0,2}\d(?:[ ./()-]{0,2}\d){6,12}(?!\w)|(?<![\w.])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\w)|(?<![\w.])0\d{2,4}[ /-]\d{3,4}[ -]?\d{3,5}(?!\w)/;

/** Groups of digits with the blanks, points and dashes between them in which numbers of cards are written. */
const GROUPS = /(?<![\w.+])\d+(?:[ .-]{1,2}\d+)*(?!\w)/g;

/** A card's number may stand between other numbers: its month and year, or an amount. */
function holdsCard(line: string): boolean {
  return Array.from(line.matchAll(GROUPS), ([run]) => run.split(/[ .-]+/)).some((groups) =>
    groups.some((_, from) => beginsWithCard(groups.slice(from, from + MOST_CARD_DIGITS))),
  );
}

function beginsWithCard(groups: readonly string[]): boolean {
  return groups.some((_, at) => {
    const some = groups.slice(0, at + 1);
    return isWrittenAsCard(some) && isCard(some.join(""));
  });
}

const MOST_CARD_DIGITS = 19;

/** In one run, in groups of three to six, or digit by digit; groups of two are those of dates. */
function isWrittenAsCard(groups: readonly string[]): boolean {
  return (
    groups.length === 1 ||
    groups.every(({ length }) => length >= 3 && length <= 6) ||
    groups.every(({ length }) => length === 1)
  );
}

/** Whether digits are the number of a payment card: as long as one, begun as one, and right by Luhn's sum. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > MOST_CARD_DIGITS || !/^[2-6]/.test(digits))
    return false;
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Two letters of a country, two digits, and up to thirty letters and digits, in groups or not. */
const IBAN = /(?<!\w)[a-z]{2}\d{2}(?:[ .-]?[a-z\d]){11,30}/gi;

function holdsIban(line: string): boolean {
  for (const [run] of line.matchAll(IBAN)) {
    // What follows it may look like a part of it.
    const letters = run.replaceAll(/[^a-z\d]/gi, "").toUpperCase();
    for (let length = 15; length <= letters.length; length++) {
      if (isIban(letters.slice(0, length))) return true;
    }
  }
  return false;
}

/** Digits that an account of any country has at least, after the four at the beginning. */
const LEAST_ACCOUNT_DIGITS = 7;

/** Right by the remainder of 97 (ISO 7064), and with digits enough to be no words. */
function isIban(letters: string): boolean {
  if (letters.slice(4).replaceAll(/\D/g, "").length < LEAST_ACCOUNT_DIGITS) return false;
  const turned = letters.slice(4) + letters.slice(0, 4);
  let rest = 0;
  for (const letter of turned) {
    const value = Number.parseInt(letter, 36);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest === 1;
}

/** Nine digits by which a bank of the United States is reached. */
const ROUTING = /(?<![\w.])\d{9}(?![\w])/g;
const OF_BANKS = /\b(?:routing|aba|acct|account|bank|ach|wire|iban|rtn)\b/i;

/** A bank's number that is right by its sum, and an account's number beside it. */
function holdsRoutedAccount(line: string): boolean {
  const numbers = line.match(/(?<![\w.])\d{4,17}(?![\w])/g) ?? [];
  if (numbers.length < 2 || !OF_BANKS.test(line)) return false;
  return (line.match(ROUTING) ?? []).some(isRouting);
}

function isRouting(digits: string): boolean {
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0),
    0,
  );
  return sum % 10 === 0 && /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(digits);
}

/** A number that is said to be that of an account; one of an invoice or a ledger is none. */
const ACCOUNT =
  /\b(?:(?:bank|checking|savings|giro|current) (?:account|acct)|(?:account|acct)\.? ?(?:number|no\b\.?|nr\b\.?|num\b|#)|(?:routing|aba|sort code|iban)(?: (?:number|no\b\.?))?)\W{0,3}(?:is\W{1,2}|of\W{1,2})?(?:\d[ -]?){6,17}(?!\w)/i;

/** Three, two and four digits; those that were never given out (000, 666, 900 and above, 00, 0000) are none. */
const SOCIAL_SECURITY =
  /(?<![\w.-])(?!000|666|9\d\d)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\w-]|\.\d)/;
const NAMED_SOCIAL_SECURITY =
  /\b(?:ssn|social (?:security|insurance)|sin number|national insurance)\b[^\d]{0,24}(?:[a-z]{2} ?)?(?:\d[ .-]?){6,9}(?!\d)/i;

/** A number of six to nine digits, with a letter or two before it or none, that is said to be a passport's. */
const PASSPORT =
  /\b(?:passport|passeport|pasaporte|reisepass)\b[^\d]{0,24}?\b[a-z]{0,2}\d{6,9}[a-z]?\b|\b[a-z]{1,2}\d{6,8}\b.{0,12}\bpassport\b/i;
/** Some countries mix letters and digits. */
const MIXED_PASSPORT = /\b[Pp]assport\b.{0,24}?\b(?=[A-Z\d]{8,9}\b)(?:[A-Z]*\d){3}[A-Z\d]*/;
/** The line that machines read. */
const PASSPORT_LINE = /\bP[A-Z<][A-Z]{3}[A-Z]+<+[A-Z<]{3,}|[A-Z\d<]{9}\d[A-Z]{3}\d{7}[MFX<]\d{7}/;
