import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { FindSettings } from "../../../src/find/settings.ts";
import type { Fetching } from "../../../src/find/source/fetch-page.ts";
import type { FindQuery } from "../../../src/wire/find/query.ts";

/** The process of a sync as it is built; Node cannot run TypeScript. */
export const BUILT_SYNC: URL = pathToFileURL(resolve("dist/src/find/sync-process.js"));

/** Bounds so small that a test of a slow source is a fast one. */
export const SMALL_BOUNDS = {
  pageMs: 400,
  pageBytes: 2_000_000,
  tries: 3,
  firstWaitMs: 5,
} as const;

export function smallFetching(): Fetching {
  return { ...SMALL_BOUNDS, signal: new AbortController().signal };
}

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), "crossfoot-find-"));
}

/** Settings with sources on loopback. */
export function settingsFor(sources: {
  readonly bazaars?: readonly string[];
  readonly registries?: readonly string[];
  readonly folder?: string;
}): FindSettings {
  return {
    bazaars: sources.bazaars ?? [],
    registries: sources.registries ?? [],
    folder: sources.folder ?? emptyFolder(),
  };
}

export function query(need: string, parts: Partial<FindQuery> = {}): FindQuery {
  return { need, mostMicroUsd: null, payment: "any", limit: 5, ...parts };
}
