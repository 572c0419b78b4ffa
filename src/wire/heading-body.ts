import type { Heading } from "../document/heading.ts";
import { dateOf, textOf } from "./values.ts";

/** Whom and what the application is for, as printed; null for what is not printed or not clear. */
export interface HeadingBody {
  readonly project: string | null;
  readonly contractor: string | null;
  readonly addressee: string | null;
  readonly contractNumber: string | null;
  readonly projectNumber: string | null;
  /** `YYYY-MM-DD`. */
  readonly periodFrom: string | null;
}

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
