/** The SHA-256 of bytes (FIPS 180-4), 32 bytes. It is our own, so that the engine needs nothing of the machine it runs on. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(BEGIN);
  const padded = withPadding(bytes);
  const view = new DataView(padded.buffer);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    fillSchedule(schedule, view, at);
    mixBlock(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(4 * index, word);
  return new Uint8Array(digest.buffer);
}

/** The SHA-256 of a text in UTF-8, in hex. */
export function sha256InHex(text: string): string {
  return [...sha256(new TextEncoder().encode(text))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional parts of the square roots of the first eight primes. */
const BEGIN = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The same of the cube roots of the first sixty-four primes. */
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

/** A one bit, zeros, and the length in bits, so that whole blocks come out. */
function withPadding(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  return padded;
}

function fillSchedule(schedule: Uint32Array, view: DataView, at: number): void {
  for (let index = 0; index < 16; index++) schedule[index] = view.getUint32(at + 4 * index);
  for (let index = 16; index < 64; index++) {
    const near = schedule[index - 2] ?? 0;
    const far = schedule[index - 15] ?? 0;
    const nearMixed = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const farMixed = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const sum = nearMixed + (schedule[index - 7] ?? 0) + farMixed;
    schedule[index] = sum + (schedule[index - 16] ?? 0);
  }
}

/** The standard's letters: `a` to `h` are the words of the state. */
function mixBlock(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, word] of schedule.entries()) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + high + chosen + (ROUNDS[index] ?? 0) + word) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, (d + first) | 0];
    [d, c, b, a] = [c, b, a, (first + low + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + word;
  }
}

/** Turned to the right by so many bits. */
function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
