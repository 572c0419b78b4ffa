import type { FindSettings } from "../../find/settings.ts";
import { usualFetching } from "../../find/source/fetch-page.ts";
import { type SourceReport, type SyncReport, syncStore } from "../../find/sync.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";

/** Fetches the catalogs and tells what came of each. Ctrl-C ends it; what was known before stays. */
export async function syncListings(settings: FindSettings): Promise<ExitCode> {
  const interruption = new AbortController();
  const onSignal = (): void => {
    // The first one lets what was fetched be stored, the second one ends at once.
    if (interruption.signal.aborted) process.exit(EXIT.interrupted);
    interruption.abort();
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  tell("Fetching the catalogs; this may take a minute or two.");
  try {
    const report = await syncStore(settings, usualFetching(interruption.signal));
    for (const source of report.sources) tell(sourceLine(source));
    tell(lastLine(report));
    if (interruption.signal.aborted) return EXIT.interrupted;
    return report.sources.every(({ fault }) => fault === null) ? EXIT.fine : EXIT.unread;
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
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

function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
