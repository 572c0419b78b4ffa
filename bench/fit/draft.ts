import { scheduleReader } from "../../src/read/read-construction.ts";
import {
  applicationSummary,
  shippedWeighing,
  type Weighing,
} from "../../src/read/pay-application/choose-summary.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { dateOrderOf } from "../../src/paper/date-order.ts";
import {
  type ApplicationDraft,
  readPayApplication,
} from "../../src/read/pay-application/read-pay-application.ts";
import { recognise } from "../../src/lexicon/recognise.ts";
import { spellingOf } from "../../src/lexicon/spelling.ts";
import { textsOf } from "../../src/lexicon/texts.ts";
import { TEMPLATES } from "../../src/read/templates.ts";

/** Reads pages as a pay application, whatever they are. */
export function draftOf(
  pages: readonly Page[],
  weighing: Weighing = shippedWeighing(),
): ApplicationDraft {
  const layout = layoutOf(pages);
  const texts = textsOf(layout, spellingOf(TEMPLATES.payApplication));
  const { templates } = recognise(texts, TEMPLATES.payApplication);
  const summary = applicationSummary(cutPaper(pages), {
    order: dateOrderOf(layout),
    templates,
    weighing,
  });
  return readPayApplication({
    layout,
    texts,
    templates,
    summary,
    readSchedule: scheduleReader(summary, weighing.schedules),
  });
}
