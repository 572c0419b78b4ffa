import { isAbsolute, join } from "node:path";
import { endpointOf, type ModelProvider, type Origin, VariableReader } from "./endpoint.ts";

/** What a model costs, in US dollars for a million tokens. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}

/** What may be spent. Dollars are null where they are not bounded. */
export interface SpendCaps {
  readonly documentTokens: number;
  readonly dayTokens: number;
  readonly documentUsd: number | null;
  readonly dayUsd: number | null;
}

/** All that is needed to ask a model. The key is for its endpoint alone: never printed, logged or handed to a worker. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  /** The endpoint's base, without a slash at its end. */
  readonly url: string;
  /** Of the endpoint, with its port. */
  readonly host: string;
  readonly model: string;
  readonly key: string | null;
  readonly timeoutMs: number;
  readonly isLoopbackOnly: boolean;
  /** A model is asked where confidence is below this. */
  readonly below: number;
  readonly caps: SpendCaps;
  /** Null where none were set; then no cost is known. */
  readonly prices: ModelPrices | null;
}

/** Whether a model is to be asked, or all that is wrong with what was set, in full sentences. */
type ModelSetting =
  | { readonly kind: "off" }
  | { readonly kind: "on"; readonly settings: ModelSettings }
  | { readonly kind: "wrong"; readonly problems: readonly string[] };

/** Variables as a process has them; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment and the command line say about a model; `option` is what `--model` names, undefined where it is not given. */
export function modelSetting(environment: Environment, option: string | undefined): ModelSetting {
  const variables = new VariableReader(environment);
  const configured = variables.text("CROSSFOOT_MODEL_URL");
  const address = option ?? configured;
  if (address === "" || address === "off") return { kind: "off" };
  const origin: Origin =
    option === undefined
      ? { name: "CROSSFOOT_MODEL_URL", address, keyAddress: address }
      : { name: "--model", address, keyAddress: configured === "off" ? "" : configured };
  const endpoint = endpointOf(origin, variables);
  const model = modelName(variables);
  const timeoutMs = 1000 * variables.seconds("CROSSFOOT_MODEL_TIMEOUT", 60);
  const below = variables.confidence("CROSSFOOT_MODEL_BELOW", 0.9);
  const prices = pricesIn(variables);
  const caps = capsIn(variables);
  const { problems } = variables;
  return endpoint === null || problems.length > 0
    ? { kind: "wrong", problems }
    : { kind: "on", settings: { ...endpoint, model, timeoutMs, below, prices, caps } };
}

/** The file that keeps what was spent today, for all runs of a user together. */
export function spendPathOf(environment: Environment, homeFolder: string): string {
  const state = environment["XDG_STATE_HOME"] ?? "";
  // The standard that names the variable wants a relative folder to be ignored.
  const folder = isAbsolute(state) ? state : join(homeFolder, ".local", "state");
  return join(folder, "crossfoot", "model-spend.json");
}

function modelName(variables: VariableReader): string {
  const name = variables.text("CROSSFOOT_MODEL");
  if (!/^[\x21-\x7e]{1,200}$/.test(name)) {
    variables.problems.push(
      name === ""
        ? "CROSSFOOT_MODEL must name the model, such as qwen3:8b."
        : "CROSSFOOT_MODEL must be the name of a model, without blanks, of at most 200 characters.",
    );
  }
  return name;
}

function pricesIn(variables: VariableReader): ModelPrices | null {
  const input = variables.dollars("CROSSFOOT_MODEL_PRICE_INPUT");
  const output = variables.dollars("CROSSFOOT_MODEL_PRICE_OUTPUT");
  const has = (name: string): boolean => variables.text(name) !== "";
  const hasInput = has("CROSSFOOT_MODEL_PRICE_INPUT");
  if (hasInput !== has("CROSSFOOT_MODEL_PRICE_OUTPUT")) {
    variables.problems.push(
      `CROSSFOOT_MODEL_PRICE_${hasInput ? "OUTPUT" : "INPUT"} must be set, too: what is sent and what is answered have a price each.`,
    );
  } else if (!hasInput) {
    for (const name of ["CROSSFOOT_MODEL_MAX_USD", "CROSSFOOT_MODEL_DAILY_USD"].filter(has)) {
      variables.problems.push(
        `${name} needs CROSSFOOT_MODEL_PRICE_INPUT and CROSSFOOT_MODEL_PRICE_OUTPUT: without prices no cost is known.`,
      );
    }
  }
  return input === null || output === null ? null : { input, output };
}

function capsIn(variables: VariableReader): SpendCaps {
  return {
    documentTokens: variables.count("CROSSFOOT_MODEL_MAX_TOKENS", 100_000),
    dayTokens: variables.count("CROSSFOOT_MODEL_DAILY_TOKENS", 2_000_000),
    documentUsd: variables.dollars("CROSSFOOT_MODEL_MAX_USD"),
    dayUsd: variables.dollars("CROSSFOOT_MODEL_DAILY_USD"),
  };
}
