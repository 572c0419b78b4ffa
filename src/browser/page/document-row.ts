import { pageWords } from "../../base/page-words.ts";
import { sentenceCase } from "../../base/sentence-case.ts";
import type { Unread } from "../../kinds/reading.ts";
import type { HeldPart, ReaderAnswer, ReadOutcome } from "./reader-messages.ts";
import type { KeptPaper } from "./workbook-maker.ts";

/** What a row of the list is of, and what it does. */
interface DocumentRowParts {
  /** In results. */
  readonly name: string;
  /** On the list. */
  readonly label: string;
  /** Of a document in a package; null for a file. */
  readonly part: HeldPart | null;
  readonly show: (row: DocumentRow, outcome: ReadOutcome) => void;
  /** Has the documents of a file read one by one, where that is asked for. */
  readonly takeApart: (row: DocumentRow, parts: readonly HeldPart[]) => void;
}

/** A document on the list: it waits, then it was read or was not. A file of several documents has a list of its own. */
export class DocumentRow {
  readonly name: string;
  readonly part: HeldPart | null;
  readonly #given: DocumentRowParts;
  readonly #item: HTMLLIElement = document.createElement("li");
  #kept: KeptPaper | null = null;
  #parts: readonly DocumentRow[] = [];

  constructor(list: HTMLElement, given: DocumentRowParts) {
    this.#given = given;
    this.name = given.name;
    this.part = given.part;
    this.#say(given.label, "Waiting.", "quiet");
    list.append(this.#item);
  }

  /** What became of it and of the documents in it, in the order of the list; nothing while it waits. */
  kept(): readonly KeptPaper[] {
    if (this.#parts.length > 0) return this.#parts.flatMap((row) => row.kept());
    return this.#kept === null ? [] : [this.#kept];
  }

  /** Tells what became of the document. */
  tell(answer: Exclude<ReaderAnswer, { kind: "package" }>): void {
    if (answer.kind === "read") this.#tellRead(answer);
    else this.#tellUnread(answer);
    if (answer.parts.length > 0) this.#offer(answer.parts);
  }

  /** Tells which documents the file holds. Gives a row for each that may be read. */
  holds(parts: readonly HeldPart[]): readonly DocumentRow[] {
    const list = document.createElement("ol");
    list.className = "documents";
    this.#say(this.#given.label, `It holds ${parts.length} documents.`);
    this.#item.append(list);
    const rows = parts.map((part): DocumentRow => {
      const pages = pageWords(part);
      const name = `${this.name}, ${pages}`;
      const row = new DocumentRow(list, { ...this.#given, name, label: pages, part });
      if (!part.mayBeRead) row.#say(pages, `${sentenceCase(part.called)}. Not read.`, "quiet");
      return row;
    });
    this.#kept = null;
    this.#parts = rows;
    return rows.filter(({ part }) => part?.mayBeRead === true);
  }

  #tellRead(answer: ReadOutcome): void {
    const { called, head, packed, fingerprint } = answer;
    this.#kept = { name: this.name, fingerprint, outcome: new Blob([packed]) };
    const kind = this.part === null ? [] : [`${sentenceCase(called)}.`];
    const told = [...kind, `${head.words}.`, ...head.reasons.slice(0, 1), `${head.parties}.`];
    const button = buttonOf(this.#given.label, () => this.#given.show(this, answer));
    this.#say(button, told.join(" "));
  }

  #tellUnread({ parts: _parts, ...unread }: Unread & Pick<ReadOutcome, "parts">): void {
    this.#kept = { name: this.name, fingerprint: "", outcome: unread };
    const kind = this.part === null ? "" : `${sentenceCase(this.part.called)}. `;
    this.#say(this.#given.label, kind + unread.message, "bad");
  }

  #offer(parts: readonly HeldPart[]): void {
    const label = `Read as ${parts.length} documents`;
    this.#item.append(
      " ",
      buttonOf(label, () => this.#given.takeApart(this, parts)),
    );
  }

  #say(name: HTMLElement | string, sentence: string, kind: "plain" | "quiet" | "bad" = "plain") {
    const told = document.createElement("span");
    told.textContent = sentence;
    if (kind !== "plain") told.className = kind;
    this.#item.replaceChildren(name, " ", told);
  }

  /** Marks the row as the one that is shown. */
  isShown(): void {
    this.#item.querySelector("button")?.setAttribute("aria-current", "true");
  }
}

function buttonOf(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", press);
  return button;
}
