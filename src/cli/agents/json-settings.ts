import type { Node } from "jsonc-parser";
import { withMember, withoutMember } from "./json-members.ts";
import {
  type Json,
  type JsonLayout,
  jsonText,
  layoutOf,
  membersNamed,
  parsedJson,
  valueOf,
} from "./json-text.ts";
import {
  type Edit,
  type Entry,
  ENTRY_NAME,
  type SettingsFormat,
  START_MEMBERS,
  startsSame,
  withCuts,
} from "./settings-edit.ts";

/** How a client writes JSON. */
export interface JsonSettings {
  /** The member that holds the servers. */
  readonly servers: string;
  /** Whether the client itself reads a file that holds comments. */
  readonly takesComments: boolean;
}

/** Settings in JSON: other members, comments, their order and all blanks stay as they are. */
export function jsonSettings(settings: JsonSettings): SettingsFormat {
  return {
    put: (text, entry) => proven(text, put(text, entry, settings), settings, entry),
    drop: (text) => proven(text, drop(text, settings), settings, null),
    snippet: (entry) => documentOf(entry, settings),
  };
}

const NEW_FILE: JsonLayout = { lineEnd: "\n", unit: "  ", isOneLine: false };

function documentOf(entry: Entry, { servers }: JsonSettings): string {
  return `${jsonText({ [servers]: { [ENTRY_NAME]: entry } }, NEW_FILE, "")}\n`;
}

function put(text: string | null, entry: Entry, settings: JsonSettings): Edit {
  if (text === null || text.trim() === "") {
    return { kind: "changed", text: documentOf(entry, settings) };
  }
  const found = foundIn(text, settings);
  if (found.kind === "refused") return found;
  const { root, list, own } = found;
  const layout = layoutOf(text, root);
  if (list === null) {
    const member = { name: settings.servers, value: { [ENTRY_NAME]: entry } };
    return { kind: "changed", text: withMember(text, root, member, layout) };
  }
  if (own === null) {
    const member = { name: ENTRY_NAME, value: entry };
    return { kind: "changed", text: withMember(text, list.value, member, layout) };
  }
  const said = plainOf(own.value);
  if (typeof said["command"] !== "string") return { kind: "refused", reason: ANOTHER_SERVER };
  if (startsSame(said, entry)) return { kind: "same" };
  return started(text, entry, settings);
}

/** Of an entry in which more stands than what it starts, such as variables, only what it starts is changed. */
function started(text: string, entry: Entry, settings: JsonSettings): Edit {
  let changed = text;
  for (const name of START_MEMBERS) {
    const found = foundIn(changed, settings);
    if (found.kind === "refused") return found;
    if (found.own === null) return { kind: "refused", reason: "lost its entry" };
    const value: Json = entry[name];
    const layout = layoutOf(changed, found.root);
    const [member, second] = membersNamed(found.own.value, name);
    if (second !== undefined) return { kind: "refused", reason: twice(name) };
    const before = member === undefined ? null : valueOf(member);
    changed =
      before === null
        ? withMember(changed, found.own.value, { name, value }, layout)
        : withCuts(changed, [
            {
              from: before.offset,
              to: before.offset + before.length,
              by: jsonText(value, layout, null),
            },
          ]);
  }
  return { kind: "changed", text: changed };
}

function drop(text: string | null, settings: JsonSettings): Edit {
  if (text === null || text.trim() === "") return { kind: "same" };
  const found = foundIn(text, settings);
  if (found.kind === "refused") return found;
  if (found.list === null || found.own === null) return { kind: "same" };
  const without = withoutMember(text, found.list.value, found.own.member);
  const left = foundIn(without, settings);
  if (left.kind === "refused" || left.list === null) return { kind: "changed", text: without };
  // An object in which nothing is left, not even a comment, was most likely made for the entry.
  const { member, value } = left.list;
  const isEmpty = without.slice(value.offset, value.offset + value.length) === "{}";
  return { kind: "changed", text: isEmpty ? withoutMember(without, left.root, member) : without };
}

const ANOTHER_SERVER = `has another server of the name ${ENTRY_NAME}, which is not started by a command`;

function twice(name: string): string {
  return `says "${name}" twice, and only its owner knows which one counts`;
}

/** A member and its value, which is an object. */
interface ObjectMember {
  readonly member: Node;
  readonly value: Node;
}

type Found = { readonly kind: "refused"; readonly reason: string } | FoundSettings;

interface FoundSettings {
  readonly kind: "found";
  readonly root: Node;
  /** The servers; null where there are none. */
  readonly list: ObjectMember | null;
  /** The entry; null where there is none. */
  readonly own: ObjectMember | null;
}

function foundIn(text: string, { servers, takesComments }: JsonSettings): Found {
  const parsed = parsedJson(text, takesComments);
  if (parsed.kind === "broken") return { kind: "refused", reason: parsed.reason };
  const { root } = parsed;
  if (root.type !== "object") return { kind: "refused", reason: "is no object" };
  const list = objectNamed(root, servers);
  if (typeof list === "string") return { kind: "refused", reason: list };
  const own = list === null ? null : objectNamed(list.value, ENTRY_NAME);
  if (typeof own === "string") return { kind: "refused", reason: own };
  return { kind: "found", root, list, own };
}

/** The member of a name; null where there is none, and why it cannot be used where it is no object or one of two. */
function objectNamed(object: Node, name: string): ObjectMember | string | null {
  const [member, second] = membersNamed(object, name);
  if (member === undefined) return null;
  if (second !== undefined) return twice(name);
  const value = valueOf(member);
  return value?.type === "object" ? { member, value } : `has "${name}", and that is no object`;
}

function plainOf(object: Node): Readonly<Record<string, unknown>> {
  const members = (object.children ?? []).map(({ children }) => children ?? []);
  return Object.fromEntries(
    members.map(([name, value]) => [String(name?.value), value?.value ?? plainList(value)]),
  );
}

function plainList(value: Node | undefined): unknown {
  return value?.type === "array" ? (value.children ?? []).map((part): unknown => part.value) : null;
}

/** Lets an edit pass only where it parses, has the entry or has it no longer, and everything else in it is what it was. */
function proven(
  text: string | null,
  edit: Edit,
  settings: JsonSettings,
  entry: Entry | null,
): Edit {
  if (edit.kind !== "changed") return edit;
  const before = text === null || text.trim() === "" ? "{}" : text;
  const [old, made] = [foundIn(before, settings), foundIn(edit.text, settings)];
  const isSure =
    old.kind === "found" &&
    made.kind === "found" &&
    hasEntry(made, entry) &&
    (old.own === null || made.own === null
      ? othersIn(before, old) === othersIn(edit.text, made)
      : othersOfEntryIn(before, old) === othersOfEntryIn(edit.text, made));
  return isSure ? edit : { kind: "refused", reason: UNSURE };
}

function hasEntry({ own }: FoundSettings, entry: Entry | null): boolean {
  if (own === null || entry === null) return own === entry;
  return startsSame(plainOf(own.value), entry);
}

const UNSURE = "is written in a way in which the entry cannot be changed with certainty";

/** Everything that a text says besides the entry, in its order. */
function othersIn(text: string, { root, list, own }: FoundSettings): string {
  const isOnly = list?.value.children?.every((child) => child === own?.member) === true;
  return saidBy(text, root, new Set(isOnly ? [own?.member, list.member] : [own?.member]));
}

/** The same with what the entry says besides what it starts. */
function othersOfEntryIn(text: string, { root, own }: FoundSettings): string {
  const started = START_MEMBERS.flatMap((name) =>
    own === null ? [] : membersNamed(own.value, name),
  );
  return saidBy(text, root, new Set(started));
}

/** What a value says, without the members that are left out. */
function saidBy(text: string, node: Node, leftOut: ReadonlySet<Node | undefined>): string {
  const { children, offset, length, type } = node;
  if (children === undefined) return text.slice(offset, offset + length);
  const parts = children
    .filter((child) => !leftOut.has(child))
    .map((child) => saidBy(text, child, leftOut));
  if (type === "property") return parts.join(":");
  return type === "array" ? `[${parts.join()}]` : `{${parts.join()}}`;
}
