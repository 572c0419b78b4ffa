import { ReadError } from "../../base/read-error.ts";
import type { DocumentInput } from "../../batch/input.ts";
import { unpackOutcome, unreadBy } from "../../batch/outcomes.ts";
import type { Reading, Unread } from "../../kinds/reading.ts";
import type { PagePicture } from "../../pdf/picture.ts";
import { valueReadersOf } from "../../pointing/value-readers.ts";
import type { ReadOptions } from "../../read.ts";
import { type History, NOTHING_SAID } from "../../review/decisions.ts";
import { isDoubtful, judge } from "../../verdict/judgement.ts";
import { goldenOnDisk } from "./accepted-files.ts";
import type { OpenPaper } from "./open-paper.ts";
import { type PaperNow, paperNow } from "./paper-now.ts";
import { ReviewTasks } from "./review-tasks.ts";

/** Readings and pictures are held of so many papers: the one that is looked at, the one before and the next. */
const HELD_PAPERS = 3;

/** How the papers are gone through. */
interface DeskOptions {
  readonly read: ReadOptions;
  /** Whether every paper is shown, or those alone that are doubtful and not accepted. */
  readonly showsAll: boolean;
}

/** The papers of one run, each read in a worker when its turn comes. What was said of a paper is kept to the end, its pages are not. */
export class ReviewDesk {
  readonly papers: readonly DocumentInput[];
  readonly #options: DeskOptions;
  readonly #reading: ReviewTasks;
  readonly #drawing: ReviewTasks;
  readonly #held = new Map<number, Promise<OpenPaper | Unread>>();
  readonly #pictures = new Map<number, Map<number, Promise<PagePicture | null>>>();
  readonly #said = new Map<number, { readonly fingerprint: string; readonly history: History }>();
  readonly #now = new Map<number, PaperNow>();
  #versions = 0;
  readonly #saved = new Set<number>();
  /** Papers that were read and are not shown: they are not read again. */
  readonly #passed = new Set<number>();

  constructor(papers: readonly DocumentInput[], options: DeskOptions) {
    this.papers = papers;
    this.#options = options;
    this.#reading = new ReviewTasks(options.read);
    this.#drawing = new ReviewTasks(options.read);
  }

  /** The paper of a number, read now where it is not held. */
  async open(index: number): Promise<OpenPaper | Unread> {
    const held = this.#held.get(index) ?? this.#read(index);
    this.#held.delete(index);
    this.#held.set(index, held);
    for (const old of [...this.#held.keys()].slice(0, -HELD_PAPERS)) this.#forget(old);
    const paper = await held;
    if (paper.kind === "unread") this.#forget(index);
    return paper;
  }

  /** Whether somebody is to look at a paper: one that was not read is shown as well. */
  async isShown(index: number): Promise<boolean> {
    if (this.#passed.has(index)) return false;
    const paper = await this.open(index);
    if (paper.kind === "unread" || this.#options.showsAll) return true;
    const isWaiting = isDoubtful(judge({ kind: "read", reading: paper.reading }));
    const isShown = isWaiting && (await goldenOnDisk(paper.name)) === null;
    if (!isShown && !this.#said.has(index)) {
      this.#passed.add(index);
      this.#forget(index);
    }
    return isShown;
  }

  /** Reads the next paper that will be shown, so that nobody has to wait for it. What fails then fails again when it is asked for. */
  readAhead(after: number): void {
    const work = async (): Promise<void> => {
      for (let index = after + 1; index < this.papers.length; index += 1)
        if (await this.isShown(index)) return;
    };
    void work().catch(() => undefined);
  }

  /** What was said of a paper so far; of other bytes under its name nothing was. */
  historyOf({ index, fingerprint }: OpenPaper): History {
    const said = this.#said.get(index);
    return said?.fingerprint === fingerprint ? said.history : NOTHING_SAID;
  }

  /** What follows from what was said of a paper so far. It is kept to the next step, and holds for this reading and these decisions alone. */
  now(paper: OpenPaper): PaperNow {
    const decisions = this.historyOf(paper).now;
    const kept = this.#now.get(paper.index);
    if (kept?.paper === paper && kept.decisions === decisions) return kept;
    const now = paperNow(paper, decisions, (this.#versions += 1));
    this.#now.set(paper.index, now);
    return now;
  }

  say({ index, fingerprint }: OpenPaper, history: History): void {
    this.#said.set(index, { fingerprint, history });
    this.#saved.delete(index);
  }

  /** Notes that what was said of a paper is written. */
  noteSaved(index: number): void {
    this.#saved.add(index);
  }

  isSaved(index: number): boolean {
    return this.#saved.has(index);
  }

  get savedCount(): number {
    return this.#saved.size;
  }

  /** The picture of a page; null where the paper has no such page or it cannot be drawn. */
  async pictureOf({ index, reading }: OpenPaper, pageNumber: number): Promise<PagePicture | null> {
    const pictures = this.#pictures.get(index) ?? new Map<number, Promise<PagePicture | null>>();
    this.#pictures.set(index, pictures);
    const picture = pictures.get(pageNumber) ?? this.#draw(index, reading.scans, pageNumber);
    pictures.set(pageNumber, picture);
    return picture;
  }

  /** Ends the workers, whatever they do. */
  async close(): Promise<void> {
    await Promise.all([this.#reading.close(), this.#drawing.close()]);
  }

  #forget(index: number): void {
    this.#held.delete(index);
    this.#now.delete(index);
    this.#pictures.delete(index);
  }

  async #read(index: number): Promise<OpenPaper | Unread> {
    const paper = this.papers[index];
    if (paper === undefined) return unreadBy(new ReadError("cannot-open"));
    const { source, name } = paper;
    const answer = await this.#reading.run({ kind: "open", source, options: this.#options.read });
    if (answer.kind !== "opened")
      return answer.kind === "unread" ? answer : unreadBy(new ReadError("internal"));
    const { pages, words, notation, fingerprint } = answer;
    const outcome = unpackOutcome(answer.outcome);
    if (outcome.kind === "unread") return outcome;
    const { reading } = outcome;
    const readers = valueReadersOf(notation);
    return { kind: "paper", index, name, fingerprint, reading, pages, words, readers };
  }

  async #draw(
    index: number,
    scans: Reading["scans"],
    pageNumber: number,
  ): Promise<PagePicture | null> {
    const source = this.papers[index]?.source;
    if (source === undefined) return null;
    const options = this.#options.read;
    const answer = await this.#drawing.run({ kind: "draw", source, options, scans, pageNumber });
    return answer.kind === "drawn" ? answer.picture : null;
  }
}
