import { readFileSync } from "node:fs";
import { type CatalogTool, type JudgedNeed, toolsOf } from "./catalogs.ts";

/** Invented services of everyday life, and needs in the words of people who do not know how such services call themselves. */
export function everydaySet(): {
  readonly tools: readonly CatalogTool[];
  readonly needs: readonly JudgedNeed[];
} {
  const bazaar = linesOf("everyday-listings.txt").map((line) => {
    const [id = "", serviceName = "", description = "", tags = ""] = line.split(" | ");
    return {
      resource: addressOf(id),
      type: "http",
      x402Version: 2,
      serviceName,
      description,
      tags: tags.split(","),
      accepts: [],
    };
  });
  const needs = linesOf("everyday-needs.txt").map((line) => {
    const [need = "", said = ""] = line.split(" | ");
    const grades = said.split(",").flatMap((each) => {
      const [id, grade] = each.split(":");
      return id === undefined || grade === undefined ? [] : [[addressOf(id), Number(grade)]];
    });
    return { need, grades: Object.fromEntries(grades) as Record<string, number> };
  });
  return { tools: toolsOf({ bazaar, registry: [] }, (name) => name), needs };
}

function addressOf(id: string): string {
  return `https://${id}.example.com/v1/${id}`;
}

function linesOf(name: string): readonly string[] {
  return readFileSync(`bench/find/${name}`, "utf8")
    .split("\n")
    .filter((line) => line !== "");
}
