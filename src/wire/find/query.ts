import {
  type Static,
  type TBoolean,
  type TInteger,
  type TNumber,
  type TObject,
  type TOptional,
  type TString,
  type TUnsafe,
  Type,
} from "@sinclair/typebox";
import { CLOSED, type Fixed, oneOf } from "../schema-parts.ts";

/** Which tools are wanted: all, those that are paid for each call, or those that ask for no payment. */
export type Payment = "any" | "paid" | "free";

/** The ways in which `payment` may be said. */
export const PAYMENTS: readonly Payment[] = ["any", "paid", "free"];

/** The longest need, in characters. */
export const MOST_NEED_CHARACTERS = 500;

/** Results of one search, at most, and where nothing is said. */
export const MOST_RESULTS = 10;
export const USUAL_RESULTS = 5;

const NEED =
  "What is needed, in plain words, such as `validate an email address`. It must hold no personal information.";
const MOST_PRICE =
  "Only tools whose listed price for a call is known and not above so many US dollars.";

/** What is asked of the tool finder: the query of its address, the JSON of its POST form and the input of its MCP tool. */
export const findRequestSchema: TObject<{
  need: TString;
  maxPriceUsd: TOptional<TNumber>;
  payment: TOptional<TUnsafe<Payment>>;
  limit: TOptional<TInteger>;
}> = Type.Object(
  {
    need: Type.String({ minLength: 1, maxLength: MOST_NEED_CHARACTERS, description: NEED }),
    maxPriceUsd: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1_000_000, description: MOST_PRICE }),
    ),
    payment: Type.Optional(
      oneOf(PAYMENTS, {
        default: "any",
        description: "paid: tools paid for each call over x402. free: tools that list no payment.",
      }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_RESULTS, default: USUAL_RESULTS }),
    ),
  },
  { ...CLOSED, title: "FindRequest" },
);

export type FindRequest = Fixed<Static<typeof findRequestSchema>>;

/** The same as the query of an address, where everything is text; without a need the finder describes itself. */
export const findAddressSchema: TObject<{
  need: TOptional<TString>;
  maxPriceUsd: TOptional<TString>;
  payment: TOptional<TUnsafe<Payment>>;
  limit: TOptional<TString>;
}> = Type.Object(
  {
    need: Type.Optional(
      Type.String({ minLength: 1, maxLength: MOST_NEED_CHARACTERS, description: NEED }),
    ),
    maxPriceUsd: Type.Optional(
      Type.String({ pattern: String.raw`^\d{1,6}(\.\d{1,6})?$`, description: MOST_PRICE }),
    ),
    payment: Type.Optional(oneOf(PAYMENTS, { default: "any" })),
    limit: Type.Optional(
      Type.String({ pattern: "^([1-9]|10)$", description: "How many results: 1 to 10." }),
    ),
  },
  { ...CLOSED, title: "FindAddress" },
);

/** What the query of an address asks for; null where it names no need. */
export function requestOfAddress(
  address: Fixed<Static<typeof findAddressSchema>>,
): FindRequest | null {
  const { need, maxPriceUsd, limit, ...others } = address;
  if (need === undefined) return null;
  return {
    ...others,
    need,
    ...(maxPriceUsd === undefined ? {} : { maxPriceUsd: Number(maxPriceUsd) }),
    ...(limit === undefined ? {} : { limit: Number(limit) }),
  };
}

/** A need and its bounds, checked: what the finder works with. */
export interface FindQuery {
  readonly need: string;
  /** Millionths of a dollar; null for no bound. */
  readonly mostMicroUsd: bigint | null;
  readonly payment: Payment;
  /** 1 to 10. */
  readonly limit: number;
}

/** The query of a request that its schema lets through. A price counts to the millionth of a dollar. */
export function findQuery(request: FindRequest): FindQuery {
  const { need, maxPriceUsd, payment = "any", limit = USUAL_RESULTS } = request;
  return {
    need,
    mostMicroUsd:
      maxPriceUsd === undefined ? null : BigInt(maxPriceUsd.toFixed(6).replace(".", "")),
    payment,
    limit,
  };
}

/** The longest details of a report, in characters. */
const MOST_DETAILS_CHARACTERS = 1_000;

/** A need that no tool met, as it is reported. */
export const unmetReportSchema: TObject<{ need: TString; details: TOptional<TString> }> =
  Type.Object(
    {
      need: Type.String({
        minLength: 1,
        maxLength: MOST_NEED_CHARACTERS,
        description: "What was needed, in plain words, without personal information.",
      }),
      details: Type.Optional(
        Type.String({
          maxLength: MOST_DETAILS_CHARACTERS,
          description: "What was missing from what was found. No personal information.",
        }),
      ),
    },
    { ...CLOSED, title: "UnmetNeed" },
  );

export type UnmetReport = Fixed<Static<typeof unmetReportSchema>>;

/** That a report was kept. */
export const unmetAnswerSchema: TObject<{ recorded: TBoolean }> = Type.Object(
  { recorded: Type.Boolean() },
  { ...CLOSED, title: "UnmetAnswer" },
);

export type UnmetAnswer = Fixed<Static<typeof unmetAnswerSchema>>;
