import { createRequire } from "node:module";
import type {
  InferenceSession,
  InferenceSessionFactory,
  TensorConstructor,
} from "onnxruntime-common";

interface Runtime {
  readonly InferenceSession: InferenceSessionFactory;
  readonly Tensor: TensorConstructor;
}

/** ONNX Runtime, which ships no types. */
const runtime = createRequire(import.meta.url)("onnxruntime-node") as Runtime;
export const SESSIONS: InferenceSessionFactory = runtime.InferenceSession;
export const TENSORS: TensorConstructor = runtime.Tensor;

/** A matrix in rows. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** Runs a model on matrices by name. */
export async function runOn(
  session: InferenceSession,
  matrices: Readonly<Record<string, Matrix>>,
): Promise<Readonly<Record<string, Float32Array>>> {
  const feeds = Object.entries(matrices).map(
    ([name, { rows, columns, values }]) =>
      [name, new TENSORS("float32", values, [rows, columns])] as const,
  );
  const answers = await session.run(Object.fromEntries(feeds));
  return Object.fromEntries(
    Object.entries(answers).map(([name, { data }]) => [name, data as Float32Array]),
  );
}
