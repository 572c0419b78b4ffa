import {
  busy,
  conflict,
  noDocument,
  type Refusal,
  STATUS,
  tooLarge,
  tooOften,
  unknownType,
  unreadable,
  unsold,
  wrongRequest,
} from "../errors.ts";
import { FILE_FIELD } from "../submission.ts";
import { SALE_WORDS } from "../../pay/sale.ts";
import { errorBodySchema } from "../../wire/contract.ts";
import { paymentRequiredSchema } from "../../wire/service/operation.ts";
import type { ReaderFacts } from "../../wire/service/readers.ts";

/** Named examples of one body. */
export type Examples = Readonly<Record<string, unknown>>;

/** A JSON body with its examples. */
export function jsonContent(schema: Schema, examples: Examples = {}): Schema {
  const named = Object.entries(examples).map(([name, value]) => [name, { value }]);
  return {
    "application/json": {
      schema,
      ...(named.length === 0 ? {} : { examples: Object.fromEntries(named) as Schema }),
    },
  };
}

/** A PDF in each form that a request may have; the JSON one by its schema, with the other members of an example. */
export function pdfForms(json: Schema, example: object): Schema {
  return {
    required: true,
    description: "The PDF in one of three forms.",
    content: {
      // First, because generators that know one form take the first.
      ...jsonContent(json, { request: { document: "JVBERi0xLjcKJcKlwrEK", ...example } }),
      "application/pdf": {
        schema: { type: "string", format: "binary", contentMediaType: "application/pdf" },
      },
      "multipart/form-data": {
        schema: {
          type: "object",
          additionalProperties: false,
          required: [FILE_FIELD],
          properties: {
            [FILE_FIELD]: {
              type: "string",
              format: "binary",
              contentMediaType: "application/pdf",
              description: "The PDF.",
            },
          },
        },
        encoding: { [FILE_FIELD]: { contentType: "application/pdf" } },
      },
    },
  };
}

/** Every refusal of a read, with the sentences that the daemon really sends. One that takes no payment never speaks of charges. */
export function readRefusals(reader: ReaderFacts, components: Components, isFree: boolean): Schema {
  const context = { reader, readSeconds: 60, retryAfterSeconds: 3 };
  const refused = (description: string, refusals: readonly Refusal[], headers: Schema = {}) => ({
    description: isFree ? description : `${description} Not charged.`,
    headers: { ...COMMON_HEADERS, ...ERROR_HEADERS, ...headers },
    content: refusalContent(components, refusals, isFree),
  });
  return {
    [STATUS.wrong]: refused("The request holds no PDF, or is not as described.", [
      noDocument(),
      wrongRequest(
        "wrong-field",
        "The form holds a field of another name. Send the PDF in the field `file`, and nothing else.",
      ),
    ]),
    ...(isFree ? {} : paymentRefusals(components)),
    [STATUS.tooLarge]: refused("The PDF has too many bytes or pages.", [
      tooLarge(reader),
      unreadable("too-many-pages", context),
    ]),
    [STATUS.noPdf]: refused("The body is not a PDF.", [
      unknownType(),
      unreadable("not-a-pdf", context),
    ]),
    [STATUS.tooOften]: refused(
      "Too many requests came from one address.",
      [tooOften(12)],
      RETRY_AFTER,
    ),
    [STATUS.unreadable]: refused(
      "The document could not be read; the sentence says why.",
      (["encrypted", "damaged", "cut-off", "no-text", "not-this-kind", "timeout"] as const).map(
        (code) => unreadable(code, context),
      ),
    ),
    [STATUS.unavailable]: refused(
      "Reading is temporarily unavailable.",
      isFree ? [busy(3)] : [busy(3), unsold(SALE_WORDS.unknown, 5)],
      RETRY_AFTER,
    ),
    default: refused("Any other refusal.", []),
  };
}

/** What is wrong with a payment, or that there is none. */
function paymentRefusals(components: Components): Schema {
  return {
    [STATUS.unpaid]: {
      description:
        "Payment required. The header holds the x402 payment requirements; pay and send the same request again.",
      headers: { ...COMMON_HEADERS, "PAYMENT-REQUIRED": PAYMENT_REQUIRED },
      content: jsonContent(components.refer(paymentRequiredSchema)),
    },
    [STATUS.conflict]: {
      description:
        "The payment was used for another document, or for what this server does not know. Nothing more is charged.",
      headers: { ...COMMON_HEADERS, ...ERROR_HEADERS },
      content: refusalContent(components, [conflict(SALE_WORDS.other)], false),
    },
  };
}

function refusalContent(
  components: Components,
  refusals: readonly Refusal[],
  isFree: boolean,
): Schema {
  const named = refusals.map(({ code, message, freeMessage }) => [
    code,
    { error: isFree ? freeMessage : message },
  ]);
  return jsonContent(components.refer(errorBodySchema), Object.fromEntries(named) as Schema);
}

/** The answer of a route that is never refused but for its number of requests. */
export function plainResponses(
  description: string,
  content: Schema,
  components: Components,
): Schema {
  const error = components.refer(errorBodySchema);
  return {
    200: { description, headers: COMMON_HEADERS, content },
    default: {
      description: "A refusal.",
      headers: COMMON_HEADERS,
      content: jsonContent(error, { "too-often": { error: tooOften(12).message } }),
    },
  };
}

/** Headers of every answer to a read that is paid. */
export const PAID_HEADERS: Schema = {
  "PAYMENT-RESPONSE": {
    description: "The x402 settlement, base64-encoded JSON.",
    schema: { type: "string" },
  },
};

const PAYMENT_REQUIRED = {
  description:
    "x402 payment requirements: price, networks, asset, receiving address; base64-encoded JSON.",
  schema: { type: "string" },
} as const;

const RETRY_AFTER: Schema = {
  "Retry-After": { description: "In seconds.", schema: { type: "integer", minimum: 1 } },
};

/** What answers say beside their bodies; the limits only where this server counts requests. */
export const COMMON_HEADERS: Schema = {
  "X-Request-Id": {
    description: "Names the request towards the operator, who sees nothing else of it.",
    schema: { type: "string" },
  },
  "RateLimit-Limit": { description: "Requests in a minute.", schema: { type: "integer" } },
  "RateLimit-Remaining": { description: "Requests left.", schema: { type: "integer" } },
  "RateLimit-Reset": { description: "Seconds until all are left.", schema: { type: "integer" } },
};

/** What a refusal says to programs; its sentence is for people and may be worded better one day. */
const ERROR_HEADERS: Schema = {
  "X-Error-Code": {
    description: "Why the request was refused. A code keeps its meaning; new ones may be added.",
    schema: { type: "string" },
  },
};

/** Query parameters from the schema that validates them. */
export function parametersOf(query: object): readonly Schema[] {
  const { properties } = JSON.parse(JSON.stringify(query)) as {
    properties: Readonly<Record<string, Schema & { readonly description?: string }>>;
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: false,
    ...(description === undefined ? {} : { description }),
    schema,
  }));
}

/** A JSON schema as plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/**
 * Collects the titled schemas of a document, so that each stands in it once and the others point at it. A record of any names
 * is written in the way that every generator of clients understands.
 */
export class Components {
  readonly #schemas = new Map<string, Schema>();

  /** The schema in the form in which the document uses it: a reference where it has a title. Throws where two share a title. */
  refer(schema: object): Schema {
    const plain = JSON.parse(JSON.stringify(schema)) as Schema;
    return this.#hoisted(plain) as Schema;
  }

  /** All that was referred to, by name. */
  get schemas(): Readonly<Record<string, Schema>> {
    const entries = [...this.#schemas].toSorted(([name], [other]) => (name < other ? -1 : 1));
    return Object.fromEntries(entries);
  }

  #hoisted(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((member) => this.#hoisted(member));
    if (typeof value !== "object" || value === null) return value;
    const members: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).map(([name, member]) =>
        name === "patternProperties"
          ? ["additionalProperties", this.#hoisted(Object.values(member as object)[0])]
          : [name, this.#hoisted(member)],
      ),
    );
    // A property that happens to be called title is no schema's title: it is an object itself.
    const { title, ...schema } = members;
    if (typeof title !== "string") return members;
    this.#keep(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }

  #keep(title: string, schema: Schema): void {
    const known = this.#schemas.get(title);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are called ${title}.`);
    }
    this.#schemas.set(title, schema);
  }
}
