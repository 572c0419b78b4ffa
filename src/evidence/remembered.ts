import type { Keys } from "./line-facts.ts";

/** The same of words that were asked before: a caption is that of many figures. */
export function remembered<Result>(ask: (keys: Keys) => Result): (keys: Keys) => Result {
  const byText = new Map<string, Result>();
  // Words that many figures share are often one list: such a list is not spelled again.
  const byList = new Map<Keys, Result>();
  return (keys) => {
    const known = byList.get(keys);
    if (known !== undefined) return known;
    const text = keys.join(" ");
    const result = byText.get(text) ?? ask(keys);
    byText.set(text, result);
    byList.set(keys, result);
    return result;
  };
}
