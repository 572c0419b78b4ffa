import { html } from "../../base/html.ts";
import type { Site } from "../site.ts";
import { pageFrame } from "./page-frame.ts";

/** The page at `/developers`: a guide, and a reference drawn from an OpenAPI 3.1 document, which is a plain JSON object. */
export function developersPage(site: Site, openapi: object): string {
  return pageFrame(site, {
    path: "/developers",
    title: "Developers · crossfoot",
    description: "How the readers are called, what they answer, and what they charge.",
    main: html`<pre>${JSON.stringify(openapi, null, 2)}</pre>`,
    scripts: [],
  });
}
