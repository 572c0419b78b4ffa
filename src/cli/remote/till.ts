import { ADD_ONS } from "../../add-ons/add-ons.ts";
import { needAddOn } from "../../add-ons/missing-add-on.ts";
import type { Offers } from "../../pay/client/demand.ts";
import type { Wallet } from "../../pay/client/wallet.ts";
import { type Environment, walletSettings } from "../../pay/client/wallet-settings.ts";

/** What paying needs: who reads demands, and who signs. */
export interface Till {
  readonly offersOf: (header: string | null) => Offers;
  readonly wallet: Wallet;
}

/** Opens the wallet of these variables, at the first call and no earlier. What is returned throws WalletTrouble, and MissingAddOn. */
export function tillOf(environment: Environment): () => Promise<Till> {
  let opened: Promise<Till> | null = null;
  return async () => (opened ??= openTill(environment));
}

/** The wallet that the variables name, as far as there is one. Throws WalletTrouble, and MissingAddOn. */
export async function openTill(environment: Environment): Promise<Till> {
  const settings = await walletSettings(environment);
  needAddOn(ADD_ONS.payment);
  const { offersOf } = await import("../../pay/client/demand.ts");
  const { openWallet } = await import("../../pay/client/wallet.ts");
  return { offersOf, wallet: await openWallet(settings) };
}
