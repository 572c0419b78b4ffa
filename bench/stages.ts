import { scheduleReader } from "../src/read/read-construction.ts";
import { LIMITS } from "../src/base/limits.ts";
import { kindOf } from "../src/kinds/kinds.ts";
import { layoutOf } from "../src/layout/layout.ts";
import { runInEngine } from "../src/pdf/engine.ts";
import { cutPaper } from "../src/paper/cut-paper.ts";
import { openPdf } from "../src/pdf/open.ts";
import { pagesOf } from "../src/pdf/contents.ts";
import { textRuns } from "../src/pdf/text-runs.ts";
import { wordsOf } from "../src/pdf/words.ts";
import { readDocument } from "../src/read.ts";
import { applicationSummary, shippedWeighing } from "../src/read/pay-application/choose-summary.ts";
import { dateOrderOf } from "../src/paper/date-order.ts";
import { readPayApplication } from "../src/read/pay-application/read-pay-application.ts";
import { spellingOf } from "../src/lexicon/spelling.ts";
import { textsOf } from "../src/lexicon/texts.ts";
import { recognise } from "../src/lexicon/recognise.ts";
import { TEMPLATES } from "../src/read/templates.ts";
import { READ_OPTIONS } from "./read-files.ts";

/** What is timed, in the words of the report. */
export const STAGES = {
  text: "text extraction alone",
  pages: "pages: words, rulings, form values, hidden text",
  layout: "layout, of pages that are read",
  choose: "templates and choice, of a layout",
  checks: "checks, of a document",
  whole: "whole: bytes to reading",
} as const;

export type StageName = keyof typeof STAGES;

/** One document, and each way to work on it. */
export interface Stages {
  readonly pageCount: number;
  readonly works: Readonly<Record<StageName, () => unknown>>;
}

/** The stages of one document; what each needs from the one before is made ready here. */
export async function stagesOf(bytes: Uint8Array): Promise<Stages> {
  const pages = await pagesOf(bytes, LIMITS);
  const layout = layoutOf(pages);
  const { document } = await readDocument(bytes, READ_OPTIONS);
  const kind = kindOf(document.documentType);
  return {
    pageCount: pages.length,
    works: {
      text: () => textAlone(bytes),
      pages: () => pagesOf(bytes, LIMITS),
      layout: () => layoutOf([...pages]),
      choose: () => {
        const texts = textsOf(layout, spellingOf(TEMPLATES.payApplication));
        const { templates } = recognise(texts, TEMPLATES.payApplication);
        const summary = applicationSummary(cutPaper(pages), {
          order: dateOrderOf(layout),
          templates,
        });
        const { schedules } = shippedWeighing();
        return readPayApplication({
          layout,
          texts,
          templates,
          summary,
          readSchedule: scheduleReader(summary, schedules),
        });
      },
      checks: () => kind.check(document),
      whole: () => readDocument(bytes, READ_OPTIONS),
    },
  };
}

/** The words of a document by its own text layer, without turning, judging or asking for anything else. */
export async function textAlone(bytes: Uint8Array): Promise<number> {
  const document = await openPdf(bytes, LIMITS);
  const { engine } = document;
  const { pdfium } = engine;
  const noShift = { shift: { x: 0, y: 0 }, limits: LIMITS };
  try {
    return runInEngine(engine, () => {
      let wordCount = 0;
      for (let index = 0; index < document.pageCount; index++) {
        const page = pdfium.FPDF_LoadPage(document.address, index);
        const text = pdfium.FPDFText_LoadPage(page);
        wordCount += wordsOf(textRuns(engine, text, noShift)).length;
        pdfium.FPDFText_ClosePage(text);
        pdfium.FPDF_ClosePage(page);
      }
      return wordCount;
    });
  } finally {
    document.close();
  }
}
