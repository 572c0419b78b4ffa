/** A word that somebody else has sent, short and without anything that could steer a terminal; empty where there is none. */
export function plainWord(word: unknown): string {
  return typeof word === "string" ? word.replaceAll(/[^\x20-\x7e]/g, "").slice(0, 200) : "";
}
