/*
 * Words of pictures. `picture/` is pure pixels: paper made white, ink, skew, ruling lines found and taken out, runs of
 * text. `recognition/` knows one engine behind one port; a line becomes a lattice of probabilities, numbers are
 * searched in it with a beam, spelt as their page spells them, and keep their other readings. All of it runs in a child
 * process, because native code cannot be stopped or bounded otherwise. How much is recognised is bounded by counted
 * work (`bounded-recogniser`); time, or a process that is killed, ends the whole read with its error and never leaves a
 * page out of it.
 */

import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ADD_ONS } from "../add-ons/add-ons.ts";
import { lackOf } from "../add-ons/missing-add-on.ts";
import type { OcrAnswer, OcrTask, PictureReading } from "./recognise-picture.ts";

const SCRIPT = fileURLToPath(new URL("../ocr/ocr-process.js", import.meta.url));

/** A process is renewed after so many pictures, or once it is this large: native memory grows and never shrinks. */
const PICTURES_PER_PROCESS = 200;
const MOST_MEGABYTES = 480;

/**
 * How the recognition of one picture ended. `failed` is the picture's own fault and comes again with it; the others come
 * from the machine, and say nothing about the picture.
 */
type OcrEnd =
  | { readonly kind: "read"; readonly reading: PictureReading }
  | { readonly kind: "failed" | "timeout" | "crashed" };

interface Running {
  readonly child: ChildProcess;
  pictures: number;
}

/** Module state: starting a process costs as much as reading half a page. */
let running: Running | null = null;
let lastId = 0;

/** Pictures wait for each other: one that is stopped must not take another along. */
let last: Promise<unknown> = Promise.resolve();

/** The sentence that says how recognition is added where it is not installed; null where it is. */
export function recognitionLack(): string | null {
  return lackOf(ADD_ONS.recognition);
}

/**
 * Recognises one picture in a process of its own, which can be stopped whatever native code does in it, and
 * whose crash is nobody else's. The process ends with the thread that started it.
 */
export function recogniseApart(wanted: Omit<OcrTask, "id">, timeoutMs: number): Promise<OcrEnd> {
  const end = last.then(() => recogniseNext(wanted, timeoutMs));
  last = end.catch(() => undefined);
  return end;
}

async function recogniseNext(wanted: Omit<OcrTask, "id">, timeoutMs: number): Promise<OcrEnd> {
  const isFresh = running === null;
  const process = (running ??= start());
  const id = ++lastId;
  const answer = await asked(process.child, { id, ...wanted }, timeoutMs);
  if (answer === "timeout" || answer === "crashed") {
    stop(process);
    // What a process has read before has no say in whether a picture is read.
    const isItsOwn = answer === "timeout" || isFresh;
    return isItsOwn ? { kind: answer } : recogniseNext(wanted, timeoutMs);
  }
  process.pictures += 1;
  const isWorn = process.pictures >= PICTURES_PER_PROCESS || answer.usedMegabytes > MOST_MEGABYTES;
  if (isWorn) stop(process);
  return answer.reading === null ? { kind: "failed" } : { kind: "read", reading: answer.reading };
}

function start(): Running {
  const child = fork(SCRIPT, [], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [],
  });
  // A process that waits for pictures keeps no program alive.
  child.unref();
  holdChannel(child, false);
  child.on("error", () => undefined);
  return { child, pictures: 0 };
}

/** Whether the channel to a process keeps this program alive. Bun's channels have no say in that. */
function holdChannel({ channel }: ChildProcess, isHeld: boolean): void {
  if (channel === null || channel === undefined || !("unref" in channel)) return;
  if (isHeld) channel.ref();
  else channel.unref();
}

function stop(process: Running): void {
  if (running === process) running = null;
  process.child.kill("SIGKILL");
}

function asked(
  child: ChildProcess,
  task: OcrTask,
  timeoutMs: number,
): Promise<OcrAnswer | "timeout" | "crashed"> {
  return new Promise((resolve) => {
    const settle = (end: OcrAnswer | "timeout" | "crashed"): void => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
      holdChannel(child, false);
      resolve(end);
    };
    const onMessage = (answer: OcrAnswer): void => {
      if (answer.id === task.id) settle(answer);
    };
    const onEnd = (): void => settle("crashed");
    const timer = setTimeout(() => settle("timeout"), timeoutMs);
    child.on("message", onMessage).on("exit", onEnd).on("error", onEnd);
    holdChannel(child, true);
    child.send(task, (error) => {
      if (error !== null) onEnd();
    });
  });
}
