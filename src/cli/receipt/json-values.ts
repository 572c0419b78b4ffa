/** The values of a text that holds one, a list of them, or one a line; null in the place of a line that is no JSON. */
export function valuesIn(text: string): readonly unknown[] {
  const whole = valueIn(text);
  if (whole !== null) return Array.isArray(whole) ? (whole as readonly unknown[]) : [whole];
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(valueIn);
}

/** The value of a text; null for what is no JSON. */
export function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
