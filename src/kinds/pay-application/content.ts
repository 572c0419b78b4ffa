import type { Heading } from "../../document/heading.ts";
import type { PayApplication } from "../../document/pay-application.ts";

/** What is read of a pay application. */
export interface ApplicationContent {
  readonly documentType: "PAY_APPLICATION";
  readonly document: PayApplication;
  /** Whom and what the document is for. */
  readonly heading: Heading;
}
