import { part } from "./part.ts";

/** Copies a text when the button is pressed, and tells whether the browser lets it. */
export function copyOnClick(text: () => string): void {
  const told = part("copied", HTMLElement);
  part("copy-json", HTMLButtonElement).addEventListener("click", () => {
    void copy(text()).then(
      () => (told.textContent = "Copied."),
      () => (told.textContent = "The browser does not let the page copy. Save the JSON."),
    );
  });
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
