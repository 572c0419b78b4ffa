/** By this name the protocol calls deposits that are drawn on by vouchers. */
export const CHANNEL_SCHEME = "batch-settlement";

type Hex = `0x${string}`;

/** What a channel is made of, its addresses in lower case; its name is the hash of it. */
export interface ChannelConfig {
  readonly payer: Hex;
  /** Whose key signs vouchers. */
  readonly payerAuthorizer: Hex;
  readonly receiver: Hex;
  /** Whose key signs claims and refunds. */
  readonly receiverAuthorizer: Hex;
  readonly token: Hex;
  /** How long the payer waits when he takes back his deposit without the receiver, in seconds. */
  readonly withdrawDelay: number;
  readonly salt: Hex;
}

/** What a demand says of deposits. */
export interface ChannelTerms {
  readonly network: `${string}:${string}`;
  /** Further terms of the entry. */
  readonly terms: Readonly<Record<string, unknown>>;
}

/** A payment out of a channel: a voucher for all that was charged so far and what is asked now. */
export interface ChannelPayment {
  /** Deposit: money for the channel comes with it. Refund: what is left is wanted back. */
  readonly kind: "deposit" | "voucher" | "refund";
  /** In lower case, as all hexadecimal numbers here. */
  readonly channelId: Hex;
  readonly config: ChannelConfig;
  /** The most that may be claimed of the channel in all, in units of the token. */
  readonly most: bigint;
  readonly signature: Hex;
  /** What is paid in, or wanted back, in units of the token; null where nothing is said of it. */
  readonly amount: bigint | null;
}

type Members = Readonly<Record<string, unknown>>;

/** The payment out of a channel that a payload holds; null where it holds none, or one that is not taken anywhere here. */
export function channelPaymentOf(payload: Members): ChannelPayment | null {
  const { type, channelConfig, voucher } = payload;
  const config = configOf(channelConfig);
  if (config === null || !isMembers(voucher)) return null;
  const { channelId, maxClaimableAmount, signature } = voucher;
  const isWhole = isHex(channelId, 64) && isAmount(maxClaimableAmount) && isHex(signature, 130);
  if (!isWhole) return null;
  const payment = {
    channelId: lower(channelId),
    config,
    most: BigInt(maxClaimableAmount),
    signature: lower(signature),
  };
  switch (type) {
    case "voucher":
      return { kind: "voucher", ...payment, amount: null };
    case "deposit": {
      const amount = depositIn(payload["deposit"]);
      return amount === null ? null : { kind: "deposit", ...payment, amount };
    }
    case "refund": {
      const { amount } = payload;
      if (amount === undefined) return { kind: "refund", ...payment, amount: null };
      return isAmount(amount) ? { kind: "refund", ...payment, amount: BigInt(amount) } : null;
    }
    default:
      return null;
  }
}

/** The same payment without its deposit, as it stands once that has arrived. */
export function asVoucher(payload: Members): Members {
  const { channelConfig, voucher } = payload;
  return { type: "voucher", channelConfig, voucher };
}

/** What a channel is made of, as a payload or a file says it; null where it is none that is taken. */
export function configOf(value: unknown): ChannelConfig | null {
  if (!isMembers(value)) return null;
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt } =
    value;
  const isWhole =
    isHex(payer, 40) &&
    // Without a key of its own a contract says whether it has signed, and may say otherwise when it is claimed.
    isHex(payerAuthorizer, 40) &&
    !/^0x0+$/.test(payerAuthorizer) &&
    isHex(receiver, 40) &&
    isHex(receiverAuthorizer, 40) &&
    isHex(token, 40) &&
    typeof withdrawDelay === "number" &&
    Number.isSafeInteger(withdrawDelay) &&
    isHex(salt, 64);
  if (!isWhole) return null;
  // Capitals of an address are a checksum, and a wrong one is an error to whoever hashes it.
  return {
    payer: lower(payer),
    payerAuthorizer: lower(payerAuthorizer),
    receiver: lower(receiver),
    receiverAuthorizer: lower(receiverAuthorizer),
    token: lower(token),
    withdrawDelay,
    salt: lower(salt),
  };
}

/** What is paid in; null where it is not signed over by EIP-3009, the only way that is taken. */
function depositIn(deposit: unknown): bigint | null {
  if (!isMembers(deposit) || !isAmount(deposit["amount"])) return null;
  const { authorization } = deposit;
  const isSigned = isMembers(authorization) && isMembers(authorization["erc3009Authorization"]);
  return isSigned ? BigInt(deposit["amount"]) : null;
}

/** Whether a value is an amount in units of a token, of a size that a contract takes. */
export function isAmount(value: unknown): value is string {
  return typeof value === "string" && /^(?:0|[1-9]\d{0,36})$/.test(value);
}

/** Whether a value is a hexadecimal number of so many digits. */
export function isHex(value: unknown, digits: number): value is Hex {
  return typeof value === "string" && value.length === digits + 2 && /^0x[0-9a-f]+$/i.test(value);
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A hexadecimal number in lower case. */
export function lower(hex: Hex): Hex {
  return hex.toLowerCase() as Hex;
}

/** Whether two addresses are the same, whatever their capitals. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** How the book names a voucher, which no chain knows before it is claimed. */
export function voucherName({ channelId, most }: Pick<ChannelPayment, "channelId" | "most">) {
  return `${channelId}:${most}`;
}

/** The voucher that a name of the book stands for; null for what is no such name. */
export function voucherNamed(
  name: string,
): { readonly channelId: string; readonly most: bigint } | null {
  const [, channelId, most] = /^(0x[0-9a-f]{64}):(\d{1,37})$/.exec(name) ?? [];
  return channelId === undefined || most === undefined ? null : { channelId, most: BigInt(most) };
}

/** What a chain holds for a channel, in units of its token. */
export interface ChannelSnapshot {
  readonly balance: bigint;
  readonly totalClaimed: bigint;
  /** Unix seconds since which the payer takes back his deposit by himself; 0 where he does not. */
  readonly withdrawRequestedAt: number;
  /** How many refunds there were. */
  readonly refundNonce: bigint;
}

/** What a facilitator says of a channel; null where it says nothing that can be used. */
export function snapshotOf(extra: unknown): ChannelSnapshot | null {
  if (!isMembers(extra)) return null;
  const { balance, totalClaimed, withdrawRequestedAt, refundNonce } = extra;
  const isWhole =
    isAmount(balance) &&
    isAmount(totalClaimed) &&
    isAmount(refundNonce) &&
    typeof withdrawRequestedAt === "number" &&
    Number.isSafeInteger(withdrawRequestedAt);
  if (!isWhole) return null;
  return {
    balance: BigInt(balance),
    totalClaimed: BigInt(totalClaimed),
    withdrawRequestedAt,
    refundNonce: BigInt(refundNonce),
  };
}
