import { withoutReason } from "../finding/untested-sentences.ts";
import type { Answer } from "../wire/answer.ts";
import type { CheckBody } from "../wire/contract.ts";

/** Bytes of a short answer as JSON: what an agent pays for in the words of its model. */
const SHORT_BYTES = 1_250;

/**
 * The contract's answer in fewer words, and all of its figures. Only failed checks keep their sentence, once; where the answer
 * would still be long, members that are null are left out, and then the checks that did not fail: those that hold are counted.
 */
export function shortAnswer(whole: Answer): object {
  const checks = whole.checks.map((check) => terseCheck(check, whole.warnings));
  const terse = { ...whole, checks };
  if (isShort(terse)) return terse;
  const printed = withoutNulls(terse);
  if (isShort(printed)) return printed;
  const failed = checks.filter(({ passed }) => passed === false);
  const checksThatHold = checks.filter(({ passed }) => passed === true).length;
  return { ...printed, checks: failed, checksThatHold };
}

function isShort(members: object): boolean {
  return Buffer.byteLength(JSON.stringify(members)) <= SHORT_BYTES;
}

function terseCheck({ name, passed, detail }: CheckBody, warnings: readonly string[]): CheckBody {
  if (passed === true) return { name, passed, detail: "Holds." };
  if (passed === null) return { name, passed, detail: withoutReason(detail) };
  return { name, passed, detail: warnings.includes(detail) ? "Fails: see warnings." : detail };
}

/** What is not printed is left out, except of a check, where it is an outcome. */
function withoutNulls<Members extends object>(members: Members): Members {
  const text = JSON.stringify(members, (name, value: unknown) =>
    value === null && name !== "passed" ? undefined : value,
  );
  return JSON.parse(text) as Members;
}
