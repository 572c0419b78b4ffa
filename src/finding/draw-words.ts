import { enumerate } from "./figure-words.ts";

/** What is said of a draw before all else. */
export const FUNDABLE_WORDS = {
  yes: "Yes, as far as these papers tell.",
  look: "Perhaps: look at what is open below.",
  no: "Not yet.",
} as const;

/** What people call the papers of a package. */
const PAPER_KINDS: Readonly<Record<string, string>> = {
  PAY_APPLICATION: "pay application",
  CHANGE_ORDER: "change order",
  INVOICE: "bill",
  LIEN_WAIVER: "lien waiver",
  SWORN_STATEMENT: "sworn statement",
  COVER: "cover or letter",
  INSURANCE_CERTIFICATE: "certificate of insurance",
  OTHER: "other paper",
};

/** A kind of paper as people call it. */
export function paperKindWords(kind: string): string {
  return PAPER_KINDS[kind] ?? "other paper";
}

/** A paper that no reader reads, and whether a list in it was compared. */
export function otherPaperWords({
  file,
  kind,
  isCompared,
}: {
  readonly file: string;
  readonly kind: string;
  readonly isCompared: boolean;
}): string {
  const what = isCompared ? ", of which the list of firms was compared" : ", not read";
  return `${file}: ${paperKindWords(kind)}${what}.`;
}

/** A sentence for each kind of papers that were put to no firm. */
export function apartWords(
  apart: Readonly<Record<"applications" | "waivers" | "bills", readonly string[]>>,
): readonly string[] {
  const said = [
    [apart.applications, "Applications of no firm of this draw"],
    [apart.waivers, "Waivers of no firm of this draw, or one too many"],
    [apart.bills, "Bills to no firm of this draw"],
  ] as const;
  return said.flatMap(([files, what]) =>
    files.length === 0 ? [] : [`${what}: ${enumerate(files)}.`],
  );
}
