import { isAddress } from "viem";
import { Cashier } from "../pay/cashier.ts";
import { httpFacilitator } from "../pay/facilitator.ts";
import { openLedger } from "../pay/ledger.ts";
import { hasTokenAccount, solanaWitness } from "../pay/solana-witness.ts";
import { anyWitness, evmWitness, type Witness } from "../pay/witness.ts";
import { missingForPayment, type PaySettings } from "./pay-settings.ts";

/** A cashier at work, and how it goes home. */
export interface OpenCashier {
  readonly cashier: Cashier;
  readonly close: () => Promise<void>;
}

const VERIFY_MS = 15_000;
/** A settlement waits for the chain. */
const SETTLE_MS = 45_000;
const AGAIN_MS = 15_000;

/**
 * The cashier of the settings. A facilitator that cannot be asked is no reason not to start: it is asked again until it answers,
 * and reads are refused with 503 meanwhile. Throws where the settings are not whole.
 */
export async function openCashier(
  settings: PaySettings,
  onTrouble: (what: string) => void,
): Promise<OpenCashier> {
  const problems = [...missingForPayment(settings), ...wrongAddresses(settings)];
  if (problems.length > 0) throw new Error(problems.join(" "));
  const { receivers, facilitator, facilitatorAuthorization, ledger } = settings;
  const book = await openLedger(ledger ?? "");
  const cashier = new Cashier({
    receivers,
    facilitator: httpFacilitator({
      url: facilitator ?? "",
      headers: facilitatorAuthorization === null ? {} : { authorization: facilitatorAuthorization },
      verifyMs: VERIFY_MS,
      settleMs: SETTLE_MS,
    }),
    ledger: book,
    witness: anyWitness(witnessesOf(settings)),
    now: () => new Date(),
    onTrouble,
  });
  let again: NodeJS.Timeout | undefined;
  const open = async (): Promise<void> => {
    if (await cashier.open()) return;
    again = setTimeout(() => void open(), AGAIN_MS);
  };
  await open();
  await tellMissingAccount(settings, onTrouble);
  return {
    cashier,
    close: async () => {
      clearTimeout(again);
      await book.close();
    },
  };
}

function witnessesOf({ receivers, baseRpc, solanaRpc }: PaySettings): readonly Witness[] {
  return receivers.flatMap(({ network }) => {
    const isSolana = network.startsWith("solana:");
    const rpc = isSolana ? solanaRpc : baseRpc;
    if (rpc === null) return [];
    return [isSolana ? solanaWitness(rpc, network) : evmWitness(rpc, network)];
  });
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
