import { part } from "./part.ts";

/** Shows that something is being done, and for how long. Gives what tells how much of it is done, and what takes it away. */
export function showProgress(): {
  readonly tell: (done: number, all: number) => void;
  readonly end: () => void;
} {
  const started = performance.now();
  const bar = part("bar", HTMLProgressElement);
  const cancel = part("cancel", HTMLButtonElement);
  const seconds = part("seconds", HTMLElement);
  const tick = (): void => {
    seconds.textContent = `${Math.floor((performance.now() - started) / 1000)} s`;
  };
  tick();
  const clock = setInterval(tick, 1000);
  part("progress", HTMLElement).hidden = false;
  part("drop", HTMLElement).setAttribute("aria-busy", "true");
  return {
    tell: (done, all) => {
      // Of one thing nobody knows how much is done.
      if (all < 2) return bar.removeAttribute("value");
      bar.max = all;
      bar.value = done;
    },
    end: () => {
      clearInterval(clock);
      const hadFocus = document.activeElement === cancel;
      part("progress", HTMLElement).hidden = true;
      part("drop", HTMLElement).removeAttribute("aria-busy");
      if (hadFocus) part("file", HTMLInputElement).focus();
    },
  };
}
