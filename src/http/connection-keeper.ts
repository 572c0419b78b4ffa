import { BlockList, isIPv6 } from "node:net";
import { networkOf } from "./request-bounds.ts";

/** Why a connection was closed: it was idle and made room, or it is new and there is none for its address or for anybody. */
export type ConnectionEnd = "made room" | "address full" | "server full";

/** Whether a new connection is taken, or why not. */
export type Admission = "taken" | Exclude<ConnectionEnd, "made room">;

/** What the keeper has to know and do of a connection. */
interface KeptConnection {
  readonly remoteAddress?: string | undefined;
  readonly destroy: () => unknown;
  readonly once: (event: "close", listener: () => void) => unknown;
}

/** How many connections may be open. */
export interface ConnectionBounds {
  readonly connections: number;
  /** Of one address of IPv4 or one /64 of IPv6; 0 for no limit of its own. */
  readonly connectionsPerAddress: number;
  /** Addresses and networks of proxies: all their clients come from one address, which is therefore not bounded. */
  readonly trustedProxies: readonly string[];
}

/**
 * Keeps the number of open connections within its bounds. Where one is met, an idle connection makes room for the new one:
 * of the same address where that has too many, else of the address that has most. A connection is idle while no request of
 * it is answered, from the moment it was opened or its last answer ended: sending a head byte by byte buys no time.
 */
export class ConnectionKeeper {
  readonly #bounds: ConnectionBounds;
  readonly #onEnd: (end: ConnectionEnd) => void;
  readonly #proxies: BlockList;
  readonly #open = new Map<KeptConnection, Network>();
  readonly #networks = new Map<string, Network>();
  /**
   * The networks that have an idle connection, by their weight. A search for the greatest weight looks at each that occurs,
   * which are few: a thousand connections have at most 45 different ones, a hundred thousand 447.
   */
  readonly #byWeight = new Map<number, Set<Network>>();

  constructor(bounds: ConnectionBounds, onEnd: (end: ConnectionEnd) => void) {
    this.#bounds = bounds;
    this.#onEnd = onEnd;
    this.#proxies = blockListOf(bounds.trustedProxies);
  }

  /** Counts a new connection until it closes, or says why there is no room for it; then whoever asked closes it. */
  take(connection: KeptConnection): Admission {
    // Who has hung up already has no address any more.
    const { remoteAddress = "" } = connection;
    const admission = this.#roomFor(this.#networkAt(remoteAddress));
    if (admission !== "taken") {
      this.#onEnd(admission);
      return admission;
    }
    // Making room may have closed the last connection of this network, and forgotten it.
    const network = this.#networkAt(remoteAddress);
    this.#open.set(connection, network);
    this.#change(network, () => {
      network.connections += 1;
      network.idle.add(connection);
    });
    connection.once("close", () => this.#forget(connection));
    return "taken";
  }

  /** A request of the connection has its whole head here: until its answer has ended, the connection is nobody's room. */
  markBusy(connection: KeptConnection): void {
    const network = this.#open.get(connection);
    if (network !== undefined) this.#change(network, () => network.idle.delete(connection));
  }

  /** No request of the connection is being answered any more. */
  markIdle(connection: KeptConnection): void {
    const network = this.#open.get(connection);
    if (network !== undefined) this.#change(network, () => network.idle.add(connection));
  }

  #roomFor(network: Network): Admission {
    const { connections, connectionsPerAddress } = this.#bounds;
    const isBounded = connectionsPerAddress > 0 && !network.isProxy;
    if (isBounded && network.connections >= connectionsPerAddress && !this.#closeIdlest(network)) {
      return "address full";
    }
    if (this.#open.size >= connections && !this.#closeIdlest(this.#heaviest())) {
      return "server full";
    }
    return "taken";
  }

  /** False where the network has no idle connection. */
  #closeIdlest(network: Network | undefined): boolean {
    const [idlest] = network?.idle ?? [];
    if (idlest === undefined) return false;
    // Its place is free at once; that it is closed is told later.
    this.#forget(idlest);
    idlest.destroy();
    this.#onEnd("made room");
    return true;
  }

  /** Of networks with the same weight, the one that has had it longest. */
  #heaviest(): Network | undefined {
    let greatest = -1;
    for (const weight of this.#byWeight.keys()) greatest = Math.max(greatest, weight);
    const [first] = this.#byWeight.get(greatest) ?? [];
    return first;
  }

  #forget(connection: KeptConnection): void {
    const network = this.#open.get(connection);
    if (network === undefined) return;
    this.#open.delete(connection);
    this.#change(network, () => {
      network.connections -= 1;
      network.idle.delete(connection);
    });
  }

  #networkAt(address: string): Network {
    const isProxy = isListed(this.#proxies, address);
    const name = isProxy ? "proxies" : networkOf(address);
    return this.#networks.get(name) ?? { name, isProxy, connections: 0, idle: new Set() };
  }

  /** Changes a network and keeps its place among the others true. */
  #change(network: Network, change: () => void): void {
    const before = weightOf(network);
    change();
    if (network.connections === 0) this.#networks.delete(network.name);
    else this.#networks.set(network.name, network);
    const after = weightOf(network);
    if (before === after) return;
    if (before !== null) {
      const equals = this.#byWeight.get(before);
      equals?.delete(network);
      if (equals?.size === 0) this.#byWeight.delete(before);
    }
    if (after === null) return;
    const equals = this.#byWeight.get(after) ?? new Set();
    this.#byWeight.set(after, equals.add(network));
  }
}

interface Network {
  readonly name: string;
  readonly isProxy: boolean;
  connections: number;
  /** In the order in which they became idle. */
  readonly idle: Set<KeptConnection>;
}

/** Who has most gives first; a proxy, whose connections are those of many, gives last. Null where there is nothing to give. */
function weightOf({ idle, isProxy, connections }: Network): number | null {
  if (idle.size === 0) return null;
  return isProxy ? 0 : connections;
}

/** The networks as settings name them: an address alone, or with the number of its bits. */
function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isListed(list: BlockList, address: string): boolean {
  const [plain = ""] = address.split("%", 1);
  return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
