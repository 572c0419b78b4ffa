import {
  type Address,
  address,
  getAddressEncoder,
  getBase58Decoder,
  getProgramDerivedAddress,
  lamports,
  type Signature,
  type Transaction,
} from "@solana/kit";
import { FailedTransactionMetadata, LiteSVM } from "litesvm";

const TOKEN_PROGRAM = address("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
const ACCOUNT_PROGRAM = address("ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL");
const SYSTEM_PROGRAM = address("11111111111111111111111111111111");

/** Where the members of a mint and of a token account stand: the layout of the token program. */
const MINT_BYTES = 82;
const MINT_DECIMALS_AT = 44;
const MINT_IS_INITIALIZED_AT = 45;
const ACCOUNT_BYTES = 165;
const ACCOUNT_OWNER_AT = 32;
const ACCOUNT_AMOUNT_AT = 64;
const ACCOUNT_STATE_AT = 108;

/** What became of a transaction that the chain took. */
export interface Outcome {
  readonly slot: number;
  /** Unix seconds. */
  readonly time: number;
  readonly error: Failure | null;
  readonly transaction: Transaction;
}

/** Why a transaction fails, as Solana's JSON-RPC writes it. */
export type Failure =
  string | { readonly InstructionError: readonly [number, string | { readonly Custom: number }] };

/** Accounts and transactions of a chain in this process, which runs Solana's own programs. */
export class SolanaLedger {
  readonly svm: LiteSVM = new LiteSVM();
  readonly outcomes: Map<Signature, Outcome> = new Map();
  readonly #mint: Address;
  #isHolding = false;
  #passedSeconds = 0;
  #waiting: Transaction[] = [];
  /** Messages carried out: a validator knows a replay by them, whoever signed it. */
  readonly #messages = new Set<string>();

  constructor(mint: Address) {
    this.#mint = mint;
    const data = Buffer.alloc(MINT_BYTES);
    data.writeUInt8(6, MINT_DECIMALS_AT);
    data.writeUInt8(1, MINT_IS_INITIALIZED_AT);
    this.#write(mint, TOKEN_PROGRAM, data);
  }

  /** One for each transaction carried out. */
  get slot(): number {
    return this.outcomes.size + 1;
  }

  /** The time of the last block in Unix seconds. */
  get time(): number {
    return Math.floor(Date.now() / 1_000) + this.#passedSeconds;
  }

  /** Lets time pass, and with it the life of every transaction that is signed and not carried out. */
  passTime(seconds: number): void {
    this.#passedSeconds += seconds;
    this.svm.expireBlockhash();
  }

  fund(owner: Address): void {
    this.#write(owner, SYSTEM_PROGRAM, Buffer.alloc(0), 10n ** 12n);
  }

  remove(account: Address): void {
    this.#write(account, SYSTEM_PROGRAM, Buffer.alloc(0), 0n);
  }

  /** The token account of an owner: the address that everybody computes in the same way. */
  async accountOf(owner: Address): Promise<Address> {
    const { encode } = getAddressEncoder();
    const [account] = await getProgramDerivedAddress({
      programAddress: ACCOUNT_PROGRAM,
      seeds: [encode(owner), encode(TOKEN_PROGRAM), encode(this.#mint)],
    });
    return account;
  }

  /** What a token account holds; null where there is none. */
  tokensOf(account: Address): bigint | null {
    const found = this.svm.getAccount(account);
    if (!found.exists || found.data.length !== ACCOUNT_BYTES) return null;
    return Buffer.from(found.data).readBigUInt64LE(ACCOUNT_AMOUNT_AT);
  }

  async addTokens(owner: Address, amount: bigint): Promise<void> {
    const account = await this.accountOf(owner);
    const data = Buffer.alloc(ACCOUNT_BYTES);
    data.set(getAddressEncoder().encode(this.#mint), 0);
    data.set(getAddressEncoder().encode(owner), ACCOUNT_OWNER_AT);
    data.writeBigUInt64LE((this.tokensOf(account) ?? 0n) + amount, ACCOUNT_AMOUNT_AT);
    data.writeUInt8(1, ACCOUNT_STATE_AT);
    this.#write(account, TOKEN_PROGRAM, data);
  }

  /** Why a transaction would fail now; null where it would not. A missing signature is no failure. */
  failureOf(transaction: Transaction): Failure | null {
    this.svm.withSigverify(false);
    try {
      const outcome = this.svm.simulateTransaction(transaction);
      if (outcome instanceof FailedTransactionMetadata) return failureIn(outcome);
      return this.#messages.has(keyOf(transaction)) ? "AlreadyProcessed" : null;
    } finally {
      this.svm.withSigverify(true);
    }
  }

  /** Takes a transaction without asking whether it can succeed, as facilitators want it. */
  send(transaction: Transaction): Signature {
    this.#waiting.push(transaction);
    if (!this.#isHolding) this.carryOut();
    return signatureOf(transaction);
  }

  hold(): void {
    this.#isHolding = true;
  }

  release(): void {
    this.#isHolding = false;
    this.carryOut();
  }

  /** Carries out what waits; a transaction that no validator would take leaves no trace. */
  carryOut(): void {
    for (const transaction of this.#waiting.splice(0)) {
      const outcome = this.svm.sendTransaction(transaction);
      const error = outcome instanceof FailedTransactionMetadata ? failureIn(outcome) : null;
      if (error === "AlreadyProcessed" || error === "BlockhashNotFound") continue;
      this.#messages.add(keyOf(transaction));
      this.outcomes.set(signatureOf(transaction), {
        slot: this.slot,
        time: this.time,
        error,
        transaction,
      });
    }
  }

  #write(account: Address, programAddress: Address, data: Uint8Array, balance?: bigint): void {
    const space = BigInt(data.length);
    const held = balance ?? this.svm.minimumBalanceForRentExemption(space);
    this.svm.setAccount({
      address: account,
      data: new Uint8Array(data),
      executable: false,
      lamports: lamports(held),
      programAddress,
      space,
    });
  }
}

/** The program tells failures apart only in what it prints, such as `err: InstructionError(2, Custom(1)), meta`. */
function failureIn(failed: FailedTransactionMetadata): Failure {
  const [, printed = ""] = /err: (.*?), meta/s.exec(failed.toString()) ?? [];
  const [, index, name, code] =
    /^InstructionError\((\d+), (\w+)(?:\((\d+)\))?\)$/.exec(printed) ?? [];
  if (index === undefined || name === undefined) return printed;
  return {
    InstructionError: [Number(index), code === undefined ? name : { Custom: Number(code) }],
  };
}

function keyOf({ messageBytes }: Transaction): string {
  return Buffer.from(messageBytes).toString("base64");
}

function signatureOf({ signatures }: Transaction): Signature {
  const [first] = Object.values(signatures);
  if (first === undefined || first === null) throw new Error("The fee payer has not signed.");
  return getBase58Decoder().decode(first) as Signature;
}
