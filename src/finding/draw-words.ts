import { namesOf } from "../base/names-of.ts";
import { sentenceCase } from "../base/sentence-case.ts";
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

type Apart = Readonly<Record<"applications" | "waivers" | "bills", readonly string[]>>;

/** Papers that were put to no firm: what they are, and why they stand apart. */
const APART = {
  applications: { kind: "PAY_APPLICATION", many: "Applications", why: "of no firm of this draw" },
  waivers: {
    kind: "LIEN_WAIVER",
    many: "Waivers",
    why: "of no firm of this draw, or one too many",
  },
  bills: { kind: "INVOICE", many: "Bills", why: "to no firm of this draw" },
} as const;

const APART_NAMES = namesOf(APART);

/** A sentence for each kind of papers that were put to no firm. */
export function apartWords(apart: Apart): readonly string[] {
  return APART_NAMES.flatMap((name) => {
    const { many, why } = APART[name];
    return apart[name].length === 0 ? [] : [`${many} ${why}: ${enumerate(apart[name])}.`];
  });
}

/** A paper, what people call it, and what there is to say of it. */
export interface RemarkedPaper {
  readonly file: string;
  readonly called: string;
  readonly remark: string;
}

/** Each of these papers by itself. */
export function apartPapers(apart: Apart): readonly RemarkedPaper[] {
  return APART_NAMES.flatMap((name) => {
    const { kind, why } = APART[name];
    const called = paperKindWords(kind);
    return apart[name].map((file) => ({ file, called, remark: `${sentenceCase(why)}.` }));
  });
}
