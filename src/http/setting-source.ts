import { isIP } from "node:net";
import type { VariableName } from "./variables.ts";

/** Where metrics are served: nowhere, beside the pages, or on a port of their own. */
export type MetricsPlace =
  | { readonly kind: "off" | "beside" }
  | { readonly kind: "port"; readonly host: string; readonly port: number };

/** One variable as it holds, and where it comes from. */
export interface SettingOrigin {
  readonly name: VariableName;
  readonly value: string;
  readonly origin: "usual" | "environment" | "command line";
  /** Then the value only says whether it is set. */
  readonly isSecret?: boolean;
}

/** Variables by name, as an environment or a command line gives them; an empty one counts as not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What a number may be. */
interface Bounds {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** Reads settings and keeps where each comes from and what is wrong with it; no sentence repeats a value. */
export class SettingSource {
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
    const url = this.#url(name);
    if (url !== null && url.search !== "") {
      this.problems.push(`${name} must be an address without a question mark.`);
      return null;
    }
    return url === null ? null : bare(url);
  }

  /** Such addresses, split at commas. */
  webAddresses(name: VariableName): readonly string[] {
    const found = this.#parts(name).map((part) => this.#urlOf(name, part));
    if (found.some((url) => url !== null && url.search !== ""))
      this.problems.push(`${name} must list addresses without a question mark.`);
    return [...new Set(found.flatMap((url) => (url === null ? [] : [bare(url)])))];
  }

  /** An address that may hold a key, in its path or after a question mark, and is never shown. */
  secretAddress(name: VariableName): string | null {
    const url = this.#url(name);
    this.#hideLast();
    return url?.href ?? null;
  }

  /** A short text for people. */
  line(name: VariableName, longest = 200): string | null {
    const text = this.#value(name, "");
    if (text.length > longest || /\p{Cc}/u.test(text)) {
      this.problems.push(`${name} must be one line of at most ${longest} characters.`);
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

  /** A text of a form; null where it is not set. */
  matching(name: VariableName, form: RegExp, words: string): string | null {
    const text = this.#value(name, "");
    if (text !== "" && !form.test(text)) this.problems.push(`${name} must be ${words}.`);
    return text === "" ? null : text;
  }

  /** A text that is never shown. */
  secret(name: VariableName, longest?: number): string | null {
    const text = this.line(name, longest);
    this.#hideLast();
    return text;
  }

  /** Addresses and networks, split at commas. */
  networks(name: VariableName): readonly string[] {
    const parts = this.#parts(name);
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

  /** A list that is split at commas. */
  #parts(name: VariableName): readonly string[] {
    return this.#value(name, "")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  }

  #url(name: VariableName): URL | null {
    const text = this.#value(name, "");
    return text === "" ? null : this.#urlOf(name, text);
  }

  #urlOf(name: VariableName, text: string): URL | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isPlain = url !== null && url.origin !== "null" && url.hash === "";
    if (!isPlain || !["http:", "https:"].includes(url.protocol) || url.username !== "") {
      this.problems.push(`${name} must be an address such as https://reader.example.com.`);
      return null;
    }
    return url;
  }

  #hideLast(): void {
    const last = this.origins.pop();
    if (last === undefined) return;
    this.origins.push({ ...last, value: last.value === "" ? "" : "set", isSecret: true });
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

/** Without a slash at its end. */
function bare({ href }: URL): string {
  return href.replace(/\/+$/, "");
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}
