import type { Page } from "../../src/page/page.ts";
import { readPages } from "./read-pages.ts";
import type { ApplicationReading, Reading } from "../../src/kinds/reading.ts";
import { TEMPLATES } from "../../src/read/templates.ts";

/** Reads pages that are a pay application. */
export function readApplication(pages: readonly Page[]): ApplicationReading {
  return applicationReading(readPages(pages, TEMPLATES));
}

/** The reading, which must be of a pay application. */
export function applicationReading(reading: Reading): ApplicationReading {
  if (reading.documentType === "PAY_APPLICATION") return reading;
  throw new RangeError("A pay application was read as something else.");
}
