import { html } from "../../base/html.ts";
import type { Site } from "../site.ts";
import { pageFrame } from "./page-frame.ts";

/** The page at `/api-terms`. */
export function termsPage(site: Site): string {
  return pageFrame(site, {
    path: "/api-terms",
    title: "Terms · crossfoot",
    description: "Terms of this server.",
    main: html`<h1>Terms</h1>`,
    scripts: [],
  });
}
