/** Has the browser save bytes as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The address is looked at after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Long enough for a question where to save it. */
const KEPT_MS = 600_000;
