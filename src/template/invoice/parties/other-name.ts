import { anyOf } from "../../../words/any-of.ts";
import { otherNames } from "../../../words/invoice/facts.ts";

/** What begins the other name of the firm above, not the rest of its name. */
const OTHER_NAME = new RegExp(`^${anyOf(otherNames)}\\b`, "i");

/** Whether a line names another firm or brand to which the one above belongs. */
export function isOtherName(text: string): boolean {
  return OTHER_NAME.test(text);
}
