import type { Node } from "jsonc-parser";
import { indentAt, type Json, type JsonLayout, memberText } from "./json-text.ts";
import { type Cut, withCuts } from "./settings-edit.ts";

/** A member to be written. */
export interface NewMember {
  readonly name: string;
  readonly value: Json;
}

/** The text with one more member at the end of an object, behind all comments there. Nothing else changes but a comma. */
export function withMember(
  text: string,
  object: Node,
  member: NewMember,
  layout: JsonLayout,
): string {
  const last = object.children?.at(-1);
  return last === undefined
    ? withFirstMember(text, object, member, layout)
    : withNextMember(text, { object, last }, member, layout);
}

function withFirstMember(
  text: string,
  object: Node,
  member: NewMember,
  layout: JsonLayout,
): string {
  const inside = insideOf(object);
  const outer = indentAt(text, object.offset);
  const { lineEnd, unit, isOneLine } = layout;
  const comment = gapsIn(text, inside).findLast(({ kind }) => kind !== "blank");
  const lines = `${lineEnd}${outer}${unit}${memberText(member, layout, outer + unit)}`;
  if (comment !== undefined) {
    const by = isOneLine ? memberText(member, layout, null) : lines;
    return withCuts(text, [{ from: comment.to, to: comment.to, by }]);
  }
  const by = isOneLine ? memberText(member, layout, null) : `${lines}${lineEnd}${outer}`;
  return withCuts(text, [{ ...inside, by }]);
}

function withNextMember(
  text: string,
  { object, last }: { readonly object: Node; readonly last: Node },
  member: NewMember,
  layout: JsonLayout,
): string {
  const inside = insideOf(object);
  const gaps = gapsIn(text, { from: endOf(last), to: inside.to });
  const end = gaps.findLast(({ kind }) => kind !== "blank");
  const place = end?.to ?? endOf(last);
  const hasComma = gaps.some(({ kind }) => kind === "comma");
  const startsLine = hasLineEnd(text.slice(inside.from, last.offset));
  const indent = startsLine
    ? indentAt(text, last.offset)
    : indentAt(text, object.offset) + layout.unit;
  const isOnLineOfItsOwn = startsLine || end?.kind === "line comment";
  const before = isOnLineOfItsOwn ? layout.lineEnd + indent : layout.isOneLine ? "" : " ";
  const written = memberText(member, layout, isOnLineOfItsOwn ? indent : null);
  return withCuts(text, [
    ...(hasComma ? [] : [{ from: endOf(last), to: endOf(last), by: "," }]),
    { from: place, to: place, by: `${before}${written}${hasComma ? "," : ""}` },
  ]);
}

/** The text without a member of an object: what `withMember` has written goes to the last byte, and comments of others stay. */
export function withoutMember(text: string, object: Node, member: Node): string {
  const members = object.children ?? [];
  const index = members.indexOf(member);
  const inside = insideOf(object);
  const [previous, next] = [members[index - 1], members[index + 1]];
  const before = gapsIn(text, {
    from: previous === undefined ? inside.from : endOf(previous),
    to: member.offset,
  });
  const after = gapsIn(text, { from: endOf(member), to: next?.offset ?? inside.to });
  if (members.length === 1 && [...before, ...after].every(({ kind }) => !isComment(kind))) {
    return withCuts(text, [inside]);
  }
  const ownComma = after.find(({ kind }) => kind === "comma");
  const comma = ownComma ?? before.find(({ kind }) => kind === "comma");
  const rest = text.slice(ownComma?.to ?? endOf(member));
  return withCuts(text, [
    { from: leadOf(text, { member, before, rest }), to: endOf(member) },
    ...(comma === undefined ? [] : [{ from: comma.from, to: comma.to }]),
  ]);
}

/** Where the blanks begin that go with a member. `rest` is the text behind it. */
function leadOf(
  text: string,
  {
    member,
    before,
    rest,
  }: { readonly member: Node; readonly before: readonly Gap[]; readonly rest: string },
): number {
  const blank = before.at(-1);
  if (blank?.kind !== "blank") return member.offset;
  const lineEnd = /(?:\r\n|\r|\n)[ \t]*$/.exec(text.slice(blank.from, blank.to));
  if (lineEnd === null) return blank.from;
  const [, restOfLine = ""] = /^([^\r\n]*)/.exec(rest) ?? [];
  const isAlone = restOfLine.trim() === "";
  // Behind a line comment nothing but the end of its line may follow.
  const mayMoveUp = restOfLine.trim().startsWith("}") && before.at(-2)?.kind !== "line comment";
  return isAlone || mayMoveUp ? blank.from + lineEnd.index : member.offset;
}

/** What stands between two members. */
interface Gap extends Cut {
  readonly kind: "blank" | "line comment" | "comment" | "comma";
}

function isComment(kind: Gap["kind"]): boolean {
  return kind === "comment" || kind === "line comment";
}

function gapsIn(text: string, { from, to }: Cut): readonly Gap[] {
  const found = text.slice(from, to).matchAll(/[ \t\r\n]+|\/\/[^\r\n]*|\/\*[^]*?\*\/|,/g);
  return [...found].map(({ 0: token, index }) => ({
    kind: kindOf(token),
    from: from + index,
    to: from + index + token.length,
  }));
}

function kindOf(token: string): Gap["kind"] {
  if (token === ",") return "comma";
  if (token.startsWith("//")) return "line comment";
  return token.startsWith("/*") ? "comment" : "blank";
}

function hasLineEnd(text: string): boolean {
  return /[\r\n]/.test(text);
}

/** What stands between the braces of an object. */
function insideOf({ offset, length }: Node): { readonly from: number; readonly to: number } {
  return { from: offset + 1, to: offset + length - 1 };
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}
