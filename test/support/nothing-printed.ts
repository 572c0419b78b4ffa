import { byName } from "../../src/base/by-name.ts";
import { namesOf } from "../../src/base/names-of.ts";
import type { PayApplication, SummaryLines } from "../../src/document/pay-application.ts";
import { APPLICATION_FIELDS } from "../../src/kinds/pay-application/fields.ts";
import { SUMMARY_FIELDS } from "../../src/kinds/pay-application/summary-fields.ts";

/** The contract's fields of a pay application that prints none of them. */
export const NO_FIELDS: Pick<PayApplication, keyof typeof APPLICATION_FIELDS> = byName(
  namesOf(APPLICATION_FIELDS),
  () => null,
);

/** The lines of a form that prints none of them. */
export const NO_LINES: SummaryLines = byName(namesOf(SUMMARY_FIELDS), () => null);
