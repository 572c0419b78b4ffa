/** Brings a part of a view into the middle of what scrolls around it. The host's own page stays where it is. */
export function reveal(target: Element): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  for (let around = target.parentElement; around !== null; around = around.parentElement) {
    if (!around.matches(".proof, .pages, .scroll")) continue;
    const [own, room] = [target.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollBy({
      top: (own.top + own.bottom - room.top - room.bottom) / 2,
      left: own.left < room.left || own.right > room.right ? own.left - room.left : 0,
      behavior,
    });
  }
}

/** Marks what was gone to, and nothing else, as a page marks the target of its address. */
export function markTargets(targets: readonly Element[]): void {
  for (const before of document.querySelectorAll(".target")) before.classList.remove("target");
  for (const target of targets) target.classList.add("target");
}
