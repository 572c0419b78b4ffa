import type { ObjectShape, Schema, Shape } from "./read-schema.ts";

/** A schema in the shorthand of types that programs and people both read, with a line for each member. */
export function shapeText(schema: Schema, indent = ""): string {
  const text = plain(schema.shape, indent);
  return schema.isNullable ? `${text} | null` : text;
}

function plain(shape: Shape, indent: string): string {
  switch (shape.is) {
    case "anything":
      return "any";
    case "null":
      return "null";
    case "named":
      return shape.name;
    case "simple":
      return shape.type;
    case "values":
      return shape.values.map((value) => JSON.stringify(value)).join(" | ");
    case "list": {
      const text = shapeText(shape.of, indent);
      return /[|&]/.test(text) && !text.startsWith("{") ? `(${text})[]` : `${text}[]`;
    }
    case "choice":
      return shape.of.map((option) => shapeText(option, indent)).join(" | ");
    case "object":
      return objectText(shape, indent);
  }
}

function objectText({ members, others }: ObjectShape, indent: string): string {
  if (members.length === 0) return others === null ? "{}" : "object";
  const inner = `${indent}  `;
  const lines = members.map(({ name, isRequired, schema }) => {
    const remarks = schema.remarks.length === 0 ? "" : `(${schema.remarks.join(", ")})`;
    const words = [schema.description, remarks].filter((text) => text !== "");
    const note = words.length === 0 ? "" : `  // ${words.join(" ").replace(/\s+/g, " ")}`;
    return `${inner}${name}${isRequired ? "" : "?"}: ${shapeText(schema, inner)}${note}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}
