/** Words of every firm, which do not tell one from another. */
const FIRM_WORDS = new Set(
  "inc llc co corp company corporation lp llp pllc pc ltd limited plc the and na".split(" "),
);

/** Label words and prefixes that stand before a number. */
const PREFIX =
  /^(?:PCCO|RFCO|SCCO|SCO|CCO|OCO|POCO|COR|COP|PCO|RCO|CO|CE|APPLICATION|APP|REQ|NO)+(?=\d)/;

/** Whether two names are the same but for case, punctuation and the legal form of the firm. */
export function isSameFirm(one: string, other: string): boolean {
  return firmKey(one) === firmKey(other);
}

function firmKey(name: string): string {
  const words = wordsOf(name);
  const telling = words.filter((word) => word.length > 1 && !FIRM_WORDS.has(word));
  return (telling.length === 0 ? words : telling).join(" ");
}

/** Whether two numbers are the same but for case, punctuation, leading zeros and label prefixes. */
export function isSameNumber(one: string, other: string): boolean {
  const [x, y] = [numberKey(one), numberKey(other)];
  return x === y || x.replace(PREFIX, "") === y.replace(PREFIX, "");
}

/** Digits that punctuation parts stay apart, so that 25-37 is not 253-7. */
function numberKey(number: string): string {
  return number
    .toUpperCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ""))
    .replace(/(\d)[^A-Z0-9]+(?=\d)/g, "$1~")
    .replace(/[^A-Z0-9~]/g, "");
}

/** Whether a text has most words of the printed one: F1 of 0.6 or more, or nine of ten of its words. */
export function isSameText(read: string, printed: string): boolean {
  const [got, want] = [wordsOf(read), wordsOf(printed)];
  if (got.length === 0 || want.length === 0) return false;
  const left = [...want];
  let hits = 0;
  for (const word of got) {
    const index = left.indexOf(word);
    if (index < 0) continue;
    left.splice(index, 1);
    hits += 1;
  }
  const recall = hits / want.length;
  return (2 * hits) / (got.length + want.length) >= 0.6 || (recall >= 0.9 && want.length >= 2);
}

function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFKD").replace(/&/g, " and ");
  return plain.match(/[a-z0-9]+/g) ?? [];
}
