import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "./request-bounds.ts";
import type { ReadService, Wanted } from "./read-service.ts";
import type { ReadTask } from "./read-task.ts";
import type { Submission } from "./submission.ts";

/** Keeps room for what a request will send until its answer is out. Throws a Refusal where there is none. */
export function admitRequest(
  service: ReadService,
  { headers, ip }: FastifyRequest,
  reply: FastifyReply,
): void {
  const length = headers["content-length"];
  const release = service.admit(length === undefined ? null : Number(length), networkOf(ip));
  reply.raw.once("close", release);
}

/** Reads what a request has sent, tells it to log and metrics, and gives the answer's body. Throws a Refusal. */
export async function answerRead(
  service: ReadService,
  { request, signal }: { readonly request: FastifyRequest; readonly signal: AbortSignal },
  read: {
    readonly submission: Submission;
    readonly wanted: Wanted;
    readonly form: ReadTask["form"];
  },
): Promise<string> {
  const { submission, wanted, form } = read;
  const began = performance.now();
  request.told = { ...request.told, reader: wanted.kind, bytes: submission.bytes.length };
  try {
    const caller = { network: networkOf(request.ip), signal };
    const done = await service.read(submission, wanted, { form, caller });
    request.told = { ...request.told, facts: done.facts };
    return done.body;
  } finally {
    request.told = { ...request.told, readMs: performance.now() - began };
  }
}

/** Aborts when the client goes away before its answer is written, or has gone already. */
export function departureOf(
  { raw: { socket } }: FastifyRequest,
  { raw }: FastifyReply,
): AbortSignal {
  const departure = new AbortController();
  if (socket.destroyed) departure.abort();
  raw.once("close", () => {
    if (!raw.writableEnded) departure.abort();
  });
  return departure.signal;
}
