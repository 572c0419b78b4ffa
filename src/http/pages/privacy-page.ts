import { html } from "../../base/html.ts";
import type { Site } from "../site.ts";
import { pageFrame } from "./page-frame.ts";

/** The page at `/privacy`. */
export function privacyPage(site: Site): string {
  return pageFrame(site, {
    path: "/privacy",
    title: "Privacy · crossfoot",
    description: "Privacy of this server.",
    main: html`<h1>Privacy</h1>`,
    scripts: [],
  });
}
