import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { SpendCaps } from "./settings.ts";
import type { Cost } from "./document-spend.ts";
import { dayOf, type World } from "./world.ts";

/** What was set aside for one request on one day. */
interface Reservation extends Cost {
  readonly day: string;
}

/** A reservation, or the sentence that says why there is none. */
type Reserved =
  | { readonly kind: "reserved"; readonly reservation: Reservation }
  | { readonly kind: "refused"; readonly message: string };

/** A lock is held for milliseconds: one that stands so long was left behind by a process that ended. */
const LOCK_WAITS = 100;
const LOCK_WAIT_MS = 20;

/** What was spent on one day, by the calendar of UTC. */
type Spent = Reservation;

/**
 * What all processes of a user spend on a day, kept in one small file that says a date, tokens and
 * dollars. A request is set aside before it is sent, so that many at once stay within the caps
 * together; what is never settled counts as spent.
 */
export class DaySpend {
  readonly #world: World;
  readonly #caps: SpendCaps;
  #last: Promise<unknown> = Promise.resolve();

  constructor(world: World, caps: SpendCaps) {
    this.#world = world;
    this.#caps = caps;
  }

  /** Sets aside what a request may cost. Where the file cannot be written nothing may be spent, because nobody would know of it. */
  async reserve(cost: Cost): Promise<Reserved> {
    try {
      return await this.#alone(async () => {
        const spent = await this.#spentToday();
        const message = overDay(spent, cost, this.#caps);
        if (message !== null) return { kind: "refused", message };
        await this.#write(sum(spent, cost));
        return { kind: "reserved", reservation: { ...cost, day: spent.day } };
      });
    } catch {
      const message =
        "The model was not asked, because what it costs cannot be noted: the folder crossfoot in XDG_STATE_HOME, or else in ~/.local/state, must be writable.";
      return { kind: "refused", message };
    }
  }

  /** Puts what a request did cost in the place of what was set aside. */
  async settle(reservation: Reservation, actual: Cost): Promise<void> {
    const difference = {
      tokens: actual.tokens - reservation.tokens,
      dollars: actual.dollars - reservation.dollars,
    };
    try {
      await this.#alone(async () => {
        const spent = await this.#spentToday();
        if (spent.day === reservation.day) await this.#write(sum(spent, difference));
      });
    } catch {
      // The reservation stands then, which is more than was spent.
    }
  }

  /** One after the other within this process, and by a lock among processes. */
  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(async () => {
      await this.#lock();
      try {
        return await work();
      } finally {
        await rm(this.#lockPath, { force: true });
      }
    });
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  get #lockPath(): string {
    return `${this.#world.spendPath}.lock`;
  }

  async #lock(): Promise<void> {
    await mkdir(dirname(this.#world.spendPath), { recursive: true, mode: 0o700 });
    for (let waits = 0; waits < LOCK_WAITS; waits += 1) {
      try {
        await (await open(this.#lockPath, "wx", 0o600)).close();
        return;
      } catch (error) {
        const isHeld = error instanceof Error && "code" in error && error.code === "EEXIST";
        if (!isHeld) throw error;
      }
      await this.#world.wait(LOCK_WAIT_MS);
    }
  }

  /** A file that is missing or damaged says nothing, and so does one of another day. */
  async #spentToday(): Promise<Spent> {
    const day = dayOf(this.#world.nowMs());
    const text = await readFile(this.#world.spendPath, "utf8").catch(() => "");
    return spentIn(text, day) ?? { day, tokens: 0, dollars: 0 };
  }

  async #write({ day, tokens, dollars }: Spent): Promise<void> {
    const draft = `${this.#world.spendPath}.${randomUUID()}.tmp`;
    try {
      await writeFile(draft, `${JSON.stringify({ date: day, tokens, dollars })}\n`, {
        mode: 0o600,
        flag: "wx",
      });
      await rename(draft, this.#world.spendPath);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

function sum(spent: Spent, cost: Cost): Spent {
  return {
    day: spent.day,
    tokens: Math.max(0, spent.tokens + cost.tokens),
    // Billionths of a dollar are as exact as any price; more digits are noise of the addition.
    dollars: Math.max(0, Math.round((spent.dollars + cost.dollars) * 1e9) / 1e9),
  };
}

function spentIn(text: string, day: string): Spent | null {
  try {
    const { date, tokens, dollars } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return date === day && isAmount(tokens) && isAmount(dollars) ? { day, tokens, dollars } : null;
  } catch {
    return null;
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function overDay(spent: Spent, cost: Cost, caps: SpendCaps): string | null {
  if (spent.tokens + cost.tokens > caps.dayTokens) {
    return `The model was not asked, because that may need ${cost.tokens} tokens: CROSSFOOT_MODEL_DAILY_TOKENS allows ${caps.dayTokens} a day, and ${spent.tokens} are spent.`;
  }
  if (caps.dayUsd !== null && spent.dollars + cost.dollars > caps.dayUsd) {
    return `The model was not asked, because that may cost ${dollars(cost)}: CROSSFOOT_MODEL_DAILY_USD allows ${caps.dayUsd} US dollars a day, and ${dollars(spent)} are spent.`;
  }
  return null;
}

function dollars({ dollars }: Cost): string {
  return `${dollars.toFixed(4)} US dollars`;
}
