import { readdir } from "node:fs/promises";
import { type BookSpan, readBook } from "../../pay/book.ts";
import type { LedgerLine } from "../../pay/ledger.ts";
import { Totals } from "../../pay/trade-totals.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { UsageError } from "../usage-error.ts";
import { reconcileBook } from "./reconcile-book.ts";
import { lineSection, totalSection } from "./sections.ts";
import { type FormatName, writeSections } from "./write-sections.ts";

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

function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
