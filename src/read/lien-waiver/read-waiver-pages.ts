import { forgetTexts } from "../../base/remembered-texts.ts";
import { LIEN_WAIVER } from "../../kinds/lien-waiver/kind.ts";
import type { WaiverReading } from "../../kinds/reading.ts";
import { layoutOf } from "../../layout/layout.ts";
import { printedTexts } from "../../lexicon/texts.ts";
import type { Page } from "../../page/page.ts";
import { cutPaper } from "../../paper/cut-paper.ts";
import { dateOrderOf } from "../../paper/date-order.ts";
import { documentsOf } from "../../split/documents-of.ts";
import type { WaiverWeighing } from "../../weights/waiver-weighing.ts";
import { provedReading } from "../proved-reading.ts";
import { mayBeWaiver } from "./may-be-waiver.ts";
import { readLienWaiver } from "./read-lien-waiver.ts";
import { waiverEvidence, waiverSigns } from "./waiver-signs.ts";

/** What a caller may say of a lien waiver. */
export interface WaiverPageWishes {
  readonly keepsDoubtful?: boolean;
  /** What weighs candidates in place of the shipped numbers. */
  readonly weighing?: WaiverWeighing;
}

/** Reads the pages of a document as a lien waiver; null where they are none. */
export function readIfWaiver(
  pages: readonly Page[],
  wishes: WaiverPageWishes = {},
): WaiverReading | null {
  if (!mayBeWaiver(pages)) return null;
  const documents = documentsOf(pages);
  return documents.every(({ kind }) => kind === "LIEN_WAIVER") ? readWaiver(pages, wishes) : null;
}

/** Reads the pages of one lien waiver. */
export function readWaiver(pages: readonly Page[], wishes: WaiverPageWishes = {}): WaiverReading {
  const { keepsDoubtful = false, weighing } = wishes;
  const layout = layoutOf(pages);
  const texts = printedTexts(layout);
  try {
    const draft = readLienWaiver(cutPaper(pages), {
      order: dateOrderOf(layout),
      texts,
      ...(weighing === undefined ? {} : { weighing }),
    });
    return provedReading(LIEN_WAIVER, {
      content: { documentType: "LIEN_WAIVER", document: draft.document },
      evidenceOf: () => waiverEvidence(draft),
      signsOf: (results) => waiverSigns(draft, results),
      notices: draft.notices,
      keepsDoubtful,
      templateId: "any-lien-waiver",
      pageCount: pages.length,
    });
  } finally {
    forgetTexts();
  }
}
