import { part } from "./part.ts";

/** Hands over what is chosen in the field or dropped anywhere on the page. */
export function onFiles(take: (files: readonly File[]) => void): void {
  const input = part("file", HTMLInputElement);
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    // The same file may be chosen again.
    input.value = "";
    if (files.length > 0) take(files);
  });
  onDrop(take);
}

function onDrop(take: (files: readonly File[]) => void): void {
  const zone = part("drop", HTMLElement);
  let depth = 0;
  const track = (step: number) => (event: DragEvent) => {
    if (!carriesFile(event)) return;
    depth = Math.max(0, depth + step);
    zone.classList.toggle("over", depth > 0);
  };
  document.addEventListener("dragenter", track(1));
  document.addEventListener("dragleave", track(-1));
  // A file that misses the zone would else replace the page.
  document.addEventListener("dragover", (event) => {
    if (carriesFile(event)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    depth = 0;
    zone.classList.remove("over");
    take([...(event.dataTransfer?.files ?? [])]);
  });
}

function carriesFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") === true;
}
