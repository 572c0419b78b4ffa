import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { glob } from "tinyglobby";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { contentsOf } from "../../src/pdf/contents.ts";
import type { FoundDocument } from "../../src/split/documents-of.ts";
import { PAPER_KINDS, type PaperKind } from "../../src/base/paper-kind.ts";
import type { DocumentKind } from "../../fixtures/draw/random/package/package-truth.ts";
import { randomPackage } from "../../fixtures/draw/random/package/random-package.ts";
import { CACHE, keepPages } from "./page-cache.ts";
import { AUTHORS, NEVER_FITTED } from "./sets.ts";
import { shuffle } from "./shuffle.ts";

/** A package whose pages are known, as its words are kept between runs. */
export interface PackageCase {
  readonly seed: number | string;
  readonly pages: readonly Page[];
  readonly documents: readonly FoundDocument[];
}

/** Packages of these seeds, opened and recognised once. */
export async function* packageCases(
  seeds: Iterable<number>,
  scanned: boolean,
): AsyncGenerator<PackageCase, void> {
  for (const seed of seeds) yield await packageCase(seed, scanned);
}

async function packageCase(seed: number, scanned: boolean): Promise<PackageCase> {
  const place = join(CACHE, `package-${seed}-${scanned ? "scanned" : "native"}.gz`);
  if (existsSync(place))
    return JSON.parse(gunzipSync(readFileSync(place)).toString("utf8")) as PackageCase;
  const { pdf, truth } = await randomPackage(seed, { scanned });
  const limits = { ...LIMITS, documentBytes: pdf.length, readMs: 3_600_000 };
  const { pages } = await contentsOf(pdf, limits);
  const documents = truth.documents.map(({ kind, from, to }) => ({ kind: kindOf(kind), from, to }));
  const made: PackageCase = { seed, pages, documents };
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(place, gzipSync(JSON.stringify(made), { level: 3 }));
  return made;
}

/** Papers of several words that are no document of one kind alone. */
const BOUND = /in-a-packet|behind|\/others\/|\/bundle\//;

/** Fixtures of several pages, each of which is one document. */
export async function* singleCases(): AsyncGenerator<PackageCase, void> {
  const files = await glob("fixtures/{pay-application,change-order,invoice,lien-waiver}/*/*.pdf");
  for (const file of files.toSorted()) {
    if (BOUND.test(file)) continue;
    const bytes = new Uint8Array(readFileSync(file));
    const { pages } = await contentsOf(bytes, { ...LIMITS, scanPages: 0 });
    const kind = kindOf((file.split("/")[1] ?? "") as DocumentKind);
    yield { seed: file, pages, documents: [{ kind, from: 1, to: pages.length }] };
  }
}

function kindOf(drawn: DocumentKind): PaperKind {
  const name = drawn.toUpperCase().replaceAll("-", "_");
  const kind = PAPER_KINDS.find((one) => one === name);
  if (kind === undefined) throw new RangeError(`No kind of paper is called ${drawn}.`);
  return kind;
}

/** Papers of other authors, each a document by itself; those that are fitted to, or the others. */
export async function authorPapers(areFitted: boolean): Promise<readonly PackageCase[]> {
  const truths = (await glob("**/*.truth.json", { cwd: AUTHORS })).toSorted();
  const all: PackageCase[] = [];
  for (const truth of truths) {
    const name = truth.replace(/\.truth\.json$/, "");
    if (NEVER_FITTED.has(dirname(name)) === areFitted) continue;
    const kind = authoredKind(join(AUTHORS, truth));
    if (kind === null) continue;
    const file = {
      set: `author-${dirname(name).replaceAll("/", "-")}`,
      name,
      pdf: join(AUTHORS, `${name}.pdf`),
      truth: join(AUTHORS, truth),
    };
    const pages = await keepPages(file, "text");
    if (pages.every(({ words }) => words.length === 0)) continue;
    all.push({ seed: name, pages, documents: [{ kind, from: 1, to: pages.length }] });
  }
  return all;
}

function authoredKind(truth: string): PaperKind | null {
  const { document, invoice } = JSON.parse(readFileSync(truth, "utf8")) as {
    readonly document?: { readonly documentType?: string };
    readonly invoice?: object;
  };
  const name = invoice === undefined ? document?.documentType : "INVOICE";
  return PAPER_KINDS.find((one) => one === name) ?? null;
}

/** Papers bound together in files of so many. */
const BOUND_TOGETHER = 12;

/** Papers in a mixed order, bound to files as packages are. */
export function boundTogether(
  papers: readonly PackageCase[],
  seed: number,
): readonly PackageCase[] {
  const order = papers.map((_paper, at) => at);
  shuffle(order, seed);
  const files: PackageCase[] = [];
  for (let at = 0; at < order.length; at += BOUND_TOGETHER) {
    const pages: Page[] = [];
    const documents: FoundDocument[] = [];
    for (const index of order.slice(at, at + BOUND_TOGETHER)) {
      const paper = papers[index];
      const kind = paper?.documents[0]?.kind;
      if (paper === undefined || kind === undefined) continue;
      const before = pages.length;
      documents.push({ kind, from: before + 1, to: before + paper.pages.length });
      pages.push(...paper.pages.map((page, own) => ({ ...page, pageNumber: before + own + 1 })));
    }
    files.push({ seed: `bound ${seed} ${at}`, pages, documents });
  }
  return files;
}
