/** What came of one request. Silent: no answer, or none that can be used; whether the request arrived is not known. */
export type Reply =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly body: string;
      readonly header: (name: string) => string | null;
    }
  | { readonly kind: "silent"; readonly sentence: string };

/** One request with a document. */
export interface DocumentRequest {
  readonly url: string;
  readonly bytes: Uint8Array;
  /** What the header `PAYMENT-SIGNATURE` carries; null for none. */
  readonly payment: string | null;
  readonly timeoutMs: number;
}

const MOST_ANSWER_BYTES = 16 * 1_048_576;

/** Sends a document once, to this address and no other. Never rejects. */
export async function sendDocument(request: DocumentRequest): Promise<Reply> {
  const { url, bytes, payment, timeoutMs } = request;
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
      headers: {
        "content-type": "application/pdf",
        accept: "application/json",
        "accept-encoding": "identity",
        ...(payment === null ? {} : { "payment-signature": payment }),
      },
      body: bytes as Uint8Array<ArrayBuffer>,
    });
    const body = await bodyOf(response);
    if (body === null) return silent("It answered with more than 16 MB.");
    const { status, headers } = response;
    return { kind: "answered", status, body, header: (name) => headers.get(name) };
  } catch (error) {
    return silent(troubleOf(error));
  }
}

/** Null where it is too long. */
async function bodyOf(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function silent(sentence: string): Reply {
  return { kind: "silent", sentence };
}

/** Why nothing came, by the codes of Node and no words of anybody else. */
function troubleOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "It did not answer in time.";
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return TROUBLES[code] ?? `The connection failed${code === "" ? "" : ` (${code})`}.`;
}

const TROUBLES: Readonly<Partial<Record<string, string>>> = {
  ECONNREFUSED: "Nothing listens there.",
  ENOTFOUND: "There is no server of this name.",
  ECONNRESET: "The connection was cut.",
  UND_ERR_SOCKET: "The connection was cut.",
  UND_ERR_HEADERS_OVERFLOW: "It answered with headers of more than 16 KB.",
};
