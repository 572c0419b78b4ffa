import { html, Html } from "../../../base/html.ts";
import type { Member, ObjectShape, Schema, Shape } from "./read-schema.ts";

/** Where something stands on the page. */
interface Place {
  /** Of the named schemas. */
  readonly anchors: Anchors;
  /** What the anchors of its members begin with; null where they have none. */
  readonly place: string | null;
}

/** What stands in a schema: its members one by one, and those of the objects within it. */
export function schemaDetail({ shape }: Schema, context: Place): Html {
  const { anchors, place } = context;
  switch (shape.is) {
    case "object":
      return memberTable(shape, context);
    case "list":
      return schemaDetail(shape.of, context);
    case "choice":
      return html`${shape.of.map((option, index) =>
        optionDetail(option, { anchors, place: place === null ? null : `${place}.${index + 1}` }),
      )}`;
    case "anything":
    case "null":
    case "named":
    case "simple":
    case "values":
      return html``;
  }
}

/** A choice names its options in its type already; only what stands within them is left to tell. */
function optionDetail(option: Schema, context: Place): Html {
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

function memberTable({ members }: ObjectShape, { anchors, place }: Place): Html {
  if (members.length === 0) return html``;
  const names = members.map(({ name }) => name);
  const places = place === null ? null : anchorsOf(`${place}.`, names);
  const rows = members.map((member) =>
    memberRow(member, { anchors, place: places?.get(member.name) ?? null }),
  );
  return html`<dl class="members">${rows}</dl>`;
}

function memberRow({ name, isRequired, schema }: Member, context: Place): Html {
  const { place, anchors } = context;
  const shown =
    place === null
      ? html`<code>${name}</code>`
      : html`<a href="#${place}"><code>${name}</code></a>`;
  const cell = html`<dt>
      ${shown} ${isRequired ? "" : html`<span class="optional">optional</span>`}
    </dt>
    <dd>${schemaLine(schema, anchors)} ${schemaDetail(schema, context)}</dd>`;
  return place === null ? html`<div>${cell}</div>` : html`<div id="${place}">${cell}</div>`;
}

/** Type, remarks, description and examples of a value in a paragraph. */
export function schemaLine(schema: Schema, anchors: Anchors): Html {
  const { description, remarks, examples } = schema;
  return html`<p>
    <span class="type">${typeWords(schema, anchors)}</span>${
      remarks.length === 0 ? "" : html`<span class="remark">, ${remarks.join(", ")}</span>`
    }
    ${description === "" ? "" : html`<span class="what">${phrase(description)}</span>`}
    ${examples.length === 0 ? "" : suchAs(examples)}
  </p>`;
}

/** Values that are written in the line. */
function suchAs(examples: readonly unknown[]): Html {
  const shown = examples.map((value) => html`<code>${JSON.stringify(value)}</code>`);
  return html`<span class="remark">Such as ${shown}</span>`;
}

/** The kind of a value in a few words, named schemas as links: `list of Check or null`. */
export function typeWords({ shape, isNullable }: Schema, anchors: Anchors): Html {
  const words = shapeWords(shape, anchors);
  return isNullable ? html`${words} or null` : words;
}

function shapeWords(shape: Shape, anchors: Anchors): Html {
  switch (shape.is) {
    case "anything":
      return html`any value`;
    case "null":
      return html`null`;
    case "named":
      return link(shape.name, anchors);
    case "simple":
      return html`${shape.type}`;
    case "values":
      return either(shape.values.map((value) => html`<code>${JSON.stringify(value)}</code>`));
    case "list":
      return html`list of ${grouped(shape.of, anchors)}`;
    case "object":
      return shape.members.length > 0 ? html`object` : recordWords(shape.others, anchors);
    case "choice":
      return either(shape.of.map((option) => typeWords(option, anchors)));
  }
}

function link(name: string, anchors: Anchors): Html {
  const anchor = anchors.get(name);
  return anchor === undefined ? html`${name}` : html`<a href="#${anchor}">${name}</a>`;
}

function grouped(schema: Schema, anchors: Anchors): Html {
  const { shape, isNullable } = schema;
  const isSeveral =
    isNullable || shape.is === "choice" || (shape.is === "values" && shape.values.length > 1);
  const words = typeWords(schema, anchors);
  return isSeveral ? html`(${words})` : words;
}

function recordWords(others: Schema | null, anchors: Anchors): Html {
  if (others === null) return html`empty object`;
  return others.shape.is === "anything"
    ? html`object`
    : html`object whose members are ${typeWords(others, anchors)}`;
}

function either(words: readonly Html[]): Html {
  return new Html(words.map(({ text }) => text).join(" or "));
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

/** Anchors of names, each with the same beginning. */
export function anchorsOf(beginning: string, names: readonly string[]): Anchors {
  const taken = new Set<string>();
  const anchors = new Map<string, string>();
  for (const name of names) {
    const plain = `${beginning}${name.replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-|-$/g, "")}`;
    let anchor = plain;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${plain}-${count}`;
    taken.add(anchor);
    anchors.set(name, anchor);
  }
  return anchors;
}
