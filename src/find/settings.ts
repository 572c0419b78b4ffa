import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** Where the finder's listings come from, and where they are kept. */
export interface FindSettings {
  /** Base addresses without a slash at the end. */
  readonly bazaars: readonly string[];
  readonly registries: readonly string[];
  readonly folder: string;
}

/** The settings as they hold, and all that is wrong with them, each in a sentence. */
interface FindSettingsOutcome {
  readonly settings: FindSettings;
  readonly problems: readonly string[];
}

const USUAL_BAZAARS = "https://api.cdp.coinbase.com/platform/v2/x402";
const USUAL_REGISTRY = "https://registry.modelcontextprotocol.io";
const MOST_SOURCES = 10;

type Environment = Readonly<Record<string, string | undefined>>;

/** The finder's settings from variables named CROSSFOOT_FIND_…; an empty variable counts as not set, `none` as no source. */
export function findSettings(environment: Environment): FindSettingsOutcome {
  const problems: string[] = [];
  const addresses = (name: string, usual: string): readonly string[] => {
    const words = (said(environment, name) ?? usual).split(",").map((word) => word.trim());
    if (words.join("") === "none") return [];
    const bases = words.filter((word) => word !== "").map(baseOf);
    if (bases.includes(null)) {
      problems.push(
        `${name} must hold addresses that begin with https:// (or http:// on this machine), separated by commas.`,
      );
    }
    if (bases.length > MOST_SOURCES) problems.push(`${name} holds more than ${MOST_SOURCES}.`);
    return [...new Set(bases.filter((base) => base !== null))];
  };
  const settings = {
    bazaars: addresses("CROSSFOOT_FIND_BAZAARS", USUAL_BAZAARS),
    registries: addresses("CROSSFOOT_FIND_REGISTRY", USUAL_REGISTRY),
    folder: said(environment, "CROSSFOOT_FIND_FOLDER") ?? usualFolder(environment),
  };
  return { settings, problems };
}

/** Where this user's programs keep what they can fetch again. */
function usualFolder(environment: Environment): string {
  const shared = said(environment, "XDG_DATA_HOME") ?? "";
  const base = isAbsolute(shared) ? shared : join(homedir(), ".local", "share");
  return join(base, "crossfoot", "find");
}

function said(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim() ?? "";
  return value === "" ? undefined : value;
}

function baseOf(word: string): string | null {
  if (!URL.canParse(word)) return null;
  const url = new URL(word);
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isHere);
  if (!isSafe || url.username !== "" || url.search !== "" || url.hash !== "") return null;
  return url.href.replace(/\/+$/, "");
}

/** Why the finder does not do what is asked: what a caller may change, and what only the operator can. */
export type FindRefusalCode = "not-a-need" | "personal" | "never-synced" | "full";

/** What is not done, in a sentence for whoever asked. It quotes nothing of what was said. */
export class FindRefusal extends Error {
  readonly code: FindRefusalCode;

  constructor(code: FindRefusalCode, sentence: string) {
    super(sentence);
    this.name = "FindRefusal";
    this.code = code;
  }
}
