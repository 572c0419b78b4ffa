import type { FindRequest } from "../wire/find/query.ts";
import type { FindResult } from "../wire/find/result.ts";
import type { UnmetReport } from "../wire/find/unmet.ts";

/** Where tools are looked for. */
export interface FindDesk {
  readonly search: (request: FindRequest) => Promise<FindEnd<FindResult>>;
  readonly reportUnmet: (report: UnmetReport) => Promise<FindEnd<{ readonly recorded: boolean }>>;
}

/** What was found or kept, or a full sentence that says why nothing was. */
export type FindEnd<Body> =
  | { readonly kind: "done"; readonly body: Body }
  | { readonly kind: "refused"; readonly sentence: string };
