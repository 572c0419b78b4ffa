import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isAmount, isHex } from "../../channels/channel-payment.ts";
import { replaceWhole, stateText } from "../../written-file.ts";
import { WalletTrouble } from "../wallet-settings.ts";

type Hex = `0x${string}`;

/** A withdrawal begins, and is finished when its time has passed: a transaction each. */
export type StepName = "begin" | "finish";

/** A transaction that was signed. The chain takes one of its number, so that it can be sent again and is carried out once. */
export interface SignedTransaction {
  readonly hash: Hex;
  /** As it is sent. */
  readonly raw: Hex;
  readonly nonce: number;
}

/** How far the withdrawal of a channel has come, as far as this machine knows. */
export interface KeptWithdrawal {
  /** The channel. */
  readonly id: Hex;
  /** The last step that was signed or seen. */
  readonly step: StepName;
  /** What is taken back, in units of the token; after the last step what came of it. */
  readonly amount: bigint;
  /** Null where the step was taken elsewhere, and the chain has shown it. */
  readonly transaction: SignedTransaction | null;
  /** Whether the chain has shown the step. */
  readonly isDone: boolean;
  /** Unix seconds from which it can be finished; null before it has begun. */
  readonly until: number | null;
}

/** The withdrawals of a folder, a small file for each beside that of its channel. */
export interface KeptWithdrawals {
  /** Null where none was begun. Throws WalletTrouble where a file says nothing that can be read. */
  readonly of: (id: string) => Promise<KeptWithdrawal | null>;
  /** Settles once it is on disk. */
  readonly put: (withdrawal: KeptWithdrawal) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
}

/** The withdrawals of the channels that a folder keeps. */
export function keptWithdrawals(folder: string): KeptWithdrawals {
  const pathOf = (id: string): string => join(folder, `${id}.withdrawal.json`);
  return {
    of: async (id) => {
      const path = pathOf(id);
      const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) =>
        error.code === "ENOENT" || error.code === "ENOTDIR" ? null : "",
      );
      const withdrawal = text === null ? null : withdrawalIn(text);
      if (text !== null && withdrawal?.id !== id) {
        throw new WalletTrouble(
          `What was kept of a withdrawal cannot be read any more: ${path}. Look in your wallet whether a transaction waits, and remove the file.`,
        );
      }
      return withdrawal;
    },
    put: async (withdrawal) => replaceWhole(pathOf(withdrawal.id), stateText(withdrawal)),
    drop: async (id) => rm(pathOf(id), { force: true }),
  };
}

function withdrawalIn(text: string): KeptWithdrawal | null {
  try {
    const value = JSON.parse(text) as Readonly<Record<keyof KeptWithdrawal, unknown>>;
    const { id, step, amount, isDone, until } = value;
    const transaction = transactionIn(value.transaction);
    const isWhole =
      isHex(id, 64) &&
      (step === "begin" || step === "finish") &&
      isAmount(amount) &&
      typeof isDone === "boolean" &&
      (until === null || (typeof until === "number" && Number.isSafeInteger(until)));
    // A step that the chain has not shown is nothing without its transaction.
    if (!isWhole || (transaction === null && !isDone)) return null;
    return { id, step, amount: BigInt(amount), transaction, isDone, until };
  } catch {
    return null;
  }
}

function transactionIn(value: unknown): SignedTransaction | null {
  const { hash, raw, nonce } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isWhole =
    isHex(hash, 64) &&
    typeof raw === "string" &&
    /^0x(?:[0-9a-f]{2}){1,4096}$/.test(raw) &&
    typeof nonce === "number" &&
    Number.isSafeInteger(nonce);
  return isWhole ? { hash, raw: raw as Hex, nonce } : null;
}
