/** Every variable of the daemon and what it sets. The table of docs/serving.md and `--print-config` are written from this. */
export const VARIABLES = {
  CROSSFOOT_SERVE_FREE: "1 reads without payment, the same as --free",
  CROSSFOOT_SERVE_HOST: "the address to listen on; :: or 0.0.0.0 for the whole network",
  CROSSFOOT_SERVE_PORT: "the port to listen on; 0 takes any that is free",
  CROSSFOOT_SERVE_PUBLIC_URL:
    "the address under which callers reach it, as pages and descriptions say it",
  CROSSFOOT_SERVE_OPERATOR: "who runs it, named in terms and privacy",
  CROSSFOOT_SERVE_CONTACT:
    "where to write: mailto:… or https://…, for terms, privacy and security.txt",
  CROSSFOOT_SERVE_WORKERS: "documents that are read at the same time",
  CROSSFOOT_SERVE_QUEUE: "documents that may wait for a worker; more are refused with 503",
  CROSSFOOT_SERVE_QUEUE_SECONDS: "how long a document may wait",
  CROSSFOOT_SERVE_READ_SECONDS: "wall time of one read",
  CROSSFOOT_SERVE_SCAN_PAGES:
    "pages of one document whose pictures are read; a page takes about 2 seconds",
  CROSSFOOT_SERVE_MEMORY_MB: "resident memory of the daemon above which reads are refused with 503",
  CROSSFOOT_SERVE_REQUESTS_PER_MINUTE:
    "requests of one address for pages and descriptions; 0 for no limit",
  CROSSFOOT_SERVE_READS_PER_MINUTE: "reads of one address; 0 for no limit",
  CROSSFOOT_SERVE_CONNECTIONS:
    "open connections; beyond, an idle one of the address that has most makes room",
  CROSSFOOT_SERVE_CONNECTIONS_PER_ADDRESS:
    "open connections of one address that is no trusted proxy; 0 for no limit of its own",
  CROSSFOOT_SERVE_UPLOAD_SECONDS: "how long a request may take to arrive",
  CROSSFOOT_SERVE_SHUTDOWN_SECONDS: "how long a stop waits for reads that run",
  CROSSFOOT_SERVE_TRUST_PROXY: "addresses or networks of proxies whose X-Forwarded-For is believed",
  CROSSFOOT_SERVE_METRICS:
    "off, beside (as /metrics on the same port), a port of 127.0.0.1, or ADDRESS:PORT",
  CROSSFOOT_SERVE_LOG_LEVEL: "debug, info, warn, error or silent",
  CROSSFOOT_SERVE_PAY_TO_BASE: "the address on Base that is paid, 0x…",
  CROSSFOOT_SERVE_PAY_TO_SOLANA:
    "the address on Solana that is paid; its token account for USDC must exist",
  CROSSFOOT_SERVE_TESTNETS: "1 takes payments on Base Sepolia and Solana Devnet in their place",
  CROSSFOOT_SERVE_FACILITATOR:
    "the address of the x402 facilitator that verifies and settles; several, split at commas, are asked in their order",
  CROSSFOOT_SERVE_FACILITATOR_AUTHORIZATION:
    "the header Authorization that is sent to the first of them; a secret, never printed or logged",
  CROSSFOOT_SERVE_FACILITATOR_KEY_ID:
    "the name of a key with which each call to the first of them is signed, as Coinbase's wants it",
  CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET:
    "that key: base64 for Ed25519, or PEM with \\n for its line ends; a secret, never printed or logged",
  CROSSFOOT_SERVE_BASE_RPC:
    "a node of Base that is asked whether a payment arrived when the facilitator gave no answer; never printed, for it may hold a key",
  CROSSFOOT_SERVE_SOLANA_RPC:
    "likewise a node of Solana; it also says whether the token account exists",
  CROSSFOOT_SERVE_RECEIPT_KEY:
    "the key that signs receipts: Ed25519 or P-256 as PEM with \\n for its line ends; a secret, never printed or logged",
  CROSSFOOT_SERVE_SIGNED_OFFERS:
    "1 signs what is offered, too; the header of a 402 then grows from 4 KB to 6 KB",
  CROSSFOOT_SERVE_BATCH_SETTLEMENT:
    "1 also takes deposits on Base that pay for many reads, where the facilitator knows them; claimed hourly and on a stop",
  CROSSFOOT_SERVE_LEDGER: "the folder of the book of payments, a file for each month",
  CROSSFOOT_SERVE_FIND_SYNC_MINUTES:
    "how often the tool finder asks its catalogs; 0 for never by itself",
} as const;

export type VariableName = keyof typeof VARIABLES;
