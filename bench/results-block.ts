import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

const RESULTS = "bench/RESULTS.md";

/** Puts the text between the marks `<!-- NAME:begin -->` and `<!-- NAME:end -->` of bench/RESULTS.md; the rest stays. */
export async function writeResultsBlock(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const block = `${begin}\n\n${text}\n\n${end}`;
  const before = existsSync(RESULTS) ? await readFile(RESULTS, "utf8") : "# Results\n";
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  const after =
    from < 0 || to < from
      ? `${before.trimEnd()}\n\n${block}\n`
      : before.slice(0, from) + block + before.slice(to + end.length);
  await writeFile(RESULTS, after);
}
