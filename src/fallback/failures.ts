import { MODEL_LIMITS } from "../base/limits.ts";
import type { ModelFailure } from "./model.ts";
import type { Seen } from "./providers/exchange.ts";
import type { ModelSettings } from "./settings.ts";

/** Why a model did not help, with a full sentence that holds nothing of a document, a response or a key. */
export interface Failure {
  readonly failure: ModelFailure;
  readonly message: string;
}

/** What a request without a usable response came to. */
export interface RequestFailure extends Failure {
  /** Whether the same request may succeed a little later. */
  readonly isPassing: boolean;
}

/** What an exchange without a usable response means. */
export function failureOf(seen: Seen, settings: ModelSettings): RequestFailure {
  const { obstacle } = seen;
  const lasting = (failure: ModelFailure, words: string): RequestFailure => ({
    failure,
    message: `The model at ${settings.host} ${words}`,
    isPassing: false,
  });
  switch (obstacle) {
    case "timeout":
      return lasting(
        "timeout",
        `did not answer within the ${settings.timeoutMs / 1000} seconds that CROSSFOOT_MODEL_TIMEOUT allows.`,
      );
    case "too-large":
      return lasting(
        "unusable-answer",
        `answered with more than ${MODEL_LIMITS.responseBytes} bytes and was cut off.`,
      );
    case "not-loopback":
      return lasting(
        "refused",
        "was not asked, because its name does not mean this machine and CROSSFOOT_MODEL_LOOPBACK_ONLY allows no other.",
      );
    case "unreachable": {
      const code = seen.errorCode === null ? "" : ` (${seen.errorCode})`;
      return { ...lasting("unreachable", `could not be reached${code}.`), isPassing: true };
    }
    case null:
      return { ...statusFailure(seen.status ?? 0, lasting), isPassing: isPassing(seen.status) };
  }
}

/** Nothing is asked because the model failed too often. */
export function switchedOff({ host }: ModelSettings): Failure {
  return {
    failure: "switched-off-for-now",
    message: `The model at ${host} failed ${MODEL_LIMITS.failuresInARow} times in a row and is not asked for ${MODEL_LIMITS.pauseMs / 1000} seconds.`,
  };
}

/** The answer was not of the form that was asked for, twice. */
export function unusable({ host }: ModelSettings): Failure {
  return {
    failure: "unusable-answer",
    message: `The model at ${host} did not answer in the form that was asked for, nor when it was asked again.`,
  };
}

/** The question is longer than what is ever sent. */
export function tooLong(): Failure {
  return {
    failure: "too-long",
    message: `The model was not asked, because the document's words are more than ${MODEL_LIMITS.questionBytes} bytes.`,
  };
}

function isPassing(status: number | null): boolean {
  return status === 429 || (status ?? 0) >= 500;
}

function statusFailure(
  status: number,
  lasting: (failure: ModelFailure, words: string) => RequestFailure,
): RequestFailure {
  if (status >= 200 && status <= 299) {
    return lasting(
      "unusable-answer",
      "answered something else than its protocol wants. Check CROSSFOOT_MODEL_URL and CROSSFOOT_MODEL_PROVIDER.",
    );
  }
  if (status >= 300 && status <= 399) {
    return lasting("refused", `sends elsewhere (status ${status}), and that is not followed.`);
  }
  const remedies: Readonly<Record<number, string>> = {
    401: " Check CROSSFOOT_MODEL_KEY.",
    403: " Check CROSSFOOT_MODEL_KEY.",
    404: " Check CROSSFOOT_MODEL_URL and CROSSFOOT_MODEL.",
    413: " The document is too long for it.",
  };
  return lasting(
    status === 413 ? "too-long" : "refused",
    `answered with status ${status}.${remedies[status] ?? ""}`,
  );
}
