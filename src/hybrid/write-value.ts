import type { PdfValue } from "./pdf-value.ts";

/** A value as PDF writes it, in characters of one byte each. */
export function writtenValue(value: PdfValue): string {
  switch (value.kind) {
    case "plain":
    case "string":
      return value.text;
    case "name":
      return writtenName(value.name);
    case "reference":
      return `${value.number} ${value.generation} R`;
    case "array":
      return `[${value.items.map(writtenValue).join(" ")}]`;
    case "dictionary":
      return `<<${[...value.entries]
        .map(([name, entry]) => `${writtenName(name)} ${writtenValue(entry)}`)
        .join("\n")}>>`;
  }
}

/** Letters that a name cannot have stand in it as two hex digits: `text/xml` is `/text#2Fxml`. */
function writtenName(name: string): string {
  const letters = name.replaceAll(
    /[^!-~]|[#()<>[\]{}/%]/g,
    (letter) => `#${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
  return `/${letters}`;
}
