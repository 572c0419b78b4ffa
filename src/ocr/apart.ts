import { type ChildProcess, fork } from "node:child_process";
import type { ApartEnd } from "./apart-end.ts";

/** What a process apart says of a task by its id: what it has done, or null where it failed. */
export interface ApartAnswer<Done> {
  readonly id: number;
  readonly reading: Done | null;
  /** Of the whole process after this task. */
  readonly usedMegabytes: number;
}

/** When a process is renewed: native memory grows and never shrinks. */
export interface Wear {
  readonly tasks: number;
  readonly megabytes: number;
}

interface Running {
  readonly child: ChildProcess;
  tasks: number;
}

/**
 * What does tasks one after the other in a process of its own, which can be stopped whatever is done in it, and whose crash is
 * nobody else's. It is started with the first task and ends with the thread that started it.
 */
export function doneApart<Done>(
  script: string,
  wear: Wear,
): (task: object, timeoutMs: number) => Promise<ApartEnd<Done>> {
  let running: Running | null = null;
  let lastId = 0;
  /** Tasks wait for each other: one that is stopped must not take another along. */
  let last: Promise<unknown> = Promise.resolve();

  async function doNext(task: object, timeoutMs: number): Promise<ApartEnd<Done>> {
    const isFresh = running === null;
    const process = (running ??= start(script));
    const id = ++lastId;
    const answer = await asked<Done>(process.child, { id, ...task }, timeoutMs);
    if (answer === "timeout" || answer === "crashed") {
      stop(process);
      // What a process has done before has no say in whether a task is done.
      const isItsOwn = answer === "timeout" || isFresh;
      return isItsOwn ? { kind: answer } : doNext(task, timeoutMs);
    }
    process.tasks += 1;
    if (process.tasks >= wear.tasks || answer.usedMegabytes > wear.megabytes) stop(process);
    return answer.reading === null ? { kind: "failed" } : { kind: "read", reading: answer.reading };
  }

  function stop(process: Running): void {
    if (running === process) running = null;
    process.child.kill("SIGKILL");
  }

  return (task, timeoutMs) => {
    const end = last.then(() => doNext(task, timeoutMs));
    last = end.catch(() => undefined);
    return end;
  };
}

function start(script: string): Running {
  const child = fork(script, [], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [],
  });
  // A process that waits for tasks keeps no program alive.
  child.unref();
  holdChannel(child, false);
  child.on("error", () => undefined);
  return { child, tasks: 0 };
}

/** Whether the channel to a process keeps this program alive. Bun's channels have no say in that. */
function holdChannel({ channel }: ChildProcess, isHeld: boolean): void {
  if (channel === null || channel === undefined || !("unref" in channel)) return;
  if (isHeld) channel.ref();
  else channel.unref();
}

function asked<Done>(
  child: ChildProcess,
  task: { readonly id: number },
  timeoutMs: number,
): Promise<ApartAnswer<Done> | "timeout" | "crashed"> {
  return new Promise((resolve) => {
    const settle = (end: ApartAnswer<Done> | "timeout" | "crashed"): void => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
      holdChannel(child, false);
      resolve(end);
    };
    const onMessage = (answer: ApartAnswer<Done>): void => {
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
