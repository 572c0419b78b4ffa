import { ADD_ONS } from "../add-ons/add-ons.ts";
import { needAddOn } from "../add-ons/missing-add-on.ts";
import {
  isLoopback,
  missingForPayment,
  serveSettings,
  type ServeSettings,
} from "../http/settings.ts";
import type { SettingOrigin } from "../http/setting-source.ts";
import type { Serving } from "../http/serve.ts";
import { VARIABLES } from "../http/variables.ts";
import { builtReaderPage } from "./page-command.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { modelFor, type UsedModel } from "./read-options.ts";
import { selfTestPdf } from "./self-test.ts";
import { stopSignal } from "./interruption.ts";
import { tell } from "./terminal.ts";

/** The options of `serve` as the command line gives them; the environment has the rest. */
export interface ServeCommandOptions {
  readonly host?: string;
  readonly port?: string;
  readonly free?: boolean;
  readonly model?: string;
  readonly printConfig?: boolean;
}

/** Runs the daemon until it is told to stop. */
export async function serveCommand(options: ServeCommandOptions): Promise<ExitCode> {
  const outcome = serveSettings(process.env, {
    CROSSFOOT_SERVE_HOST: options.host,
    CROSSFOOT_SERVE_PORT: options.port,
    CROSSFOOT_SERVE_FREE: options.free === true ? "1" : undefined,
  });
  if (outcome.kind === "wrong") {
    throw new UsageError(["The daemon cannot run as it is set:", ...outcome.problems].join("\n  "));
  }
  if (options.printConfig === true) {
    process.stdout.write(configLines(outcome.origins));
    return EXIT.fine;
  }
  const { settings } = outcome;
  const missing = settings.isFree ? [] : missingForPayment(settings.pay);
  if (missing.length > 0) throw new UsageError([NO_PAYMENT, ...missing].join("\n  "));
  if (!settings.isFree) needAddOn(ADD_ONS.payment);
  const model = await modelFor(options.model);
  // Whoever reads what is told may be gone; that is no reason to leave callers without an answer.
  process.stderr.on("error", () => undefined);
  const serving = await served(settings, model);
  tell(`${serving.address} reads documents${openWords(settings)}. Ctrl-C stops it.`);
  if (serving.metricsAddress !== null) tell(`Metrics: ${serving.metricsAddress}`);
  await stopSignal();
  tell("Finishing what is being read; a second signal stops at once.");
  return (await serving.stop()) ? EXIT.fine : EXIT.interrupted;
}

const NO_PAYMENT =
  "Payments cannot be taken as it is set. Start it with --free to read without payment, or set what is missing:";

async function served(settings: ServeSettings, model: UsedModel | null): Promise<Serving> {
  const { serve } = await import("../http/serve.ts");
  try {
    return await serve({
      settings,
      model: model && { ask: model.ask, below: model.settings.below, host: model.settings.host },
      warmUp: selfTestPdf(),
      readerPage: await builtReaderPage(),
      onTrouble: tell,
    });
  } catch (error) {
    throw isListenError(error) ? new UsageError(listenSentence(error, settings)) : error;
  }
}

interface ListenError extends Error {
  readonly code: string;
  readonly address: string;
  readonly port: number;
}

function isListenError(error: unknown): error is ListenError {
  return error instanceof Error && "syscall" in error && error.syscall === "listen";
}

/** Why a port cannot be had, and what to do. */
function listenSentence(
  { code, address, port }: ListenError,
  { port: wanted, metrics }: ServeSettings,
): string {
  const isOfMetrics = metrics.kind === "port" && metrics.port === port && wanted !== port;
  const setting = isOfMetrics ? "CROSSFOOT_SERVE_METRICS" : "--port";
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} of ${address} is in use. Stop what listens there, or choose another port with ${setting}.`;
    case "EACCES":
      return `Port ${port} of ${address} is not allowed to this user. Choose one above 1023 with ${setting}.`;
    case "EADDRNOTAVAIL":
      return `${address} is no address of this machine. Choose one that it has, or :: for all of them.`;
    default:
      return `Port ${port} of ${address} cannot be listened on (${code}).`;
  }
}

/** Reading for nothing is a gift to whoever can reach the port: it is said where that is more than this machine. */
function openWords({ isFree, host }: ServeSettings): string {
  if (!isFree) return "";
  return isLoopback(host)
    ? " without payment, for this machine alone"
    : " without payment, for everybody who can reach it";
}

/** A line for each setting: its name, its value as a shell takes it, where the value comes from, and what it sets. */
function configLines(origins: readonly SettingOrigin[]): string {
  const lines = origins.map(({ name, value, origin, isSecret }) => {
    const source = origin === "usual" ? "" : ` (${origin})`;
    // A usual value may follow from the others; sourced as it is, it would hold where they have changed.
    const begin = origin === "usual" ? "# " : "";
    const setting =
      isSecret === true
        ? `# ${name} is ${value === "" ? "not set" : "set"}`
        : `${begin}${name}=${quoted(value)}`;
    return `# ${VARIABLES[name]}${source}\n${setting}\n`;
  });
  return lines.join("\n");
}

/** As it is where that is clear to a shell and to whatever else reads such files. */
function quoted(value: string): string {
  if (/^[\w.:/@%+,-]*$/.test(value)) return value;
  return `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
