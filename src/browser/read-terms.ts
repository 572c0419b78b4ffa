import { ReadError } from "../base/read-error.ts";
import type * as inNode from "../terms/read-terms.ts";

/** E-invoices are not written in a browser, so that nobody asks for their terms there. */
export const readTerms: typeof inNode.readTerms = () => {
  throw new ReadError(
    "cannot-open",
    "",
    "No e-invoice is written in a browser. Write it on your machine: npx crossfoot read FILE --format en16931",
  );
};
