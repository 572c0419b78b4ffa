import { generateKeyPairSync } from "node:crypto";
import { open, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { ReadError } from "../../base/read-error.ts";
import { collectBytes, documentHashOf } from "../../batch/read-bytes.ts";
import { counted } from "../../finding/figure-words.ts";
import { keysIn } from "../../pay/receipts/did-web.ts";
import { EXIT, type ExitCode, UsageError } from "../exit-code.ts";
import { tell, visible } from "../terminal.ts";
import { answerHashesIn } from "./answer-hashes.ts";
import { type ReceiptEntry, receiptEntriesIn } from "./receipt-entries.ts";
import { valueIn } from "./json-values.ts";
import { receiptLines } from "./receipt-lines.ts";
import { type VerifiedReceipt, verifyReceipt } from "./verify-receipt.ts";

/** The options of `receipt verify` as the command line gives them. */
export interface VerifyOptions {
  readonly document?: string;
  readonly answer?: string;
  readonly keys?: string;
  readonly format: "text" | "json";
}

/** Says of every receipt of a file whether it holds. */
export async function verifyCommand(path: string, options: VerifyOptions): Promise<ExitCode> {
  const { document, answer, keys: keysPath, format } = options;
  const text = Buffer.from(await bytesAt(path)).toString("utf8");
  const entries = receiptEntriesIn(text);
  if (entries === null) {
    throw new UsageError(
      `${visible(path)} holds no receipts: give the file of --receipts, what PAYMENT-RESPONSE said, or a receipt alone.`,
    );
  }
  if (document !== undefined && entries.length > 1) {
    throw new UsageError(
      "--document goes with one receipt; those of a run name their documents themselves.",
    );
  }
  const answers = answer === undefined ? null : answerHashesIn(await bytesAt(answer));
  const named = keysPath === undefined ? null : await keysAt(keysPath);
  const verified: VerifiedReceipt[] = [];
  for (const entry of entries) {
    const documentSha256 =
      document === undefined
        ? await hashBeside(path, entry)
        : documentHashOf(await bytesAt(document));
    const keys = named ?? keysIn(entry.signer);
    verified.push(verifyReceipt(entry, { keys, documentSha256, answers }));
  }
  write(verified, format);
  tell(summaryOf(verified, { hasKeys: named !== null }));
  return exitOf(verified);
}

/** Prints a new key that signs receipts, as a setting takes it. */
export function newKeyCommand(): ExitCode {
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  process.stdout.write(`CROSSFOOT_SERVE_RECEIPT_KEY="${pem.trim().replaceAll("\n", "\\n")}"\n`);
  tell(
    "Keep it secret and keep it: receipts are checked with its public half at /.well-known/did.json.",
  );
  return EXIT.fine;
}

async function bytesAt(path: string): Promise<Uint8Array> {
  if (path === "-") return collectBytes(process.stdin, MOST_BYTES);
  const file = await open(path, "r");
  try {
    return await collectBytes(file.createReadStream({ autoClose: false }), MOST_BYTES);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new UsageError(`${visible(path)} has more than 64 MB.`);
  } finally {
    await file.close();
  }
}

const MOST_BYTES = 67_108_864;

async function keysAt(path: string) {
  const text = Buffer.from(await bytesAt(path)).toString("utf8");
  const keys = keysIn(valueIn(text));
  if (keys.size > 0) return keys;
  throw new UsageError(
    `${visible(path)} names no keys: give what the server shows at /.well-known/did.json.`,
  );
}

/** The hash of the document that a run has named, from here or from beside the receipts; null where it is not there. */
async function hashBeside(receipts: string, { file }: ReceiptEntry): Promise<string | null> {
  if (file === null) return null;
  for (const path of [resolve(file), resolve(dirname(receipts), file)]) {
    // Whoever has written the receipts has named it: a pipe or a device would be waited for in vain.
    const state = await stat(path).catch(() => null);
    if (state?.isFile() !== true) continue;
    const bytes = await bytesAt(path).catch(() => null);
    if (bytes !== null) return documentHashOf(bytes);
  }
  return null;
}

function write(verified: readonly VerifiedReceipt[], format: VerifyOptions["format"]): void {
  const text =
    format === "json"
      ? `${JSON.stringify(verified, null, 2)}\n`
      : `${verified.flatMap(receiptLines).join("\n")}\n`;
  process.stdout.write(text);
}

function summaryOf(
  verified: readonly VerifiedReceipt[],
  { hasKeys }: { readonly hasKeys: boolean },
): string {
  const count = (verdict: VerifiedReceipt["verdict"]): number =>
    verified.filter((one) => one.verdict === verdict).length;
  const parts = (["holds", "does not hold", "not signed"] as const).flatMap((verdict) =>
    count(verdict) === 0 ? [] : [`${count(verdict)} ${WORDS[verdict]}`],
  );
  const whose =
    hasKeys || count("holds") === 0
      ? ""
      : " The keys are those that were kept with the receipts: to prove it to others, name what the server shows at /.well-known/did.json with --keys.";
  return `${counted(verified.length, "receipt")}: ${parts.join(", ")}.${whose}`;
}

const WORDS = {
  holds: "good",
  "does not hold": "not good",
  "not signed": "not signed by the server",
} as const;

function exitOf(verified: readonly VerifiedReceipt[]): ExitCode {
  if (verified.some(({ verdict }) => verdict === "does not hold")) return EXIT.check;
  return verified.every(({ verdict }) => verdict === "holds") ? EXIT.fine : EXIT.unread;
}
