/** A chain on which payment is taken. */
export interface Network {
  /** As people call it: `Base`. */
  readonly chain: string;
  /** CAIP-2 identifier. */
  readonly network: string;
  readonly testnet: boolean;
}

/** What the pages and descriptions say of this server, apart from what the contract says of every one. */
export interface Site {
  /** The address under which the world knows it, without a slash at its end. */
  readonly baseUrl: string;
  /** Whether reads cost nothing here. */
  readonly isFree: boolean;
  readonly version: string;
  /** Who runs it; null where nobody is named. */
  readonly operator: string | null;
  /** Where to write: an address of mail or of a page, with its scheme; null where none is named. */
  readonly contact: string | null;
  /** Chains on which it takes payment; none where it is free. */
  readonly networks: readonly Network[];
  /** Whether the readers are MCP servers here, too. */
  readonly hasMcp: boolean;
  /** The host of the model that may be asked where a document is doubtful; null where none is. */
  readonly modelHost: string | null;
  /** Seconds after which a read is stopped. */
  readonly readSeconds: number;
}
