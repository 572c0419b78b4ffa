import { Html, html } from "../../../base/html.ts";
import type { Anchors } from "./anchors.ts";
import type { Schema, Shape } from "./schema.ts";

/** The kind of a value in a few words, named schemas as links: `list of Check or null`. */
export function typeWords({ shape, title, isNullable }: Schema, anchors: Anchors): Html {
  const words = title !== "" && shape.is === "object" ? html`${title}` : shapeWords(shape, anchors);
  return isNullable ? html`${words} or null` : words;
}

function shapeWords(shape: Shape, anchors: Anchors): Html {
  switch (shape.is) {
    case "anything":
      return html`any value`;
    case "nothing":
      return html`no value`;
    case "null":
      return html`null`;
    case "named":
      return link(shape.name, anchors);
    case "elsewhere":
      return html`<code>${shape.address}</code>`;
    case "simple":
      return html`${shape.type}`;
    case "values":
      return joinedWords(
        shape.values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
        " or ",
      );
    case "list":
      return listWords(shape, anchors);
    case "object":
      return shape.members.length > 0 || shape.patterns.length > 0
        ? html`object`
        : recordWords(shape.others, anchors);
    case "choice":
      return joinedWords(
        shape.of.map((option) => typeWords(option, anchors)),
        shape.how === "all" ? " and " : " or ",
      );
  }
}

function link(name: string, anchors: Anchors): Html {
  const anchor = anchors.get(name);
  return anchor === undefined ? html`${name}` : html`<a href="#${anchor}">${name}</a>`;
}

function listWords({ first, of }: Extract<Shape, { is: "list" }>, anchors: Anchors): Html {
  if (first.length === 0) return of === null ? html`empty list` : html`list of ${grouped(of)}`;
  const leading = joinedWords(first.map(grouped), ", ");
  return of === null
    ? html`list of exactly ${leading}`
    : html`list of ${leading}, then ${grouped(of)}`;

  function grouped(schema: Schema): Html {
    const isSeveral =
      schema.isNullable ||
      schema.shape.is === "choice" ||
      (schema.shape.is === "values" && schema.shape.values.length > 1);
    const words = typeWords(schema, anchors);
    return isSeveral ? html`(${words})` : words;
  }
}

function recordWords(others: Schema | null, anchors: Anchors): Html {
  if (others === null) return html`empty object`;
  return others.shape.is === "anything"
    ? html`object`
    : html`object whose members are ${typeWords(others, anchors)}`;
}

function joinedWords(words: readonly Html[], between: string): Html {
  return new Html(words.map(({ text }) => text).join(between));
}
