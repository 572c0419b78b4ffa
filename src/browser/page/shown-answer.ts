import { part } from "./part.ts";
import type { ReadOutcome } from "./reader-messages.ts";

/** Shows what was read of a document, with links that save it. */
export function showAnswer(name: string, { page, json }: ReadOutcome): void {
  const bare = name.replace(/\.pdf(?=$|, pages? [\d-]+$)/i, "");
  part("answer-title", HTMLElement).textContent = name;
  offer("save-page", { text: page, type: "text/html", name: `${bare}.html` });
  offer("save-json", { text: json, type: "application/json", name: `${bare}.json` });
  const frame = document.createElement("iframe");
  frame.title = `${name}: every figure boxed, and its checks`;
  part("answer-frame", HTMLElement).replaceChildren(frame);
  write(frame, page);
  part("copied", HTMLElement).textContent = "";
  part("answer", HTMLElement).hidden = false;
}

/**
 * Written into the frame rather than loaded: from a disk, a loaded document may not follow the links between its own figures
 * and boxes. It inherits the policy of the page, by which no script runs in it but that of a reading.
 */
function write({ contentDocument }: HTMLIFrameElement, page: string): void {
  contentDocument?.open();
  contentDocument?.write(page);
  contentDocument?.close();
}

interface Offered {
  readonly text: string;
  readonly type: string;
  readonly name: string;
}

/** Makes a link save a text. Gives the address of the text, which is good until the next one is offered. */
function offer(id: string, { text, type, name }: Offered): string {
  const link = part(id, HTMLAnchorElement);
  if (link.href.startsWith("blob:")) URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  return link.href;
}
