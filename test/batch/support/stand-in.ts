/** What a stand-in for the engine is asked to do. */
export interface Deed {
  readonly deed:
    | "answer"
    | "wait"
    | "signs"
    | "loop"
    | "wasm"
    | "hoard"
    | "grow one map"
    | "exit"
    | "sign, then exit"
    | "throw"
    | "answer, then exit";
  /** Comes back with the answer. */
  readonly tag?: number;
  /** How long it takes to answer. */
  readonly ms?: number;
  /** `wait` answers once this is no longer zero; `begun` counts those who do. */
  readonly gate?: Gate;
  /** What its engines hold afterwards. */
  readonly heldMegabytes?: number;
}

/** Opens for all who wait at it, in any thread. */
export interface Gate {
  readonly isOpen: Int32Array;
  /** How many have come to it. */
  readonly begun: Int32Array;
}

/** A gate that is shut. */
export function newGate(): Gate {
  const cell = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));
  return { isOpen: cell(), begun: cell() };
}

/** Lets everybody through. */
export function open({ isOpen }: Gate): void {
  Atomics.store(isOpen, 0, 1);
  Atomics.notify(isOpen, 0);
}

/** Settles when so many have come to the gate. */
export async function begunAt({ begun }: Gate, count: number): Promise<void> {
  while (Atomics.load(begun, 0) < count) {
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
  }
}

/** How a stand-in answers. */
export interface Done {
  readonly tag: number | undefined;
  readonly thread: number;
}

/** The script of a worker that stands in for the engine. */
export const STAND_IN: URL = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads";
    const SPIN = Uint8Array.from([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,7,7,1,3,114,117,110,0,0,10,9,1,7,0,3,64,12,0,11,11]);
    const sign = { isSign: true, nth: 1, of: 1 };
    parentPort.on("message", ({ deed, tag, ms = 0, gate, heldMegabytes = 0 }) => {
      const answer = () => parentPort.postMessage({ tag, thread: threadId, heldMegabytes });
      switch (deed) {
        case "loop": for (;;);
        case "wasm": return new WebAssembly.Instance(new WebAssembly.Module(SPIN)).exports.run();
        case "hoard": { const kept = []; for (;;) kept.push(new Array(1000).fill(Math.random())); }
        case "grow one map": { const kept = new Map(); for (let nth = 0; ; nth++) kept.set(nth, { nth }); }
        case "exit": return process.exit(7);
        case "sign, then exit": parentPort.postMessage(sign); return setTimeout(() => process.exit(7), ms);
        case "throw": throw new Error("broken");
        case "signs": setInterval(() => parentPort.postMessage(sign), 10); return;
        case "answer, then exit": answer(); return process.exit(7);
        case "wait": {
          Atomics.add(gate.begun, 0, 1);
          const watch = setInterval(() => {
            if (Atomics.load(gate.isOpen, 0) === 0) return;
            clearInterval(watch);
            answer();
          }, 2);
          return;
        }
        default: setTimeout(answer, ms);
      }
    });
  `)}`,
);
