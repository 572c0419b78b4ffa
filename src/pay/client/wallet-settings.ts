import { type FileHandle, open } from "node:fs/promises";

/** Variables of a process. */
export type Environment = Readonly<Partial<Record<string, string>>>;

/** The keys of a wallet as they are set; null where one is not. All of it but the address is secret. */
export interface WalletSettings {
  /** 32 bytes as 0x and 64 digits. */
  readonly evmKey: `0x${string}` | null;
  /** 64 bytes as base58, or as a list of numbers in JSON. */
  readonly solanaKey: string | null;
  /** Where Solana is asked for what a payment needs. */
  readonly solanaRpc: string | null;
}

/** What is wrong with a wallet, in a full sentence that quotes nothing of a key. */
export class WalletTrouble extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "WalletTrouble";
  }
}

const MOST_BYTES = 4_096;

/** What the variables say of a wallet. Throws WalletTrouble. */
export async function walletSettings(environment: Environment): Promise<WalletSettings> {
  const evm = await keyOf(environment, "CROSSFOOT_WALLET_KEY", "CROSSFOOT_WALLET_FILE");
  const solanaKey = await keyOf(environment, "CROSSFOOT_SOLANA_KEY", "CROSSFOOT_SOLANA_FILE");
  const [, digits] = /^(?:0x)?([0-9a-fA-F]{64})$/.exec(evm ?? "") ?? [];
  if (evm !== null && digits === undefined) {
    throw new WalletTrouble(
      "The key in CROSSFOOT_WALLET_KEY or CROSSFOOT_WALLET_FILE is none: it has 0x and 64 hexadecimal digits.",
    );
  }
  const rpc = environment["CROSSFOOT_SOLANA_RPC"] ?? "";
  if (
    rpc !== "" &&
    !/^https:\/\/|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?:[:/]|$)/.test(rpc)
  ) {
    throw new WalletTrouble(
      "CROSSFOOT_SOLANA_RPC must be an address that begins with https:// (http:// only on this machine).",
    );
  }
  return {
    evmKey: digits === undefined ? null : `0x${digits}`,
    solanaKey,
    solanaRpc: rpc === "" ? null : rpc,
  };
}

async function keyOf(
  environment: Environment,
  keyName: string,
  fileName: string,
): Promise<string | null> {
  const key = (environment[keyName] ?? "").trim();
  const path = environment[fileName] ?? "";
  if (key !== "" && path !== "") {
    throw new WalletTrouble(`Set ${keyName} or ${fileName}, not both: they may name two wallets.`);
  }
  if (path === "") return key === "" ? null : key;
  const file = await open(path, "r").catch(() => {
    throw new WalletTrouble(`The file of ${fileName} could not be opened: ${path}.`);
  });
  try {
    return await keyIn(file, fileName, path);
  } finally {
    await file.close();
  }
}

async function keyIn(file: FileHandle, fileName: string, path: string): Promise<string> {
  const state = await file.stat();
  // Windows has no such bits: there every file says that all may read it.
  if (process.platform !== "win32" && (state.mode & 0o077) !== 0) {
    throw new WalletTrouble(
      `The file of ${fileName} may be read by others than you. Run: chmod 600 ${path}`,
    );
  }
  if (!state.isFile() || state.size > MOST_BYTES) {
    throw new WalletTrouble(`The file of ${fileName} holds no key: ${path}.`);
  }
  const key = (await file.readFile("utf8")).trim();
  if (key === "") throw new WalletTrouble(`The file of ${fileName} is empty: ${path}.`);
  return key;
}
