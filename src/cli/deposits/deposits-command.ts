import { homedir } from "node:os";
import { counted } from "../../finding/figure-words.ts";
import { keptChannels } from "../../pay/client/kept-channels.ts";
import { channelFolderOf } from "../../pay/client/pending-payments.ts";
import { microOfDollars, inDollars } from "../../pay/client/usdc.ts";
import { WalletTrouble } from "../../pay/client/wallet-settings.ts";
import { keptWithdrawals } from "../../pay/client/withdrawals/kept-withdrawals.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { type Column, tableLines } from "../table/column-table.ts";
import { lookOf, tell, visible } from "../terminal.ts";
import { type DepositRow, depositRow } from "./deposit-row.ts";

/** The options of `deposits list` as the command line gives them. */
export interface DepositsOptions {
  readonly format: "table" | "json";
}

/** Lists the channels that this machine keeps. */
export async function depositsCommand({ format }: DepositsOptions): Promise<ExitCode> {
  const folder = channelFolderOf(process.env, homedir());
  const withdrawals = keptWithdrawals(folder);
  const rows: DepositRow[] = [];
  const troubles: string[] = [];
  for (const file of await keptChannels(folder).all()) {
    try {
      const { channel } = file;
      const withdrawal = channel === null ? null : await withdrawals.of(channel.id);
      const row = depositRow(file, withdrawal, Date.now());
      if (row === null) troubles.push(unreadable(file.path));
      else rows.push(row);
    } catch (error) {
      if (!(error instanceof WalletTrouble)) throw error;
      troubles.push(error.message);
    }
  }
  if (format === "json") process.stdout.write(`${JSON.stringify({ deposits: rows }, null, 2)}\n`);
  else if (rows.length > 0) process.stdout.write(`${tableOf(rows).join("\n")}\n`);
  for (const trouble of troubles) tell(trouble);
  tell(summaryOf(rows, folder));
  return troubles.length === 0 ? EXIT.fine : EXIT.unread;
}

/** What is said of a file that describes no channel. */
export function unreadable(path: string): string {
  return `${visible(path)} cannot be read. Without it crossfoot cannot take back what is in its channel.`;
}

const COLUMNS: readonly Column[] = [
  { header: ["server"], holds: "text" },
  { header: ["channel"], holds: "text" },
  { header: ["deposited"], holds: "figures" },
  { header: ["spent"], holds: "figures" },
  { header: ["left"], holds: "figures" },
  { header: ["state"], holds: "text" },
];

function tableOf(rows: readonly DepositRow[]): readonly string[] {
  const cells = rows.map((row) => [
    visible(row.server),
    `${row.channel.slice(0, 10)}…`,
    row.deposited,
    row.spent,
    row.left,
    stateWords(row),
  ]);
  return tableLines(COLUMNS, cells, {
    style: { ...lookOf(undefined), isFull: false },
    belowWhereNarrow: 1,
    below: (index) => cells[index]?.at(-1) ?? "",
  });
}

function stateWords({
  state,
  finishAfter,
  transaction,
  unconfirmed,
  promised,
}: DepositRow): string {
  const seen = transaction === null ? "" : ` (transaction ${visible(transaction)})`;
  const more = [
    ...(unconfirmed === "0.00" ? [] : [`${unconfirmed} more may have been paid in`]),
    ...(promised === "0.00" ? [] : [`the server may claim ${promised} of it`]),
  ];
  const words = {
    open: "used first by the next run with --deposit",
    "in use": "in use by a run",
    "set aside": "not used by runs any more",
    "given back": `given back, says the server${seen}`,
    "begin not seen": `withdrawal sent and not seen yet${seen}`,
    running: `withdrawal runs, to be finished after ${finishAfter}`,
    due: `withdrawal can be finished since ${finishAfter}`,
    "finish not seen": `end of the withdrawal sent and not seen yet${seen}`,
    withdrawn: `taken back${seen}`,
  }[state];
  return [words, ...more].join("; ");
}

function summaryOf(rows: readonly DepositRow[], folder: string): string {
  if (rows.length === 0) return `No deposits are kept on this machine (${visible(folder)}).`;
  const left = rows.reduce((sum, row) => sum + (microOfDollars(row.left) ?? 0n), 0n);
  const isThere = rows.some(
    ({ left, unconfirmed, state }) =>
      state !== "running" && (left !== "0.00" || unconfirmed !== "0.00"),
  );
  const remedy = isThere
    ? " Take them back with: crossfoot deposits withdraw --rpc URL (a node of Base)."
    : "";
  return `${counted(rows.length, "deposit")}, ${inDollars(left)} USDC are left.${remedy}`;
}
