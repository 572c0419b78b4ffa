/** Text that is safe within HTML, as it was written by our own code or through `html`. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insert = Html | string | number | readonly Html[];

/** HTML from a template: what is inserted is escaped, unless it is HTML already. */
export function html(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  const parts = strings.map((part, index) => {
    const insert = inserts[index];
    return insert === undefined ? part : part + inserted(insert);
  });
  return new Html(parts.join(""));
}

function inserted(insert: Insert): string {
  if (insert instanceof Html) return insert.text;
  if (typeof insert === "object") return insert.map(({ text }) => text).join("\n");
  return escapeHtml(String(insert));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that HTML does not allow, and those that could turn the direction of the text around them. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

function escapeHtml(text: string): string {
  return text
    .replace(FORBIDDEN, "\ufffd")
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
