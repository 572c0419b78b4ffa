import { errorBodySchema } from "../../wire/contract.ts";
import {
  describeFinder,
  FIND,
  FIND_NOTICE,
  findDescriptionSchema,
  findResultSchema,
} from "../../wire/find/result.ts";
import {
  findAddressSchema,
  findRequestSchema,
  unmetAnswerSchema,
  unmetReportSchema,
} from "../../wire/find/query.ts";
import type { Site } from "../../wire/service/readers.ts";
import { STATUS, unfound, wrongRequest } from "../errors.ts";
import {
  COMMON_HEADERS,
  type Components,
  jsonContent,
  parametersOf,
  type Schema,
} from "./parts.ts";

/** A search and its answer, invented. */
const REQUEST = { need: "convert currency amounts", maxPriceUsd: 0.05, payment: "paid", limit: 3 };
const UNMET = { need: "read a handwritten delivery note" };
const RESULT = {
  results: [
    {
      name: "Currency converter",
      description: "Converts an amount between currencies at today's rate.",
      source: "x402 Bazaar",
      kind: "http",
      url: "https://rates.example/convert",
      transport: "http",
      method: "GET",
      price: { amount: "0.01", currency: "USDC", usd: 0.01 },
      networks: ["eip155:8453"],
      howToCall: "GET https://rates.example/convert; it answers 402 with what to pay.",
      why: "Matches convert, currency, amounts.",
      updatedAt: "2026-11-01T00:00:00.000Z",
    },
  ],
  asOf: "2026-11-20T06:00:00.000Z",
  notice: FIND_NOTICE,
};

/** The operations of the tool finder. */
export function findPaths(site: Site, components: Components): Schema {
  const refusals = refusalsOf(components);
  const result = components.refer(findResultSchema);
  const answered = (description: string, content: Schema): Schema => ({
    description,
    headers: COMMON_HEADERS,
    content,
  });
  const describedOrFound = jsonContent(
    { anyOf: [result, components.refer(findDescriptionSchema)] },
    { found: RESULT, description: describeFinder(site) },
  );
  const recorded = jsonContent(components.refer(unmetAnswerSchema), {
    recorded: { recorded: true },
  });
  const search = {
    operationId: "findTools",
    summary: "Find tools for a need; without a need, the description of the finder. Free.",
    parameters: parametersOf(findAddressSchema),
    responses: {
      ...refusals,
      200: answered("What was found, or the description.", describedOrFound),
    },
  };
  const found = jsonContent(result, { found: RESULT });
  const searchJson = {
    operationId: "searchTools",
    summary: "Find tools for a need. Free.",
    requestBody: body(components.refer(findRequestSchema), REQUEST),
    responses: { ...refusals, 200: answered("What was found; empty where nothing fits.", found) },
  };
  const report = {
    operationId: "reportUnmetNeed",
    summary: "Report a need that no tool met. Free.",
    requestBody: body(components.refer(unmetReportSchema), UNMET),
    responses: { ...refusals, [STATUS.accepted]: answered("The need is recorded.", recorded) },
  };
  const tags = ["finder"];
  return {
    [FIND.path]: { get: { ...search, tags }, post: { ...searchJson, tags } },
    [FIND.unmet]: { post: { ...report, tags } },
  };
}

function body(schema: Schema, example: object): Schema {
  return { required: true, content: jsonContent(schema, { request: example }) };
}

function refusalsOf(components: Components): Schema {
  const error = components.refer(errorBodySchema);
  const refused = (description: string, examples: Record<string, string>): Schema => ({
    description,
    headers: COMMON_HEADERS,
    content: jsonContent(
      error,
      Object.fromEntries(Object.entries(examples).map(([name, words]) => [name, { error: words }])),
    ),
  });
  return {
    [STATUS.wrong]: refused("The request is not as described, or holds personal information.", {
      "bad-json": wrongRequest("bad-json", "The JSON body lacks `need`.").message,
    }),
    [STATUS.unavailable]: refused("There are no listings, or no more reports are kept.", {
      "never-synced": unfound("never-synced", "").message,
    }),
    default: refused("Any other refusal.", {}),
  };
}
