import fc, { type GeneratorValue } from "fast-check";

/** How random settings are written. */
interface Writing {
  readonly lineEnd: string;
  /** Whether comments and commas behind the last member may stand in it. */
  readonly isCommented: boolean;
}

/** Random settings in JSON, without an entry of crossfoot, in any layout; servers are there, and then some, or they are not. */
export function randomJson(draw: GeneratorValue, servers: string, isCommented: boolean): string {
  const lineEnd = oneOf(draw, "\n", "\r\n");
  const writing = { lineEnd, isCommented };
  const names = draw(() => fc.uniqueArray(NAME, { maxLength: 4 }));
  const members = names.map((name) => memberOf(draw, name, writing, 2));
  if (draw(fc.boolean)) {
    const others = draw(() => fc.uniqueArray(NAME, { minLength: 1, maxLength: 3 }));
    const list = objectOf(
      draw,
      others.map((name) => memberOf(draw, name, writing, 1)),
      writing,
    );
    const place = draw(fc.nat, { max: members.length });
    members.splice(place, 0, pairOf(draw, servers, list, writing));
  }
  const root = members.length === 0 ? "{}" : objectOf(draw, members, writing);
  return betweenOf(draw, writing) + root + betweenOf(draw, writing);
}

const NAME: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom("a", "b", "//", "/*", "a,b", "{", '"', "command", "args", "ä", "\\"),
    fc.string({ maxLength: 3 }),
  )
  .filter((name) => !["mcpServers", "servers", "crossfoot"].includes(name));

function memberOf(draw: GeneratorValue, name: string, writing: Writing, depth: number): string {
  return pairOf(draw, name, valueOf(draw, writing, depth), writing);
}

function pairOf(draw: GeneratorValue, name: string, value: string, writing: Writing): string {
  return `${JSON.stringify(name)}${betweenOf(draw, writing)}:${betweenOf(draw, writing)}${value}`;
}

function valueOf(draw: GeneratorValue, writing: Writing, depth: number): string {
  const kind = oneOf(draw, "plain", "plain", "list", "object");
  if (kind === "plain" || depth === 0) {
    return draw(() =>
      fc.oneof(
        NAME.map((text) => JSON.stringify(text)),
        PLAIN,
      ),
    );
  }
  const count = draw(fc.nat, { max: 3 });
  const parts = Array.from({ length: count }, (_none, index) =>
    kind === "list"
      ? valueOf(draw, writing, depth - 1)
      : memberOf(draw, `m${index}`, writing, depth - 1),
  );
  return kind === "list"
    ? bracketed(draw, ["[", "]"], parts, writing)
    : objectOf(draw, parts, writing);
}

const PLAIN = fc.constantFrom("0", "-1.5e3", "true", "null", "12345678901234567890");

function objectOf(draw: GeneratorValue, members: readonly string[], writing: Writing): string {
  return bracketed(draw, ["{", "}"], members, writing);
}

function bracketed(
  draw: GeneratorValue,
  [open, close]: readonly [string, string],
  parts: readonly string[],
  writing: Writing,
): string {
  const written = parts.map((part) => betweenOf(draw, writing) + part + betweenOf(draw, writing));
  const hasComma = writing.isCommented && parts.length > 0 && draw(fc.boolean);
  const end = hasComma ? `,${betweenOf(draw, writing)}` : "";
  return (
    open + written.join(",") + end + (parts.length === 0 ? betweenOf(draw, writing) : "") + close
  );
}

/** What stands between two signs: nothing, blanks, line ends, comments. */
function betweenOf(draw: GeneratorValue, { lineEnd, isCommented }: Writing): string {
  const blanks = ["", "", " ", "\t", lineEnd, `${lineEnd}  `, `${lineEnd}${lineEnd}\t`];
  const comments = [`// c, "d" {${lineEnd}`, ` //${lineEnd}  `, "/* c } */", `/*,${lineEnd}//*/ `];
  return oneOf(draw, ...blanks, ...(isCommented ? comments : []));
}

/** Random settings in TOML, without an entry of crossfoot: tables, strings on several lines that look like tables, comments. */
export function randomToml(draw: GeneratorValue): string {
  const lineEnd = oneOf(draw, "\n", "\r\n");
  const line = (): string => oneOf(draw, ...LINES);
  const tables = draw(() => fc.uniqueArray(fc.constantFrom(...HEADERS), { maxLength: 4 }));
  const lines = ["", ...tables].flatMap((header, index) => {
    const pairs = Array.from({ length: draw(fc.nat, { max: 3 }) }, (_none, nth) =>
      line().replace("KEY", `k${nth}`),
    );
    return [...(index === 0 ? [] : [header]), ...pairs];
  });
  const text = lines.flatMap((one) => one.split("\n")).join(lineEnd);
  return text + oneOf(draw, "", lineEnd, lineEnd + lineEnd, `${lineEnd}# end`);
}

const HEADERS = [
  "[a]",
  '[ a . "b.c" ] # own',
  "[mcp_servers]",
  "[mcp_servers.other]",
  '  [mcp_servers."crossfoot.two".env]',
  "[[list]]",
  "[crossfoot]",
] as const;

const LINES = [
  "",
  "  # [mcp_servers.crossfoot]",
  'KEY = "[mcp_servers.crossfoot]" # said',
  "'KEY' = 'a # b'",
  'KEY = """\n[mcp_servers.crossfoot]\ncommand = \\"""x"""""',
  "KEY = '''\n[mcp_servers.crossfoot]\n'''' # '''",
  'KEY = [ # first\n  "]", [1, 2],\n  { a = "}" },\n]',
  'KEY.sub = { b = "[", c = [1979-05-27T07:32:00Z] }',
  "KEY = 9223372036854775807",
] as const;

function oneOf(draw: GeneratorValue, ...texts: readonly string[]): string {
  return draw(() => fc.constantFrom(...texts));
}
