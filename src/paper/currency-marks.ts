import { anyOf } from "../words/any-of.ts";
import { currencyMarks } from "../words/construction/numbers.ts";

/** A sign or code of a currency, as part of an expression in which case does not count. Rand are an R only before cents: R12 is a room. */
export const CURRENCY_MARK: string = `(?:${anyOf(currencyMarks)}|r(?=\\s?\\d[\\d ,]*\\.\\d\\d(?!\\d)))`;
