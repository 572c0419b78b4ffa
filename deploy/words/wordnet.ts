import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The words of WordNet that are written small: names of people and places are not among them. */
export function commonWords(dict: string): ReadonlySet<string> {
  const lines = ["noun", "verb", "adj", "adv"].flatMap((part) =>
    readFileSync(join(dict, `data.${part}`), "utf8").split("\n"),
  );
  const words = lines.filter((line) => /^\d/.test(line)).flatMap(lemmasOf);
  return new Set(words.filter((word) => /^[a-z]{2,20}$/.test(word)));
}

/** Pairs of words of which one is made of the other, such as `customer` of `custom`: WordNet's derivations. */
export function derivations(dict: string): (one: string, other: string) => boolean {
  const lemmas = new Map<string, readonly string[]>();
  const lines: { readonly part: string; readonly line: string }[] = [];
  for (const [part, letter] of Object.entries({ noun: "n", verb: "v", adj: "a", adv: "r" })) {
    for (const line of readFileSync(join(dict, `data.${part}`), "utf8").split("\n")) {
      if (!/^\d/.test(line)) continue;
      lemmas.set(`${letter}${line.slice(0, 8)}`, lemmasOf(line));
      lines.push({ part: letter, line });
    }
  }
  const pairs = new Set<string>();
  for (const { line } of lines) {
    const own = lemmasOf(line);
    // A derivation or a pertainym: its sign, where it leads to, and the numbers of the two words.
    for (const [, at = "", part = "", from = "", to = ""] of line.matchAll(
      /[+\\] (\d{8}) ([nvasr]) ([\da-f]{2})([\da-f]{2})/g,
    )) {
      const one = own[Number.parseInt(from, 16) - 1];
      const other = lemmas.get(`${part === "s" ? "a" : part}${at}`)?.[Number.parseInt(to, 16) - 1];
      if (one === undefined || other === undefined) continue;
      pairs.add(`${one} ${other}`).add(`${other} ${one}`);
    }
  }
  return (one, other) => {
    const [first, second] = [singular(one), singular(other)];
    return pairs.has(`${first} ${second}`);
  };
}

function singular(word: string): string {
  return word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
}

/** A line is `offset file type count (lemma id)… pointers | gloss`, the count in hexadecimal digits. */
function lemmasOf(line: string): readonly string[] {
  const parts = line.split(" ");
  const count = Number.parseInt(parts[3] ?? "0", 16);
  return Array.from({ length: count }, (_, at) => (parts[4 + 2 * at] ?? "").replace(/\(.*$/, ""));
}
