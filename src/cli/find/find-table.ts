import type { UnmetGroup } from "../../find/unmet-groups.ts";
import type { FindResult } from "../../wire/find/result.ts";
import { visible, wrap } from "../plain-text.ts";
import { type Paint, paintFor } from "../terminal.ts";

const COLUMNS = 100;
const INDENT = "   ";
/** Characters of a description that are shown; JSON has all of it. */
const SHOWN_DESCRIPTION = 220;

/** An answer for people. Everything of a listing is made safe to print: strangers wrote it. */
export function foundLines({ results, asOf, notice }: FindResult, tools: number): string {
  const paint = paintFor(process.stdout);
  const blocks = results.map((tool, index) => toolLines(tool, index + 1, paint));
  const end = `Listings of ${asOf.slice(0, 16).replace("T", " ")} UTC, ${tools} tools. ${notice}`;
  const none = "Nothing in the catalogs fits. Say it in other words, or without a bound.\n";
  return `${blocks.length === 0 ? none : blocks.join("\n")}\n${lines(end, "")
    .map((line) => paint.dim(line))
    .join("\n")}\n`;
}

/** Unmet needs for people. */
export function unmetLines(groups: readonly UnmetGroup[]): string {
  if (groups.length === 0) return "No unmet need was reported.\n";
  return groups
    .map(({ need, count, lastAt, details }) => {
      const head = `${String(count).padStart(5)}  ${visible(need)}  (last ${lastAt.slice(0, 10)})\n`;
      return head + details.map((detail) => `${" ".repeat(7)}${visible(detail)}\n`).join("");
    })
    .join("");
}

function toolLines(tool: FindResult["results"][number], rank: number, paint: Paint): string {
  const { name, price, kind, description, howToCall, why, source, networks } = tool;
  const cost =
    price === null
      ? networks.length > 0
        ? "price not known"
        : "no payment listed"
      : `$${inCents(price.amount)}`;
  const short =
    description.length > SHOWN_DESCRIPTION
      ? `${description.slice(0, SHOWN_DESCRIPTION).trimEnd()}…`
      : description;
  const body = [short, howToCall, why, source].filter((text) => text !== "");
  return [
    `${String(rank).padStart(2)} ${paint.bold(visible(name))}  ${paint.green(cost)}  ${kind}`,
    ...body.flatMap((text, at) =>
      lines(text, INDENT).map((line) => (at + 2 < body.length ? line : paint.dim(line))),
    ),
    "",
  ].join("\n");
}

/** A price with two digits at least, as people write prices. */
function inCents(amount: string): string {
  const [whole = "0", rest = ""] = amount.split(".");
  return `${whole}.${rest.padEnd(2, "0")}`;
}

function lines(text: string, indent: string): readonly string[] {
  return wrap(visible(text), COLUMNS - indent.length).map((line) => indent + line);
}
