import { availableParallelism } from "node:os";
import { type FindSettings, findSettings } from "../find/settings.ts";
import {
  type MetricsPlace,
  type SettingOrigin,
  SettingSource,
  type Variables,
} from "./setting-source.ts";
import { VARIABLES } from "./variables.ts";
import { type CallKey, callKeyOf } from "../pay/call-key.ts";
import { NETWORKS, type Receiver } from "../pay/receiver.ts";
import { type SigningKey, signingKeyOf } from "../pay/signing-key.ts";

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
  /** Documents are refused while the event loop is later than this; 0 for never. */
  readonly loopDelayMs: number;
  readonly requestsPerMinute: number;
  readonly readsPerMinute: number;
  readonly connections: number;
  /** Of one address that is no trusted proxy; 0 for no limit of its own. */
  readonly connectionsPerAddress: number;
  readonly uploadMs: number;
  readonly shutdownMs: number;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly metrics: MetricsPlace;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  readonly pay: PaySettings;
  readonly find: FindSettings;
  /** How often the finder asks its catalogs; 0 for never by itself. */
  readonly findSyncMinutes: number;
}

/** The settings, or all that is wrong with them in full sentences. */
type SettingsOutcome =
  | {
      readonly kind: "right";
      readonly settings: ServeSettings;
      readonly origins: readonly SettingOrigin[];
    }
  | { readonly kind: "wrong"; readonly problems: readonly string[] };

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
  const workers = source.count("CROSSFOOT_SERVE_WORKERS", WORKERS);
  const find = findSettings(environment);
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
    loopDelayMs: MOST_LOOP_DELAY_MS,
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
    ...connectionBounds(source, isHome ? "home" : "abroad"),
    uploadMs: source.seconds("CROSSFOOT_SERVE_UPLOAD_SECONDS", 30),
    shutdownMs: source.seconds("CROSSFOOT_SERVE_SHUTDOWN_SECONDS", 70),
    trustedProxies: source.networks("CROSSFOOT_SERVE_TRUST_PROXY"),
    metrics: source.metrics("CROSSFOOT_SERVE_METRICS"),
    logLevel: source.oneOf("CROSSFOOT_SERVE_LOG_LEVEL", LOG_LEVELS, "info"),
    pay: paySettings(source),
    find: find.settings,
    findSyncMinutes: source.count("CROSSFOOT_SERVE_FIND_SYNC_MINUTES", {
      usual: isFree ? 0 : 60,
      least: 0,
      most: 10_080,
    }),
  };
  const problems = [...source.problems, ...find.problems, ...unknownNames(environment)];
  if (problems.length > 0) return { kind: "wrong", problems };
  return { kind: "right", settings, origins: source.origins };
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

const WORKERS = { usual: availableParallelism(), least: 1, most: 512 } as const;

/** A worker keeps 80 MB when it has nothing to do, and several times that while it reads. */
const MEGABYTES_PER_WORKER = 512;

/** A firm behind one address has hundreds of connections; fewer addresses than this cannot take all with requests that last. */
const ADDRESSES_THAT_FILL = 4;

function connectionBounds(source: SettingSource, reach: "home" | "abroad") {
  const connections = source.count("CROSSFOOT_SERVE_CONNECTIONS", {
    usual: 1_000,
    least: 1,
    most: 1e6,
  });
  const connectionsPerAddress = source.count("CROSSFOOT_SERVE_CONNECTIONS_PER_ADDRESS", {
    usual: reach === "home" ? 0 : Math.ceil(connections / ADDRESSES_THAT_FILL),
    least: 0,
    most: 1e6,
  });
  return { connections, connectionsPerAddress };
}

/** A loop that is later than this serves nobody soon. */
const MOST_LOOP_DELAY_MS = 2_000;

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** A misspelt variable would leave a limit at its usual value without a word. */
function unknownNames(environment: Variables): readonly string[] {
  const known = new Set<string>(Object.keys(VARIABLES));
  return Object.keys(environment)
    .filter((name) => name.startsWith("CROSSFOOT_SERVE_") && !known.has(name))
    .map((name) => `${name} is no setting. crossfoot serve --print-config lists them.`);
}

/** How payments are taken; members are null where they are not set. */
export interface PaySettings {
  readonly receivers: readonly Receiver[];
  /** In the order in which they are asked. */
  readonly facilitators: readonly string[];
  /** A secret. */
  readonly facilitatorAuthorization: string | null;
  /** With which each call to it is signed. */
  readonly facilitatorKey: CallKey | null;
  /** May hold a key. */
  readonly baseRpc: string | null;
  /** May hold a key. */
  readonly solanaRpc: string | null;
  readonly ledger: string | null;
  /** Whether deposits on Base pay for many reads. */
  readonly takesDeposits: boolean;
  /** Signs receipts. */
  readonly receiptKey: SigningKey | null;
  /** Whether it signs offers, too. */
  readonly signsOffers: boolean;
}

/** What the settings say of payment. */
function paySettings(source: SettingSource): PaySettings {
  const onBase = source.matching("CROSSFOOT_SERVE_PAY_TO_BASE", EVM_ADDRESS, "0x and 40 digits");
  const onSolana = source.matching(
    "CROSSFOOT_SERVE_PAY_TO_SOLANA",
    SOLANA_ADDRESS,
    "an address in base58",
  );
  const isTest = source.isOn("CROSSFOOT_SERVE_TESTNETS");
  return {
    receivers: [
      ...(onBase === null ? [] : [{ ...NETWORKS[isTest ? "baseSepolia" : "base"], payTo: onBase }]),
      ...(onSolana === null
        ? []
        : [{ ...NETWORKS[isTest ? "solanaDevnet" : "solana"], payTo: onSolana }]),
    ],
    facilitators: source.webAddresses("CROSSFOOT_SERVE_FACILITATOR"),
    ...facilitatorIdentity(source),
    baseRpc: source.secretAddress("CROSSFOOT_SERVE_BASE_RPC"),
    solanaRpc: source.secretAddress("CROSSFOOT_SERVE_SOLANA_RPC"),
    ...signing(source),
    takesDeposits: takesDeposits(source, onBase),
    ledger: source.line("CROSSFOOT_SERVE_LEDGER"),
  };
}

function takesDeposits(source: SettingSource, onBase: string | null): boolean {
  const isOn = source.isOn("CROSSFOOT_SERVE_BATCH_SETTLEMENT");
  if (isOn && onBase === null) {
    source.problems.push(
      "CROSSFOOT_SERVE_BATCH_SETTLEMENT needs CROSSFOOT_SERVE_PAY_TO_BASE: deposits are made on Base.",
    );
  }
  return isOn;
}

/** How the facilitator knows who asks: by one header, or by a key that signs each call. */
function facilitatorIdentity(
  source: SettingSource,
): Pick<PaySettings, "facilitatorAuthorization" | "facilitatorKey"> {
  const facilitatorAuthorization = source.secret("CROSSFOOT_SERVE_FACILITATOR_AUTHORIZATION");
  const id = source.line("CROSSFOOT_SERVE_FACILITATOR_KEY_ID");
  const secret = source.secret("CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET", LONGEST_KEY);
  const facilitatorKey = id === null || secret === null ? null : callKeyOf(id, secret);
  if ((id === null) !== (secret === null)) {
    source.problems.push(
      "CROSSFOOT_SERVE_FACILITATOR_KEY_ID and CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET go together.",
    );
  } else if (secret !== null && facilitatorKey === null) {
    source.problems.push(
      "CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET must be a key of Ed25519 as base64 (seed and public key), or of P-256 as PEM.",
    );
  }
  if (facilitatorAuthorization !== null && secret !== null) {
    source.problems.push(
      "CROSSFOOT_SERVE_FACILITATOR_AUTHORIZATION is one header for all calls: set it or a key, not both.",
    );
  }
  return { facilitatorAuthorization, facilitatorKey };
}

function signing(source: SettingSource): Pick<PaySettings, "receiptKey" | "signsOffers"> {
  const secret = source.secret("CROSSFOOT_SERVE_RECEIPT_KEY", LONGEST_KEY);
  const receiptKey = secret === null ? null : signingKeyOf(secret);
  const signsOffers = source.isOn("CROSSFOOT_SERVE_SIGNED_OFFERS");
  if (signsOffers && secret === null) {
    source.problems.push("CROSSFOOT_SERVE_SIGNED_OFFERS needs CROSSFOOT_SERVE_RECEIPT_KEY.");
  }
  if (secret !== null && receiptKey === null) {
    source.problems.push(
      "CROSSFOOT_SERVE_RECEIPT_KEY must be a key of Ed25519 or P-256 as PEM; crossfoot receipt new-key prints one.",
    );
  }
  return { receiptKey, signsOffers };
}

/** A key as PEM on one line, in characters. */
const LONGEST_KEY = 1_000;

/** What payment lacks, in full sentences. */
export function missingForPayment({
  receivers,
  facilitators,
  ledger,
}: PaySettings): readonly string[] {
  return [
    ...(receivers.length > 0
      ? []
      : ["CROSSFOOT_SERVE_PAY_TO_BASE or CROSSFOOT_SERVE_PAY_TO_SOLANA must say who is paid."]),
    ...(facilitators.length === 0
      ? ["CROSSFOOT_SERVE_FACILITATOR must name the x402 facilitator that settles payments."]
      : []),
    ...(ledger === null
      ? ["CROSSFOOT_SERVE_LEDGER must name a folder in which payments are written down."]
      : []),
  ];
}

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const SOLANA_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
