import { isAddress } from "viem";
import { Cashier } from "../pay/cashier.ts";
import { httpFacilitator } from "../pay/facilitator.ts";
import { openLedger } from "../pay/ledger.ts";
import { evmWitness, NO_WITNESS } from "../pay/witness.ts";
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
  const { receivers, facilitator, facilitatorAuthorization, baseRpc, ledger } = settings;
  const book = await openLedger(ledger ?? "");
  const evm = receivers.find(({ network }) => network.startsWith("eip155:"));
  const cashier = new Cashier({
    receivers,
    facilitator: httpFacilitator({
      url: facilitator ?? "",
      headers: facilitatorAuthorization === null ? {} : { authorization: facilitatorAuthorization },
      verifyMs: VERIFY_MS,
      settleMs: SETTLE_MS,
    }),
    ledger: book,
    witness: baseRpc === null || evm === undefined ? NO_WITNESS : evmWitness(baseRpc, evm.network),
    now: () => new Date(),
    onTrouble,
  });
  let again: NodeJS.Timeout | undefined;
  const open = async (): Promise<void> => {
    if (await cashier.open()) return;
    again = setTimeout(() => void open(), AGAIN_MS);
  };
  await open();
  return {
    cashier,
    close: async () => {
      clearTimeout(again);
      await book.close();
    },
  };
}

/** A mistyped address would take the money away for good: its capitals are a checksum. */
function wrongAddresses({ receivers }: PaySettings): readonly string[] {
  return receivers
    .filter(({ network, payTo }) => network.startsWith("eip155:") && !isAddress(payTo))
    .map(() => "CROSSFOOT_SERVE_PAY_TO_BASE has a wrong checksum: copy the address again.");
}
