import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { CHANNEL_SCHEME } from "./channels/channel-payment.ts";
import {
  type Facilitator,
  FacilitatorFault,
  type Settlement,
  type SupportedKind,
  type Verification,
} from "./facilitator.ts";

/** A facilitator and what a log calls it. */
interface NamedFacilitator {
  readonly name: string;
  readonly facilitator: Facilitator;
}

/** Who hears of facilitators that cannot be asked, and what time it is. */
interface Surroundings {
  readonly now: () => Date;
  readonly onTrouble: (what: string) => void;
}

/** For this long, one that could not be asked comes after the others. */
const REST_MS = 60_000;

/** One of them with what is known of it. */
interface Known extends NamedFacilitator {
  /** Null until it has answered what it knows. */
  kinds: readonly SupportedKind[] | null;
  /** When it could not be asked, in milliseconds; null while it answers. */
  downSince: number | null;
}

/**
 * Several facilitators as one: the first that can be asked verifies a payment, and settles it. What was verified by one is
 * settled by no other, and what may have been settled by one is never tried with the next: each of them can look only for the
 * transactions that it sent itself.
 */
export class FacilitatorsInOrder implements Facilitator {
  readonly #all: readonly Known[];
  readonly #surroundings: Surroundings;
  readonly #verifiedBy = new WeakMap<PaymentPayload, Known>();
  /** The ways of paying that are asked for, by scheme and network: those of the first facilitator that knew it. */
  #offered: ReadonlyMap<string, SupportedKind> = new Map();

  constructor(all: readonly NamedFacilitator[], surroundings: Surroundings) {
    this.#all = all.map((one) => ({ ...one, kinds: null, downSince: null }));
    this.#surroundings = surroundings;
  }

  /** Asks all of them. Throws a FacilitatorFault where none can be asked. */
  async supported(): Promise<readonly SupportedKind[]> {
    const answers = await Promise.allSettled(this.#all.map(async (one) => this.#learn(one)));
    const failed = answers.find((answer) => answer.status === "rejected");
    if (failed !== undefined && this.#all.every(({ kinds }) => kinds === null)) throw failed.reason;
    const first = new Map<string, SupportedKind>();
    for (const kind of this.#all.flatMap(({ kinds }) => kinds ?? [])) {
      const way = wayOf(kind);
      if (SCHEMES.has(kind.scheme) && !first.has(way)) first.set(way, kind);
    }
    this.#offered = first;
    return [...first.values()];
  }

  /** Throws the FacilitatorFault of the last of them where none can be asked. */
  async verify(payload: PaymentPayload, requirements: PaymentRequirements): Promise<Verification> {
    this.#learnLater();
    let last: unknown = new FacilitatorFault("None of them knows the network.");
    for (const one of this.#taking(requirements)) {
      try {
        const verdict = await this.#asked(one, async () =>
          one.facilitator.verify(payload, requirements),
        );
        this.#verifiedBy.set(payload, one);
        return verdict;
      } catch (error) {
        if (!(error instanceof FacilitatorFault)) throw error;
        last = error;
      }
    }
    throw last;
  }

  async settle(payload: PaymentPayload, requirements: PaymentRequirements): Promise<Settlement> {
    const one = this.#verifiedBy.get(payload) ?? this.#taking(requirements)[0];
    if (one === undefined) return { kind: "unknown", reason: "no_facilitator", transaction: "" };
    this.#verifiedBy.set(payload, one);
    return one.facilitator.settle(payload, requirements);
  }

  /** Throws the FacilitatorFault again, once it is told. */
  async #asked<Answer>(one: Known, ask: () => Promise<Answer>): Promise<Answer> {
    const { now, onTrouble } = this.#surroundings;
    try {
      const answer = await ask();
      if (one.downSince !== null) onTrouble(`The facilitator ${one.name} answers again.`);
      one.downSince = null;
      return answer;
    } catch (error) {
      if (!(error instanceof FacilitatorFault)) throw error;
      if (one.downSince === null)
        onTrouble(`The facilitator ${one.name} is not available: ${error.message}`);
      one.downSince = now().getTime();
      throw error;
    }
  }

  async #learn(one: Known): Promise<void> {
    one.kinds = await this.#asked(one, async () => one.facilitator.supported());
  }

  /** Asks those that have not answered so far what they know, once in a while; nobody waits for it. */
  #learnLater(): void {
    for (const one of this.#all) {
      if (one.kinds !== null || this.#rests(one)) continue;
      one.downSince = this.#surroundings.now().getTime();
      void this.#learn(one).catch(() => undefined);
    }
  }

  /** Those that take what is asked for on a network; one that rests comes last. */
  #taking(requirements: Way): readonly Known[] {
    const wanted = this.#offered.get(wayOf(requirements));
    const same = this.#all.filter(
      ({ kinds }) => kinds?.some((kind) => isAlike(kind, wanted)) === true,
    );
    return [...same.filter((one) => !this.#rests(one)), ...same.filter((one) => this.#rests(one))];
  }

  #rests({ downSince }: Known): boolean {
    return downSince !== null && this.#surroundings.now().getTime() - downSince < REST_MS;
  }
}

/** The schemes that are asked for anywhere here. */
const SCHEMES: ReadonlySet<string> = new Set(["exact", CHANNEL_SCHEME]);

type Way = Pick<SupportedKind, "scheme" | "network">;

function wayOf({ scheme, network }: Way): string {
  return `${scheme} ${network}`;
}

/** On Solana a payment is made out to the facilitator that pays its fee: another one cannot settle it. */
function isAlike(
  { scheme, network, extra }: SupportedKind,
  other: SupportedKind | undefined,
): boolean {
  return (
    scheme === other?.scheme &&
    network === other.network &&
    // Of a channel the server itself says who may claim, whatever a facilitator would offer.
    (scheme === CHANNEL_SCHEME || JSON.stringify(extra ?? {}) === JSON.stringify(other.extra ?? {}))
  );
}
