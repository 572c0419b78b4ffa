import { type Audit, auditApplications, AuditCollector } from "../audit/audit.ts";
import { type InvoiceTrace, repeatedInvoices, traceOf } from "../audit/repeated-invoices.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import { doesJoin, type DocumentType } from "../kinds/kinds.ts";
import { type KnownPaper, knownPaper } from "../kinds/known-by.ts";
import type { Outcome } from "../kinds/reading.ts";
import { reasonsAmong } from "./among.ts";
import { isDoubtful, judge, judgeAmong, type Judgement } from "./judgement.ts";
import type { Reason } from "./reason-codes.ts";

/** An input of a run: what it is, and what is to be done about it beside the others. */
export interface SeenPaper {
  readonly file: string;
  readonly judgement: Judgement;
  /** Null where it was not read. */
  readonly read: { readonly documentType: DocumentType; readonly known: KnownPaper } | null;
}

/** What the papers of a run say together. */
export interface Together {
  /** Of no paper where there are too many papers of contracts to compare. */
  readonly audit: Audit;
  readonly isCompared: boolean;
  /** In the order in which they came. */
  readonly papers: readonly SeenPaper[];
  /** The reasons that other papers give, by file. */
  readonly others: ReadonlyMap<string, readonly Reason[]>;
}

/** Gathers the papers of a run, and judges each by itself and beside the others. Of bills little is kept. */
export class PapersTogether {
  readonly #audit = new AuditCollector();
  readonly #traces: InvoiceTrace[] = [];
  readonly #own = new Map<string, SeenPaper>();
  #ofContracts = 0;

  /** Takes one input with what became of it. Files of the same bytes have the same fingerprint. */
  add(file: string, fingerprint: string, outcome: Outcome): void {
    this.#own.set(file, { file, judgement: judge(outcome), read: readOf(outcome) });
    if (outcome.kind === "read" && doesJoin(outcome.reading, "repeats")) {
      const { document } = outcome.reading;
      this.#traces.push(traceOf({ file, fingerprint, document }));
    } else {
      this.#ofContracts += 1;
    }
    if (this.#ofContracts <= AUDIT_LIMITS.applications) this.#audit.add(file, fingerprint, outcome);
  }

  /** What they say together, when all are there. */
  together(): Together {
    const isCompared = this.#ofContracts <= AUDIT_LIMITS.applications;
    const audit = isCompared ? this.#audit.audit() : auditApplications([], []);
    const repetitions = repeatedInvoices(this.#traces);
    const others = reasonsAmong({ audit, repetitions }, (file) => this.#isSure(file));
    const papers = [...this.#own.values()].map((paper) => ({
      ...paper,
      judgement: judgeAmong(paper.judgement, others.get(paper.file) ?? []),
    }));
    return { audit, isCompared, papers, others };
  }

  /** Whether nothing in the reading of a file is in doubt. */
  #isSure(file: string): boolean {
    const own = this.#own.get(file)?.judgement;
    return own !== undefined && own.verdict !== "not-read" && !isDoubtful(own);
  }
}

function readOf(outcome: Outcome): SeenPaper["read"] {
  if (outcome.kind === "unread") return null;
  const { reading } = outcome;
  return { documentType: reading.documentType, known: knownPaper(reading) };
}
