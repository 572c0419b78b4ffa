import type { HEADING_FIELDS } from "../kinds/heading-fields.ts";
import type { ValuesOf } from "./values-of.ts";

/** Whom and what an application is for, as the head of the form prints it. Null where nothing is printed, or nothing clear. */
export type Heading = ValuesOf<typeof HEADING_FIELDS>;
