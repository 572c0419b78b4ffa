import { ReadError } from "../../base/read-error.ts";
import { explainDocument } from "../../explain/explain-document.ts";
import { paperHead } from "../../explain/paper-head.ts";
import { toAnswer } from "../../wire/answer.ts";
import { useWasm } from "../pdfium-module.ts";
import type { ReaderAnswer, ReaderTask } from "./reader-messages.ts";

/** The worker's own side, of which a page's types know nothing. */
declare const self: {
  readonly addEventListener: (
    name: "message",
    listener: (event: { readonly data: ReaderTask }) => void,
  ) => void;
  readonly postMessage: (answer: ReaderAnswer) => void;
};

self.addEventListener("message", ({ data }) => {
  if (data.kind === "start") useWasm(data.wasm);
  else void answerTo(data).then(self.postMessage);
});

async function answerTo({
  bytes,
  name,
  limits,
}: Extract<ReaderTask, { kind: "read" }>): Promise<ReaderAnswer> {
  try {
    const options = { kind: "auto", limits } as const;
    const wishes = { name, options, onScan: () => undefined, ask: null };
    const { reading, page } = await explainDocument(bytes, wishes);
    const json = `${JSON.stringify(toAnswer(reading), null, 2)}\n`;
    return { kind: "read", head: paperHead(reading), json, page };
  } catch (error) {
    const { code, message } = error instanceof ReadError ? error : new ReadError("internal");
    return { kind: "refused", code, sentence: message };
  }
}
