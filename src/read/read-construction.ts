import { onceFor } from "../base/once-for.ts";
import { forgetTexts } from "../base/remembered-texts.ts";
import { centsOf } from "../evidence/amount-candidates.ts";
import type { PaperLook } from "../finding/paper-look.ts";
import { CHANGE_ORDER } from "../kinds/change-order/kind.ts";
import { PAY_APPLICATION } from "../kinds/pay-application/kind.ts";
import type {
  ApplicationReading,
  ChangeOrderReading,
  ConstructionReading,
} from "../kinds/reading.ts";
import { type Layout, layoutOf } from "../layout/layout.ts";
import { recognise, type Recognised } from "../lexicon/recognise.ts";
import { spellingOf } from "../lexicon/spelling.ts";
import type { ConstructionTemplates } from "../lexicon/template-lists.ts";
import type { PayApplicationTemplate } from "../lexicon/template.ts";
import { type Text, textsOf } from "../lexicon/texts.ts";
import type { Page } from "../page/page.ts";
import { cutPaper } from "../paper/cut-paper.ts";
import { dateOrderOf } from "../paper/date-order.ts";
import type { Paper } from "../paper/paper.ts";
import { readSchedule } from "../schedule/read-schedule.ts";
import type { ReadSchedule } from "../schedule/schedule.ts";
import { orderOdds, type OrderWeighing, shippedOrderWeighing } from "../weights/order-weighing.ts";
import type { ScheduleWeighing } from "../weights/schedule-weights.ts";
import { orderChoice, orderPaperOf } from "./change-order/choose-order.ts";
import type { NamedParties } from "./change-order/kind.ts";
import { orderEvidenceOf } from "./change-order/order-evidence.ts";
import { orderSigns } from "./change-order/order-signs.ts";
import {
  type OrderAttempt,
  type OrderDraft,
  readChangeOrder,
} from "./change-order/read-change-order.ts";
import { evidenceOf, evidenceOfHeading } from "./field-evidence.ts";
import { headingNames } from "./heading/heading-names.ts";
import { type HeadingReading, readHeading } from "./heading/read-heading.ts";
import { whatItLooksLike } from "./other-kinds.ts";
import { applicationSigns } from "./pay-application/application-signs.ts";
import type { ApplicationSummary } from "./pay-application/application-summary.ts";
import {
  applicationSummary,
  shippedWeighing,
  type Weighing,
} from "./pay-application/choose-summary.ts";
import { gapOf, printedGaps } from "./printed-gaps.ts";
import {
  type ApplicationDraft,
  readIfApplication,
} from "./pay-application/read-pay-application.ts";
import { provedReading } from "./proved-reading.ts";
import { LOUD } from "./titles.ts";

/** What pages are as a construction document: its reading, or what they look like instead, null where nothing is clear. */
export type ConstructionAttempt =
  | { readonly kind: "read"; readonly reading: ConstructionReading }
  | { readonly kind: "other"; readonly look: PaperLook | null };

/** What a caller may say. */
export interface ConstructionWishes extends NamedParties {
  readonly keepsDoubtful?: boolean;
  /** What weighs candidates in place of the shipped numbers, to measure by numbers that never saw a layout. */
  readonly weighing?: Weighing;
  readonly orderWeighing?: OrderWeighing;
}

/** Reads the pages of one document as a pay application, or where they are none as a change order. */
export function readConstruction(
  pages: readonly Page[],
  templates: ConstructionTemplates,
  wishes: ConstructionWishes,
): ConstructionAttempt {
  try {
    return attemptOf(pages, templates, wishes);
  } finally {
    forgetTexts();
  }
}

function attemptOf(
  pages: readonly Page[],
  templates: ConstructionTemplates,
  wishes: ConstructionWishes,
): ConstructionAttempt {
  const layout = layoutOf(pages);
  const texts = textsOf(layout, spellingOf(templates.payApplication));
  const recognised = recognise(texts, templates.payApplication);
  const lines = layout.pages.map((page) => page.lines);
  const paper = cutPaper(pages, lines);
  const { weighing = shippedWeighing(), keepsDoubtful = false } = wishes;
  const summary = applicationSummary(paper, {
    order: dateOrderOf(layout),
    templates: recognised.templates,
    weighing,
  });
  const read = readIfApplication({
    layout,
    texts,
    templates: recognised.templates,
    summary,
    readSchedule: scheduleReader(summary, weighing.schedules),
  });
  const draft = read?.isPayApplication === true ? read : null;
  const application =
    draft === null ? null : { layout, texts, recognised, read: draft, keepsDoubtful, paper };
  if (application !== null && isBilling(application.read))
    return asRead(applicationReading(application));
  const laid = { layout, texts, paper, general: generalOf(recognised) };
  const order = orderAttempt(laid, templates.changeOrder, wishes);
  const isOrder = order.read.draft !== null && (draft === null || isOrderThough(draft, order.read));
  if (application !== null && !isOrder) return asRead(applicationReading(application));
  return order.conclude();
}

/** Whether a pay application is one beyond doubt: more than one figure of a bill is printed, or columns of work. */
function isBilling(read: ApplicationDraft): boolean {
  return billingLines(read) > 1 || hasWorkColumns(read);
}

/** Whether what may be a pay application is a change order: no figure of a bill is printed, or its title says so. */
function isOrderThough(read: ApplicationDraft, order: OrderAttempt): boolean {
  return billingLines(read) === 0 || isTitled(order);
}

/** A document that has been laid out and cut. */
interface LaidOut {
  readonly layout: Layout;
  readonly texts: readonly Text[];
  readonly paper: Paper;
  readonly general: PayApplicationTemplate;
}

/** The attempt to read a document as a change order, and what it comes to. */
function orderAttempt(
  { layout, texts, paper, general }: LaidOut,
  known: ConstructionTemplates["changeOrder"],
  wishes: ConstructionWishes,
): { readonly read: OrderAttempt; readonly conclude: () => ConstructionAttempt } {
  const orderTexts = textsOf(layout, spellingOf(known));
  const { templates } = recognise(orderTexts, known);
  const { orderWeighing = shippedOrderWeighing(), keepsDoubtful = false } = wishes;
  const ownOf = onceFor((cut: Paper) => orderPaperOf(cut, templates));
  const read = readChangeOrder(layout, orderTexts, templates, {
    named: wishes,
    odds: () => orderOdds(ownOf(paper), orderWeighing.words),
    signs: orderWeighing.signs,
    name: () => headingNames(paper, { templates, summaryPage: 1, isChange: true }),
    choose: (given) =>
      orderChoice(ownOf(paper), { known: given, templates, named: wishes }, orderWeighing),
  });
  const conclude = (): ConstructionAttempt => {
    if (read.draft === null || isBlank(read.draft))
      return { kind: "other", look: titleLook(read) ?? whatItLooksLike(texts) };
    const head = readHeading(layout, orderTexts, {
      names: read.draft.names,
      general,
      summaryPage: 1,
      periodTo: null,
    });
    const shown = { templateId: templates[0].id, pageCount: layout.pages.length };
    return asRead(changeOrderReading({ read: read.draft, head, keepsDoubtful }, shown));
  };
  return { read, conclude };
}

function generalOf({ templates }: Recognised): PayApplicationTemplate {
  return templates.at(-1) ?? templates[0];
}

function asRead(reading: ConstructionReading): ConstructionAttempt {
  return { kind: "read", reading };
}

/** A page that says neither what changes nor by how much nor which change it is, is no change order. */
function isBlank({ document: { number, description, amount } }: OrderDraft): boolean {
  return number === null && description === null && amount === null;
}

/** What the title of a paper that is no change order calls it. */
function titleLook({ paper }: OrderAttempt): PaperLook | null {
  return paper.isChangeOrder || paper.called === null
    ? null
    : { code: "titled", called: paper.called };
}

/** How many figures of the summary are more likely printed than not that no change order prints. */
function billingLines({ summary: { lines } }: ApplicationDraft): number {
  return BILLING_LINES.filter((name) => (lines.get(name)?.probability ?? 0) > 0.5).length;
}

const BILLING_LINES = [
  "totalCompletedAndStored",
  "totalRetainage",
  "totalEarnedLessRetainage",
  "previousCertificates",
  "currentPaymentDue",
] as const;

/** A paper with figures of a pay application is a change order only where its title says so, larger than the text. */
function isTitled({ titles }: OrderAttempt): boolean {
  return titles.some(({ rule, prominence }) => rule.means !== "other" && prominence >= LOUD);
}

/**
 * Whether the sheet has a column of work: a table of prices and totals alone may be of a change
 * order, and work above the scheduled value in every row is a quantity times its price.
 */
function hasWorkColumns({ document: { sheet } }: ApplicationDraft): boolean {
  const rows = (sheet?.rows ?? []).map(({ figures }) => ({
    scheduled: figures.scheduledValue?.value.absolute() ?? null,
    work: (figures.previousWork ?? figures.workThisPeriod)?.value.absolute() ?? null,
  }));
  return rows.some(
    ({ scheduled, work }) => work !== null && (scheduled === null || work.compare(scheduled) <= 0),
  );
}

function applicationReading({
  layout,
  texts,
  recognised,
  read,
  keepsDoubtful,
  paper,
}: {
  readonly keepsDoubtful: boolean;
  readonly paper: Paper;
  readonly layout: Layout;
  readonly texts: readonly Text[];
  readonly recognised: Recognised;
  readonly read: ApplicationDraft;
}): ApplicationReading {
  const { document, notices, summary } = read;
  const summaryPage = summary.page;
  const general = generalOf(recognised);
  const { templates } = recognised;
  const names = headingNames(paper, { templates, summaryPage, isChange: false });
  const { periodTo } = document;
  const head = readHeading(layout, texts, { names, general, summaryPage, periodTo });
  return provedReading(PAY_APPLICATION, {
    content: { documentType: "PAY_APPLICATION", document, heading: head.heading },
    evidenceOf: (results) => [...evidenceOf(read, results), ...evidenceOfHeading(head)],
    signsOf: (results) => applicationSigns(read, results, layoutSign(recognised)),
    notices,
    explanationsOf: (results) => printedGaps((result) => gapOf(result, read.unexplained), results),
    keepsDoubtful,
    templateId: recognised.templates[0].id,
    pageCount: layout.pages.length,
  });
}

/** 1 where the layout is a known one and no other fits as well, ½ where another one does, 0 for the general reading. */
function layoutSign({ templates, margin }: Recognised): number {
  if (templates.length < 2) return 0;
  return margin > CLEAR_LAYOUT ? 1 : 0.5;
}

const CLEAR_LAYOUT = 0.15;

function changeOrderReading(
  {
    read,
    head,
    keepsDoubtful,
  }: {
    readonly read: OrderDraft;
    readonly head: HeadingReading;
    readonly keepsDoubtful: boolean;
  },
  shown: Pick<ChangeOrderReading, "templateId" | "pageCount">,
): ChangeOrderReading {
  const { document, kind, notices } = read;
  const { heading } = head;
  return provedReading(CHANGE_ORDER, {
    content: { documentType: "CHANGE_ORDER", document, heading, marks: kind.marks },
    evidenceOf: () => [...orderEvidenceOf(read), ...evidenceOfHeading(head)],
    signsOf: (results) => orderSigns(read, results),
    notices,
    keepsDoubtful,
    ...shown,
  });
}

/** Reads schedules of values beside a summary: figures of the summary are what columns of the schedule end in. */
export function scheduleReader(
  { lines, retainageRate }: Pick<ApplicationSummary, "lines" | "retainageRate">,
  weighing: ScheduleWeighing,
): ReadSchedule {
  const inCents = [...lines].map(([name, chosen]) => [name, centsOf(chosen.best.value)] as const);
  const rate = retainageRate === null ? null : Number(retainageRate.best.value.points.key());
  const summary = { lines: Object.fromEntries(inCents), rate };
  return (pages, words) => readSchedule(pages, { ...words, summary }, weighing);
}
