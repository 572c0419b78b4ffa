import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { glob } from "tinyglobby";
import { LIMITS } from "../src/base/limits.ts";
import { ReadError } from "../src/base/read-error.ts";
import type { Page } from "../src/page/page.ts";
import { pagesOf } from "../src/pdf/contents.ts";
import { fullPdfjsPage, type OtherPage, pdfjsPage, popplerPages } from "./engine-words.ts";
import { pdfjsPages } from "../src/witness/pdfjs-pages.ts";
import { hasPdftotext, pdftotext } from "./processes.ts";
import { writeResultsBlock } from "./results-block.ts";
import { SAMPLES } from "./score/samples.ts";
import { textAlone } from "./stages.ts";
import { markdownTable } from "./table.ts";
import { median, mediansOf } from "./timing.ts";
import { type Agreement, agreementOf, noAgreement, plus } from "./word-agreement.ts";

const USAGE = `node build/bench/engines.js [options] [FILE…]

Compares the words of src/pdf with those of pdf.js and of poppler's pdftotext, and their speed, over
the samples where ../shared/samples exists, else over the fixtures.

  --differences   list the words that differ, by file and page
  --no-speed      compare the words only
  --write         put the tables into bench/RESULTS.md
  --help          this text`;

const WARM_ROUNDS = 2;
const ROUNDS = 7;

/** Pages with fewer words tell little about the speed of reading words. */
const WORDS_WORTH_TIMING = 30;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    differences: { type: "boolean", default: false },
    "no-speed": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) console.log(USAGE);
else await bench();

interface Read {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly pages: readonly Page[];
}

async function bench(): Promise<void> {
  const paths = positionals.length > 0 ? positionals : await corpus();
  const reads: Read[] = [];
  const refused: string[] = [];
  for (const path of paths) {
    const bytes = await readFile(path);
    try {
      reads.push({ path, bytes, pages: await pagesOf(bytes, LIMITS) });
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      refused.push(error.code);
    }
  }
  const parts = [corpusSentence(reads, refused), await wordTable(reads)];
  if (!options["no-speed"]) parts.push(await speedTable(reads));
  const report = parts.join("\n\n");
  console.log(report);
  if (options.write) await writeResultsBlock("engines", report);
}

async function corpus(): Promise<readonly string[]> {
  const samples = await glob(`${SAMPLES}/**/*.pdf`);
  return (
    samples.length > 0
      ? samples
      : await glob("fixtures/**/*.pdf", { ignore: ["fixtures/scans/**"] })
  ).toSorted();
}

function corpusSentence(reads: readonly Read[], refused: readonly string[]): string {
  const pages = reads.flatMap((read) => read.pages);
  const withText = pages.filter((page) => page.words.length > 0).length;
  const reasons = refused.length === 0 ? "" : ` (${refused.toSorted().join(", ")})`;
  return (
    `${reads.length} files with ${pages.length} pages, ${withText} of them with text; ` +
    `src/pdf refused ${refused.length} files${reasons}.`
  );
}

async function wordTable(reads: readonly Read[]): Promise<string> {
  const rows: string[][] = [];
  const pdfjs = async ({ bytes }: Read): Promise<readonly OtherPage[] | null> => {
    try {
      return await pdfjsPages(bytes, fullPdfjsPage);
    } catch {
      return null;
    }
  };
  rows.push(await wordRow("pdf.js", reads, pdfjs));
  if (hasPdftotext()) {
    rows.push(await wordRow("poppler", reads, ({ path }) => Promise.resolve(popplerPages(path))));
  }
  return markdownTable(
    [
      "compared with",
      "files it fails on",
      "its words",
      "same place",
      "hidden here",
      "otherwise",
      "only here",
      "field values",
      "of them here",
    ],
    rows,
  );
}

async function wordRow(
  name: string,
  reads: readonly Read[],
  wordsBy: (read: Read) => Promise<readonly OtherPage[] | null>,
): Promise<string[]> {
  let sum: Agreement = noAgreement;
  let failures = 0;
  for (const read of reads) {
    const others = await wordsBy(read);
    if (others === null || others.length !== read.pages.length) {
      failures++;
      continue;
    }
    read.pages.forEach((page, index) => {
      const agreement = agreementOf(page, others[index] ?? { words: [], fieldValues: [] });
      sum = plus(sum, agreement);
      if (options.differences) listDifferences(`${name} ${read.path} page ${index + 1}`, agreement);
    });
  }
  return [
    name,
    String(failures),
    String(sum.others),
    String(sum.same),
    String(sum.hidden),
    String(sum.different.length),
    String(sum.extra.length),
    String(sum.values),
    String(sum.valuesFound),
  ];
}

function listDifferences(place: string, { different, extra }: Agreement): void {
  if (different.length + extra.length === 0) return;
  console.log(`${place}: only there: ${different.join(" ")} · only here: ${extra.join(" ")}`);
}

async function speedTable(reads: readonly Read[]): Promise<string> {
  const native = reads.filter(({ pages }) =>
    pages.every((page) => page.words.length >= WORDS_WORTH_TIMING && page.pictureShare < 0.9),
  );
  const times = new Map<string, number[]>();
  const note = (name: string, ms: number): void => {
    times.set(name, [...(times.get(name) ?? []), ms]);
  };
  for (const { bytes, pages } of native) {
    const medians = await warmMedians({
      "PDFium, words alone": () => textAlone(bytes),
      "src/pdf: words, rulings, fields, visibility": () => pagesOf(bytes, LIMITS),
    });
    for (const [name, ms] of Object.entries(medians)) note(name, ms / pages.length);
  }
  // In a pass of its own, because its garbage would slow down the others.
  for (const { bytes, pages } of native) {
    const medians = await warmMedians({
      "pdf.js, words alone": () => pdfjsPages(bytes, pdfjsPage),
      "pdf.js, words, lines and field values": () => pdfjsPages(bytes, fullPdfjsPage),
    });
    for (const [name, ms] of Object.entries(medians)) note(name, ms / pages.length);
  }
  if (hasPdftotext()) {
    for (const { path, pages } of native) {
      note(
        "`pdftotext -bbox`, process start included",
        (await pdftotext(path)).whole / pages.length,
      );
    }
  }
  return markdownTable(
    [`${native.length} native files, warm`, "ms a page, median file", "mean file"],
    [...times].map(([name, all]) => [
      name,
      median(all).toFixed(2),
      (all.reduce((sum, ms) => sum + ms, 0) / all.length).toFixed(2),
    ]),
  );
}

async function warmMedians<Name extends string>(
  works: Readonly<Record<Name, () => unknown>>,
): Promise<Readonly<Record<Name, number>>> {
  await mediansOf(works, WARM_ROUNDS);
  return mediansOf(works, ROUNDS);
}
