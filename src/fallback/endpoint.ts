import { BlockList, isIP } from "node:net";

/** Which protocol an endpoint speaks. */
export type ModelProvider = "anthropic" | "openai-compatible";

/** Where a model is asked, and with which key. */
interface Endpoint {
  readonly provider: ModelProvider;
  /** The base, without a slash at its end. */
  readonly url: string;
  /** With its port. */
  readonly host: string;
  readonly key: string | null;
  readonly isLoopbackOnly: boolean;
}

/** Who named an endpoint. */
export interface Origin {
  /** The option or variable. */
  readonly name: string;
  readonly address: string;
  /** The address that the key of the environment was set for; empty where it names none. */
  readonly keyAddress: string;
}

const ADDRESS_WORDS =
  "must be the web address of a model's endpoint, such as http://127.0.0.1:11434/v1, or off.";

/** The endpoint of an address, or null where its problems were noted. No problem repeats the address: it may hold a password. */
export function endpointOf(origin: Origin, variables: VariableReader): Endpoint | null {
  const { problems } = variables;
  const isLoopbackOnly = variables.isOn("CROSSFOOT_MODEL_LOOPBACK_ONLY");
  const named = variables.text("CROSSFOOT_MODEL_PROVIDER");
  if (!["", "anthropic", "openai-compatible"].includes(named)) {
    problems.push("CROSSFOOT_MODEL_PROVIDER must be anthropic or openai-compatible.");
  }
  const url = webAddress(origin.address);
  if (url === null) {
    problems.push(`${origin.name} ${ADDRESS_WORDS}`);
    return null;
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    problems.push(
      `${origin.name} must hold neither a name, a password nor anything after a question mark; a key goes into CROSSFOOT_MODEL_KEY.`,
    );
  }
  if (isLoopbackOnly && !isLoopbackHost(url.hostname)) {
    problems.push(
      `CROSSFOOT_MODEL_LOOPBACK_ONLY allows only localhost, 127.0.0.1 or [::1], and ${origin.name} names another host.`,
    );
  }
  const provider = providerOf(url, named);
  const key = keyFor(url, origin, variables);
  if (provider === "anthropic" && key === null) {
    problems.push(
      "CROSSFOOT_MODEL_KEY must hold a key for this endpoint; that of CROSSFOOT_MODEL_URL goes to no other host.",
    );
  }
  return { provider, url: baseOf(url), host: hostOf(url), key, isLoopbackOnly };
}

function webAddress(text: string): URL | null {
  if (!/^https?:\/\/\S{1,2000}$/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text);
}

function providerOf(url: URL, named: string): ModelProvider {
  if (named === "anthropic" || named === "openai-compatible") return named;
  return url.hostname === "api.anthropic.com" ? "anthropic" : "openai-compatible";
}

/** The key of the environment belongs to the host of the environment: `--model` alone sends it nowhere else. */
function keyFor(url: URL, { keyAddress }: Origin, variables: VariableReader): string | null {
  const key = variables.text("CROSSFOOT_MODEL_KEY");
  if (key === "") return null;
  if (!/^[\x21-\x7e]{1,4096}$/.test(key)) {
    variables.problems.push("CROSSFOOT_MODEL_KEY must be a key without blanks.");
  }
  const isForThis = keyAddress === "" || webAddress(keyAddress)?.origin === url.origin;
  return isForThis ? key : null;
}

/** Endpoints of both protocols keep their first version below /v1; only a path of one's own is taken as it is. */
function baseOf(url: URL): string {
  const path = url.pathname.replace(/\/+$/, "");
  return `${url.origin}${path === "" ? "/v1" : path}`;
}

function hostOf(url: URL): string {
  const usualPort = url.protocol === "https:" ? "443" : "80";
  return `${url.hostname}:${url.port === "" ? usualPort : url.port}`;
}

/** Reads variables and keeps what is wrong with them, so that all of it can be told at once. */
export class VariableReader {
  /** Full sentences, in the order of reading. They name a variable and never repeat its value. */
  readonly problems: string[] = [];
  readonly #variables: Readonly<Record<string, string | undefined>>;

  constructor(variables: Readonly<Record<string, string | undefined>>) {
    this.#variables = variables;
  }

  /** A variable without the blanks around it; empty where it is not set. */
  text(name: string): string {
    return (this.#variables[name] ?? "").trim();
  }

  /** A whole number of at least one. */
  count(name: string, usual: number): number {
    const text = this.text(name);
    if (text === "") return usual;
    const value = /^\d{1,12}$/.test(text) ? Number(text) : 0;
    if (value < 1) this.problems.push(`${name} must be a whole number of at least 1.`);
    return value;
  }

  /** Seconds, from a tenth of one to a day. */
  seconds(name: string, usual: number): number {
    const text = this.text(name);
    if (text === "") return usual;
    const value = /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : 0;
    if (value < 0.1 || value > 86_400) {
      this.problems.push(`${name} must be a number of seconds, such as 30 or 0.5.`);
    }
    return value;
  }

  /** A confidence from 0 to 1. */
  confidence(name: string, usual: number): number {
    const text = this.text(name);
    if (text === "") return usual;
    const value = /^[01]?(\.\d+)?$/.test(text) ? Number(text) : 2;
    if (value > 1) this.problems.push(`${name} must be a number from 0 to 1, such as 0.9.`);
    return value;
  }

  /** US dollars, null where none are set. */
  dollars(name: string): number | null {
    const text = this.text(name);
    if (text === "") return null;
    if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text);
    this.problems.push(`${name} must be an amount in US dollars, such as 2.50.`);
    return null;
  }

  /** Whether a switch is set; what is neither on nor off is a problem, because a safeguard may hang on it. */
  isOn(name: string): boolean {
    const text = this.text(name);
    if (!["", "0", "1"].includes(text)) this.problems.push(`${name} must be 1 or 0.`);
    return text === "1";
  }
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Whether an IP address is this machine's own loopback; anything that is no IP address is not. */
export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** Whether a host can only mean this machine as it is written; what its name resolves to is another question. */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || isLoopbackAddress(host);
}
