import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ReadError } from "../../src/base/read-error.ts";
import {
  chooseInvoiceItems,
  type ItemsNumbers,
} from "../../src/read/invoice/choose-invoice-items.ts";
import { readInvoiceHead, type HeadNumbers } from "../../src/read/invoice/read-invoice-head.ts";
import {
  readInvoiceParties,
  type PartyNumbers,
} from "../../src/read/invoice/read-invoice-parties.ts";
import {
  chooseInvoiceTotals,
  type TotalsNumbers,
} from "../../src/read/invoice/choose-invoice-totals.ts";
import { INVOICE } from "../../src/kinds/invoice/kind.ts";
import type { Page } from "../../src/page/page.ts";
import { readingOf } from "../../src/read/read-contents.ts";
import { readInvoicePages } from "../../src/read/invoice/read-invoice-pages.ts";
import type { Outcome } from "../../src/kinds/reading.ts";
import type { InvoiceChoices } from "../../src/read/invoice/read-invoice.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { countDocument, keepLanguages, type LanguageCounts } from "../calibration/by-language.ts";
import { type Observation, observationOf } from "../calibration/observation.ts";
import { replaceObservations } from "../calibration/store.ts";
import { SCORED_INVOICES } from "../kinds/invoice.ts";
import type { Body, Truth } from "../kinds/kind.ts";
import type { DocumentScore } from "../score/document-score.ts";
import { scoreDocument } from "../score/score-document.ts";
import { errorList } from "../score/tables.ts";
import { type InvoiceTruth, invoicesWithTruth } from "./invoice-truth.ts";
import { keptFolds, unseenBy } from "./kept-folds.ts";
import { keepPages } from "./page-cache.ts";

/**
 * Observes invoices for `npm run calibrate`, head, parties and totals as numbers chose them that never saw their
 * layout: `bench/fit/heads`, `bench/fit/invoice-parties` and `bench/fit/invoice-totals` keep those. Where a truth says some fields only, nothing is said of the
 * whole. `--errors` lists what keeps a paper from being whole.
 */
const { values: wishes } = parseArgs({ options: { errors: { type: "boolean", default: false } } });
const heads = keptFolds("heads") as readonly HeadNumbers[];
const parties = keptFolds("invoice-parties") as readonly PartyNumbers[];
const totals = keptFolds("invoice-totals") as readonly TotalsNumbers[];
const items = keptFolds("invoice-items") as readonly ItemsNumbers[];

/** Sets of other authors are called so. */
const AUTHORS = "author-";

const observed: Observation[] = [];
const scores: DocumentScore[] = [];
const languages = new Map<string, LanguageCounts>();
for (const truth of invoicesWithTruth()) {
  if (truth.isUnseen) continue;
  const pages = await keepPages(truth.file, truth.isPicture ? "ocr" : "text");
  const { file, isPicture, layout } = truth;
  const { known, isPartial, language } = await knownOf(truth);
  const document = {
    path: file.pdf,
    name: file.name,
    family: layout.slice(file.set.length + 1),
    isScan: isPicture,
    truth: known,
  };
  const score = scoreDocument(SCORED_INVOICES, document, outcomeOf(pages, layout));
  if (language !== null) countDocument(languages, language, score);
  const own = isPartial ? { ...score, lists: new Map<never, never>() } : score;
  const found = observationOf(SCORED_INVOICES, file.set, own);
  if (found !== null) observed.push(isPartial ? { ...found, isPartial } : found);
  if (wishes.errors) scores.push(own);
}
await replaceObservations("INVOICE", observed);
await keepLanguages(languages);
if (scores.length > 0) console.log(errorList(scores));
console.log(`${observed.length} documents observed.`);
process.exit(0);

function outcomeOf(pages: readonly Page[], layout: string): Outcome {
  const choices: InvoiceChoices = {
    chooseItems: (paper, offers) => chooseInvoiceItems(paper, offers, unseenBy(layout, items)),
    readHead: (paper) => readInvoiceHead(paper, unseenBy(layout, heads)),
    readParties: (paper) => readInvoiceParties(paper, unseenBy(layout, parties)),
    chooseTotals: (paper, given) => chooseInvoiceTotals(paper, given, unseenBy(layout, totals)),
  };
  const wishes = { kind: "invoice", keepsDoubtful: true, subcontractor: null, gc: null } as const;
  const readers = {
    templates: TEMPLATES,
    asInvoice: (contents: Parameters<typeof readInvoicePages>[0]) =>
      readInvoicePages(contents, TEMPLATES, { keepsDoubtful: true, choices }),
  };
  try {
    const reading = readingOf(null, { pages, attachments: [] }, readers, wishes);
    return { kind: "read", reading };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { kind: "unread", code: error.code, message: error.message };
  }
}

interface Known {
  readonly known: Truth;
  /** Whether only some fields are known. */
  readonly isPartial: boolean;
  /** What another author's paper is written in; null of all others. */
  readonly language: string | null;
}

/** What a truth says of the contract's fields; those that it does not know are skipped. */
async function knownOf({ file, of }: InvoiceTruth): Promise<Known> {
  const truth = JSON.parse(await readFile(file.truth, "utf8")) as Truth;
  const { language = null } = truth as { readonly language?: string };
  const isOfAuthor = file.set.startsWith(AUTHORS);
  if (truth.invoice !== undefined)
    return { known: truth, isPartial: false, language: isOfAuthor ? language : null };
  const invoice: Record<string, unknown> = {};
  const accept: Record<string, readonly unknown[]> = {};
  const skip: string[] = [];
  for (const name of Object.keys(INVOICE.fields)) {
    const values = of(name);
    const [outer = "", inner] = name.split(".");
    if (values === undefined) {
      skip.push(name);
      continue;
    }
    const [first, ...others] = values;
    accept[name] = others;
    invoice[outer] =
      inner === undefined ? first : { ...(invoice[outer] as Body | undefined), [inner]: first };
  }
  return { known: { invoice, accept, skip }, isPartial: true, language: null };
}
