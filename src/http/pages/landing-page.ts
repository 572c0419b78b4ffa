import { html } from "../../base/html.ts";
import type { ReadResult } from "../../wire/contract.ts";
import type { InvoiceResult } from "../../wire/invoice-contract.ts";
import type { Site } from "../site.ts";
import { pageFrame } from "./page-frame.ts";

/** An answer of each reader, as it was given for a document. */
export interface Examples {
  readonly construction: ReadResult;
  readonly invoice: InvoiceResult;
}

/** The page at `/`: what the service is, what it costs and promises, and how it is called. */
export function landingPage(site: Site, examples: Examples): string {
  return pageFrame(site, {
    path: "/",
    title: "crossfoot",
    description: "Reads construction pay applications, change orders and invoices into JSON.",
    main: html`<pre>${JSON.stringify(examples.construction, null, 2)}</pre>`,
    scripts: site.isFree ? ["/assets/drop.js"] : [],
  });
}
