import { isAddress } from "viem";
import { callToken, type FacilitatorCall } from "../pay/call-key.ts";
import { Cashier } from "../pay/cashier.ts";
import type { Channels, ChannelsGiven } from "../pay/channels/channels.ts";
import { claimsOf } from "../pay/channels/claim-timer.ts";
import { openSeal } from "../pay/bookkeeper.ts";
import { type Facilitator, httpFacilitator } from "../pay/facilitator.ts";
import { FacilitatorsInOrder } from "../pay/facilitators-in-order.ts";
import { nodeAt } from "../pay/testimony.ts";
import { openLedger } from "../pay/ledger.ts";
import { PastPayments } from "../pay/past-payments.ts";
import type { ReceiptSigner } from "../pay/receipts/receipt-signer.ts";
import { hasTokenAccount } from "../pay/solana-witness.ts";
import { witnessOf } from "../pay/witness.ts";
import { missingForPayment, type PaySettings } from "./settings.ts";

/** A cashier at work, who signs for it, and how it goes home. */
export interface OpenCashier {
  readonly cashier: Cashier;
  readonly signer: ReceiptSigner | null;
  /** Deposits; null where none are taken. */
  readonly channels: Channels | null;
  readonly close: () => Promise<void>;
}

const VERIFY_MS = 15_000;
/** A settlement waits for the chain. */
const SETTLE_MS = 45_000;
const AGAIN_MS = 15_000;

/**
 * The cashier of the settings. A facilitator that cannot be asked is no reason not to start: it is asked again until it answers,
 * and reads are refused with 503 meanwhile. Receipts are signed in the name of `baseUrl`. Throws where the settings are not whole.
 */
export async function openCashier(
  settings: PaySettings,
  { baseUrl, onTrouble }: CashierGiven,
): Promise<OpenCashier> {
  const problems = [...missingForPayment(settings), ...wrongAddresses(settings)];
  if (problems.length > 0) throw new Error(problems.join(" "));
  const { receivers, baseRpc, solanaRpc } = settings;
  const folder = settings.ledger ?? "";
  const book = await openLedger(folder);
  const nodes = [baseRpc, solanaRpc].filter((rpc) => rpc !== null);
  const signer = await signerOf(settings, baseUrl);
  const facilitator = facilitatorOf(settings, onTrouble);
  const channels = await channelsOf(settings, { folder, facilitator, onTrouble });
  const bookParts = {
    ledger: book,
    past: await pastOf(folder, onTrouble),
    seal: await openSeal(folder),
    now: () => new Date(),
    onTrouble,
  };
  await channels?.closeOpen(bookParts);
  const witness = witnessOf(nodes.map(nodeAt));
  const cashier = new Cashier({
    receivers,
    offers: signer?.offers ?? null,
    channels,
    facilitator: channels?.facilitator ?? facilitator,
    ...bookParts,
    witness: channels?.witness(witness) ?? witness,
  });
  let again: NodeJS.Timeout | undefined;
  const open = async (): Promise<void> => {
    if (await cashier.open()) {
      if (channels !== null && !cashier.takesDeposits) onTrouble(NO_DEPOSITS);
      return;
    }
    again = setTimeout(() => void open(), AGAIN_MS);
  };
  await open();
  const claims = channels === null ? null : claimsOf(channels);
  await tellMissingAccount(settings, onTrouble);
  return {
    cashier,
    signer,
    channels,
    close: async () => {
      clearTimeout(again);
      await claims?.close();
      await book.close();
    },
  };
}

/** What a cashier is opened with. */
interface CashierGiven {
  /** The address under which the world knows the server, without a slash at its end. */
  readonly baseUrl: string;
  readonly onTrouble: (what: string) => void;
}

const NO_DEPOSITS =
  "The facilitator does not know batch-settlement on Base: deposits are not offered. What was charged before is claimed as soon as it does.";

/** What knows deposits is loaded only where they are taken. */
async function channelsOf(
  { receivers, takesDeposits }: PaySettings,
  given: Pick<ChannelsGiven, "folder" | "facilitator" | "onTrouble">,
): Promise<Channels | null> {
  const receiver = receivers.find(({ network }) => network.startsWith("eip155:"));
  if (!takesDeposits || receiver === undefined) return null;
  const { openChannels } = await import("../pay/channels/channels.ts");
  return openChannels({ ...given, receiver, now: () => new Date() });
}

/** What signs is loaded only where something is signed. */
async function signerOf(
  { receiptKey, signsOffers }: PaySettings,
  baseUrl: string,
): Promise<ReceiptSigner | null> {
  if (receiptKey === null) return null;
  const { ReceiptSigner: Signer } = await import("../pay/receipts/receipt-signer.ts");
  return new Signer(receiptKey, { baseUrl, signsOffers });
}

/** The facilitator of the settings, or several as one. What tells who asks is for the first: no other may see it. */
function facilitatorOf(settings: PaySettings, onTrouble: (what: string) => void): Facilitator {
  const all = settings.facilitators.map((url, index) => ({
    name: new URL(url).host,
    facilitator: httpFacilitator({
      url,
      headers: index === 0 ? authorizedBy(settings) : () => ({}),
      verifyMs: VERIFY_MS,
      settleMs: SETTLE_MS,
    }),
  }));
  const [only, ...others] = all;
  return only !== undefined && others.length === 0
    ? only.facilitator
    : new FacilitatorsInOrder(all, { now: () => new Date(), onTrouble });
}

/** What tells the facilitator who asks. */
function authorizedBy({
  facilitatorAuthorization: same,
  facilitatorKey: key,
}: PaySettings): (call: FacilitatorCall) => Readonly<Record<string, string>> {
  if (key !== null)
    return (call) => ({ authorization: `Bearer ${callToken(key, call, new Date())}` });
  return () => (same === null ? {} : { authorization: same });
}

/** What the book says of payments that came before the start. */
async function pastOf(folder: string, onTrouble: (what: string) => void): Promise<PastPayments> {
  const { past, damaged } = await PastPayments.read(folder, new Date());
  if (damaged > 0) {
    onTrouble(
      `${damaged} lines of the book of payments are damaged. crossfoot ledger says which; where a payment's last line is lost, the chain is asked.`,
    );
  }
  return past;
}

/** Without a token account every payment on Solana fails: an operator learns of it before a payer does. */
async function tellMissingAccount(
  { receivers, solanaRpc }: PaySettings,
  onTrouble: (what: string) => void,
): Promise<void> {
  const receiver = receivers.find(({ network }) => network.startsWith("solana:"));
  if (receiver === undefined || solanaRpc === null) return;
  const { payTo, usdc, chain } = receiver;
  try {
    if (await hasTokenAccount(solanaRpc, payTo, usdc)) return;
    onTrouble(
      `${payTo} has no token account for USDC on ${chain}: every payment there will fail. Send some USDC to it once, which makes the account, and start again.`,
    );
  } catch {
    onTrouble(`The node of ${chain} could not be asked whether ${payTo} has a token account.`);
  }
}

/** A mistyped address would take the money away for good: its capitals are a checksum. */
function wrongAddresses({ receivers }: PaySettings): readonly string[] {
  return receivers
    .filter(({ network, payTo }) => network.startsWith("eip155:") && !isAddress(payTo))
    .map(() => "CROSSFOOT_SERVE_PAY_TO_BASE has a wrong checksum: copy the address again.");
}
