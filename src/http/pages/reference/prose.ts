import { Html, html } from "../../../base/html.ts";

/** Paragraphs of a description; of Markdown only words in backticks are told apart. */
export function prose(text: string): Html {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return new Html(paragraphs.map((paragraph) => html`<p>${phrase(paragraph)}</p>`.text).join(""));
}

/** The same within a line. */
export function phrase(text: string): Html {
  const parts = text.trim().split(/(`[^`]+`)/);
  const told = parts.map((part) =>
    part.length > 2 && part.startsWith("`") && part.endsWith("`")
      ? html`<code>${part.slice(1, -1)}</code>`
      : html`${part}`,
  );
  return new Html(told.map((part) => part.text).join(""));
}
