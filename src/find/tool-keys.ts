import { createHash } from "node:crypto";

/** What names the tool behind an address. */
interface ToolAddress {
  readonly url: string;
  readonly method: string | null;
  /** The name of a tool on an MCP server. */
  readonly tool: string | null;
  readonly description: string;
  readonly payees: readonly string[];
}

/**
 * The keys of a paid tool. Its address with what varies from call to call taken out is one: a hundred orders or files of one
 * operator are one tool, as long as they describe themselves alike. The same words, path and payee at another host are the
 * same tool too: operators run one service under several names.
 */
export function toolKeys(address: ToolAddress): readonly string[] {
  const { method, tool, description, payees } = address;
  const { host, path, isTemplate } = templateOf(address.url);
  const what = `${tool === null ? "" : `#${tool}`} ${method ?? ""}`;
  const words = wordsOf(description);
  const own = `at ${host}${path}${what}${isTemplate ? ` ${digest(words)}` : ""}`;
  if (words.length < FEWEST_CHARACTERS) return [own];
  return [own, ...payees.map((payee) => `by ${payee} ${path}${what} ${digest(words)}`)];
}

/** The host of an address without its port and `www`, and its path without what names one order, file, wallet or hash. */
export function templateOf(url: string): {
  readonly host: string;
  readonly path: string;
  readonly isTemplate: boolean;
} {
  const { host, pathname, searchParams } = new URL(url);
  const segments = decoded(pathname).split("/").filter(Boolean);
  const templated = segments.map((segment) =>
    segment
      .split(/([:@])/)
      .map((piece) => (isVarying(piece) ? "{}" : piece))
      .join(""),
  );
  const names = [...new Set(searchParams.keys())].toSorted().join("&");
  return {
    host: host.toLowerCase().replace(/^www\./, ""),
    path: `/${templated.join("/")}${names === "" ? "" : `?${names}`}`,
    isTemplate: templated.some((segment, index) => segment !== segments[index]),
  };
}

/** Two listings with fewer characters of their own say nothing that would tell them to be one. */
const FEWEST_CHARACTERS = 20;

/** Whether a piece of a path names one thing of many. */
function isVarying(piece: string): boolean {
  return (
    /^(?:0x[\da-f]{6,}|[\da-f]{16,}|\d{5,}|\{.*\})$/i.test(piece) ||
    /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(piece) ||
    /^(?:baf[\da-z]{20,}|Qm[\da-zA-Z]{30,})$/.test(piece) ||
    /^(?=.*\d)[\dA-Z]{10,}$/.test(piece) ||
    /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[\dA-Za-z]{20,}$/.test(piece)
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A description without its figures and addresses. */
function wordsOf(description: string): string {
  return description
    .toLowerCase()
    .replaceAll(/0x[\da-f]+|\d+/g, "")
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
