import type { FieldEvidence } from "../kinds/reading.ts";
import type { PageClass } from "./probability.ts";

/** How the characters of most figures came to be known. */
export function pageClassOf(evidence: readonly FieldEvidence[]): PageClass {
  const readers = evidence.flatMap(({ from }) => from.map(({ reader }) => reader));
  const isMost = (name: "ocr" | "form"): boolean =>
    2 * readers.filter((reader) => reader === name).length > readers.length;
  if (isMost("ocr")) return "ocr";
  return isMost("form") ? "form" : "native";
}
