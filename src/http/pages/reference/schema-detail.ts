import { html, Html } from "../../../base/html.ts";
import type { Member, ObjectShape, Schema, Shape } from "./read-schema.ts";

/** What stands in a schema: its members one by one, and those of the objects within it. */
export function schemaDetail(
  schema: Schema,
  context: {
    readonly anchors: Anchors;
    /** What the anchors of its members begin with; null where they have none. */
    readonly place: string | null;
  },
): Html {
  const { anchors, place } = context;
  const { shape } = schema;
  switch (shape.is) {
    case "object":
      return memberTable(shape, context);
    case "list":
      return html`${[...shape.first, ...(shape.of === null ? [] : [shape.of])].map((item) =>
        schemaDetail(item, context),
      )}`;
    case "choice":
      return html`${shape.of.map((option, index) =>
        optionDetail(option, { anchors, place: place === null ? null : `${place}.${index + 1}` }),
      )}`;
    case "anything":
    case "nothing":
    case "null":
    case "named":
    case "elsewhere":
    case "simple":
    case "values":
      return html``;
  }
}

/** A choice names its options in its type already; only what stands within them is left to tell. */
function optionDetail(
  option: Schema,
  context: { readonly anchors: Anchors; readonly place: string | null },
): Html {
  const words = [option.description, ...option.remarks].filter((text) => text !== "");
  const detail = schemaDetail(option, context);
  if (words.length === 0 && detail.text === "") return html``;
  return html`<div class="option">
    <p>
      <strong>${typeWords(option, context.anchors)}</strong>${
        words.length === 0 ? "" : html`: ${phrase(words.join("; "))}`
      }
    </p>
    ${detail}
  </div>`;
}

function memberTable(
  { members, others, patterns }: ObjectShape,
  { anchors, place }: { readonly anchors: Anchors; readonly place: string | null },
): Html {
  const places = anchorsOf(
    place === null ? "" : `${place}.`,
    members.map(({ name }) => name),
  );
  const rows = members.map((member) =>
    memberRow(member, {
      anchors,
      place: place === null ? null : (places.get(member.name) ?? null),
    }),
  );
  const named = patterns.map(({ pattern, schema }) =>
    memberRow({ name: pattern, isRequired: false, schema }, { anchors, place: null }),
  );
  const hasMore =
    others !== null && others.shape.is !== "anything" && members.length + patterns.length > 0;
  const more = hasMore
    ? [
        memberRow(
          { name: "any other", isRequired: false, schema: others },
          { anchors, place: null },
        ),
      ]
    : [];
  const all = [...rows, ...named, ...more];
  return all.length === 0 ? html`` : html`<dl class="members">${all}</dl>`;
}

function memberRow(
  { name, isRequired, schema }: Member,
  context: { readonly anchors: Anchors; readonly place: string | null },
): Html {
  const shown =
    context.place === null
      ? html`<code>${name}</code>`
      : html`<a href="#${context.place}"><code>${name}</code></a>`;
  const cell = html`<dt>
      ${shown} ${isRequired ? "" : html`<span class="optional">optional</span>`}
    </dt>
    <dd>${schemaLine(schema, context.anchors)} ${schemaDetail(schema, context)}</dd>`;
  return context.place === null
    ? html`<div>${cell}</div>`
    : html`<div id="${context.place}">${cell}</div>`;
}

/** Type, remarks, description and examples of a value in a paragraph. */
export function schemaLine(schema: Schema, anchors: Anchors): Html {
  const { description, examples } = schema;
  const remarks = [...(schema.isDeprecated ? ["deprecated"] : []), ...schema.remarks];
  return html`<p>
    <span class="type">${typeWords(schema, anchors)}</span>${
      remarks.length === 0 ? "" : html`<span class="remark">, ${remarks.join(", ")}</span>`
    }
    ${description === "" ? "" : html`<span class="what">${phrase(description)}</span>`}
    ${examples.length === 0 ? "" : suchAs(examples)}
  </p>`;
}

/** Values that are written in the line. */
export function suchAs(examples: readonly unknown[]): Html {
  const shown = examples.map((value) => html`<code>${JSON.stringify(value)}</code>`);
  return html`<span class="remark">Such as ${shown}</span>`;
}

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

/** Paragraphs of a description; of Markdown only words in backticks are told apart. */
export function prose(text: string): Html {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return new Html(paragraphs.map((paragraph) => html`<p>${phrase(paragraph)}</p>`.text).join(""));
}

/** The same within a line. */
export function phrase(text: string): Html {
  const parts = text.trim().split(/(`[^`]+`)/);
  const told = parts.map((part) =>
    part.length > 2 && part.startsWith("`") && part.endsWith("`")
      ? html`<code>${part.slice(1, -1)}</code>`
      : html`${part}`,
  );
  return new Html(told.map((part) => part.text).join(""));
}

/** The anchor of each name: readable, fit for an address, and no two alike. */
export type Anchors = ReadonlyMap<string, string>;

/** Anchors of names that may hold any character, each with the same beginning. */
export function anchorsOf(beginning: string, names: readonly string[]): Anchors {
  const taken = new Set<string>();
  const anchors = new Map<string, string>();
  for (const name of names) {
    const plain = `${beginning}${slug(name)}`;
    let anchor = plain;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${plain}-${count}`;
    taken.add(anchor);
    anchors.set(name, anchor);
  }
  return anchors;
}

function slug(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-|-$/g, "");
  return plain === "" ? "-" : plain;
}
