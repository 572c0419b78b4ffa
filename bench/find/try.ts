import { catalogTools, judgedNeeds } from "./catalogs.ts";
import { gainsOf, halfOf, ndcgOf, ourSearch, plainSearch, qualityOf } from "./quality.ts";
import { wholeOf } from "../../src/find/merge.ts";
const tools = catalogTools()!;
console.log(tools.length);
const needs = judgedNeeds();
const ours = ourSearch(tools), plain = plainSearch(tools);
const halves = process.argv[2] === "test" ? ["tune", "test"] as const : ["tune"] as const;
for (const half of halves) {
  const n = halfOf(needs, half);
  console.log(half, "plain", qualityOf(plain, tools, n), "ours", qualityOf(ours, tools, n));
}
if (process.argv[2] === "bad") {
  const rows = halfOf(needs, "tune").map((need) => ({ need, gains: gainsOf(need, tools) })).filter(({ gains }) => gains.some((g) => g > 0)).map(({ need, gains }) => ({ need, gains, found: ours(need.need), s: ndcgOf(ours(need.need), gains) }));
  rows.sort((a, b) => a.s - b.s);
  for (const { need, gains, found, s } of rows.slice(0, 45)) {
    console.log(s.toFixed(2), need.need);
    for (const f of found) { const w = wholeOf(tools[f]!.listing); console.log("     ", gains[f], w.name.slice(0, 50), "|", w.description.slice(0, 80)); }
    const best = gains.map((g, i) => [g, i] as const).filter(([g, i]) => g >= 2 && !found.includes(i)).sort((a, b) => b[0] - a[0]).slice(0, 4);
    for (const [g, i] of best) { const w = wholeOf(tools[i]!.listing); console.log("   -- ", g, w.name.slice(0, 50), "|", w.description.slice(0, 80)); }
  }
}
for (const n of halfOf(needs, "tune").filter((n) => Object.keys(n.grades).length === 0)) console.log("UNMET", n.need, ours(n.need).map((i) => tools[i]!.listing.parts[0].name));
