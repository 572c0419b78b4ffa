import { comparedName, compareNames } from "../../base/firm-names.ts";
import { CODES, type CodeName, type LineKind } from "../codes.ts";
import { comparedText, type MappingLine } from "../mapping.ts";
import type { MatchedBill } from "./match-bills.ts";
import { type Observation, observationsOf } from "./observe-codes.ts";

/** A line that is proposed for a mapping. */
export type ProposedLine = Omit<MappingLine, "row">;

/** What was accepted once so and once so, and is not proposed. */
export interface Contradiction {
  readonly vendor: string;
  readonly field: CodeName;
  /** What it was accepted for; null for all of the vendor's bills. */
  readonly description: string | null;
  /** Each with a file that shows it. A blank code is none. */
  readonly codes: readonly { readonly code: string; readonly file: string }[];
}

/** What follows from accepted bills for a mapping. */
export interface ProposedMapping {
  readonly lines: readonly ProposedLine[];
  readonly contradictions: readonly Contradiction[];
  /** Vendors whose name is quite another, seen on one bill alone: that may be chance. */
  readonly doubtful: readonly { readonly printed: string; readonly accepted: string }[];
}

/** Proposes the mapping under which the accepted bills would have been accepted as they were. */
export function proposeMapping(
  matched: readonly MatchedBill[],
  fields: readonly CodeName[],
): ProposedMapping {
  const vendors = groupsBy(matched, ({ paper }) => comparedText(paper.vendor ?? ""));
  const lines: ProposedLine[] = [];
  const contradictions: Contradiction[] = [];
  const doubtful: { printed: string; accepted: string }[] = [];
  for (const bills of vendors) {
    const vendor = bills[0]?.paper.vendor ?? null;
    if (vendor === null) continue;
    const named = vendorLine(vendor, bills);
    if (named === "doubtful") {
      doubtful.push({ printed: vendor, accepted: bills[0]?.vendor ?? "" });
      continue;
    }
    const found = [named, ...lineFields(fields).map((field) => codesOf(vendor, bills, field))];
    lines.push(...found.flatMap((one) => one.lines));
    contradictions.push(...found.flatMap((one) => one.contradictions));
  }
  return { lines: [...apAccount(matched), ...lines], contradictions, doubtful };
}

type Found = Pick<ProposedMapping, "lines" | "contradictions">;

const NOTHING: Found = { lines: [], contradictions: [] };

const ANY = { vendor: null, order: null, line: null, item: null, description: null };

function lineFields(fields: readonly CodeName[]): readonly CodeName[] {
  return fields.filter((field) => CODES[field].per === "line");
}

/** The account of the lines that stand against totals, where all have one. */
function apAccount(matched: readonly MatchedBill[]): readonly ProposedLine[] {
  const accounts = new Set(matched.flatMap(({ total }) => total?.codes.get("account") ?? []));
  const [only = ""] = accounts;
  if (accounts.size !== 1 || only === "") return [];
  return [{ ...ANY, field: "ap account", value: only }];
}

function vendorLine(vendor: string, bills: readonly MatchedBill[]): Found | "doubtful" {
  const names = groupsBy(bills, (bill) => comparedText(bill.vendor));
  if (names.length > 1) {
    const codes = names.flatMap(([first]) =>
      first === undefined ? [] : [{ code: first.vendor, file: first.file }],
    );
    return { ...NOTHING, contradictions: [{ vendor, field: "vendor", description: null, codes }] };
  }
  const accepted = bills[0]?.vendor ?? "";
  const isName = /\p{L}{3}.*\s.*\p{L}{3}/u.test(accepted);
  const isOther = compareNames(comparedName(vendor), comparedName(accepted)) === "other";
  if (isName && isOther && bills.length === 1) return "doubtful";
  return { ...NOTHING, lines: [{ ...ANY, vendor, field: "vendor", value: accepted }] };
}

/** The lines of one field for one vendor: for all of its lines where they agree, else for what they are of. */
function codesOf(vendor: string, bills: readonly MatchedBill[], field: CodeName): Found {
  const observed = bills.map((bill) => observationsOf(bill, field));
  const known = observed.flatMap((of) => of ?? []);
  const untold = bills.filter((_bill, index) => observed[index] === null);
  const proposed = { ...ANY, vendor, field };
  if (untold.length > 0)
    return {
      ...NOTHING,
      contradictions: [{ vendor, field, description: null, codes: codesSeen(untold, field) }],
    };
  const whole = oneCode(known);
  if (whole !== null)
    return whole === "" ? NOTHING : { ...NOTHING, lines: [{ ...proposed, value: whole }] };
  const items = known.filter(({ kind }) => isItem(kind));
  const others = groupsBy(
    known.filter(({ kind }) => !isItem(kind)),
    ({ kind }) => kind,
  ).map((group) => ofGroup(group, { ...proposed, line: group[0]?.kind ?? null }));
  const base = oneCode(items);
  // Lines without a code must not get that of the items.
  const isOfItemsOnly = known.some(({ kind, code }) => !isItem(kind) && code === "");
  const line: LineKind | null = isOfItemsOnly ? "item" : null;
  const ofItems =
    base === null
      ? ofParts(items, proposed)
      : { ...NOTHING, lines: base === "" ? [] : [{ ...proposed, line, value: base }] };
  return joined([ofItems, ...others]);
}

function isItem(kind: LineKind): boolean {
  return kind === "item" || kind === "total";
}

/** By description where that tells the codes apart, by order where only that does. */
function ofParts(items: readonly Observation[], proposed: Omit<ProposedLine, "value">): Found {
  const byDescription = joined(
    groupsBy(items, ({ description }) => comparedText(description ?? "")).map((group) =>
      ofGroup(group, { ...proposed, description: literal(group[0]?.description ?? null) }),
    ),
  );
  if (byDescription.contradictions.length === 0) return byDescription;
  const orders = groupsBy(items, ({ order }) => comparedText(order ?? ""));
  const byOrder = joined(
    orders.map((group) => ofGroup(group, { ...proposed, order: group[0]?.order ?? null })),
  );
  const hasOrders = items.every(({ order }) => order !== null) && orders.length > 1;
  return hasOrders && byOrder.contradictions.length === 0 ? byOrder : byDescription;
}

/** A description that can be a condition as it stands; one with a star would be a pattern, and say too much. */
function literal(description: string | null): string | null {
  return description === null || description.trim() === "" || description.includes("*")
    ? null
    : description;
}

/** The line of a group that agrees; a group without a condition of its own is proposed for nothing. */
function ofGroup(group: readonly Observation[], proposed: Omit<ProposedLine, "value">): Found {
  const { vendor, field, description, line, order } = proposed;
  const code = oneCode(group);
  const isTold = description !== null || line !== null || order !== null;
  if (code !== null && isTold)
    return code === "" ? NOTHING : { ...NOTHING, lines: [{ ...proposed, value: code }] };
  const codes = groupsBy(group, (one) => one.code).flatMap(([first]) =>
    first === undefined ? [] : [{ code: first.code, file: first.file }],
  );
  return {
    ...NOTHING,
    contradictions: [{ vendor: vendor ?? "", field, description: description ?? line, codes }],
  };
}

/** The code that all have; null where they have several, and of none. */
function oneCode(observed: readonly Observation[]): string | null {
  const codes = new Set(observed.map(({ code }) => code));
  const [only = null] = codes;
  return codes.size === 1 ? only : null;
}

function codesSeen(
  bills: readonly MatchedBill[],
  field: CodeName,
): readonly { readonly code: string; readonly file: string }[] {
  const seen = new Map<string, string>();
  for (const { file, lines } of bills)
    for (const { codes } of lines) seen.set(codes.get(field) ?? "", file);
  return [...seen].map(([code, file]) => ({ code, file }));
}

function joined(found: readonly Found[]): Found {
  return {
    lines: found.flatMap(({ lines }) => lines),
    contradictions: found.flatMap(({ contradictions }) => contradictions),
  };
}

function groupsBy<One>(
  all: readonly One[],
  keyOf: (one: One) => string,
): readonly (readonly One[])[] {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(one);
  }
  return [...groups.values()];
}
