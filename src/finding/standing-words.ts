/**
 * What a change order document does to the contract. An order is `executed` where it shows that it was agreed, `open`
 * where it shows nothing of the kind; a signature by hand leaves no text, so that many that were executed are `open`.
 */
export type OrderStanding = keyof typeof ORDER_STANDING_WORDS;

/** Each standing as people read it. */
export const ORDER_STANDING_WORDS = {
  request: "request",
  executed: "executed order",
  open: "order",
  draft: "draft",
  void: "void order",
  rejected: "rejected order",
} as const;

/** Why an application is compared with its neighbours, or which one counts in its place. */
export type ApplicationStanding<Paper> =
  | { readonly kind: "compared" }
  | { readonly kind: "duplicate"; readonly instead: Paper; readonly isSameFile: boolean }
  | { readonly kind: "superseded" | "competing"; readonly instead: Paper };

/** Why an application was not compared, in a few words; null for those that were. */
export function standingWords(
  standing: ApplicationStanding<{ readonly file: string }>,
): string | null {
  switch (standing.kind) {
    case "compared":
      return null;
    case "duplicate":
      return `copy of ${standing.instead.file}`;
    case "superseded":
      return `replaced by ${standing.instead.file}`;
    case "competing":
      return `not compared, ${standing.instead.file} has its number`;
  }
}
