import { kindRefusal } from "../finding/paper-look.ts";
import type { Reading } from "../kinds/reading.ts";
import type { Page } from "../page/page.ts";
import { CONSTRUCTION_TEMPLATES } from "./construction-templates.ts";
import { isSwornStatement } from "./part-of.ts";

/** The list that reads forms which it does not know: the last one. */
const GENERAL = CONSTRUCTION_TEMPLATES.payApplication.at(-1)?.id;

/** The same reading. Throws a ReadError where what was read as an application of no known form is certainly a sworn statement. */
export function notSworn(
  reading: Reading,
  pages: readonly Page[],
  kind: "auto" | "construction" | "invoice" = "auto",
): Reading {
  const isOfNoForm = reading.documentType === "PAY_APPLICATION" && reading.templateId === GENERAL;
  if (!isOfNoForm || !isSwornStatement(pages)) return reading;
  const look = { code: "looks-like", paper: "sworn statement" } as const;
  throw kindRefusal({ sought: kind === "construction" ? "construction" : "anything", look });
}
