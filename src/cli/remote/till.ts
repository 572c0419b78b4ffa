import type { Offers } from "../../pay/client/demand.ts";
import type { Wallet } from "../../pay/client/wallet.ts";
import {
  type Environment,
  walletSettings,
  WalletTrouble,
} from "../../pay/client/wallet-settings.ts";

/** What paying needs: who reads demands, and who signs. */
export interface Till {
  readonly offersOf: (header: string | null) => Offers;
  readonly wallet: Wallet;
}

/** Opens the wallet of these variables, at the first call and no earlier. What is returned throws WalletTrouble. */
export function tillOf(environment: Environment): () => Promise<Till> {
  let opened: Promise<Till> | null = null;
  return async () => (opened ??= openTill(environment));
}

/** The wallet that the variables name, as far as there is one. Throws WalletTrouble. */
export async function openTill(environment: Environment): Promise<Till> {
  const settings = await walletSettings(environment);
  const { offersOf, openWallet } = await payingCode();
  return { offersOf, wallet: await openWallet(settings) };
}

async function payingCode() {
  try {
    const { offersOf } = await import("../../pay/client/demand.ts");
    const { openWallet } = await import("../../pay/client/wallet.ts");
    return { offersOf, openWallet };
  } catch {
    throw new WalletTrouble(
      "To pay, crossfoot needs packages that are not installed. Install them with: npm install @x402/core@2 @x402/evm@2 @x402/svm@2 viem@2 @solana/kit@5",
    );
  }
}
