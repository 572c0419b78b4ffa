import { Type } from "@sinclair/typebox";
import { CLOSED, exactly, orNull, type SchemaOf } from "./schema-parts.ts";

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

/** The head of an application. */
export const headingSchema: SchemaOf<HeadingBody> = exactly(
  Type.Object(
    {
      project: orNull(Type.String(), "Name of the project or job."),
      contractor: orNull(Type.String(), "The firm that bills."),
      addressee: orNull(Type.String(), "The firm that is billed."),
      contractNumber: orNull(Type.String(), "Of contract, subcontract, commitment or order."),
      projectNumber: orNull(Type.String(), "Of project or job."),
      periodFrom: orNull(Type.String({ format: "date" }), "First day of the billing period."),
    },
    {
      ...CLOSED,
      title: "Heading",
      description: "As printed; null for what is not printed or not clear.",
    },
  ),
);
