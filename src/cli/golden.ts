import { warningsOf } from "../finding/sentences.ts";
import type { Outcome, Reading } from "../kinds/reading.ts";
import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import {
  applicationSections,
  changeOrderSections,
  type GoldenSection,
  invoiceSections,
  usualSections,
} from "./golden-sections.ts";

/**
 * What was accepted as the right reading of a document: small enough to be reviewed line by line.
 * `{"code": …}` where it must be refused, `{"reads": true}` where it must be read, whatever it says.
 * Each value stands with its page and its characters as printed. Boxes are left out, because they
 * move by fractions without meaning.
 */
interface Golden {
  readonly [section: string]: unknown;
}

/** One line of a golden that is read differently now; null where it is absent. */
export interface Difference {
  readonly path: string;
  readonly expected: string | null;
  readonly read: string | null;
}

/** How a reading stands to its golden: the same, or one of three failures. */
type GoldenVerdict =
  | { readonly kind: "same" }
  | { readonly kind: "no golden"; readonly differences: readonly Difference[] }
  | {
      readonly kind: "not read";
      readonly message: string;
      readonly differences: readonly Difference[];
    }
  | { readonly kind: "differs"; readonly differences: readonly Difference[] };

/** Where the golden of a PDF stands: beside it. */
export function goldenPath(pdfPath: string): string {
  return `${pdfPath.replace(/\.pdf$/i, "")}.expected.json`;
}

/** Holds an outcome to the text of its golden file, null where there is none. */
export function compareWithGolden(outcome: Outcome, goldenText: string | null): GoldenVerdict {
  const read = goldenLines(goldenOf(outcome));
  if (goldenText === null)
    return { kind: "no golden", differences: differencesOf(new Map(), read) };
  const expected = goldenLines(parseGolden(goldenText));
  if (expected.get("reads") === "true" && outcome.kind === "read") return { kind: "same" };
  const differences = differencesOf(expected, read);
  if (differences.length === 0) return { kind: "same" };
  if (outcome.kind === "unread" && !expected.has("code")) {
    return { kind: "not read", message: outcome.message, differences };
  }
  return { kind: "differs", differences };
}

/** A list that is no longer than this stands on one line. */
const LONGEST_LIST = 90;

/** The golden file of an outcome: a field per line. */
export function goldenText(outcome: Outcome): string {
  const sections = Object.entries(goldenOf(outcome)).map(([name, section]) => {
    const key = JSON.stringify(name);
    if (typeof section !== "object" || section === null) return `  ${key}: ${oneLine(section)}`;
    const isList = Array.isArray(section);
    if (isList && oneLine(section).length <= LONGEST_LIST) return `  ${key}: ${oneLine(section)}`;
    const members = Object.entries(section).map(
      ([member, value]) => `    ${isList ? "" : `${JSON.stringify(member)}: `}${oneLine(value)}`,
    );
    const [open, close] = isList ? ["[", "]"] : ["{", "}"];
    return members.length === 0
      ? `  ${key}: ${open}${close}`
      : `  ${key}: ${open}\n${members.join(",\n")}\n  ${close}`;
  });
  return `{\n${sections.join(",\n")}\n}\n`;
}

function goldenOf(outcome: Outcome): Golden {
  if (outcome.kind === "unread") return { code: outcome.code };
  const { reading } = outcome;
  return {
    document: reading.documentType,
    template: reading.templateId,
    ...ofKind(PECULIAR, reading, usualSections),
    ...verdictsOf(reading),
  };
}

/** Kinds of which a golden holds more than their fields. */
const PECULIAR: ByKind<GoldenSection> = {
  PAY_APPLICATION: applicationSections,
  CHANGE_ORDER: changeOrderSections,
  INVOICE: invoiceSections,
};

function verdictsOf(reading: Reading): Golden {
  return {
    checks: Object.fromEntries(reading.checks.map(({ name, passed }) => [name, passed])),
    failedIdentities: reading.identities.flatMap(({ name, passed }) =>
      passed === false ? [name] : [],
    ),
    warnings: warningsOf(reading),
    confidence: Number(reading.confidence.toFixed(2)),
  };
}

/** The lines of a golden by their path, such as `fields.periodTo`. */
function goldenLines(golden: Golden): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const [name, section] of Object.entries(golden)) {
    if (typeof section !== "object" || section === null) {
      lines.set(name, oneLine(section));
      continue;
    }
    const isList = Array.isArray(section);
    for (const [member, value] of Object.entries(section)) {
      lines.set(`${name}.${isList ? Number(member) + 1 : member}`, oneLine(value));
    }
  }
  return lines;
}

function differencesOf(
  expected: ReadonlyMap<string, string>,
  read: ReadonlyMap<string, string>,
): readonly Difference[] {
  return [...new Set([...expected.keys(), ...read.keys()])]
    .map((path) => ({
      path,
      expected: expected.get(path) ?? null,
      read: read.get(path) ?? null,
    }))
    .filter(({ expected, read }) => expected !== read);
}

function parseGolden(text: string): Golden {
  try {
    const golden: unknown = JSON.parse(text);
    if (typeof golden === "object" && golden !== null) return { ...golden };
  } catch {
    // Reported as a golden without a single right line.
  }
  return { golden: "The file is no JSON object." };
}

function oneLine(value: unknown): string {
  return Array.isArray(value)
    ? `[${value.map((member) => JSON.stringify(member)).join(", ")}]`
    : JSON.stringify(value);
}
