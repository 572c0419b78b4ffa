import { API, type Project, type Symbol } from "typescript/unstable/sync";
import { type Declaration, declarationOf, isAlias } from "./declarations.ts";

/** Characters of a type beyond which a cell is no longer readable. */
const LONGEST_IN_CELL = 130;

/** What schemas say of the members of objects, in their order, by the titles of the schemas. */
export type ToldMembers = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Every name that the library exports, and every type that these name, with comments and examples, as Markdown. A member
 * without a comment has the words of its schema, and members stand in the order of theirs.
 */
export function libraryReference(folder: string, told: ToldMembers): string {
  const api = new API({ cwd: folder });
  try {
    const config = `${folder}/tsconfig.build.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`${config} is no project of the compiler.`);
    const exported = exportsOf(project, `${folder}/src/index.ts`);
    const all = withNamed(project, exported);
    const words = (declaration: Declaration): Declaration => withWords(declaration, told);
    const known = new Set(all.map(({ name }) => name));
    const sections = (some: readonly Declaration[]): readonly string[] =>
      some.map((declaration) => sectionOf(words(declaration), known));
    const named = all.slice(exported.length).toSorted(byName);
    return [
      "## What there is to call",
      ...sections(exported.filter(({ kind }) => kind !== "type").toSorted(byName)),
      "## Types that are exported",
      ...sections(exported.filter(({ kind }) => kind === "type").toSorted(byName)),
      "## Types that these name",
      "They are not exported by name.",
      ...sections(named),
    ].join("\n\n");
  } finally {
    api.close();
  }
}

function byName(one: Declaration, other: Declaration): number {
  return one.name < other.name ? -1 : 1;
}

function exportsOf(project: Project, path: string): readonly Declaration[] {
  const { checker, program } = project;
  const file = program.getSourceFile(path);
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${path} exports nothing.`);
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const declared = isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol;
    return declarationOf(project, declared) ?? [];
  });
}

/** Declarations, and after them whatever they name, each once. */
function withNamed(project: Project, start: readonly Declaration[]): readonly Declaration[] {
  const all = [...start];
  const known = new Set(all.map(({ name }) => name));
  const waiting: Symbol[] = all.flatMap(({ named }) => named);
  for (let symbol = waiting.shift(); symbol !== undefined; symbol = waiting.shift()) {
    if (known.has(symbol.name)) continue;
    known.add(symbol.name);
    const declaration = declarationOf(project, symbol);
    if (declaration === null) continue;
    all.push(declaration);
    waiting.push(...declaration.named);
  }
  return all;
}

/** The schema of a type has its name as title, without `Body`, and the same members. */
function withWords(declaration: Declaration, told: ToldMembers): Declaration {
  const { name } = declaration;
  const words = told.get(name) ?? told.get(name.replace(/Body$/, ""));
  if (words === undefined) return declaration;
  const order = [...words.keys()];
  const own = new Set(declaration.members.map((member) => member.name));
  if (own.size !== words.size || order.some((member) => !own.has(member))) {
    throw new RangeError(`${name} has the members ${[...own].join()}, its schema ${order.join()}.`);
  }
  const members = declaration.members
    .map((member) => ({ ...member, comment: member.comment || (words.get(member.name) ?? "") }))
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return { ...declaration, members };
}

function sectionOf(declaration: Declaration, known: ReadonlySet<string>): string {
  const { name, comment, code, tags } = declaration;
  const textsOf = (tag: string): readonly string[] =>
    tags.flatMap((each) => (each.name === tag ? [each.text] : []));
  const thrown = textsOf("throws").map((text) => `- ${text.replaceAll("\n", " ")}`);
  const parts = [
    `### ${name}`,
    comment,
    code === null ? "" : fenced("typescript", code),
    membersOf(declaration, known),
    thrown.length === 0 ? "" : `It throws:\n\n${thrown.join("\n")}`,
    ...textsOf("example").map((text) => fenced("ts", text)),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Code that is fenced as `ts` is run by a test; what cannot run is `typescript`. */
function fenced(language: "ts" | "typescript", code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** The members in a table, or as code where a type is too long for a cell. */
function membersOf({ name, members }: Declaration, known: ReadonlySet<string>): string {
  if (members.length === 0) return "";
  if (members.some(({ type }) => type.length > LONGEST_IN_CELL)) {
    const lines = members.map((member) => {
      const comment = member.comment === "" ? "" : `  /** ${member.comment} */\n`;
      return `${comment}  ${member.name}${member.isOptional ? "?" : ""}: ${member.type};`;
    });
    return fenced("typescript", `interface ${name} {\n${lines.join("\n")}\n}`);
  }
  const rows = members.map(({ name: member, isOptional, type, comment }) => {
    const shown = `\`${member}${isOptional ? "?" : ""}\``;
    return `| ${shown} | ${typeCell(type, known)} | ${comment.replaceAll("\n", " ")} |`;
  });
  return ["| member | type | what it says |", "| --- | --- | --- |", ...rows].join("\n");
}

/** A type in a cell; where it is one type of this page, or a list of them, a link to it. */
function typeCell(type: string, known: ReadonlySet<string>): string {
  const text = `\`${type.replaceAll(/\s+/g, " ").replaceAll("|", String.raw`\|`)}\``;
  const named = (type.match(/\b[A-Z]\w+/g) ?? []).filter((name) => known.has(name));
  const [only] = named;
  return only !== undefined && named.length === 1 ? `[${text}](#${only.toLowerCase()})` : text;
}
