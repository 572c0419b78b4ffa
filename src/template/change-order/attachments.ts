import type { Layout } from "../../layout/layout.ts";
import { firmIn } from "./firm-candidates.ts";
import type { FirmCandidate } from "./firm-candidates.ts";
import { isSameFirm } from "./parties.ts";
import type { Title } from "./titles.ts";

/** Lines of a page in which another paper says what it is. */
const HEAD_LINES = 4;

/** Pages after the first that are papers of their own: a quotation, a request that is answered, an invoice. */
export function attachmentPages(
  { pages }: Layout,
  titles: readonly Title[],
  sender: FirmCandidate | undefined,
): ReadonlySet<number> {
  const attached = new Set<number>();
  for (const { page, lines } of pages.slice(1)) {
    const head = lines.slice(0, HEAD_LINES);
    const lowest = head.at(-1)?.box.bottom ?? 0;
    const isTitled = titles.some(
      ({ label, rule }) =>
        label.pageNumber === page.pageNumber &&
        label.box.top < lowest &&
        (rule.means === "other" || rule !== titles[0]?.rule),
    );
    const isOthers = head
      .flatMap(({ runs }) => runs)
      .some((run) => {
        const firm = firmIn(run.words, page.pageNumber, false);
        return firm !== null && sender !== undefined && !isSameFirm(firm.name, sender.name);
      });
    if (isTitled || isOthers) attached.add(page.pageNumber);
  }
  return attached;
}
