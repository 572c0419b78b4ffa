import type { Page } from "../../src/page/page.ts";
import { attemptOf, type PageWishes, readingOf } from "../../src/read/read-contents.ts";
import { readInvoicePages } from "../../src/read/invoice/read-invoice-pages.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import type { TemplateLists } from "../../src/lexicon/template-lists.ts";

const NOTHING_WISHED: PageWishes = { subcontractor: null, gc: null };

/** Reads the pages of one document. Throws a ReadError when they are no document of a kind that is asked for. */
export function readPages(
  pages: readonly Page[],
  templates: TemplateLists,
  wishes: PageWishes = NOTHING_WISHED,
): Reading {
  const contents = { pages, attachments: [] };
  const attempt = attemptOf(contents, templates, wishes);
  return readingOf(
    attempt,
    contents,
    { templates, asInvoice: (given, wished) => readInvoicePages(given, templates, wished) },
    wishes,
  );
}
