/**
 * Writes the few messages of ONNX (onnx.proto, protobuf) that add a layer to a model. Protobuf merges what is appended to a
 * message: a model's bytes, followed by those of a model that holds only the new nodes, are the model with them.
 */
export interface Tensor {
  readonly name: string;
  readonly dims: readonly number[];
  readonly values: Float32Array;
}

export interface Node {
  readonly type: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>;
}

export interface Part {
  readonly nodes: readonly Node[];
  readonly weights?: readonly Tensor[];
  /** Whole numbers, for shapes. */
  readonly shapes?: Readonly<Record<string, readonly number[]>>;
  readonly inputs?: readonly string[];
  readonly outputs: readonly string[];
}

const FLOAT = 1;
const FLOAT16 = 10;
const INT64 = 7;
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_INTS = 7;

/** The bytes of a model's graph with nothing but these nodes. Weights of more than a row are kept in half precision. */
export function graphPart({
  nodes,
  weights = [],
  shapes = {},
  inputs = [],
  outputs,
}: Part): Uint8Array {
  const graph = [
    ...nodes.map((node) => bytesField(1, nodeBytes(node))),
    ...weights.flatMap((tensor) => weightFields(tensor)),
    ...Object.entries(shapes).map(([name, values]) => bytesField(5, shapeBytes(name, values))),
    ...inputs.map((name) => bytesField(11, typedValue(name))),
    ...outputs.map((name) => bytesField(12, textField(1, name))),
  ];
  return bytesField(7, Buffer.concat(graph));
}

/** The head of a model of its own: version of the format, and of the operators. */
export function modelHead(): Uint8Array {
  return Buffer.concat([numberField(1, 8), bytesField(8, numberField(2, 12))]);
}

function nodeBytes({ type, inputs, output, attributes = {} }: Node): Uint8Array {
  return Buffer.concat([
    ...inputs.map((name) => textField(1, name)),
    textField(2, output),
    textField(3, `${output}.node`),
    textField(4, type),
    ...Object.entries(attributes).map(([name, value]) =>
      bytesField(5, attributeBytes(name, value)),
    ),
  ]);
}

function attributeBytes(name: string, value: number | readonly number[]): Uint8Array {
  if (typeof value === "number")
    return Buffer.concat([
      textField(1, name),
      numberField(3, value),
      numberField(20, ATTRIBUTE_INT),
    ]);
  return Buffer.concat([
    textField(1, name),
    ...value.map((one) => numberField(8, one)),
    numberField(20, ATTRIBUTE_INTS),
  ]);
}

/** A weight; where it is a matrix, in half precision with the node that widens it. */
function weightFields({ name, dims, values }: Tensor): readonly Uint8Array[] {
  if (dims.length < 2) {
    const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    return [bytesField(5, tensorBytes(name, { dims, type: FLOAT, raw }))];
  }
  const half = Uint16Array.from(values, halfOf);
  const raw = new Uint8Array(half.buffer);
  const cast: Node = {
    type: "Cast",
    inputs: [`${name}.half`],
    output: name,
    attributes: { to: FLOAT },
  };
  return [
    bytesField(5, tensorBytes(`${name}.half`, { dims, type: FLOAT16, raw })),
    bytesField(1, nodeBytes(cast)),
  ];
}

function shapeBytes(name: string, values: readonly number[]): Uint8Array {
  const raw = new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer);
  return tensorBytes(name, { dims: [values.length], type: INT64, raw });
}

function tensorBytes(
  name: string,
  {
    dims,
    type,
    raw,
  }: { readonly dims: readonly number[]; readonly type: number; readonly raw: Uint8Array },
): Uint8Array {
  return Buffer.concat([
    ...dims.map((one) => numberField(1, one)),
    numberField(2, type),
    textField(8, name),
    bytesField(9, raw),
  ]);
}

function typedValue(name: string): Uint8Array {
  return Buffer.concat([textField(1, name), bytesField(2, bytesField(1, numberField(1, FLOAT)))]);
}

function textField(field: number, text: string): Uint8Array {
  return bytesField(field, Buffer.from(text));
}

function bytesField(field: number, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

function numberField(field: number, value: number): Uint8Array {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

/** Seven bits a byte, the lowest first; a negative number as 64 bits. */
function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    bytes.push(Number(rest & 127n) | (rest > 127n ? 128 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return Uint8Array.from(bytes);
}

/** The nearest number of 16 bits (IEEE 754). */
function halfOf(value: number): number {
  const [bits = 0] = new Uint32Array(Float32Array.of(value).buffer);
  const sign = (bits >>> 16) & 0x8000;
  const size = Math.abs(value);
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24);
  const exponent = ((bits >>> 23) & 0xff) - 112;
  return sign | ((exponent << 10) + Math.round((bits & 0x7fffff) / 2 ** 13));
}
