import { MessageChannel, parentPort } from "node:worker_threads";
import { ReadError } from "../base/read-error.ts";
import type { Inquiry, Sign } from "./worker-lane.ts";
import type { Question, Reply } from "../fallback/model.ts";
import type { ScanPlace } from "../read.ts";

/** Answers every task of the main thread; what fails otherwise than a reading may is an `internal` error. Both sides agree on what a task is. */
export function answerTasks<Answer>(
  answer: (task: never) => Promise<Answer>,
  refuse: (error: ReadError) => Answer,
): void {
  parentPort?.on("message", (task: unknown) => {
    void answer(task as never)
      .catch((error: unknown) =>
        refuse(error instanceof ReadError ? error : new ReadError("internal")),
      )
      .then((answered) => parentPort?.postMessage(answered));
  });
}

/** Asks the model of the main thread, which alone knows its key and what may be spent. */
export function askMain(question: Question): Promise<Reply> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.once("message", (reply: Reply) => {
      port1.close();
      resolve(reply);
    });
    const inquiry: Inquiry = { isInquiry: true, question, replyTo: port2 };
    parentPort?.postMessage(inquiry, [port2]);
  });
}

/** Tells whoever waits for this worker that the picture of another page is read, which takes its time. */
export function tellScan(place: ScanPlace): void {
  const sign: Sign = { isSign: true, ...place };
  parentPort?.postMessage(sign);
}
