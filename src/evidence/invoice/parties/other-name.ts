import { anyOf } from "../../../words/any-of.ts";
import { programs } from "../../../words/invoice/closings.ts";
import { otherNames } from "../../../words/invoice/facts.ts";

/** What begins the other name of the firm above, not the rest of its name, or the name of a program. */
const OTHER_NAME = new RegExp(`^${anyOf(otherNames, programs)}\\b`, "i");

/** Whether a line names another firm or brand to which the one above belongs, or by which program the paper was made. */
export function isOtherName(text: string): boolean {
  return OTHER_NAME.test(text);
}
