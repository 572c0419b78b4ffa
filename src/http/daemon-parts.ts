import type { Cashier } from "../pay/cashier.ts";
import type { Channels } from "../pay/channels/channels.ts";
import type { ReceiptSigner } from "../pay/receipts/receipt-signer.ts";
import type { Site } from "../wire/service/readers.ts";
import type { Metrics } from "./metrics.ts";
import type { CountRead, RateLimit } from "./request-bounds.ts";
import type { ReadService } from "./read-service.ts";
import type { ToolFinder } from "./tool-finder.ts";
import type { Uploads } from "./uploads.ts";
import type { ServeSettings } from "./settings.ts";

/** What the routes share. */
export interface DaemonParts {
  readonly settings: ServeSettings;
  readonly site: Site;
  readonly service: ReadService;
  /** The page that reads documents where it is opened. */
  readonly readerPage: string;
  /** Takes payments; null where reads are free. */
  readonly cashier: Cashier | null;
  /** Signs offers and receipts; null where nothing is signed. */
  readonly signer: ReceiptSigner | null;
  /** Deposits that pay for many reads; null where none are taken. */
  readonly channels: Channels | null;
  readonly finder: ToolFinder;
  /** Documents that wait for a tool to read them. */
  readonly uploads: Uploads;
  readonly metrics: Metrics;
  /** How many reads of one address are taken, and how many other requests. */
  readonly limitReads: RateLimit;
  readonly limitPages: RateLimit;
  /** Counts a read where the request does not say before its body that it is one. Throws a Refusal. */
  readonly countRead: CountRead;
}

/** Whether a document would be read now: there is a place for it, and payments can be taken where they are. */
export function isAvailable({ service, cashier }: DaemonParts): boolean {
  return service.isAvailable && (cashier === null || cashier.isOpen);
}
