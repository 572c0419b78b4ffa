import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { homedir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { type Environment, spendPathOf } from "./settings.ts";

/** What asking a model needs of the world beside the network. */
export interface World {
  /** Since 1970. */
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** From 0 to 1; shifts repeated requests apart. */
  readonly chance: () => number;
  /** Addresses of a name. */
  readonly lookup: LookupFunction;
  /** The file that keeps what was spent today. */
  readonly spendPath: string;
}

/** The world of this process. */
export function worldOf(environment: Environment): World {
  return {
    nowMs: () => Date.now(),
    wait: (ms) => wait(ms),
    chance: Math.random,
    lookup,
    spendPath: spendPathOf(environment, homedir()),
  };
}

/** The day of a moment, such as 2026-03-31, by the calendar of UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** How long an endpoint asks to be left alone: its header has seconds or a moment. Null where it says nothing. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
