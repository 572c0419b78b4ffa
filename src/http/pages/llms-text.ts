import type { Site } from "../site.ts";

/** The text at `/llms.txt`, in Markdown: what an agent needs to call the readers. */
export function llmsText(site: Site): string {
  return `# crossfoot\n\n> ${site.baseUrl}\n`;
}
