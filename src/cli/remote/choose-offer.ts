import { MissingAddOn } from "../../add-ons/missing-add-on.ts";
import type { Offer } from "../../pay/client/demand.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import { WalletTrouble } from "../../pay/client/wallet-settings.ts";
import type { Wallet } from "../../pay/client/wallet.ts";
import { type Ended, refused } from "./ended.ts";
import type { Till } from "./payments.ts";

type Chosen =
  | { readonly kind: "chosen"; readonly offer: Offer; readonly wallet: Wallet }
  | Extract<Ended, { kind: "refused" }>;

/** The first way of paying that the wallet has money's address for. */
export async function choose(
  demand: string | null,
  run: { readonly till: () => Promise<Till> },
): Promise<Chosen> {
  try {
    const { offersOf, wallet } = await run.till();
    const found = offersOf(demand);
    if (found.kind === "unpayable") return refused(found.sentence);
    const accounts = wallet.accounts.filter(({ lack }) => lack === null);
    const offer = found.offers.find(({ payable }) =>
      accounts.some((account) => account.payable.network === payable.network),
    );
    if (offer !== undefined) return { kind: "chosen", offer, wallet };
    const asked = found.offers.map(
      ({ micro, payable }) => `${inDollars(micro)} USDC on ${payable.chain}`,
    );
    const lacks = wallet.accounts.flatMap(({ lack }) => (lack === null ? [] : [lack]));
    const remedy = lacks.length > 0 ? lacks.join(" ") : NO_WALLET;
    return refused(`The server asks ${asked.join(" or ")}. Nothing was paid. ${remedy}`);
  } catch (error) {
    const isTold = error instanceof WalletTrouble || error instanceof MissingAddOn;
    if (isTold) return refused(error.message);
    throw error;
  }
}

const NO_WALLET =
  "No wallet is set that pays there: CROSSFOOT_WALLET_KEY or CROSSFOOT_WALLET_FILE for Base, CROSSFOOT_SOLANA_KEY or CROSSFOOT_SOLANA_FILE with CROSSFOOT_SOLANA_RPC for Solana.";
