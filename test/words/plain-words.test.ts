import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

/** Turns of phrase that no native writer uses, each found in what people were told. */
const FORBIDDEN: readonly RegExp[] = [
  /\bis told\b/,
  /\bwhat is none\b/,
  /\bno \w+ by (?:the )?name\b/,
  /\bleft alone: /,
  /\bIts kind is not certain\b/,
  /\bAn identity (?:holds|fails) with it\b/,
  /\bThank you for this paper\b/,
];

/** What stands in quotes, whatever it is for. */
const QUOTED = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

test("no sentence of the program has a turn of phrase that stops a reader", () => {
  const found = globSync("src/**/*.ts").flatMap((file) => {
    const texts = readFileSync(file, "utf8").match(QUOTED) ?? [];
    return texts
      .filter((text) => FORBIDDEN.some((turn) => turn.test(text)))
      .map((text) => `${file}: ${text.slice(0, 120)}`);
  });
  expect(found).toEqual([]);
});

test("nor has a page for readers", () => {
  const found = globSync(["README.md", "docs/*.md"]).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => FORBIDDEN.some((turn) => turn.test(line)))
      .map((line) => `${file}: ${line.slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});
