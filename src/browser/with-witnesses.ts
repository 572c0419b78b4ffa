import { ReadError } from "../base/read-error.ts";
import type * as inNode from "../witness/with-witnesses.ts";

/** Pictures are not read in a browser, so that nobody can look at them a second time. */
export const withWitnesses: typeof inNode.withWitnesses = async () =>
  Promise.reject(
    new ReadError(
      "cannot-open",
      "",
      "Nobody looks a second time in a browser. Read the file on your machine: npx crossfoot read FILE --witness",
    ),
  );
