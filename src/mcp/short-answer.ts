import type { Answer } from "../wire/answer.ts";
import type { CheckBody } from "../wire/contract.ts";

/** Bytes of a short answer as JSON, beside its line of text: what an agent pays for in the words of its model. */
const SHORT_BYTES = 1_250;

/** An answer as it goes to an agent. */
export interface ShortAnswer {
  readonly members: object;
  /** Whether its checks are only those that failed. */
  readonly hasFailuresOnly: boolean;
}

/**
 * The contract's answer in fewer words, and all of its figures. Only failed checks keep their sentence, once; where the answer
 * would still be long, members that are null are left out, and then the checks that did not fail.
 */
export function shortAnswer(whole: Answer): ShortAnswer {
  const checks = whole.checks.map((check) => terseCheck(check, whole.warnings));
  const terse = { ...whole, checks };
  if (isShort(terse)) return { members: terse, hasFailuresOnly: false };
  const printed = withoutNulls(terse);
  if (isShort(printed)) return { members: printed, hasFailuresOnly: false };
  const failed = checks.filter(({ passed }) => passed === false);
  return { members: { ...printed, checks: failed }, hasFailuresOnly: true };
}

function isShort(members: object): boolean {
  return Buffer.byteLength(JSON.stringify(members)) <= SHORT_BYTES;
}

function terseCheck({ name, passed, detail }: CheckBody, warnings: readonly string[]): CheckBody {
  if (passed === true) return { name, passed, detail: "Holds." };
  if (passed === null) return { name, passed, detail: `${/^[^.:]*/.exec(detail)?.[0] ?? ""}.` };
  return { name, passed, detail: warnings.includes(detail) ? "Fails: see warnings." : detail };
}

/** What is not printed is left out, except of a check, where it is an outcome. */
function withoutNulls<Members extends object>(members: Members): Members {
  const text = JSON.stringify(members, (name, value: unknown) =>
    value === null && name !== "passed" ? undefined : value,
  );
  return JSON.parse(text) as Members;
}
