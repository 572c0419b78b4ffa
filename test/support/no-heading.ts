import type { Heading } from "../../src/document/heading.ts";

/** A heading of which nothing is printed. */
export const NO_HEADING: Heading = {
  project: null,
  contractor: null,
  addressee: null,
  contractNumber: null,
  projectNumber: null,
  periodFrom: null,
};
