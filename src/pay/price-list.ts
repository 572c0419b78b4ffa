import { ExactEvmScheme } from "@x402/evm/exact/server";
import { ExactSvmScheme } from "@x402/svm/exact/server";
import { x402ResourceServer } from "@x402/core/server";
import type {
  PaymentPayload,
  PaymentRequired,
  PaymentRequirements,
  ResourceServerExtension,
} from "@x402/core/types";
import { CHANNEL_SCHEME, type ChannelTerms } from "./channels/channel-payment.ts";
import { type Facilitator, FacilitatorFault, type SupportedKind } from "./facilitator.ts";
import type { Receiver } from "./receiver.ts";

/** What is for sale: its address, words for people, and its price. */
export interface Bill {
  readonly url: string;
  readonly description: string;
  /** In millionths of a US dollar, which are the units of USDC. */
  readonly microUsd: number;
  /** Extensions of the protocol that are declared with the demand. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Longer than a read and a settlement together: an authorisation that runs out meanwhile is worth nothing. */
export const PAYMENT_SECONDS = 300;

/** What is asked for beside the usual. */
interface PriceWishes {
  /** Signs what is offered; null where nothing is signed. */
  readonly offers: ResourceServerExtension | null;
  /** Null where no deposits are taken. */
  readonly channels: ChannelTerms | null;
}

/** What is asked for a bill, on every network that both the receiver and the facilitator know. */
export class PriceList {
  readonly #receivers: readonly Receiver[];
  readonly #server: x402ResourceServer;
  readonly #channels: ChannelTerms | null;

  private constructor(
    receivers: readonly Receiver[],
    server: x402ResourceServer,
    channels: ChannelTerms | null,
  ) {
    this.#receivers = receivers;
    this.#server = server;
    this.#channels = channels;
  }

  /** Throws a FacilitatorFault where the facilitator cannot be asked, or knows none of the networks. */
  static async of(
    receivers: readonly Receiver[],
    facilitator: Facilitator,
    { offers, channels }: PriceWishes,
  ): Promise<PriceList> {
    const kinds = await facilitator.supported();
    const known = receivers.filter(({ network }) =>
      kinds.some((kind) => kind.network === network && kind.scheme === "exact"),
    );
    if (known.length === 0) throw new FacilitatorFault("It knows none of the networks.");
    const server = new x402ResourceServer(asClient(kinds));
    for (const { network } of known) {
      server.register(
        network,
        network.startsWith("solana:") ? new ExactSvmScheme() : new ExactEvmScheme(),
      );
    }
    if (offers !== null) server.registerExtension(offers);
    await server.initialize();
    const takesDeposits = kinds.some(
      ({ scheme, network }) => scheme === CHANNEL_SCHEME && network === channels?.network,
    );
    return new PriceList(known, server, takesDeposits ? channels : null);
  }

  /** Networks on which it can be paid. */
  get networks(): readonly Receiver[] {
    return this.#receivers;
  }

  /** The demand for a bill, with a reason in a full sentence. */
  async demand(bill: Bill, error: string): Promise<PaymentRequired> {
    const price = `$${Math.floor(bill.microUsd / 1e6)}.${String(bill.microUsd % 1e6).padStart(6, "0")}`;
    const options = this.#receivers.map(({ network, payTo }) => ({
      scheme: "exact",
      network,
      payTo,
      price,
      maxTimeoutSeconds: PAYMENT_SECONDS,
    }));
    const exact = await this.#server.buildPaymentRequirementsFromOptions(options, null);
    const accepts = [...exact, ...this.#outOfDeposit(exact)];
    const { url, description, extensions } = bill;
    const resource = { url, description, mimeType: "application/json" };
    return this.#server.createPaymentRequiredResponse(accepts, resource, error, { ...extensions });
  }

  /** Whether deposits are taken, too. */
  get takesDeposits(): boolean {
    return this.#channels !== null;
  }

  /** The same price out of a deposit, after the usual ways: who takes the first that he knows pays as before. */
  #outOfDeposit(exact: readonly PaymentRequirements[]): readonly PaymentRequirements[] {
    const { network, terms } = this.#channels ?? {};
    return exact
      .filter((entry) => entry.network === network)
      .map((entry) => ({ ...entry, scheme: CHANNEL_SCHEME, extra: { ...entry.extra, ...terms } }));
  }

  /** The one way of paying of a demand that a payment takes, or null. It is compared member by member: a payment for less fits nothing. */
  match(required: PaymentRequired, payload: PaymentPayload): PaymentRequirements | null {
    return this.#server.findMatchingRequirements(required.accepts, payload) ?? null;
  }

  /** Why the extensions that a payment repeats are not those of the demand, or null where they are. */
  extensionFault(required: PaymentRequired, payload: PaymentPayload): string | null {
    const echo = this.#server.validateExtensions(required, payload);
    return echo.valid ? null : echo.invalidReason;
  }
}

/** The protocol's server asks for what is supported and nothing else: verifying and settling have outcomes that it cannot tell. */
function asClient(kinds: readonly SupportedKind[]) {
  const never = async (): Promise<never> =>
    Promise.reject(new Error("The facilitator is asked directly."));
  return {
    getSupported: async () =>
      Promise.resolve({
        kinds: kinds.map((kind) => ({ ...kind, network: kind.network as `${string}:${string}` })),
        extensions: [],
        signers: {},
      }),
    verify: never,
    settle: never,
  };
}
