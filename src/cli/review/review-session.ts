import { basename } from "node:path";
import type { Unread } from "../../kinds/reading.ts";
import { decided, undone } from "../../review/decisions.ts";
import { itemAt, openFields } from "../../review/review-items.ts";
import { acceptedFiles, writeAccepted } from "./accepted-files.ts";
import type { Wish } from "./asked-shapes.ts";
import type { PaperNow } from "./paper-now.ts";
import type { OpenPaper } from "./open-paper.ts";
import type { ReviewDesk } from "./review-desk.ts";
import { stepOf } from "./review-steps.ts";
import { type ReviewView, viewOf } from "./review-view.ts";

/** What the page shows next: a paper, and a sentence about what was just done. */
export type SessionAnswer = (
  | ReviewView
  | {
      readonly kind: "unread";
      readonly index: number;
      readonly name: string;
      readonly told: string;
    }
) & {
  /** Null where nothing is to be said. */
  readonly told: string | null;
  /** The field to look at; left out where the page decides. */
  readonly field?: string;
  /** Whether what was asked for was done. */
  readonly isDone: boolean;
};

/** Whether there is a paper to look at behind another one; one is read at a time, so that the page can say how far it is. */
type Next =
  | { readonly kind: "found"; readonly index: number }
  | { readonly kind: "passed"; readonly index: number; readonly told: string }
  | { readonly kind: "end"; readonly told: string };

/** One person at the papers: each wish changes what was said of one paper, or writes it. `shown` is the version that the page shows; null gives it the whole paper. */
export class ReviewSession {
  readonly desk: ReviewDesk;
  readonly #limitBytes: number;
  /** What stood in the way of saving a paper, so that a second wish to save it is a yes. */
  readonly #asked = new Map<number, ReadonlyMap<string, string>>();
  /** What was written in this review, which may be written over. */
  readonly #written = new Map<string, string>();

  constructor(desk: ReviewDesk, limitBytes: number) {
    this.desk = desk;
    this.#limitBytes = limitBytes;
  }

  async next(after: number): Promise<Next> {
    const index = after + 1;
    const { papers, savedCount } = this.desk;
    const paper = papers[index];
    if (paper === undefined)
      return { kind: "end", told: `No further paper is to be looked at. ${savedCount} saved.` };
    if (await this.desk.isShown(index)) return { kind: "found", index };
    return { kind: "passed", index, told: `Reading paper ${index + 1} of ${papers.length}.` };
  }

  async look(index: number): Promise<SessionAnswer> {
    return this.#with(index, null, ({ paper }) => {
      this.desk.readAhead(index);
      return { paper, told: null, isDone: true };
    });
  }

  async decide(index: number, wish: Wish, shown: number | null): Promise<SessionAnswer> {
    return this.#with(index, shown, ({ paper, items }) => {
      const history = this.desk.historyOf(paper);
      const item = itemAt(items, wish.field);
      if (item === null) return { paper, told: "There is no such field or row.", isDone: false };
      const step = stepOf(item, wish, { paper, decisions: history.now });
      if (step.kind === "refused")
        return { paper, told: step.told, isDone: false, field: wish.field };
      this.desk.say(paper, decided(history, step.field, step.decision));
      this.#asked.delete(index);
      const look = step.look === undefined ? {} : { field: step.look };
      return { paper, told: step.told ?? null, isDone: true, ...look };
    });
  }

  async undo(index: number, shown: number | null): Promise<SessionAnswer> {
    return this.#with(index, shown, ({ paper }) => {
      const before = undone(this.desk.historyOf(paper));
      if (before === null) return { paper, told: "There is nothing to undo.", isDone: false };
      this.desk.say(paper, before.history);
      this.#asked.delete(index);
      return { paper, told: "Taken back.", isDone: true, field: before.field };
    });
  }

  async save(index: number, shown: number | null): Promise<SessionAnswer> {
    return this.#with(index, shown, async ({ paper, items, decisions }) => {
      const [open] = openFields(items);
      if (open !== undefined)
        return {
          paper,
          told: "Not saved: look at this first.",
          isDone: false,
          field: open,
        };
      const files = acceptedFiles(paper, decisions);
      if (files.length === 0) return { paper, told: WRONG_ROWS, isDone: false };
      const written = await writeAccepted(files, {
        pdfPath: paper.name,
        fingerprint: paper.fingerprint,
        limitBytes: this.#limitBytes,
        asked: new Map([...this.#written, ...(this.#asked.get(index) ?? [])]),
      });
      switch (written.kind) {
        case "written":
          this.#asked.delete(index);
          for (const { path, text } of files) this.#written.set(path, text);
          this.desk.noteSaved(index);
          return { paper, told: `Written: ${namesOf(written.paths)}.`, isDone: true };
        case "in-the-way":
          this.#asked.set(index, written.found);
          return { paper, told: inTheWay([...written.found.keys()]), isDone: false };
        case "other-document":
          return { paper, told: OTHER_DOCUMENT, isDone: false };
      }
    });
  }

  async #with(
    index: number,
    shown: number | null,
    act: (now: PaperNow) => Done | Promise<Done>,
  ): Promise<SessionAnswer> {
    const opened = await this.desk.open(index);
    if (opened.kind === "unread") return this.#unread(index, opened);
    const before = this.desk.now(opened);
    const { paper, ...answer } = await act(before);
    const now = this.desk.now(paper);
    return { ...viewOf(this.desk, now, before.version === shown ? before : null), ...answer };
  }

  #unread(index: number, { message }: Unread): SessionAnswer {
    const name = this.desk.papers[index]?.name ?? "";
    return { kind: "unread", index, name, told: `Not read: ${message}`, isDone: false };
  }
}

/** The paper after a wish, and what is said of it. */
interface Done extends Pick<SessionAnswer, "told" | "isDone" | "field"> {
  readonly paper: OpenPaper;
}

const WRONG_ROWS =
  "Not saved: an accepted reading has all rows, and you called these wrong. Correct them, or give the paper a layout of its own, see docs/templates.md.";

const OTHER_DOCUMENT =
  "Not saved: the PDF has changed since it was read. End this review and begin it anew.";

function inTheWay(paths: readonly string[]): string {
  return `Not saved: ${namesOf(paths)} ${paths.length === 1 ? "is" : "are"} there already and ${paths.length === 1 ? "says" : "say"} something else. Press s again to write over ${paths.length === 1 ? "it" : "them"}.`;
}

function namesOf(paths: readonly string[]): string {
  return paths.map((path) => basename(path)).join(", ");
}
