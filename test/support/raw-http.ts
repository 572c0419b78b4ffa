import { connect } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a conversation ended: the answers, and whether the server ended it or we did. */
export interface Talk {
  readonly answers: readonly RawAnswer[];
  readonly end: "closed by the server" | "reset" | "given up";
}

interface Manner {
  /** After so much silence at the end we give up; far above what an answer takes. */
  readonly giveUpMs?: number;
  /** We go away after so long, whatever comes. */
  readonly leaveMs?: number;
  /** We go away when this has happened, whatever comes. */
  readonly leave?: Promise<unknown>;
  /** We never end our side, whatever the server does. */
  readonly isStubborn?: boolean;
}

/** Sends the pieces one after the other over one connection, pausing where a piece is a number of milliseconds, and hears all that comes. */
export async function talk(
  port: number,
  pieces: readonly (string | Uint8Array | number)[],
  { giveUpMs = 300_000, leaveMs, leave, isStubborn = false }: Manner = {},
): Promise<Talk> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: isStubborn });
  let heard = "";
  let end: Talk["end"] = "closed by the server";
  const goAway = (): void => {
    end = "given up";
    socket.destroy();
  };
  const timer = setTimeout(goAway, leaveMs ?? giveUpMs);
  void leave?.finally(goAway);
  socket.setEncoding("latin1").on("data", (text: string) => (heard += text));
  const closed = new Promise<void>((resolve) => {
    socket.on("close", () => resolve());
    socket.on("error", () => {
      end = "reset";
    });
  });
  for (const piece of pieces) {
    if (typeof piece === "number") await pause(piece);
    else if (socket.writable) socket.write(piece);
  }
  await closed;
  clearTimeout(timer);
  return { answers: answersIn(heard), end };
}

interface Posted {
  readonly path?: string;
  readonly type?: string;
  /** Lines of the head. */
  readonly more?: readonly string[];
}

/** A POST of a document, as bytes on the wire. */
export function posted(
  body: string | Uint8Array,
  { path = "/api/v1/extract", type = "application/pdf", more = [] }: Posted = {},
): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...more,
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), Buffer.from(body)]);
}

/** A GET, as text on the wire. */
export function asked(path: string, more: readonly string[] = []): string {
  return `${[`GET ${path} HTTP/1.1`, "Host: localhost", ...more].join("\r\n")}\r\n\r\n`;
}

/** Ends the connection after its answer. */
export const LAST = "Connection: close";

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Throws where what was heard is not a row of whole answers. */
function answersIn(heard: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = heard;
  while (rest !== "") {
    const headEnd = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.slice(0, headEnd).split("\r\n");
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? [];
    if (headEnd < 0 || status === undefined) throw new Error(`No answer begins with ${first}.`);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const [name = "", ...value] = line.split(": ");
        return [name.toLowerCase(), value.join(": ")];
      }),
    );
    const length = Number(headers["content-length"] ?? 0);
    const body = rest.slice(headEnd + 4, headEnd + 4 + length);
    if (body.length < length) throw new Error(`An answer was cut off at ${body.length} bytes.`);
    // An answer of 100 is only the permission to go on.
    if (status !== "100") {
      answers.push({
        status: Number(status),
        headers,
        body: Buffer.from(body, "latin1").toString("utf8"),
      });
    }
    rest = rest.slice(headEnd + 4 + length);
  }
  return answers;
}
