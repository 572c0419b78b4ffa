/** What becomes of lines that are too long. */
export interface LineBound {
  readonly mostBytes: number;
  /** Told once the line has ended, with how it begins and ends. */
  readonly onTooLong: (ends: LineEnds) => void;
}

/** How a line that was not kept begins and ends. */
export interface LineEnds {
  readonly head: Buffer;
  readonly tail: Buffer;
}

/**
 * The lines of a stream, each with its line break. Of one that is too long nothing is held but its ends: whoever writes for ever
 * without a line break takes no memory.
 */
export async function* wholeLines(
  pieces: AsyncIterable<Buffer>,
  { mostBytes, onTooLong }: LineBound,
): AsyncGenerator<Buffer> {
  let line = new Line(mostBytes);
  for await (const piece of pieces) {
    let from = 0;
    for (let end = breakAfter(piece, 0); end > 0; end = breakAfter(piece, from)) {
      line.add(piece.subarray(from, end));
      if (line.ends === null) yield line.bytes();
      else onTooLong(line.ends);
      line = new Line(mostBytes);
      from = end;
    }
    line.add(piece.subarray(from));
  }
  if (line.ends !== null) onTooLong(line.ends);
}

/** Where the next line begins; 0 where this one goes on. */
function breakAfter(piece: Buffer, from: number): number {
  return piece.indexOf("\n", from) + 1;
}

/** Bytes of a line's begin and end that are kept of one that is too long: all that is asked of them is an identifier. */
const END_BYTES = 512;

/** A line as it comes in. */
class Line {
  readonly #mostBytes: number;
  #pieces: Buffer[] = [];
  #sizeBytes = 0;
  #ends: LineEnds | null = null;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** How it begins and ends where it is too long; null where all of it is here. */
  get ends(): LineEnds | null {
    return this.#ends;
  }

  add(piece: Buffer): void {
    if (piece.length === 0) return;
    this.#pieces.push(piece);
    this.#sizeBytes += piece.length;
    if (this.#ends === null && this.#sizeBytes <= this.#mostBytes) return;
    const bytes = this.bytes();
    this.#ends = {
      head: this.#ends?.head ?? Buffer.from(bytes.subarray(0, END_BYTES)),
      tail: Buffer.from(bytes.subarray(-END_BYTES)),
    };
    this.#pieces = [this.#ends.tail];
  }

  bytes(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}
