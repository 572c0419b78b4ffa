import { availableParallelism } from "node:os";
import { isIP } from "node:net";
import { VARIABLES, type VariableName } from "./variables.ts";

/** Where metrics are served: nowhere, beside the pages, or on a port of their own. */
export type MetricsPlace =
  | { readonly kind: "off" | "beside" }
  | { readonly kind: "port"; readonly host: string; readonly port: number };

/** All that the daemon is told. Sizes and times carry their unit last. */
export interface ServeSettings {
  readonly isFree: boolean;
  readonly host: string;
  readonly port: number;
  /** Without a slash at its end; null where it follows from host and port. */
  readonly publicUrl: string | null;
  readonly operator: string | null;
  readonly contact: string | null;
  readonly workers: number;
  readonly queuePlaces: number;
  readonly queueMs: number;
  readonly readMs: number;
  readonly scanPages: number;
  readonly memoryMegabytes: number;
  readonly requestsPerMinute: number;
  readonly readsPerMinute: number;
  readonly connections: number;
  readonly uploadMs: number;
  readonly shutdownMs: number;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly metrics: MetricsPlace;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** One variable as it holds, and where it comes from. */
export interface SettingOrigin {
  readonly name: VariableName;
  readonly value: string;
  readonly origin: "usual" | "environment" | "command line";
}

/** The settings, or all that is wrong with them in full sentences. */
export type SettingsOutcome =
  | {
      readonly kind: "right";
      readonly settings: ServeSettings;
      readonly origins: readonly SettingOrigin[];
    }
  | { readonly kind: "wrong"; readonly problems: readonly string[] };

/** Variables by name, as an environment or a command line gives them; an empty one counts as not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What the environment says, and the command line above it. */
export function serveSettings(environment: Variables, flags: Variables): SettingsOutcome {
  const source = new SettingSource(environment, flags);
  const isFree = source.isOn("CROSSFOOT_SERVE_FREE");
  const host = source.address("CROSSFOOT_SERVE_HOST");
  const isHome = isFree && isLoopback(host);
  const port = source.count("CROSSFOOT_SERVE_PORT", { usual: 8402, least: 0, most: 65_535 });
  const about = {
    publicUrl: source.webAddress("CROSSFOOT_SERVE_PUBLIC_URL"),
    operator: source.line("CROSSFOOT_SERVE_OPERATOR"),
    contact: source.contact("CROSSFOOT_SERVE_CONTACT"),
  };
  const workers = source.count("CROSSFOOT_SERVE_WORKERS", {
    usual: availableParallelism(),
    least: 1,
    most: 512,
  });
  const settings: ServeSettings = {
    isFree,
    host,
    port,
    ...about,
    workers,
    queuePlaces: source.count("CROSSFOOT_SERVE_QUEUE", { usual: 256, least: 0, most: 10_000 }),
    queueMs: source.seconds("CROSSFOOT_SERVE_QUEUE_SECONDS", 30),
    readMs: source.seconds("CROSSFOOT_SERVE_READ_SECONDS", 60),
    scanPages: source.count("CROSSFOOT_SERVE_SCAN_PAGES", { usual: 25, least: 0, most: 250 }),
    memoryMegabytes: source.count("CROSSFOOT_SERVE_MEMORY_MB", {
      usual: Math.max(4_096, MEGABYTES_PER_WORKER * workers),
      least: 256,
      most: 1e6,
    }),
    requestsPerMinute: source.count("CROSSFOOT_SERVE_REQUESTS_PER_MINUTE", {
      usual: isHome ? 0 : 600,
      least: 0,
      most: 1e6,
    }),
    readsPerMinute: source.count("CROSSFOOT_SERVE_READS_PER_MINUTE", {
      usual: isHome ? 0 : 120,
      least: 0,
      most: 1e6,
    }),
    connections: source.count("CROSSFOOT_SERVE_CONNECTIONS", { usual: 1_000, least: 1, most: 1e6 }),
    uploadMs: source.seconds("CROSSFOOT_SERVE_UPLOAD_SECONDS", 30),
    shutdownMs: source.seconds("CROSSFOOT_SERVE_SHUTDOWN_SECONDS", 70),
    trustedProxies: source.networks("CROSSFOOT_SERVE_TRUST_PROXY"),
    metrics: source.metrics("CROSSFOOT_SERVE_METRICS"),
    logLevel: source.oneOf("CROSSFOOT_SERVE_LOG_LEVEL", LOG_LEVELS, "info"),
  };
  const problems = [...source.problems, ...unknownNames(environment)];
  if (problems.length > 0) return { kind: "wrong", problems };
  return { kind: "right", settings, origins: source.origins };
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** A worker keeps 80 MB when it has nothing to do, and several times that while it reads. */
const MEGABYTES_PER_WORKER = 512;

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** A misspelt variable would leave a limit at its usual value without a word. */
function unknownNames(environment: Variables): readonly string[] {
  const known = new Set<string>(Object.keys(VARIABLES));
  return Object.keys(environment)
    .filter((name) => name.startsWith("CROSSFOOT_SERVE_") && !known.has(name))
    .map((name) => `${name} is no setting. crossfoot serve --print-config lists them.`);
}

interface Bounds {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** Reads settings and keeps where each comes from and what is wrong with it; no sentence repeats a value. */
class SettingSource {
  readonly problems: string[] = [];
  readonly origins: SettingOrigin[] = [];
  readonly #environment: Variables;
  readonly #flags: Variables;

  constructor(environment: Variables, flags: Variables) {
    this.#environment = environment;
    this.#flags = flags;
  }

  isOn(name: VariableName): boolean {
    return this.oneOf(name, ["1", "0"], "0") === "1";
  }

  address(name: VariableName): string {
    const value = this.#value(name, "127.0.0.1");
    if (isIP(value) === 0 && value !== "localhost") {
      this.problems.push(`${name} must be an address of this machine, such as 127.0.0.1 or ::.`);
    }
    return value;
  }

  count(name: VariableName, { usual, least, most }: Bounds): number {
    const text = this.#value(name, String(usual));
    const value = /^\d{1,7}$/.test(text) ? Number(text) : -1;
    if (value < least || value > most) {
      this.problems.push(`${name} must be a whole number from ${least} to ${most}.`);
    }
    return value;
  }

  /** In milliseconds. */
  seconds(name: VariableName, usual: number): number {
    const text = this.#value(name, String(usual));
    const value = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
    if (value < 0.1 || value > 3_600) {
      this.problems.push(`${name} must be a number of seconds from 0.1 to 3600.`);
    }
    return Math.round(1_000 * value);
  }

  webAddress(name: VariableName): string | null {
    const text = this.#value(name, "");
    if (text === "") return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    const isPlain = url !== null && url.origin !== "null" && url.search === "" && url.hash === "";
    if (!isPlain || !["http:", "https:"].includes(url.protocol) || url.username !== "") {
      this.problems.push(`${name} must be an address such as https://reader.example.com.`);
      return null;
    }
    return url.href.replace(/\/+$/, "");
  }

  /** A short text for people. */
  line(name: VariableName): string | null {
    const text = this.#value(name, "");
    if (text.length > 200 || /\p{Cc}/u.test(text)) {
      this.problems.push(`${name} must be one line of at most 200 characters.`);
    }
    return text === "" ? null : text;
  }

  contact(name: VariableName): string | null {
    const text = this.line(name);
    if (text === null) return null;
    if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) {
      this.problems.push(`${name} must begin with mailto: or https://.`);
    }
    return text;
  }

  /** Addresses and networks, split at commas. */
  networks(name: VariableName): readonly string[] {
    const parts = this.#value(name, "")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    if (!parts.every(isNetwork)) {
      this.problems.push(`${name} must list addresses or networks, such as 10.0.0.0/8,127.0.0.1.`);
      return [];
    }
    return parts;
  }

  metrics(name: VariableName): MetricsPlace {
    const text = this.#value(name, "off");
    if (text === "off" || text === "beside") return { kind: text };
    const [, host = "127.0.0.1", port = ""] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
    const address = host.replace(/^\[(.+)\]$/, "$1");
    const isPlace = (isIP(address) !== 0 || address === "localhost") && Number(port) < 65_536;
    if (isPlace && port !== "") return { kind: "port", host: address, port: Number(port) };
    this.problems.push(`${name} must be off, beside, a port, or an address and a port.`);
    return { kind: "off" };
  }

  oneOf<Choice extends string>(
    name: VariableName,
    choices: readonly Choice[],
    usual: Choice,
  ): Choice {
    const text = this.#value(name, usual);
    const found = choices.find((choice) => choice === text);
    if (found === undefined) this.problems.push(`${name} must be one of ${choices.join(", ")}.`);
    return found ?? usual;
  }

  #value(name: VariableName, usual: string): string {
    const flag = (this.#flags[name] ?? "").trim();
    const variable = (this.#environment[name] ?? "").trim();
    const [value, origin] =
      flag !== ""
        ? ([flag, "command line"] as const)
        : variable !== ""
          ? ([variable, "environment"] as const)
          : ([usual, "usual"] as const);
    this.origins.push({ name, value, origin });
    return value;
  }
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}
