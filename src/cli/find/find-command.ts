import { Finder } from "../../find/finder.ts";
import { FindRefusal } from "../../find/find-refusal.ts";
import { type FindSettings, findSettings } from "../../find/settings.ts";
import {
  type FindQuery,
  MOST_NEED_CHARACTERS,
  type Payment,
  USUAL_RESULTS,
} from "../../wire/find/query.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { UsageError } from "../usage-error.ts";
import { foundLines, unmetLines } from "./find-table.ts";
import { syncListings } from "./sync-listings.ts";

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
