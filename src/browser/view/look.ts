import type { Host } from "./host.ts";
import { itemsOf, lengthIn, type Members, membersOf, textIn } from "./messages.ts";

/** The height of a view that may choose it, in pixels: half a page beside its figures. */
const USUAL_HEIGHT = 720;

/** Names of the host's colours and fonts, and how long a value may be. */
const VARIABLE = /^--(?:color|font)-[a-z0-9-]{1,60}$/;
const MOST_VARIABLES = 200;
const MOST_CHARACTERS = 200;

/** Makes a view look as its host wishes, and tells the host how high it is. */
export class Look {
  readonly #host: Host;
  readonly #root: HTMLElement;
  readonly #enlarge: HTMLButtonElement;
  readonly #onResize = (): void => this.fit();
  /** Null until the host has said how it is. */
  #context: Members | null = null;
  #told = "";
  #shows: "document" | "sentence" = "sentence";

  constructor(host: Host, enlarge: HTMLButtonElement) {
    this.#host = host;
    this.#root = document.documentElement;
    this.#enlarge = enlarge;
    enlarge.addEventListener("click", () => void this.#askForFullScreen());
    window.addEventListener("resize", this.#onResize);
  }

  /** Takes what the host says of itself, or what has changed of it. */
  take(changes: Members): void {
    const context = { ...this.#context, ...changes };
    this.#context = context;
    const { theme, safeAreaInsets, availableDisplayModes: modes, displayMode } = context;
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.#root.dataset["theme"] =
      theme === "dark" || (theme !== "light" && isDark) ? "dark" : "light";
    this.#takeVariables(membersOf(membersOf(changes["styles"])["variables"]));
    for (const [side, inset] of Object.entries(membersOf(safeAreaInsets)))
      if (SIDES.has(side))
        this.#root.style.setProperty(`--safe-${side}`, `${lengthIn(inset) ?? 0}px`);
    const mayEnlarge = itemsOf(modes).includes("fullscreen");
    this.#enlarge.hidden = !mayEnlarge || displayMode === "fullscreen";
    this.fit();
  }

  /** Fills the room that the host has set, or takes its own and says so: a sentence is as high as it is. */
  fit(shows: "document" | "sentence" = this.#shows): void {
    this.#shows = shows;
    if (this.#context === null) return;
    const { containerDimensions, displayMode } = this.#context;
    const room = membersOf(containerDimensions);
    if (lengthIn(room["height"]) !== null || displayMode === "fullscreen") {
      this.#root.style.height = "100vh";
      // Where the room is the view's own again, its size is told again.
      this.#told = "";
      return;
    }
    this.#root.style.height = "auto";
    const own = shows === "document" ? USUAL_HEIGHT : document.body.scrollHeight;
    const height = Math.ceil(Math.min(own, lengthIn(room["maxHeight"]) ?? Infinity));
    if (shows === "document") this.#root.style.height = `${height}px`;
    const size = { width: Math.ceil(window.innerWidth), height };
    const told = JSON.stringify(size);
    if (told !== this.#told) this.#host.notify("ui/notifications/size-changed", size);
    this.#told = told;
  }

  end(): void {
    window.removeEventListener("resize", this.#onResize);
  }

  /** Fonts are not taken: the host names places in the network for them, and a view loads nothing. */
  #takeVariables(variables: Members): void {
    for (const [name, value] of Object.entries(variables).slice(0, MOST_VARIABLES)) {
      const text = textIn(value);
      if (text === null || text.length > MOST_CHARACTERS || !VARIABLE.test(name)) continue;
      this.#root.style.setProperty(name, text);
    }
  }

  async #askForFullScreen(): Promise<void> {
    const mode = { mode: "fullscreen" };
    const given = await this.#host.request("ui/request-display-mode", mode).catch(() => ({}));
    const { mode: displayMode } = membersOf(given);
    if (textIn(displayMode) !== null) this.take({ displayMode });
  }
}

const SIDES: ReadonlySet<string> = new Set(["top", "right", "bottom", "left"]);
