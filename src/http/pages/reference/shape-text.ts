import type { Schema, Shape } from "./read-schema.ts";

/** A schema in the shorthand of types that programs and people both read, with a line for each member. */
export function shapeText(schema: Schema, indent = ""): string {
  const text = plain(schema.shape, indent);
  return schema.isNullable ? `${text} | null` : text;
}

function plain(shape: Shape, indent: string): string {
  switch (shape.is) {
    case "anything":
      return "any";
    case "nothing":
      return "never";
    case "null":
      return "null";
    case "named":
      return shape.name;
    case "elsewhere":
      return shape.address;
    case "simple":
      return shape.type;
    case "values":
      return shape.values.map((value) => JSON.stringify(value)).join(" | ");
    case "list":
      return listText(shape, indent);
    case "choice": {
      const between = shape.how === "all" ? " & " : " | ";
      return shape.of.map((option) => shapeText(option, indent)).join(between);
    }
    case "object":
      return objectText(shape, indent);
  }
}

function listText({ first, of }: Extract<Shape, { is: "list" }>, indent: string): string {
  const items = first.map((item) => shapeText(item, indent));
  if (of === null) return `[${items.join(", ")}]`;
  const text = shapeText(of, indent);
  const each = /[|&]/.test(text) && !text.startsWith("{") ? `(${text})` : text;
  return items.length === 0 ? `${each}[]` : `[${items.join(", ")}, ...${each}[]]`;
}

function objectText({ members, others }: Extract<Shape, { is: "object" }>, indent: string): string {
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
