import { visible } from "../terminal.ts";
import type { DepositOffer } from "../../pay/client/deposit-demand.ts";
import type { DepositWallet, SignedDeposit } from "../../pay/client/deposit-wallet.ts";
import { isForChannel, type KeptChannel } from "../../pay/client/channel-file.ts";
import type { KeptChannels } from "../../pay/client/kept-channels.ts";
import type { PendingPayment, PendingPayments } from "../../pay/client/pending-payments.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import { WalletTrouble } from "../../pay/client/wallet-settings.ts";
import { askBack } from "./ask-back.ts";
import type { PaidEnd } from "./pay-document.ts";

/** What a lane is made of. */
export interface LaneParts {
  readonly server: string;
  readonly wallet: DepositWallet;
  readonly channel: KeptChannel;
  readonly channels: KeptChannels;
  readonly pending: PendingPayments;
  /** What is paid in beside what the channel holds, in units of the token; 0 for nothing. */
  readonly topUp: bigint;
  /** The entry of the server's demand by which the lane was opened. */
  readonly offer: DepositOffer;
  readonly depositOfferOf: (demand: string | null) => DepositOffer | null;
  /** Where what is left is asked for, path and query. */
  readonly request: string;
  readonly timeoutMs: number;
}

/** What is to be bought by the next voucher. */
interface Wanted {
  readonly file: string;
  readonly documentHash: string;
  readonly request: string;
  readonly offer: DepositOffer;
}

/** The documents of a run that are paid out of one deposit, one after the other: each voucher counts on from the one before. */
export class DepositLane {
  readonly #parts: LaneParts;
  #last: Promise<unknown> = Promise.resolve();
  #deposit: SignedDeposit | null = null;
  /** The most that a voucher of this run allows to be taken of the channel in all. */
  #signed = 0n;
  /** Vouchers of this run whose end is known. */
  #vouchers = 0;
  /** Whether the server has refused a voucher. */
  #isRefused = false;
  /** Why nothing is paid any more: what became of the last voucher is not known. */
  #stuck: string | null = null;

  constructor(parts: LaneParts) {
    this.#parts = parts;
  }

  /** Lets one payment wait for the one that has begun. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** What a demand asks for out of this channel; null where it is for another, or not enough is left. To be asked in turn. */
  async offerIn(demand: string | null): Promise<DepositOffer | null> {
    const offer = this.#parts.depositOfferOf(demand);
    if (offer === null || this.#isRefused || !this.#fits(offer)) return null;
    return (await this.#covers(offer.micro)) ? offer : null;
  }

  #fits(offer: DepositOffer): boolean {
    return isForChannel(offer, this.#parts.channel.config);
  }

  async #covers(micro: bigint): Promise<boolean> {
    const { charged, balance } = await this.#state();
    const isIn = this.#deposit !== null && (await this.#hasArrived(this.#deposit));
    return charged + micro <= balance + (isIn ? 0n : this.#parts.topUp);
  }

  /** How much more of the channel may be taken after the next voucher than after all before it. To be asked in turn. */
  async more(micro: bigint): Promise<bigint> {
    const { charged } = await this.#state();
    const [most, before] = [charged + micro, this.#signed > charged ? this.#signed : charged];
    return most > before ? most - before : 0n;
  }

  /** A voucher that is signed and kept, or the sentence that says why there is none. To be asked in turn. */
  async sign({ file, documentHash, request, offer }: Wanted): Promise<PendingPayment | string> {
    if (this.#stuck !== null) return this.#stuck;
    const { server, wallet, pending, channel, channels } = this.#parts;
    try {
      const deposit = await this.#depositDue(offer);
      const most = (await this.#state()).charged + offer.micro;
      await channels.allow(channel.id, { most });
      const header = await wallet.voucher(offer, channel.config, { most, deposit });
      this.#signed = most > this.#signed ? most : this.#signed;
      const payment: PendingPayment = {
        server,
        documentHash,
        request,
        header,
        micro: offer.micro,
        network: offer.entry.network,
        payer: wallet.address,
        payTo: offer.payTo,
        validUntilMs: Date.now() + offer.entry.maxTimeoutSeconds * 1_000,
        channel: {
          id: channel.id,
          most: String(most),
          deposit: deposit && { amount: String(deposit.amount), salt: deposit.salt },
        },
      };
      if (await pending.keep(payment)) return payment;
      return `Another run of crossfoot pays for ${visible(file)} at the moment. Nothing was paid by this one.`;
    } catch (error) {
      if (error instanceof WalletTrouble) return error.message;
      return `The payment could not be written down, and was not sent. These folders must be writable: ${pending.folder} and ${this.#parts.channels.folder}.`;
    }
  }

  /** Notes how a payment ended, before the next one begins. True where the same document is to be paid once more. */
  async ended(end: PaidEnd): Promise<boolean> {
    if (end.kind === "refused" && end.status === 402 && !end.wasOpen) {
      if (await this.#catchUp(end.demand)) return true;
      // The others are paid as usual.
      this.#isRefused = true;
    }
    this.#vouchers += 1;
    const isOpen = end.kind === "open" || (end.kind === "refused" && end.wasOpen);
    if (!isOpen) return false;
    this.#stuck =
      "What became of the last payment out of the deposit is not known. Nothing was paid for this document; run the same command again.";
    return false;
  }

  /** What was charged could not be written down: the next voucher would count on from too little. */
  halt(): void {
    this.#stuck = `What was charged could not be written down in ${this.#parts.channels.folder}. Nothing was paid for this document; run the same command again.`;
  }

  /**
   * An earlier run may have missed what it had signed last, and that is shown by its own signature. Of this run nothing is missed:
   * a server that says so would have its first voucher paid twice.
   */
  async #catchUp(demand: string | null): Promise<boolean> {
    const { depositOfferOf, wallet, channel, channels } = this.#parts;
    const offer = this.#vouchers === 0 ? depositOfferOf(demand) : null;
    if (offer === null || !this.#fits(offer)) return false;
    const most = await wallet.shownCharge(offer, channel.config);
    if (most === null || most <= channel.charged) return false;
    this.#vouchers += 1;
    await channels.charge({ id: channel.id, most: String(most), deposit: null });
    return true;
  }

  /** Asks for what is left, and says in full sentences what became of the deposit. */
  async close(): Promise<readonly string[]> {
    const { channels, channel } = this.#parts;
    await this.#last;
    try {
      return await this.#askBack();
    } finally {
      // Until the server has answered no other run draws on it.
      await channels.release(channel.id);
    }
  }

  async #askBack(): Promise<readonly string[]> {
    const { channels, channel, server, request, wallet, offer, timeoutMs } = this.#parts;
    const { charged, balance, ...known } = await this.#state();
    const mayHold = this.#deposit === null ? balance : balance + this.#deposit.amount;
    const isIn = this.#deposit === null || (await this.#hasArrived(this.#deposit));
    const left = (isIn ? balance : mayHold) - charged;
    if (left <= 0n) {
      // A deposit of which nobody has heard may still be in it.
      if (known.mayHold > balance) await channels.setAside(channel.id);
      else await channels.drop(channel.id);
      return [];
    }
    const later = `Run the same command with --deposit again: it is used first. From a server that is gone take it back with \`crossfoot deposits withdraw\`, which takes ${Math.ceil(channel.config.withdrawDelay / 3_600)} hours (channel ${channel.id}, kept in ${channels.folder}).`;
    if (this.#stuck !== null) {
      return [
        `${inDollars(left)} USDC of the deposit are left, less what is not known above. ${later}`,
      ];
    }
    const said = await askBack({
      url: `${server}${request}`,
      timeoutMs,
      wallet,
      offer,
      config: channel.config,
      charged,
    });
    if (said.kind === "given back") {
      const { transaction } = said;
      // The server says so; whoever finds nothing in his wallet needs to know the channel.
      await channels.setAside(channel.id, { amount: left, transaction });
      return [
        `The server gives back what is left of the deposit: ${inDollars(left)} USDC to ${wallet.address} (transaction ${transaction}).`,
      ];
    }
    // It would be refused by the next run, too.
    if (this.#isRefused) await channels.setAside(channel.id);
    if (!isIn) {
      return [
        `Nothing was charged, and it is not known whether the deposit of ${inDollars(left)} USDC was made: look in your wallet after ${new Date(this.#deposit?.validUntilMs ?? 0).toISOString().slice(0, 19)}Z. ${later}`,
      ];
    }
    return [
      `${inDollars(left)} USDC of the deposit are left: the server did not give them back. ${later}`,
    ];
  }

  async #state(): Promise<KeptChannel> {
    const { channels, channel } = this.#parts;
    return (await channels.of(channel.id)) ?? channel;
  }

  async #hasArrived({ salt }: SignedDeposit): Promise<boolean> {
    return (await this.#state()).arrived === salt;
  }

  /**
   * The deposit as long as no answer has shown that it was made: always the same one, which the chain takes once. Another one
   * might be a second.
   */
  async #depositDue(offer: DepositOffer): Promise<SignedDeposit | null> {
    const { topUp, wallet, channel, channels } = this.#parts;
    if (topUp === 0n) return null;
    if (this.#deposit === null) {
      await channels.allow(channel.id, { deposit: topUp });
      this.#deposit = await wallet.deposit(offer, channel.config, topUp);
    }
    if (await this.#hasArrived(this.#deposit)) return null;
    if (this.#deposit.validUntilMs > Date.now() + MARGIN_MS) return this.#deposit;
    this.#stuck =
      "The deposit ran out before a document was charged, and no other one is signed. Nothing was paid for this document; run the same command again.";
    throw new WalletTrouble(this.#stuck);
  }
}

/** A deposit needs so long to be made. */
const MARGIN_MS = 30_000;
