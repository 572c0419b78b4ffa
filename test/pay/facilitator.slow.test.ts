import { createServer } from "node:http";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { expect, onTestFinished, test } from "vitest";
import { httpFacilitator } from "../../src/pay/facilitator.ts";
import { closed, listening } from "./rig/listening.ts";

const PAYLOAD = {} as PaymentPayload;
const REQUIREMENTS = {} as PaymentRequirements;

/** What is made of an answer to a settlement. */
async function settled(status: number, answer: unknown) {
  const body = JSON.stringify(answer);
  const server = createServer((_request, response) => void response.writeHead(status).end(body));
  const port = await listening(server, 0);
  onTestFinished(async () => closed(server));
  const url = `http://127.0.0.1:${port}`;
  const facilitator = httpFacilitator({
    url,
    headers: () => ({}),
    verifyMs: 1_000,
    settleMs: 1_000,
  });
  return facilitator.settle(PAYLOAD, REQUIREMENTS);
}

const DONE = { success: true, transaction: "0x1", network: "eip155:8453", payer: "0x2" };

test("of a settlement only what the protocol names is passed on, in short words", async () => {
  const answer = { ...DONE, extra: "x".repeat(100_000), extensions: { secret: 1 }, payer: {} };
  expect(await settled(200, answer)).toEqual({
    kind: "settled",
    response: { success: true, transaction: "0x1", network: "eip155:8453" },
  });
  const errorReason = "long\u0000\n".repeat(1_000);
  expect(await settled(200, { success: false, errorReason, errorMessage: 7 })).toEqual({
    kind: "refused",
    response: {
      success: false,
      transaction: "",
      network: "",
      errorReason: "long".repeat(50),
    },
  });
});

test.each([
  ["no verdict", 200, {}],
  ["success as a word", 200, { ...DONE, success: "true" }],
  ["a failure of its own", 500, { success: false, errorReason: "no" }],
  ["success with a status of failure", 402, DONE],
  ["a list", 200, []],
  ["nothing", 200, null],
  ["more than anybody needs", 200, { ...DONE, extra: "x".repeat(300_000) }],
])("%s leaves open whether it was settled", async (_name, status, answer) => {
  expect((await settled(status, answer)).kind).toBe("unknown");
});
