import type { Keys } from "./line-facts.ts";

/** The same of words that were asked before: a caption is that of many figures. */
export function remembered<Result>(ask: (keys: Keys) => Result): (keys: Keys) => Result {
  const known = new Map<string, Result>();
  return (keys) => {
    const text = keys.join(" ");
    const result = known.get(text) ?? ask(keys);
    known.set(text, result);
    return result;
  };
}
