import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { programFor } from "../../src/cli/main.ts";

const PAGES = ["README.md", ...globSync("docs/*.md").toSorted()];

/** A link to a file of ours, or to a heading of it. */
interface Link {
  readonly from: string;
  readonly path: string;
  readonly heading: string;
}

const links = PAGES.flatMap(linksOf);

test("every link of README and of the docs points to something that is there", () => {
  const broken = links.filter(
    ({ path, heading }) =>
      !existsSync(path) || (heading !== "" && !headingsOf(path).includes(heading)),
  );
  expect(broken.map(({ from, path, heading }) => `${from}: ${path}#${heading}`)).toEqual([]);
});

test("every page of the docs can be reached from README", () => {
  const reached = new Set(["README.md"]);
  // A set goes on over what is added to it meanwhile.
  for (const page of reached) {
    for (const { from, path } of links)
      if (from === page && path.endsWith(".md")) reached.add(path);
  }
  expect(PAGES.filter((page) => !reached.has(page))).toEqual([]);
});

test("commands in README and in the docs exist, with the options that they are given", () => {
  const program = programFor(() => {});
  const unknown = PAGES.flatMap((page) =>
    commandLinesOf(page).flatMap((line) =>
      unknownIn(program, line).map((word) => `${page}: ${word} in ${line}`),
    ),
  );
  expect(unknown).toEqual([]);
});

function linksOf(from: string): readonly Link[] {
  const text = withoutCode(readFileSync(from, "utf8"));
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = "", heading = ""] = target.split("#");
    return [{ from, path: path === "" ? from : join(dirname(from), path), heading }];
  });
}

/** The names by which GitHub knows the headings of a page. */
function headingsOf(path: string): readonly string[] {
  const text = withoutCode(readFileSync(path, "utf8"));
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[^]*?^```/gm, "");
}

/** The command lines of crossfoot in the fenced blocks of a page, continued lines put together. */
function commandLinesOf(page: string): readonly string[] {
  const blocks = [...readFileSync(page, "utf8").matchAll(/^```(\w*)\n([^]*?)^```/gm)];
  return blocks
    .filter(([, language = ""]) => ["", "sh", "bash"].includes(language))
    .flatMap(([, , code = ""]) => code.replaceAll(/\\\n\s*/g, "").split("\n"))
    .flatMap((line) => /(?:^|npx |&& |\| )(crossfoot [^|#>]*)/.exec(line)?.[1] ?? []);
}

/** The words of a command line that the program does not know: commands, and options of a command. */
function unknownIn(program: Command, line: string): readonly string[] {
  const words = line.trim().split(/\s+/).slice(1);
  let command = program;
  for (const word of words) {
    const next = command.commands.find((each) => each.name() === word);
    if (next === undefined) break;
    command = next;
  }
  if (command === program && words[0]?.startsWith("-") !== true) return [words[0] ?? line];
  const known = new Set(["--help", "--version", ...command.options.map(({ long }) => long)]);
  return words.filter((word) => word.startsWith("--") && !known.has(word));
}
