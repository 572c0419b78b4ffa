import { LIMITS } from "../base/limits.ts";

/** What one network may have of the room, so that others find the rest. */
const SHARE_OF_ONE = 1 / 2;

/** Room for the bytes of requests that arrive, wait and are read. */
export class AdmittedBytes {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #byNetwork = new Map<string, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
    this.#mostOfOne = Math.max(LIMITS.documentBytes, most * SHARE_OF_ONE);
  }

  /** Keeps room for a request until the function that comes back is called; null where there is none. No request takes more than a document. */
  take(network: string, bytes: number): (() => void) | null {
    const room = Math.min(bytes, LIMITS.documentBytes);
    const before = this.#byNetwork.get(network) ?? 0;
    if (this.#all + room > this.#most || before + room > this.#mostOfOne) return null;
    this.#add(network, room);
    return () => this.#add(network, -room);
  }

  #add(network: string, room: number): void {
    this.#all += room;
    const bytes = (this.#byNetwork.get(network) ?? 0) + room;
    if (bytes === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, bytes);
  }
}
