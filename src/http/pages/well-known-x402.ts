import { READERS } from "../../wire/service.ts";
import type { Site } from "../site.ts";

/** The JSON at `/.well-known/x402`, by which explorers of paid resources find them. */
export interface WellKnownX402 {
  readonly version: 1;
  /** Method and address of each paid resource; none where the site is free. */
  readonly resources: readonly string[];
  readonly instructions: string;
}

/** What the site tells explorers of paid resources. */
export function wellKnownX402(site: Site): WellKnownX402 {
  return {
    version: 1,
    resources: site.isFree
      ? []
      : Object.values(READERS).map(({ path }) => `POST ${site.baseUrl}${path}`),
    instructions: `${site.baseUrl}/llms.txt`,
  };
}
