import type { Limits } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import { readBytes } from "../../batch/read-bytes.ts";
import { answerTasks, tellScan } from "../../batch/main-thread.ts";
import { INVOICE_CHOICES } from "../../read/invoice/read-invoice-pages.ts";
import { layoutOf } from "../../layout/layout.ts";
import { contentsOf } from "../../pdf/contents.ts";
import { acceptedInvoiceOf } from "../../learn/accepted-invoice.ts";
import { type Learnt, learnTemplate } from "../../learn/learn-template.ts";
import { parseTemplate } from "../../lexicon/parse/parse-template.ts";
import { TEMPLATES } from "../../read/templates.ts";

/** What the worker is asked to learn. */
export interface LearnTask {
  readonly path: string;
  /** The accepted answer, as JSON gives it. */
  readonly truth: unknown;
  /** Of the template. */
  readonly id: string;
  readonly limits: Limits;
}

/** What was learnt, or the sentence that says why the document was not read. */
export type LearnAnswer = Learnt | { readonly kind: "unread"; readonly message: string };

answerTasks<LearnAnswer>(learn, ({ message }) => ({ kind: "unread", message }));

async function learn({ path, truth, id, limits }: LearnTask): Promise<LearnAnswer> {
  const bytes = await readBytes(path, limits.documentBytes);
  const wanted = { ...limits, pages: limits.invoicePages };
  const { pages } = await contentsOf(bytes, wanted, tellScan);
  if (pages.every(({ words }) => words.length === 0)) throw new ReadError("no-text");
  const problems: string[] = [];
  const accepted = acceptedInvoiceOf(truth, problems);
  if (accepted === null) return { kind: "refused", problems };
  const from = { general: TEMPLATES.invoice, choices: INVOICE_CHOICES };
  return usable(learnTemplate(layoutOf(pages), from, accepted, id));
}

/** What is learnt must pass as what a stranger writes. */
function usable(learnt: Learnt): Learnt {
  if (learnt.kind === "refused") return learnt;
  const parsed = parseTemplate(JSON.stringify(learnt.template));
  return parsed.kind === "problems" ? { kind: "refused", problems: parsed.problems } : learnt;
}
