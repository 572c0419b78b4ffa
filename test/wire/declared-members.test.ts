import { Type } from "@sinclair/typebox";
import { describe, expect, test } from "vitest";
import { entriesOf } from "../../src/kinds/field.ts";
import type { Content, Kind } from "../../src/kinds/kind.ts";
import { KINDS } from "../../src/kinds/kinds.ts";
import { bodyOf } from "../../src/wire/body-of.ts";
import { fullSchema } from "../../src/wire/full-schemas.ts";
import { schemasOf } from "../../src/wire/schema-of.ts";
import { fullShape, plainShape } from "../../src/wire/shape.ts";
import { text } from "./invoice-by-hand.ts";
import { amount } from "./reading-by-hand.ts";

describe.each(KINDS.map((kind) => [kind.noun, kind] as const))(
  "the full answer for a %s",
  (_, kind) => {
    const schema: unknown = JSON.parse(JSON.stringify(fullSchema(kind.documentType)));

    test("has every declared field in its schema, in the words of the declaration", () => {
      for (const [name, { answer = name, describes }] of entriesOf(kind.fields))
        expect(wordsAt(schema, `${kind.answerMember}.${answer}`), name).toBe(describes);
      for (const { answer: place, fields, plain } of kind.groups) {
        const start = plain?.fields === fields ? `${kind.answerMember}.${place}` : place;
        for (const [name, { answer = name, describes }] of entriesOf(fields))
          expect(wordsAt(schema, start === "" ? answer : `${start}.${answer}`), name).toBe(
            describes,
          );
      }
    });

    test("has every choice in its schema", () => {
      for (const [name, { describes, isFurther }] of Object.entries(kind.choices))
        expect(wordsAt(schema, isFurther === true ? name : `${kind.answerMember}.${name}`)).toBe(
          describes,
        );
    });
  },
);

/** What a schema says of the member at a path, within lists and within what may be null. */
function wordsAt(schema: unknown, path: string): unknown {
  const found = path.split(".").reduce<unknown>((part, name) => {
    const [object] = objectsIn(part);
    return object?.[name];
  }, schema);
  return typeof found === "object" && found !== null && "description" in found
    ? found.description
    : undefined;
}

function objectsIn(schema: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof schema !== "object" || schema === null) return [];
  if ("properties" in schema) return [schema.properties as Readonly<Record<string, unknown>>];
  const { items, anyOf = [] } = schema as { items?: unknown; anyOf?: readonly unknown[] };
  return [items, ...anyOf].flatMap(objectsIn);
}

describe("a kind that nothing but its declaration knows", () => {
  const words = (label: string): { readonly describes: string; readonly label: string } => ({
    describes: `${label}.`,
    label,
  });
  const waiver: Kind<Content> = {
    documentType: "LIEN_WAIVER",
    noun: "lien waiver",
    plural: "lien waivers",
    shortName: "Claim",
    joins: null,
    totals: { notSummed: null, apart: null },
    asked: "a waiver of lien",
    answerMember: "document",
    titles: { plain: "LienWaiver", full: "FullLienWaiverResult" },
    fields: {
      claimant: { type: "text", ...words("Claimant") },
      throughDate: { type: "date", ...words("Through date") },
      amount: { type: "money", answer: "amountPaid", ...words("Amount") },
    },
    choices: {
      extent: { values: ["partial", "final"], subject: "The extent", ...words("Extent") },
    },
    groups: [
      {
        path: "signature",
        answer: "signature",
        heading: "Signature",
        fields: { signer: { type: "text", ...words("Signer") } },
        isTable: false,
        absent: "Null where nobody signs.",
      },
      {
        path: "exceptions",
        answer: "exceptions",
        heading: "Exceptions",
        fields: { amount: { type: "money", ...words("Amount") } },
        isTable: true,
      },
    ],
    knownBy: {
      number: "number",
      sender: "claimant",
      customer: "customer",
      project: null,
      date: "throughDate",
      dueDate: null,
      amount: "amount",
      balance: null,
      currency: null,
    },
    isPaid: false,
    isMultilingual: false,
    listedFigures: () => [],
    check: () => ({ checks: [], identities: [], findings: [] }),
  };
  const read = {
    documentType: "LIEN_WAIVER",
    document: {
      documentType: "LIEN_WAIVER",
      extent: "partial",
      claimant: text("Ridgeway Plumbing Inc.", 1),
      throughDate: null,
      amount: amount("1250.50", 2),
      signature: null,
      exceptions: [{ amount: amount("80.00", 3) }],
    },
  };
  const nothing = (): unknown => null;

  test("has a plain answer", () => {
    expect(bodyOf(plainShape(waiver), read, nothing)).toEqual({
      extent: "partial",
      claimant: "Ridgeway Plumbing Inc.",
      throughDate: null,
      amountPaid: 1250.5,
    });
  });

  test("has a full answer with its groups and the place of each row", () => {
    const full = bodyOf(fullShape(waiver, {}), read, nothing);
    expect(full).toMatchObject({ signature: null, exceptions: [{ amount: 80, page: 1 }] });
    expect(Object.keys(full)).toEqual(["signature", "exceptions"]);
    const signed = { ...read, document: { ...read.document, signature: { signer: null } } };
    expect(bodyOf(fullShape(waiver, {}), signed, nothing)).toMatchObject({
      signature: { signer: null },
    });
  });

  test("has a schema of each", () => {
    const plain = Type.Object({ ...schemasOf(plainShape(waiver)) });
    expect(plain.required).toEqual(["extent", "claimant", "throughDate", "amountPaid"]);
    const full = Type.Object({ ...schemasOf(fullShape(waiver, {})) });
    expect(wordsAt(full, "signature.signer")).toBe("Signer.");
    expect(wordsAt(full, "exceptions.amount")).toBe("Amount.");
    expect(wordsAt(full, "signature")).toBe("Null where nobody signs.");
  });

  test("has what is added beside its fields, where it is told to stand", () => {
    const added = { "exceptions.doubt": {}, seal: { after: "signature" } };
    const full = bodyOf(fullShape(waiver, added), read, ({ path }) =>
      path === "seal" ? "wet ink" : ["high"],
    );
    expect(full).toMatchObject({ seal: "wet ink", exceptions: [{ amount: 80, doubt: "high" }] });
    expect(Object.keys(full)).toEqual(["signature", "seal", "exceptions"]);
    expect(() => schemasOf(fullShape(waiver, added))).toThrow("seal");
  });
});
