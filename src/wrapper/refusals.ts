import { WRAPPER_LIMITS } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";

/** What is said of a wrapper or a member that is broken. */
export function broken(what: string): ReadError {
  return new ReadError(
    "damaged",
    "",
    `The ${what} is damaged or cut off. Send it again, or take the documents out and name them.`,
  );
}

/** What is said where there are more than anybody would name. */
export function tooMany(): ReadError {
  const most = WRAPPER_LIMITS.members;
  return new ReadError(
    "too-large",
    "",
    `It has more than ${most} members, the most that are listed. Split it, or unpack it and name the folder.`,
  );
}
