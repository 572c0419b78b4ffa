import { readdir } from "node:fs/promises";
import { ADD_ONS } from "../add-ons/add-ons.ts";
import { needAddOn } from "../add-ons/missing-add-on.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import {
  countSection,
  type FormatName,
  type FoundCount,
  lineSection,
  type Reconciled,
  reconciledSection,
  totalSection,
  writeSections,
} from "./ledger-sections.ts";
import { type BookSpan, isWithin, readBook } from "../pay/book.ts";
import { nodeAt, type Testimony } from "../pay/testimony.ts";
import { type LedgerLine, openLedger } from "../pay/ledger.ts";
import { Totals } from "../pay/trade-totals.ts";
import { witnessOf } from "../pay/witness.ts";
import { tell } from "./terminal.ts";

/** The options of `ledger` as the command line gives them. */
export interface LedgerCommandOptions {
  readonly from?: string;
  readonly to?: string;
  readonly format: FormatName;
  readonly reconcile?: boolean;
  readonly rpc?: readonly string[];
  readonly write?: boolean;
}

/** Lists the book, or asks the chains about what is not known in it. */
export async function ledgerCommand(
  named: string | undefined,
  options: LedgerCommandOptions,
): Promise<ExitCode> {
  const folder = await folderOf(named);
  const { from = null, to = null, format, reconcile = false, rpc = [], write = false } = options;
  const span = { from, to };
  if (!reconcile) {
    if (rpc.length > 0 || write) throw new UsageError("--rpc and --write go with --reconcile.");
    return listBook(folder, { span, format });
  }
  if (rpc.length === 0 || !rpc.every(isWebAddress)) {
    throw new UsageError(
      "--reconcile needs the address of a node of the chain: --rpc https://…, once for each chain.",
    );
  }
  return reconcileBook(folder, { span, format, nodes: rpc, isWritten: write });
}

async function listBook(
  folder: string,
  { span, format }: { readonly span: BookSpan; readonly format: FormatName },
): Promise<ExitCode> {
  const totals = new Totals();
  let [count, damaged] = [0, 0];
  const lines = async function* (): AsyncGenerator<LedgerLine> {
    for await (const entry of readBook(folder, span)) {
      if (entry.kind === "damaged") {
        damaged += 1;
        tell(`${entry.sentence} It is left out.`);
      } else {
        count += 1;
        totals.add(entry.line);
        yield entry.line;
      }
    }
  };
  const sums = totalSection(() => totals.all());
  await writeSections(format, lineSection(lines), sums);
  const unknown = totals.all().reduce((sum, total) => sum + total.unknown, 0);
  tell(`${count} lines read, ${damaged} damaged, ${unknown} payments not known.`);
  if (unknown > 0) tell("Ask the chain about them: add --reconcile --rpc URL.");
  return damaged > 0 ? EXIT.unread : EXIT.fine;
}

async function folderOf(named: string | undefined): Promise<string> {
  const folder = named ?? process.env["CROSSFOOT_SERVE_LEDGER"] ?? "";
  if (folder === "") {
    throw new UsageError("Name the folder of the book, or set CROSSFOOT_SERVE_LEDGER.");
  }
  const names = await readdir(folder).catch(() => null);
  if (names === null) throw new UsageError(`${folder} is no folder that can be listed.`);
  return folder;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** How the book is reconciled. */
interface Reconciliation {
  readonly span: BookSpan;
  readonly format: FormatName;
  /** Addresses of nodes, one for each network. */
  readonly nodes: readonly string[];
  /** What is found becomes further lines of the book. */
  readonly isWritten: boolean;
}

/** Asks the chains about every payment of a time whose last line does not say what became of it, and writes what they show. */
async function reconcileBook(
  folder: string,
  { span, format, nodes, isWritten }: Reconciliation,
): Promise<ExitCode> {
  const { lines, damaged } = await openIn(folder, span);
  if (lines.some(({ network }) => network.startsWith("solana:"))) needAddOn(ADD_ONS.payment);
  const witness = witnessOf(nodes.map(nodeAt));
  const ledger = isWritten ? await openLedger(folder) : null;
  const counts = new Map<Reconciled["found"], FoundCount>();
  const rows = async function* (): AsyncGenerator<Reconciled> {
    for (const line of lines) {
      const finding = await witness(line);
      if (finding.kind !== "not known") await ledger?.write(writtenOf(line, finding));
      const { payments, microUsd } = counts.get(finding.kind) ?? { payments: 0, microUsd: 0 };
      counts.set(finding.kind, {
        found: finding.kind,
        payments: payments + 1,
        microUsd: microUsd + line.microUsd,
      });
      yield rowOf(line, finding);
    }
  };
  try {
    const sums = countSection(() => counts.values());
    await writeSections(format, reconciledSection(rows), sums);
  } finally {
    await ledger?.close();
  }
  process.stderr.write(summary(lines.length, counts, isWritten));
  return damaged > 0 || counts.has("not known") ? EXIT.unread : EXIT.fine;
}

/** The first line of what is open is remembered, and nothing else; what was settled after the time is not open. */
async function openIn(
  folder: string,
  span: BookSpan,
): Promise<{ readonly lines: readonly LedgerLine[]; readonly damaged: number }> {
  const open = new Map<string, LedgerLine>();
  let damaged = 0;
  for await (const entry of readBook(folder, { ...span, to: null })) {
    if (entry.kind === "damaged") {
      damaged += 1;
      process.stderr.write(`${entry.sentence} It is left out.\n`);
      continue;
    }
    const { line } = entry;
    if (line.outcome !== "unknown" && line.outcome !== "intent") open.delete(line.paymentKey);
    else if (isWithin(line.time, span) && !open.has(line.paymentKey))
      open.set(line.paymentKey, line);
  }
  return { lines: [...open.values()], damaged };
}

function writtenOf(line: LedgerLine, finding: Testimony): LedgerLine {
  const isPaid = finding.kind === "paid";
  return {
    ...line,
    time: new Date().toISOString(),
    outcome: "reconciled",
    reason: isPaid ? "" : finding.kind,
    transaction: isPaid ? finding.transaction : "",
  };
}

function rowOf(line: LedgerLine, finding: Testimony): Reconciled {
  const { time, requestId, resource, network, payer, microUsd, paymentKey } = line;
  return {
    time,
    requestId,
    resource,
    network,
    payer,
    microUsd,
    paymentKey,
    found: finding.kind,
    transaction: finding.kind === "paid" ? finding.transaction : "",
    reason: finding.kind === "paid" ? "" : finding.reason,
  };
}

function summary(
  asked: number,
  counts: ReadonlyMap<Reconciled["found"], FoundCount>,
  isWritten: boolean,
): string {
  const of = (found: Reconciled["found"]): number => counts.get(found)?.payments ?? 0;
  const isFound = of("paid") + of("never paid") > 0;
  const advice = isFound && !isWritten ? " Add --write to keep it in the book." : "";
  return `${asked} unknown payments: ${of("paid")} paid, ${of("never paid")} never paid, ${of("not known")} still not known.${advice}\n`;
}
