import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Text } from "../../lexicon/texts.ts";
import { anyOf } from "../../words/any-of.ts";
import { headBeginnings, originals, quoteDays, quoteEnds } from "../../words/construction/mail.ts";
import { textOfWords } from "../../page/page.ts";

/** The heads of messages: "From: Stacy Lund". */
const HEAD = new RegExp(
  `^(?:${anyOf(headBeginnings)}:\\s|-+\\s?${anyOf(originals)}\\s?-+|${anyOf(quoteDays)} .{6,60}\\b${anyOf(quoteEnds)}$)`,
  "i",
);

/** A document without the older messages that its last one quotes: their prices are history. */
export function withoutQuotedMail(
  layout: Layout,
  texts: readonly Text[],
): { readonly layout: Layout; readonly texts: readonly Text[] } {
  const begin = quotedFrom(layout);
  if (begin === null) return { layout, texts };
  const isKept = (pageNumber: number, top: number): boolean =>
    pageNumber < begin.pageNumber || (pageNumber === begin.pageNumber && top < begin.top);
  const pages = layout.pages.map((page): PageLayout => {
    const { pageNumber } = page.page;
    return {
      page: page.page,
      lines: page.lines.filter(({ box }) => isKept(pageNumber, box.top)),
      stacks: page.stacks.filter((stack) => isKept(pageNumber, stack[0]?.box.top ?? 0)),
    };
  });
  return {
    layout: { pages },
    texts: texts.filter(({ pageNumber, stack }) => isKept(pageNumber, stack[0]?.box.top ?? 0)),
  };
}

/** Where the head of an older message stands: a second one, after that of the message itself. */
function quotedFrom({
  pages,
}: Layout): { readonly pageNumber: number; readonly top: number } | null {
  let heads = 0;
  for (const { page, lines } of pages) {
    for (const { words, box } of lines) {
      if (!HEAD.test(textOfWords(words))) continue;
      heads += 1;
      if (heads === 2) return { pageNumber: page.pageNumber, top: box.top };
    }
  }
  return null;
}
