import { comparedName, compareNames } from "../base/firm-names.ts";

/** Legal forms of Europe and beyond, which one paper prints and another leaves out. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  [
    "gmbh ggmbh mbh ag kg kgaa ohg ug gbr ek ev eg se haftungsbeschrankt inhaber inh",
    "sa sas sasu sarl eurl sci snc scop srl srls spa sl slu sau lda bv nv vof cv bvba sprl",
    "ab aps as asa oy oyj oü sia uab doo dd sro zoo sp kft zrt bt ood eood",
    "inc incorporated llc llp lp ltd limited co company corp corporation plc pty pte pvt the and und et",
  ].flatMap((line) => line.split(" ")),
);

/** Longest text whose words are compared. */
const LONGEST = 400;

/** Whether two names are of the same firm: case, accents, legal form and a longer or slightly misread name aside. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [nameWords(one), nameWords(other)];
  if (words.join("") === others.join("") || contains(words, others)) return true;
  const relation = compareNames(comparedName(words.join(" ")), comparedName(others.join(" ")));
  return relation === "same" || relation === "alike";
}

/** Whether a page describes an item as the file does: at least half of the words of the shorter one stand in the other. */
export function isSameDescription(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.join("") === others.join("")) return true;
  const [short, long] = words.length <= others.length ? [words, others] : [others, words];
  const known = new Set(long);
  const common = short.filter((word) => known.has(word)).length;
  return common > 0 && 2 * common >= short.length;
}

/** Whether two numbers such as an invoice's are the same: blanks and case aside. */
export function isSameNumber(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll(/\s/g, "").toLowerCase();
  return plain(one) === plain(other);
}

/** Whether two tax numbers or accounts are the same: signs between the digits and the letters of the country aside. */
export function isSameId(one: string, other: string): boolean {
  const [id, otherId] = [plainId(one), plainId(other)];
  if (id === otherId) return true;
  const isCountry = (long: string, short: string): boolean =>
    short.length > 4 && /^[A-Z]{2}$/.test(long.slice(0, -short.length)) && long.endsWith(short);
  return isCountry(id, otherId) || isCountry(otherId, id);
}

/** A key that descriptions have in common that differ by case, accents and signs alone. */
export function descriptionKey(text: string): string {
  return wordsOf(text).join(" ");
}

function plainId(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function wordsOf(text: string): readonly string[] {
  const plain = text.slice(0, LONGEST).normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return (
    plain
      .toLowerCase()
      .replaceAll("ß", "ss")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Points within a legal form are dropped: `S.A.R.L.`, `e.K.`, `Inc.`. */
function nameWords(text: string): readonly string[] {
  const words = wordsOf(text.replaceAll(/[.'’]/g, ""));
  const own = words.filter((word) => !LEGAL_FORMS.has(word));
  return own.length > 0 ? own : words;
}

/** Shortest name that may be a part of a longer one. */
const SHORTEST_PART = 4;

function contains(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.join("").length >= SHORTEST_PART && short.every((word) => long.includes(word));
}
