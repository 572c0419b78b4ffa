import { counted, enumerate } from "../../finding/figure-words.ts";
import { CODES } from "../../imports/codes.ts";
import type { MatchedBills } from "../../imports/learn/match-bills.ts";
import type { Contradiction, ProposedMapping } from "../../imports/learn/propose-mapping.ts";
import { visible } from "../terminal.ts";

interface Learnt {
  readonly matched: MatchedBills;
  readonly proposed: ProposedMapping;
  readonly otherRows: number;
}

/** What was learnt of accepted bills, and what not and why. */
export function learntLines(
  { matched, proposed, otherRows }: Learnt,
  counts: readonly string[],
): readonly string[] {
  const { ambiguous, unmatched } = matched;
  return [
    ...unmatched.map(
      (file) =>
        `nothing accepted  ${visible(file)}: no accepted bill has its number and its total.`,
    ),
    ...ambiguous.map(
      (file) => `ambiguous  ${visible(file)}: another bill has its number and its total too.`,
    ),
    ...proposed.doubtful.map(
      ({ printed, accepted }) =>
        `doubtful  "${visible(printed)}" was accepted once, as "${visible(accepted)}": that may be chance.`,
    ),
    ...proposed.contradictions.map(contradictionLine),
    ...(otherRows === 0 ? [] : [`${counted(otherRows, "row")} without vendor, number or amount.`]),
    `Read ${enumerate(counts)}: ${matched.matched.length} matched.`,
    `Proposed: ${counted(proposed.lines.length, "line")}; contradictions: ${proposed.contradictions.length}.`,
  ];
}

function contradictionLine({ vendor, field, description, codes }: Contradiction): string {
  const what = description === null ? "" : `, ${visible(description)}`;
  const said = codes.map(
    ({ code, file }) => `${code === "" ? "none" : `"${visible(code)}"`} in ${visible(file)}`,
  );
  return `contradiction  ${visible(vendor)}${what}: ${CODES[field].words} is ${enumerate(said)}.`;
}
