import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { glob } from "tinyglobby";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { contentsOf } from "../../src/pdf/contents.ts";
import type { FoundDocument } from "../../src/split/documents-of.ts";
import { PAPER_KINDS, type PaperKind } from "../../src/split/paper-kinds.ts";
import type { DocumentKind } from "../../fixtures/draw/random/package/package-truth.ts";
import { randomPackage } from "../../fixtures/draw/random/package/random-package.ts";
import { CACHE } from "./page-cache.ts";

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
