/** What a letter of text holds: six bits. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BITS = 6;
const VALUES = 1 << BITS;
/** No code is longer, so that one table answers which value comes next. */
const LONGEST = 12;

/**
 * Values below 64 as text, the frequent ones in fewer bits (a canonical Huffman code). First a letter for the length of
 * the code of each value, then four letters for how many values there are, then all codes. No values are no text.
 */
export function coded(values: Uint8Array): string {
  if (values.length === 0) return "";
  const lengths = lengthsOf(values);
  const codes = codesOf(lengths);
  const text: string[] = [...lengths].map(letterOf);
  for (let shift = 3 * BITS; shift >= 0; shift -= BITS)
    text.push(letterOf((values.length >> shift) % VALUES));
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << (lengths[value] ?? 0)) | (codes[value] ?? 0);
    bits += lengths[value] ?? 0;
    for (; bits >= BITS; bits -= BITS) text.push(letterOf((held >> (bits - BITS)) % VALUES));
    held &= (1 << bits) - 1;
  }
  if (bits > 0) text.push(letterOf((held << (BITS - bits)) % VALUES));
  return text.join("");
}

/** The values of a text. */
export function decoded(text: string): Uint8Array {
  const lengths = Uint8Array.from({ length: VALUES }, (_, at) => valueAt(text, at));
  const table = tableOf(lengths);
  let at = VALUES;
  let count = 0;
  for (const end = at + 4; at < end; at += 1) count = count * VALUES + valueAt(text, at);
  const values = new Uint8Array(count);
  let held = 0;
  let bits = 0;
  for (let index = 0; index < count; index += 1) {
    for (; bits < LONGEST; bits += BITS) {
      held = ((held & ((1 << bits) - 1)) << BITS) | valueAt(text, at);
      at += 1;
    }
    const value = table[(held >> (bits - LONGEST)) & (TABLE - 1)] ?? 0;
    values[index] = value;
    bits -= lengths[value] ?? 0;
  }
  return values;
}

const TABLE = 1 << LONGEST;

/** For the next twelve bits, the value that they begin with. */
function tableOf(lengths: Uint8Array): Uint8Array {
  const table = new Uint8Array(TABLE);
  codesOf(lengths).forEach((code, value) => {
    const length = lengths[value] ?? 0;
    if (length === 0) return;
    const rest = LONGEST - length;
    table.fill(value, code << rest, (code + 1) << rest);
  });
  return table;
}

/** Codes in the order of their lengths, and of the values with one length. */
function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(VALUES);
  let code = 0;
  for (let length = 1; length <= LONGEST; length += 1) {
    code <<= 1;
    lengths.forEach((own, value) => {
      if (own !== length) return;
      codes[value] = code;
      code += 1;
    });
  }
  return codes;
}

/** How long the code of each value is; of values that do not occur, 0. */
function lengthsOf(values: Uint8Array): Uint8Array {
  const counts = new Float64Array(VALUES);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  for (;;) {
    const lengths = freeLengths(counts);
    if (lengths.every((length) => length <= LONGEST)) return lengths;
    // Counts that differ less give codes that differ less.
    counts.forEach((count, at) => (counts[at] = Math.ceil(count / 2)));
  }
}

/** The lengths of Huffman's code, however long. */
function freeLengths(counts: Float64Array): Uint8Array {
  const lengths = new Uint8Array(VALUES);
  let nodes = [...counts].flatMap((count, value) => (count > 0 ? { count, values: [value] } : []));
  for (const { values } of nodes.length === 1 ? nodes : [])
    for (const value of values) lengths[value] = 1;
  while (nodes.length > 1) {
    const [least, next, ...others] = nodes.toSorted((a, b) => a.count - b.count);
    if (least === undefined || next === undefined) break;
    const values = [...least.values, ...next.values];
    for (const value of values) lengths[value] = (lengths[value] ?? 0) + 1;
    nodes = [...others, { count: least.count + next.count, values }];
  }
  return lengths;
}

function letterOf(value: number): string {
  return LETTERS[value] ?? "";
}

const VALUE_OF = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, LETTERS.indexOf(String.fromCharCode(code))),
);

/** Behind the end of a text come zeros. */
function valueAt(text: string, at: number): number {
  return at < text.length ? (VALUE_OF[text.charCodeAt(at)] ?? 0) : 0;
}
