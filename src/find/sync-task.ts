import { type FindSettings } from "./settings.ts";
import type { Fetching } from "./source/fetch-page.ts";
import type { SyncReport } from "./sync.ts";

/** How pages are fetched, as it can be sent to a process. */
export type FetchBounds = Omit<Fetching, "signal">;

/** What the process of a sync is given. */
export interface SyncTask {
  readonly settings: FindSettings;
  readonly bounds: FetchBounds;
}

/** What it answers. */
export type SyncAnswer =
  | { readonly kind: "done"; readonly report: SyncReport }
  | { readonly kind: "failed"; readonly reason: string };
