/**
 * A value as code in which a list of texts is one text that is split: tens of thousands of phrases load faster so and
 * take a line a list. The texts hold no semicolon.
 */
export function packedCode(value: unknown): string {
  if (Array.isArray(value)) {
    const isTexts = value.length > 0 && value.every((member) => typeof member === "string");
    if (isTexts) return `${JSON.stringify(value.join(";"))}.split(";")`;
    return `[${value.map(packedCode).join(",")}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${packedCode(member)}`,
  );
  return `{${members.join(",")}}`;
}
