import { NETWORKS, type Receiver } from "../pay/receiver.ts";
import type { SettingSource } from "./setting-source.ts";

/** How payments are taken; members are null where they are not set. */
export interface PaySettings {
  readonly receivers: readonly Receiver[];
  readonly facilitator: string | null;
  /** A secret. */
  readonly facilitatorAuthorization: string | null;
  /** May hold a key. */
  readonly baseRpc: string | null;
  /** May hold a key. */
  readonly solanaRpc: string | null;
  readonly ledger: string | null;
}

/** What the settings say of payment. */
export function paySettings(source: SettingSource): PaySettings {
  const onBase = source.matching("CROSSFOOT_SERVE_PAY_TO_BASE", EVM_ADDRESS, "0x and 40 digits");
  const onSolana = source.matching(
    "CROSSFOOT_SERVE_PAY_TO_SOLANA",
    SOLANA_ADDRESS,
    "an address in base58",
  );
  const isTest = source.isOn("CROSSFOOT_SERVE_TESTNETS");
  return {
    receivers: [
      ...(onBase === null ? [] : [{ ...NETWORKS[isTest ? "baseSepolia" : "base"], payTo: onBase }]),
      ...(onSolana === null
        ? []
        : [{ ...NETWORKS[isTest ? "solanaDevnet" : "solana"], payTo: onSolana }]),
    ],
    facilitator: source.webAddress("CROSSFOOT_SERVE_FACILITATOR"),
    facilitatorAuthorization: source.secret("CROSSFOOT_SERVE_FACILITATOR_AUTHORIZATION"),
    baseRpc: source.secretAddress("CROSSFOOT_SERVE_BASE_RPC"),
    solanaRpc: source.secretAddress("CROSSFOOT_SERVE_SOLANA_RPC"),
    ledger: source.line("CROSSFOOT_SERVE_LEDGER"),
  };
}

/** What payment lacks, in full sentences. */
export function missingForPayment({
  receivers,
  facilitator,
  ledger,
}: PaySettings): readonly string[] {
  return [
    ...(receivers.length > 0
      ? []
      : ["CROSSFOOT_SERVE_PAY_TO_BASE or CROSSFOOT_SERVE_PAY_TO_SOLANA must say who is paid."]),
    ...(facilitator === null
      ? ["CROSSFOOT_SERVE_FACILITATOR must name the x402 facilitator that settles payments."]
      : []),
    ...(ledger === null
      ? ["CROSSFOOT_SERVE_LEDGER must name a folder in which payments are written down."]
      : []),
  ];
}

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const SOLANA_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
