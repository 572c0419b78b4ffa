import {
  isClassDeclaration,
  isFunctionDeclaration,
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isPropertyDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
} from "typescript/unstable/ast/is";
import type { Node, TypeNode } from "typescript/unstable/ast";
import { type Project, type Symbol, SymbolFlags, type Type } from "typescript/unstable/sync";

/** One name of the library as its source declares it. */
export interface Declaration {
  readonly name: string;
  readonly kind: "function" | "class" | "type";
  /** What the comment before it says, without its tags; empty where there is none. */
  readonly comment: string;
  readonly tags: readonly { readonly name: string; readonly text: string }[];
  /** The signatures of a function, or what a type that has no members of its own stands for; else null. */
  readonly code: string | null;
  readonly members: readonly Member[];
  /** Declarations of ours that are named here. */
  readonly named: readonly Symbol[];
}

export interface Member {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  readonly comment: string;
}

/** Types are written out, however long they are: the compiler would leave the middle of a long one out. */
const WHOLE = 1;

/** Of a type that has a name what it stands for, in the place of its name. */
const IN_ALIAS = 1 << 23;

/** What a symbol declares; null where it is nothing that a caller can name. */
export function declarationOf(project: Project, symbol: Symbol): Declaration | null {
  const { checker } = project;
  const nodes = symbol.declarations.flatMap((handle) => handle.resolve(project) ?? []);
  const [first] = nodes;
  if (first === undefined) return null;
  const shared = {
    name: symbol.name,
    comment: symbol.getDocumentationComment(checker),
    tags: symbol.getJsDocTags(checker).map(({ name, text = "" }) => ({ name, text })),
  };
  if (isFunctionDeclaration(first)) {
    const code = signaturesOf(nodes);
    const named = namedIn(project, code, first);
    return { ...shared, kind: "function", code, members: [], named };
  }
  if (isInterfaceDeclaration(first) || isClassDeclaration(first)) {
    const kind = isClassDeclaration(first) ? "class" : "type";
    const { members, named } = membersOf(project, checker.getDeclaredTypeOfSymbol(symbol), first);
    return { ...shared, kind, code: null, members, named };
  }
  if (!isTypeAliasDeclaration(first)) return null;
  return { ...shared, kind: "type", ...standsFor(project, symbol, first.type) };
}

/** The signatures as they are written; of overloads not the one that serves them all. */
function signaturesOf(nodes: readonly Node[]): string {
  const functions = nodes.filter(isFunctionDeclaration);
  const overloads = functions.filter(({ body }) => body === undefined);
  return (overloads.length > 0 ? overloads : functions)
    .map((node) => node.getSourceFile().text.slice(node.getStart(), node.body?.pos ?? node.end))
    .map((text) => text.replace(/^(?:export )?(?:async )?/, "").replace(/;?$/, ";"))
    .join("\n\n");
}

/** A type alias: choices are listed, an object shows its members, anything else is shown as it is written. */
function standsFor(
  project: Project,
  symbol: Symbol,
  written: TypeNode,
): Pick<Declaration, "code" | "members" | "named"> {
  const { checker } = project;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const choices = type.isUnionType() ? type.getTypes() : [];
  if (choices.length > 0 && choices.every((choice) => choice.isLiteralType())) {
    const code = choices.map((choice) => textOf(project, choice)).join(" | ");
    return { code, members: [], named: [] };
  }
  if (type.isObjectType() || type.isIntersectionType()) {
    const { members, named } = membersOf(project, type, written);
    if (members.length > 0) return { code: null, members, named };
  }
  const code = isIndexedAccessTypeNode(written)
    ? textOf(project, type)
    : project.emitter.printNode(written);
  return { code, members: [], named: namedIn(project, code, written) };
}

/** The members of a type that our source declares: its own first, then what it inherits. */
function membersOf(
  project: Project,
  type: Type,
  place: Node,
): Pick<Declaration, "members" | "named"> {
  const { checker } = project;
  const properties = checker.getPropertiesOfType(type).flatMap((property) => {
    const node = property.declarations[0]?.resolve(project);
    return node === undefined || isOurs(project, node) ? [{ property, node: node ?? place }] : [];
  });
  properties.sort((one, other) => compareInSource(one.node, other.node, place));
  const found = properties.map(({ property, node }) => {
    const text = typeOf(project, property, node);
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
    const comment = property.getDocumentationComment(checker);
    return {
      member: { name: property.name, isOptional, type: text, comment },
      named: namedIn(project, text, node),
    };
  });
  return {
    members: found.map(({ member }) => member),
    named: found.flatMap(({ named }) => named),
  };
}

/** The members that a type declares come before those that it inherits; else the order is that of the files. */
function compareInSource(one: Node, other: Node, type: Node): number {
  const isOwn = (node: Node): boolean =>
    node.getSourceFile() === type.getSourceFile() && node.pos >= type.pos && node.end <= type.end;
  if (isOwn(one) !== isOwn(other)) return isOwn(one) ? -1 : 1;
  const [file, otherFile] = [one.getSourceFile().fileName, other.getSourceFile().fileName];
  if (file !== otherFile) return file < otherFile ? -1 : 1;
  return one.pos - other.pos;
}

/** The type of a member as it is written, or as it follows from a schema, a declaration or a table of types. */
function typeOf(project: Project, property: Symbol, node: Node): string {
  const { checker, emitter } = project;
  const written =
    isPropertySignatureDeclaration(node) || isPropertyDeclaration(node) ? node.type : undefined;
  const isLookedUp = written !== undefined && isIndexedAccessTypeNode(written);
  if (written !== undefined && !isLookedUp && property.valueDeclaration !== undefined) {
    return emitter.printNode(written);
  }
  // A member of a mapped type: what is written may be the schema that it is drawn from.
  const text = textOf(project, checker.getTypeOfSymbol(property));
  if (written === undefined || isLookedUp) return text;
  const isSame = textOf(project, checker.getTypeFromTypeNode(written)) === text;
  return isSame ? emitter.printNode(written) : text;
}

function textOf(project: Project, type: Type | undefined): string {
  return type === undefined
    ? "unknown"
    : project.checker.typeToString(type, undefined, WHOLE | IN_ALIAS);
}

/** What our source declares under the names that stand in a text. */
function namedIn(project: Project, text: string, place: Node): readonly Symbol[] {
  const { checker } = project;
  const names = new Set(text.match(/\b[A-Z]\w+/g));
  return [...names].flatMap((name) => {
    const found = checker.resolveName(name, SymbolFlags.Type, place);
    if (found === undefined) return [];
    const symbol = isAlias(found) ? checker.getAliasedSymbol(found) : found;
    const node = symbol.declarations[0]?.resolve(project);
    return node !== undefined && isOurs(project, node) ? [symbol] : [];
  });
}

/** Whether a name is an import or export of what is declared elsewhere. */
export function isAlias(symbol: Symbol): boolean {
  return (symbol.flags & SymbolFlags.Alias) !== 0;
}

function isOurs(project: Project, node: Node): boolean {
  return project.rootFiles.includes(node.getSourceFile().fileName);
}
