/** What the page wants to be said of a field. */
export type Wish = { readonly field: string } & (
  | { readonly act: "accept" | "absent" }
  | { readonly act: "choose"; readonly choice: string }
  | { readonly act: "point"; readonly words: readonly number[] }
  /** A row of a list that was not read, with the words of its lines. */
  | { readonly act: "add"; readonly words: readonly number[] }
);

/** Words that may be pointed at for one field or row. */
const MOST_WORDS = 500;

/** What was sent as a wish; null where it is none. */
export function shapeOf(sent: unknown): Wish | null {
  if (typeof sent !== "object" || sent === null) return null;
  const [field, act, choice, words] = ["field", "act", "choice", "words"].map((name): unknown =>
    Object.hasOwn(sent, name) ? Reflect.get(sent, name) : undefined,
  );
  if (typeof field !== "string") return null;
  if (act === "accept" || act === "absent") return { field, act };
  if (act === "choose" && typeof choice === "string") return { field, act, choice };
  return (act === "point" || act === "add") && isNumbers(words) ? { field, act, words } : null;
}

/** The version of the paper that the page shows; null where it does not say. */
export function shownIn(sent: unknown): number | null {
  if (typeof sent !== "object" || sent === null || !Object.hasOwn(sent, "shown")) return null;
  const shown: unknown = Reflect.get(sent, "shown");
  return typeof shown === "number" ? shown : null;
}

function isNumbers(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_WORDS &&
    value.every((one) => Number.isSafeInteger(one) && Number(one) >= 0)
  );
}
