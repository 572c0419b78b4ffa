import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { stopWish } from "./interruption.ts";
import { type Paint, paintFor, tell, visible, wrap } from "./terminal.ts";
import { FindRefusal, type FindSettings, findSettings } from "../find/settings.ts";
import { Finder } from "../find/finder.ts";
import { usualFetching } from "../find/source/fetch-page.ts";
import { type SourceReport, type SyncReport, syncStore } from "../find/sync.ts";
import type { UnmetGroup } from "../find/store/notebook.ts";
import {
  type FindQuery,
  MOST_NEED_CHARACTERS,
  type Payment,
  USUAL_RESULTS,
} from "../wire/find/query.ts";
import type { FindResult } from "../wire/find/result.ts";

/** The options of `find` as the command line gives them. */
export interface FindCommandOptions {
  readonly maxPrice?: bigint;
  readonly payment: Payment;
  readonly limit?: number;
  readonly format: "table" | "json";
  readonly sync?: boolean;
  readonly unmet?: boolean;
}

/** Searches, syncs, or lists unmet needs; after a sync it also searches where a need is given. */
export async function findCommand(need: string, options: FindCommandOptions): Promise<ExitCode> {
  const settings = settingsOf();
  const { sync = false, unmet = false, format } = options;
  if (need === "" && !sync && !unmet) {
    throw new UsageError('Say what is needed, such as: crossfoot find "validate an email address"');
  }
  if (need.length > MOST_NEED_CHARACTERS) {
    throw new UsageError(`Say it in at most ${MOST_NEED_CHARACTERS} characters.`);
  }
  const synced = sync ? await syncListings(settings) : EXIT.fine;
  if (need === "" && !unmet) return synced;
  const finder = await Finder.open(settings);
  try {
    if (unmet) return await listUnmet(finder, format);
    const found = await search(finder, queryOf(need, options), format);
    return found === EXIT.fine ? synced : found;
  } finally {
    await finder.close();
  }
}

function settingsOf(): FindSettings {
  const { settings, problems } = findSettings(process.env);
  if (problems.length > 0) {
    throw new UsageError(["The finder cannot run as it is set:", ...problems].join("\n  "));
  }
  return settings;
}

function queryOf(need: string, { maxPrice, payment, limit }: FindCommandOptions): FindQuery {
  return { need, mostMicroUsd: maxPrice ?? null, payment, limit: limit ?? USUAL_RESULTS };
}

async function search(
  finder: Finder,
  query: FindQuery,
  format: FindCommandOptions["format"],
): Promise<ExitCode> {
  try {
    const found = await finder.search(query);
    process.stdout.write(
      format === "json"
        ? `${JSON.stringify(found, null, 2)}\n`
        : foundLines(found, finder.age.tools),
    );
    return EXIT.fine;
  } catch (error) {
    if (!(error instanceof FindRefusal)) throw error;
    if (error.code !== "never-synced") throw new UsageError(error.message);
    process.stderr.write(`${error.message}\n`);
    return EXIT.unread;
  }
}

async function listUnmet(finder: Finder, format: FindCommandOptions["format"]): Promise<ExitCode> {
  const groups = await finder.unmet();
  process.stdout.write(
    format === "json" ? `${JSON.stringify(groups, null, 2)}\n` : unmetLines(groups),
  );
  return EXIT.fine;
}

/** Fetches the catalogs and tells what came of each. Ctrl-C ends it; what was known before stays. */
async function syncListings(settings: FindSettings): Promise<ExitCode> {
  // The first signal lets what was fetched be stored, the second one ends at once.
  const stop = stopWish();
  tell("Fetching the catalogs; this may take a minute or two.");
  try {
    const report = await syncStore(settings, usualFetching(stop.signal));
    for (const source of report.sources) tell(sourceLine(source));
    tell(lastLine(report));
    if (stop.signal.aborted) return EXIT.interrupted;
    return report.sources.every(({ fault }) => fault === null) ? EXIT.fine : EXIT.unread;
  } finally {
    stop.release();
  }
}

function sourceLine(report: SourceReport): string {
  const { local } = report;
  if (local === 0) return outcomeLine(report);
  const what = local === 1 ? "1 listing leads" : `${local} listings lead`;
  return `${outcomeLine(report)} ${what} to this machine or a private network: left out.`;
}

function outcomeLine({ label, outcome, received, known, removed, fault }: SourceReport): string {
  switch (outcome) {
    case "failed":
      return `${label}: not fetched. ${fault ?? ""} ${known === 0 ? "Nothing is known of it." : `${known} listings of before stay.`}`;
    case "partial":
      return `${label}: ${received} listings fetched, not all of it. ${fault ?? ""} What it did not show stays and is marked; ${known} are known.`;
    case "unchanged":
      return `${label}: nothing has changed; ${known} listings.`;
    case "fresh":
      return `${label}: ${received} listings fetched, ${known} known, ${removed} gone.`;
  }
}

function lastLine({ tools, path, tookMs, sources }: SyncReport): string {
  if (sources.length === 0) return "No source is configured.";
  if (path !== null) return `${tools} tools can be found (${(tookMs / 1_000).toFixed(1)} s).`;
  return tools === 0
    ? "Nothing could be fetched: see whether this machine reaches the network, and try again."
    : `Nothing could be fetched; the ${tools} tools of before can still be found.`;
}

const COLUMNS = 100;
const INDENT = "   ";
/** Characters of a description that are shown; JSON has all of it. */
const SHOWN_DESCRIPTION = 220;

/** An answer for people. Everything of a listing is made safe to print: strangers wrote it. */
function foundLines({ results, asOf, notice }: FindResult, tools: number): string {
  const paint = paintFor(process.stdout);
  const blocks = results.map((tool, index) => toolLines(tool, index + 1, paint));
  const end = `Listings of ${asOf.slice(0, 16).replace("T", " ")} UTC, ${tools} tools. ${notice}`;
  const none = "Nothing in the catalogs fits. Say it in other words, or without a bound.\n";
  return `${blocks.length === 0 ? none : blocks.join("\n")}\n${lines(end, "")
    .map((line) => paint.dim(line))
    .join("\n")}\n`;
}

/** Unmet needs for people. */
function unmetLines(groups: readonly UnmetGroup[]): string {
  if (groups.length === 0) return "No unmet need was reported.\n";
  return groups
    .map(({ need, count, lastAt, details }) => {
      const head = `${String(count).padStart(5)}  ${visible(need)}  (last ${lastAt.slice(0, 10)})\n`;
      return head + details.map((detail) => `${" ".repeat(7)}${visible(detail)}\n`).join("");
    })
    .join("");
}

function toolLines(tool: FindResult["results"][number], rank: number, paint: Paint): string {
  const { name, price, kind, description, howToCall, why, source, networks } = tool;
  const cost =
    price === null
      ? networks.length > 0
        ? "price not known"
        : "no payment listed"
      : `$${inCents(price.amount)}`;
  const short =
    description.length > SHOWN_DESCRIPTION
      ? `${description.slice(0, SHOWN_DESCRIPTION).trimEnd()}…`
      : description;
  const body = [short, howToCall, why, source].filter((text) => text !== "");
  return [
    `${String(rank).padStart(2)} ${paint.bold(visible(name))}  ${paint.green(cost)}  ${kind}`,
    ...body.flatMap((text, at) =>
      lines(text, INDENT).map((line) => (at + 2 < body.length ? line : paint.dim(line))),
    ),
    "",
  ].join("\n");
}

/** A price with two digits at least, as people write prices. */
function inCents(amount: string): string {
  const [whole = "0", rest = ""] = amount.split(".");
  return `${whole}.${rest.padEnd(2, "0")}`;
}

function lines(text: string, indent: string): readonly string[] {
  return wrap(visible(text), COLUMNS - indent.length).map((line) => indent + line);
}
