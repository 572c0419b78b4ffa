import { FIND_LIMITS } from "../find-limits.ts";

/** A page of a catalog, or that it is the same as before. */
type Page =
  | { readonly kind: "fresh"; readonly value: unknown; readonly etag: string | null }
  | { readonly kind: "unchanged" };

/** A source that cannot be asked, or answers what is no page. Its message quotes nothing of the answer. */
export class SourceFault extends Error {
  /** Whether asking again may help. */
  readonly isPassing: boolean;
  /** How long the source asks to be left alone; 0 where it does not say. */
  readonly waitMs: number;

  constructor(what: string, passing: { readonly waitMs: number } | null = null) {
    super(what);
    this.name = "SourceFault";
    this.isPassing = passing !== null;
    this.waitMs = passing?.waitMs ?? 0;
  }
}

/** How pages are fetched: bounds that tests make small, and who hears of the end of all. */
export interface Fetching {
  readonly pageMs: number;
  readonly pageBytes: number;
  readonly tries: number;
  readonly firstWaitMs: number;
  readonly signal: AbortSignal;
}

/** The usual bounds. */
export function usualFetching(signal: AbortSignal): Fetching {
  const { pageMs, pageBytes, tries, firstWaitMs } = FIND_LIMITS;
  return { pageMs, pageBytes, tries, firstWaitMs, signal };
}

/** A page by its address, asked for again with growing pauses while it may help. Throws a SourceFault. */
export async function fetchPage(
  url: string,
  etag: string | null,
  fetching: Fetching,
): Promise<Page> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(url, etag, fetching);
    } catch (error) {
      const fault = asFault(error);
      if (!fault.isPassing || attempt >= fetching.tries || fetching.signal.aborted) throw fault;
      const wait = Math.max(fault.waitMs, fetching.firstWaitMs * 2 ** (attempt - 1));
      await pause(Math.min(wait, FIND_LIMITS.longestWaitMs), fetching.signal);
    }
  }
}

const MOST_REDIRECTS = 3;

async function once(url: string, etag: string | null, fetching: Fetching): Promise<Page> {
  // Held here until the page is there: Node 20 forgets the timer of AbortSignal.timeout within AbortSignal.any.
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new SourceFault(TOO_LATE, { waitMs: 0 })),
    fetching.pageMs,
  );
  try {
    return await followed(url, etag, {
      mostBytes: fetching.pageBytes,
      signal: AbortSignal.any([late.signal, fetching.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

const TOO_LATE = "It took too long to answer.";

/** The page at an address, or where it sends within its own origin. */
async function followed(
  url: string,
  etag: string | null,
  { mostBytes, signal }: { readonly mostBytes: number; readonly signal: AbortSignal },
): Promise<Page> {
  let target = new URL(url);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await fetch(target, {
      redirect: "manual",
      signal,
      headers: {
        accept: "application/json",
        "user-agent": "crossfoot-finder",
        ...(etag === null ? {} : { "if-none-match": etag }),
      },
    });
    if (response.status === 304 && etag !== null) return { kind: "unchanged" };
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) {
      return pageOf(response, mostBytes);
    }
    await response.body?.cancel();
    const next = URL.canParse(location, target.href) ? new URL(location, target) : null;
    if (next?.origin !== target.origin) throw new SourceFault("It sends elsewhere.");
    target = next;
  }
  throw new SourceFault("It sends from one address to the next without an end.");
}

async function pageOf(response: Response, mostBytes: number): Promise<Page> {
  const { status, headers } = response;
  if (status !== 200) {
    await response.body?.cancel();
    const isPassing = status === 429 || status === 408 || status >= 500;
    const waitMs = waitOf(headers.get("retry-after"));
    throw new SourceFault(`It answered with status ${status}.`, isPassing ? { waitMs } : null);
  }
  const text = await textOf(response, mostBytes);
  const etag = headers.get("etag");
  try {
    const isKept = etag !== null && etag.length <= 200;
    return { kind: "fresh", value: JSON.parse(text) as unknown, etag: isKept ? etag : null };
  } catch {
    throw new SourceFault("Its answer is no JSON, or was cut off.", { waitMs: 0 });
  }
}

/** `Retry-After` in seconds; as a date it is not understood, and the usual pause holds. */
function waitOf(retryAfter: string | null): number {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : 0;
}

async function textOf(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new SourceFault(`Its answer has more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function asFault(error: unknown): SourceFault {
  return error instanceof SourceFault
    ? error
    : new SourceFault("It could not be reached.", { waitMs: 0 });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
  });
}
