/** A page that came, as HTML, or the sentence that says why there is none. */
export interface GotPage {
  readonly html: string | null;
  readonly sentence: string;
}

/** How far beyond its edges what scrolls counts as seen: the next page is there before it is. */
const AHEAD = "600px";

/** Fills the empty sheets of a view with their pages as they come into sight. */
export class Pages {
  readonly #pane: Element;
  readonly #get: (pageNumber: number) => Promise<GotPage>;
  readonly #sight: IntersectionObserver;
  /** Pages that are in sight and not asked for yet. */
  readonly #wanted = new Set<number>();
  readonly #coming = new Map<number, Promise<void>>();
  #isLoading = false;

  constructor(pane: Element, get: (pageNumber: number) => Promise<GotPage>) {
    this.#pane = pane;
    this.#get = get;
    this.#sight = new IntersectionObserver((changes) => this.#look(changes), {
      root: pane,
      rootMargin: AHEAD,
    });
    for (const sheet of pane.querySelectorAll("[data-awaited]")) this.#sight.observe(sheet);
  }

  /** Settles once a page is there, or is said to be none. */
  async load(pageNumber: number): Promise<void> {
    const coming = this.#coming.get(pageNumber) ?? this.#fill(pageNumber);
    this.#coming.set(pageNumber, coming);
    return coming;
  }

  end(): void {
    this.#sight.disconnect();
    this.#wanted.clear();
  }

  #look(changes: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of changes) {
      const pageNumber = numberOf(target);
      if (isIntersecting) this.#wanted.add(pageNumber);
      else this.#wanted.delete(pageNumber);
    }
    if (!this.#isLoading) void this.#loadWanted();
  }

  /** One page after the other: the server draws one at a time, and of pages that were scrolled past none is asked for. */
  async #loadWanted(): Promise<void> {
    this.#isLoading = true;
    for (const pageNumber of this.#wanted) {
      this.#wanted.delete(pageNumber);
      await this.load(pageNumber);
    }
    this.#isLoading = false;
  }

  async #fill(pageNumber: number): Promise<void> {
    const sheet = this.#pane.querySelector(`[data-awaited="${pageNumber}"]`);
    if (sheet === null) return;
    this.#sight.unobserve(sheet);
    const { html, sentence } = await this.#get(pageNumber);
    if (html === null) sheet.querySelector(".sheet")?.replaceChildren(sentence);
    else sheet.outerHTML = html;
  }
}

function numberOf(sheet: Element): number {
  return sheet instanceof HTMLElement ? Number(sheet.dataset["awaited"]) : 0;
}
