import type { PointedValue, PointedWord, ValueReaders } from "../src/fallback/pointed-value.ts";
import { acceptedOf, type Asked } from "../src/fallback/question.ts";
import type { AskModel, Pointing } from "../src/fallback/model.ts";
import type { Word } from "../src/page/page.ts";

/** What is printed in a field, as the contract's JSON has it. */
export type PlainTruth = string | number | null;

const LONGEST_FIGURE = 8;
const LONGEST_TEXT = 40;

/**
 * A model that always points at the right words: where a run of words reads as what is printed, it points at the
 * shortest such run, else nowhere. What it recovers is what pointing can recover at all.
 */
export function oracleFor(
  truths: ReadonlyMap<string, readonly PlainTruth[]>,
  asJson: (field: string, value: PointedValue["value"]) => PlainTruth,
  readers: ValueReaders,
): AskModel {
  return (question) => {
    const places = new Map<string, PointedWord>();
    question.lines.forEach(({ pageNumber, words }, line) =>
      words.forEach(({ id, text }, place) =>
        places.set(id, { pageNumber, line, place, word: wordOf(text) }),
      ),
    );
    const asked: Asked = { question, words: places };
    const pointings = question.fields.map(({ name }): Pointing => {
      const wanted = truths.get(name) ?? [];
      return { field: name, words: runFor(name, wanted, asked), choice: null };
    });
    return Promise.resolve({ kind: "pointed", pointings, use: NOTHING_USED });
  };

  function runFor(field: string, wanted: readonly PlainTruth[], asked: Asked): readonly string[] {
    if (wanted.every((value) => value === null)) return [];
    const longest = typeof wanted[0] === "number" ? LONGEST_FIGURE : LONGEST_TEXT;
    for (let length = 1; length <= longest; length++) {
      for (const ids of runsOf(asked, length)) {
        const pointing = { field, words: ids, choice: null };
        const value = acceptedOf([pointing], asked, readers).values.get(field);
        if (value !== undefined && wanted.some((one) => isSame(one, asJson(field, value.value))))
          return ids;
      }
    }
    return [];
  }
}

/** All runs of so many words that stand on one line. */
function runsOf({ question }: Asked, length: number): readonly (readonly string[])[] {
  return question.lines.flatMap(({ words }) =>
    words
      .slice(0, Math.max(0, words.length - length + 1))
      .map((_, begin) => words.slice(begin, begin + length).map(({ id }) => id)),
  );
}

function isSame(one: PlainTruth, other: PlainTruth): boolean {
  if (typeof one === "string" && typeof other === "string") return folded(one) === folded(other);
  return one !== null && one === other;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

const NOTHING_USED = {
  model: "oracle",
  host: "nowhere",
  leftMachine: false,
  requests: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: null,
} as const;

/** Only the text counts for what a run of words says. */
function wordOf(text: string): Word {
  return {
    text,
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    glyphHeight: 10,
    isBold: false,
    reader: "text",
    certainty: 1,
  };
}
