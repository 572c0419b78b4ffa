import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Shares, Turns, type Waiting } from "../../src/batch/turns.ts";

const SHARES: Shares = { lanesEach: 1, freeMs: 20, heavyMs: 50 };
const MINUTE_MS = 60_000;

interface Waiter extends Waiting {
  readonly nth: number;
}

/** Turns at a clock that stands still unless it is moved. */
function turnsOf(lanes = 2, shares: Partial<Shares> = {}) {
  const clock = { ms: 0 };
  const turns = new Turns<Waiter>(lanes, { ...SHARES, ...shares }, () => clock.ms);
  let came = 0;
  return {
    turns,
    pass: (ms: number) => {
      clock.ms += ms;
    },
    /** Those of these networks come, one after the other. */
    come: (...networks: readonly string[]) => {
      for (const network of networks) turns.add({ network, nth: came++ });
    },
    /** A network has a lane for so long. */
    use: (network: string, ms: number) => {
      const turn = turns.begin(network);
      clock.ms += ms;
      turns.end(turn, ms);
    },
    /** The networks that get a lane, each for so long, until none waits. */
    order: (ms = 1) => {
      const networks: string[] = [];
      for (let next = turns.next(); next !== null; next = turns.next()) {
        networks.push(next.network);
        turns.end(turns.begin(next.network), ms);
      }
      return networks;
    },
  };
}

describe("the order", () => {
  test("is that of coming within one network", () => {
    const { turns, come } = turnsOf();
    come("a", "a", "a");
    expect([turns.next()?.nth, turns.next()?.nth, turns.next()?.nth]).toEqual([0, 1, 2]);
    expect(turns.next()).toBeNull();
  });

  test("lets networks take turns, however much one of them asks", () => {
    const { come, order } = turnsOf();
    come("a", "a", "a", "a", "b", "b", "c");
    expect(order()).toEqual(["a", "b", "c", "a", "b", "a", "a"]);
  });

  test("puts who had much lane time behind who had less, until time has passed", () => {
    const { come, order, use, pass } = turnsOf();
    use("none", 1);
    use("much", 2_000);
    use("some", 200);
    come("much", "some", "none");
    expect(order()).toEqual(["none", "some", "much"]);
    pass(30 * MINUTE_MS);
    // They owe nothing any more: whose last turn is the longest ago is first.
    use("none", 1);
    come("none", "much", "some");
    expect(order()).toEqual(["some", "much", "none"]);
  });

  test("keeps the place of a known network against a crowd of strangers, and never starves them", () => {
    const { come, order, use } = turnsOf();
    use("known", 1);
    use("other", 1);
    come("s1", "s2", "s3", "known", "known");
    expect(order()).toEqual(["known", "s1", "s2", "s3", "known"]);
  });
});

describe("lanes", () => {
  test("no network has more than its share at the same time", () => {
    const { turns, come } = turnsOf(3);
    const turn = turns.begin("a");
    come("a", "b");
    expect(turns.next()?.network).toBe("b");
    expect(turns.next()).toBeNull();
    turns.end(turn, 1);
    expect(turns.next()?.network).toBe("a");
  });

  test("the last lane is kept from networks that owe much, and not from others", () => {
    const { turns, come, use } = turnsOf(2);
    use("new", 1);
    use("x", 500);
    use("y", 500);
    const heavy = turns.begin("x");
    come("y");
    expect(turns.next()).toBeNull();
    come("new");
    expect(turns.next()?.network).toBe("new");
    turns.end(heavy, 500);
    expect(turns.next()?.network).toBe("y");
  });

  test("a single lane is for all", () => {
    const { turns, use } = turnsOf(1);
    use("x", 500);
    expect(turns.mayBegin("x")).toBe(true);
  });

  test("what usual tasks take makes no network heavy, however many they are", () => {
    const { turns, use } = turnsOf(2);
    for (let nth = 0; nth < 10_000; nth++) use("busy", 19);
    turns.begin("heavy");
    expect(turns.mayBegin("busy")).toBe(true);
  });

  test("what is owed halves each minute", () => {
    const { turns, use, pass } = turnsOf(2);
    use("x", 220);
    use("y", 1_000);
    turns.begin("y");
    pass(1.9 * MINUTE_MS);
    expect(turns.mayBegin("x")).toBe(false);
    pass(0.2 * MINUTE_MS);
    expect(turns.mayBegin("x")).toBe(true);
  });
});

describe("strangers", () => {
  test("leave the last lane to known networks once some of them have asked for much, and come after them", () => {
    const { turns, come, use, order } = turnsOf(2);
    use("known", 1);
    use("s1", 200);
    use("s2", 200);
    turns.begin("s3");
    come("s4", "s5", "known", "known");
    expect(turns.mayBegin("s4")).toBe(false);
    expect(order()).toEqual(["known", "known"]);
  });

  test("owe only what they cost themselves once they are known", () => {
    const { turns, use } = turnsOf(2);
    use("good", 1);
    use("s1", 400);
    use("s2", 400);
    turns.begin("s3");
    expect([turns.mayBegin("good"), turns.mayBegin("new")]).toEqual([true, false]);
  });

  test("are not suspected because of a single one", () => {
    const { turns, use } = turnsOf(2);
    use("heavy", 100_000);
    turns.begin("heavy");
    expect(turns.mayBegin("new")).toBe(true);
  });

  test("are trusted again when those who came lately asked for little", () => {
    const { turns, use } = turnsOf(2);
    use("s1", 400);
    for (let nth = 0; nth < 5; nth++) use(`good${nth}`, 1);
    use("heavy", 200);
    turns.begin("heavy");
    for (let nth = 5; nth < 10; nth++) use(`good${nth}`, 1);
    expect(turns.mayBegin("new")).toBe(true);
  });
});

describe("a full queue", () => {
  test("gives the last place of the largest crowd to a newcomer", () => {
    const { turns, come } = turnsOf();
    come("a", "b", "b", "b", "a");
    expect(turns.outrankedBy("new")?.nth).toBe(3);
    expect(turns.outrankedBy("a")).toBeNull();
    expect(turns.outrankedBy("b")).toBeNull();
  });

  test("gives the place of who owes most to whoever owes less", () => {
    const { turns, come, use } = turnsOf();
    use("x", 500);
    use("y", 300);
    come("x", "y", "new", "new", "new");
    expect(turns.outrankedBy("y")?.network).toBe("x");
    expect(turns.outrankedBy("z")?.network).toBe("x");
    expect(turns.outrankedBy("x")).toBeNull();
  });
});

test("the account that was used least lately is forgotten when there are too many, and no other", () => {
  const { turns, use } = turnsOf();
  use("first", 10_000);
  use("second", 10_000);
  turns.begin("heavy");
  use("heavy", 10_000);
  turns.begin("heavy");
  for (let nth = 0; nth < 19_998; nth++) use(`n${nth}`, 0);
  expect(["first", "second"].map((network) => turns.mayBegin(network))).toEqual([true, false]);
});

test("whatever comes, everybody who waits gets one turn and no share is broken", () => {
  const event = fc.record({
    network: fc.constantFrom("a", "b", "c"),
    ms: fc.integer({ min: 0, max: 400 }),
    isEnd: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 60 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 2 }),
      (events, lanes, lanesEach) => {
        const { turns, come, pass } = turnsOf(lanes, { lanesEach });
        const running: ReturnType<typeof turns.begin>[] = [];
        let done = 0;
        const fill = (): void => {
          while (running.length < lanes) {
            const next = turns.next();
            if (next === null) break;
            running.push(turns.begin(next.network));
            done += 1;
          }
          for (const { network } of running) {
            const mine = running.filter((turn) => turn.network === network);
            expect(mine.length).toBeLessThanOrEqual(lanesEach);
          }
          const heavy = running.filter((turn) => turn.isHeavy);
          expect(heavy.length).toBeLessThanOrEqual(Math.max(1, lanes - 1));
        };
        const end = (ms: number): void => {
          const turn = running.shift();
          pass(ms);
          if (turn !== undefined) turns.end(turn, ms);
          fill();
        };
        for (const { network, ms, isEnd } of events) {
          come(network);
          fill();
          if (isEnd) end(ms);
        }
        while (running.length > 0) {
          end(1);
        }
        expect(done).toBe(events.length);
        expect(turns.waiting).toBe(0);
      },
    ),
  );
});
