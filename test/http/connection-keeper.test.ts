import { EventEmitter } from "node:events";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ConnectionBounds,
  type ConnectionEnd,
  ConnectionKeeper,
} from "../../src/http/connection-keeper.ts";

/** A connection as the keeper sees it. Like a real one it says later that it was closed. */
class FakeConnection extends EventEmitter {
  readonly remoteAddress: string;
  isOpen = true;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): this {
    this.isOpen = false;
    return this;
  }

  /** What happens once a connection is closed, by either side. */
  close(): void {
    this.destroy().emit("close");
  }
}

function keeperOf(bounds: Partial<ConnectionBounds> = {}) {
  const ends: ConnectionEnd[] = [];
  const usual = { connections: 4, connectionsPerAddress: 0, trustedProxies: [] };
  const keeper = new ConnectionKeeper({ ...usual, ...bounds }, (end) => ends.push(end));
  const open = (address: string): FakeConnection => {
    const connection = new FakeConnection(address);
    expect(keeper.take(connection)).toBe("taken");
    return connection;
  };
  const busy = (address: string): FakeConnection => {
    const connection = open(address);
    keeper.markBusy(connection);
    return connection;
  };
  const refused = (address: string) => keeper.take(new FakeConnection(address));
  return { keeper, ends, open, busy, refused };
}

const openOnes = (connections: readonly FakeConnection[]) =>
  connections.map(({ isOpen }) => isOpen);

describe("one address", () => {
  test("closes its own idlest connection for a new one beyond its limit", () => {
    const { open, ends } = keeperOf({ connectionsPerAddress: 2 });
    const other = open("192.0.2.2");
    const own = [open("192.0.2.1"), open("192.0.2.1"), open("192.0.2.1")];
    expect([openOnes(own), other.isOpen]).toEqual([[false, true, true], true]);
    expect(ends).toEqual(["made room"]);
  });

  test("gets no new one while requests of all its connections are answered", () => {
    const { keeper, busy, refused, open, ends } = keeperOf({ connectionsPerAddress: 2 });
    const [first, second] = [busy("192.0.2.1"), busy("192.0.2.1")];
    expect(refused("192.0.2.1")).toBe("address full");
    open("192.0.2.2");
    keeper.markIdle(first);
    open("192.0.2.1");
    expect(openOnes([first, second])).toEqual([false, true]);
    expect(ends).toEqual(["address full", "made room"]);
  });

  test("has a limit of one, too", () => {
    const { open } = keeperOf({ connectionsPerAddress: 1 });
    const all = [open("192.0.2.1"), open("192.0.2.1"), open("192.0.2.1")];
    expect(openOnes(all)).toEqual([false, false, true]);
  });

  test("is a /64 of IPv6, and the same address in either notation", () => {
    const { open } = keeperOf({ connectionsPerAddress: 1 });
    const all = [
      open("2001:db8::1"),
      open("2001:db8::2:1"),
      open("2001:db8:0:1::1"),
      open("::ffff:192.0.2.1"),
      open("192.0.2.1"),
    ];
    expect(openOnes(all)).toEqual([false, true, true, false, true]);
  });

  test("that is a trusted proxy has no limit, and its neighbours have theirs", () => {
    const { open, refused, busy } = keeperOf({
      connections: 9,
      connectionsPerAddress: 1,
      trustedProxies: ["10.0.0.0/8", "2001:db8::1"],
    });
    const proxied = ["10.0.0.1", "10.0.0.1", "::ffff:10.0.0.2", "2001:db8::1", "2001:db8::1"].map(
      open,
    );
    expect(openOnes(proxied)).toEqual(proxied.map(() => true));
    busy("2001:db8::2");
    expect(refused("2001:db8::3")).toBe("address full");
  });
});

describe("a full server", () => {
  test("closes the idlest connection of the address that has most", () => {
    const { open } = keeperOf();
    const lonely = open("192.0.2.1");
    const many = [open("192.0.2.2"), open("192.0.2.2"), open("192.0.2.2")];
    open("192.0.2.3");
    expect([lonely.isOpen, openOnes(many)]).toEqual([true, [false, true, true]]);
  });

  test("counts busy connections of an address, and closes idle ones alone", () => {
    const { open, busy } = keeperOf({ connections: 5 });
    const two = [open("192.0.2.1"), open("192.0.2.1")];
    const three = [busy("192.0.2.2"), busy("192.0.2.2"), open("192.0.2.2")];
    open("192.0.2.3");
    expect([openOnes(two), openOnes(three)]).toEqual([
      [true, true],
      [true, true, false],
    ]);
    open("192.0.2.4");
    expect([openOnes(two), openOnes(three)]).toEqual([
      [false, true],
      [true, true, false],
    ]);
  });

  test("closes the idlest of addresses that have one connection each", () => {
    const { keeper, open } = keeperOf({ connections: 3 });
    const [first, second, third] = [open("192.0.2.1"), open("192.0.2.2"), open("192.0.2.3")];
    keeper.markBusy(first);
    keeper.markIdle(first);
    open("192.0.2.4");
    open("192.0.2.5");
    expect(openOnes([first, second, third])).toEqual([true, false, false]);
  });

  test("takes nobody while requests of all connections are answered, and the next one after an end", () => {
    const { open, busy, refused, ends } = keeperOf({ connections: 2 });
    const first = busy("192.0.2.1");
    busy("192.0.2.2");
    expect(refused("192.0.2.3")).toBe("server full");
    first.close();
    open("192.0.2.3");
    expect(ends).toEqual(["server full"]);
  });

  test("closes connections of a proxy last, however many it has", () => {
    const { open } = keeperOf({ trustedProxies: ["10.0.0.1"] });
    const proxied = [open("10.0.0.1"), open("10.0.0.1"), open("10.0.0.1")];
    const direct = open("192.0.2.1");
    open("10.0.0.1");
    expect([openOnes(proxied), direct.isOpen]).toEqual([[true, true, true], false]);
    open("192.0.2.2");
    expect(openOnes(proxied)).toEqual([false, true, true]);
  });

  test("counts a connection once, however often it is said to be over", () => {
    const { keeper, open, refused, busy } = keeperOf({ connections: 1 });
    const first = open("192.0.2.1");
    const second = busy("192.0.2.2");
    first.close();
    keeper.markIdle(first);
    keeper.markBusy(first);
    expect(refused("192.0.2.3")).toBe("server full");
    second.close();
    second.emit("close");
    busy("192.0.2.1");
    expect(refused("192.0.2.3")).toBe("server full");
  });
});

/** What may happen to a connection: it is opened from an address, or the nth one changes. */
const EVENTS = fc.array(
  fc.record({
    deed: fc.constantFrom("open", "open", "open", "busy", "idle", "close"),
    nth: fc.nat(30),
    host: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 200 },
);

test("whatever happens, bounds hold, busy connections stay, and nobody is refused whom an idle one could make room", () => {
  fc.assert(
    fc.property(EVENTS, (events) => {
      const bounds = { connections: 7, connectionsPerAddress: 3, trustedProxies: ["10.0.0.5"] };
      const keeper = new ConnectionKeeper(bounds, () => undefined);
      const all: FakeConnection[] = [];
      const busy = new Set<FakeConnection>();
      const open = () => all.filter(({ isOpen }) => isOpen);
      const of = (address: string) =>
        open().filter(({ remoteAddress }) => remoteAddress === address);
      const isIdle = (connection: FakeConnection) => !busy.has(connection);
      for (const { deed, nth, host } of events) {
        const address = `10.0.0.${host}`;
        const [chosen] = open().slice(nth % 7);
        if (deed === "open") {
          const [before, own] = [open(), of(address)];
          const isFull = before.length === bounds.connections && !before.some(isIdle);
          const isOwnFull = host !== 5 && own.length === 3 && !own.some(isIdle);
          const connection = new FakeConnection(address);
          const admission = keeper.take(connection);
          expect(admission).toBe(isOwnFull ? "address full" : isFull ? "server full" : "taken");
          if (admission === "taken") all.push(connection);
        } else if (chosen === undefined) continue;
        else if (deed === "close") {
          busy.delete(chosen);
          chosen.close();
        } else if (deed === "busy") {
          busy.add(chosen);
          keeper.markBusy(chosen);
        } else {
          busy.delete(chosen);
          keeper.markIdle(chosen);
        }
        expect(open().length).toBeLessThanOrEqual(bounds.connections);
        for (const other of [1, 2, 3, 4]) {
          expect(of(`10.0.0.${other}`).length).toBeLessThanOrEqual(3);
        }
        expect([...busy].every(({ isOpen }) => isOpen)).toBe(true);
      }
    }),
  );
});
