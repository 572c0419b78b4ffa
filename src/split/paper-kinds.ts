import type { PaperKind } from "../base/paper-kind.ts";
import {
  applicationTitles,
  applicationWords,
  certificateTitles,
  certificateWords,
  coverTitles,
  coverWords,
  invoiceTitles,
  invoiceWords,
  orderTitles,
  orderWords,
  otherTitles,
  otherWords,
  sheetWords,
  statementTitles,
  statementWords,
  waiverWords,
} from "../words/construction/packages.ts";
import { waiverTitles } from "../words/construction/waiver-titles.ts";

/** The words by which its pages are known. */
interface PaperWords {
  readonly titles: readonly string[];
  readonly words: readonly string[];
}

/** Every kind of paper that travels in a draw package, and the words by which its pages are known. */
export const PAPERS: Readonly<Record<PaperKind, PaperWords>> = {
  PAY_APPLICATION: { titles: applicationTitles, words: [...applicationWords, ...sheetWords] },
  CHANGE_ORDER: { titles: orderTitles, words: orderWords },
  INVOICE: { titles: invoiceTitles, words: invoiceWords },
  LIEN_WAIVER: { titles: waiverTitles, words: waiverWords },
  SWORN_STATEMENT: { titles: statementTitles, words: statementWords },
  COVER: { titles: coverTitles, words: coverWords },
  INSURANCE_CERTIFICATE: { titles: certificateTitles, words: certificateWords },
  OTHER: { titles: otherTitles, words: otherWords },
};
