import type { Heading } from "../document/heading.ts";
import type { HeadingBody } from "./heading-contract.ts";
import { dateOf, textOf } from "./values.ts";

/** The head of the form. */
export function toHeadingBody(heading: Heading): HeadingBody {
  return {
    project: textOf(heading.project),
    contractor: textOf(heading.contractor),
    addressee: textOf(heading.addressee),
    contractNumber: textOf(heading.contractNumber),
    projectNumber: textOf(heading.projectNumber),
    periodFrom: dateOf(heading.periodFrom),
  };
}
