import type { PageLayout } from "../../../layout/layout.ts";
import type { Line } from "../../../layout/lines.ts";
import type { Stack } from "../../../layout/stacks.ts";
import type { Word } from "../../../page/page.ts";
import { textOf } from "../text-block.ts";
import { AMOUNT, isDescription } from "./wording.ts";

/** A line that sums the lines above it ends their list. */
const SUMS = /\b(?:total|subtotal|net|sum|amount of this)\b/i;

/** What stands before the words of a priced line: "PCO 31", "1.", "Item 4". */
const ITEM = /^(?:item|pcos?|cors?|cor|co|pr|ce|rfi|cop)?\s*#?\d*[.):]?$/i;

/** What stands between the words and the price: "Add", "Deduct", "$". */
const SIGN = /^(?:add|deduct|credit|plus|minus|\(?-?\$)$/i;

/** More lines are a table of costs, not a list of changes. */
const MOST_LINES = 8;

/** The lines below a sentence that leads to them, each with words and a price; none where they are no such list. */
export function pricedLinesBelow(lead: Stack, page: PageLayout): readonly (readonly Word[])[] {
  const lowest = lead.at(-1);
  if (lowest === undefined) return [];
  const below = page.lines.filter(({ box }) => box.top >= lowest.box.bottom - 2);
  const [head, ...rest] = below;
  const from = head !== undefined && wordsPriced(head) === null ? rest : below;
  const found: (readonly Word[])[] = [];
  for (const line of from) {
    const words = wordsPriced(line);
    if (words === null || SUMS.test(textOf(line.words)) || found.length === MOST_LINES) break;
    found.push(words);
  }
  return found;
}

/** The words of a line that ends in a price; null where it ends in none. */
function wordsPriced({ words }: Line): readonly Word[] | null {
  const price = words.findIndex(({ text }) => AMOUNT.test(text) && /\d/.test(text));
  if (price < 1 || price < words.length - 2) return null;
  let end = price;
  while (end > 0 && SIGN.test(words[end - 1]?.text ?? "")) end -= 1;
  let begin = 0;
  while (begin < end && ITEM.test(words[begin]?.text ?? "")) begin += 1;
  const own = words.slice(begin, end);
  return isDescription(textOf(own)) ? own : null;
}
