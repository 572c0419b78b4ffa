import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  readonly name: string;
  readonly version: string;
  readonly mcpName: string;
  readonly homepage: string;
  readonly repository: { readonly url: string };
}

interface Listing {
  readonly description: string;
  readonly packages: readonly object[];
  readonly remotes: readonly { readonly url: string }[];
}

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** The registry of MCP servers takes a name of this namespace from who owns the repository, and looks for it in the package. */
test("server.json is written from package.json, and its namespace is the repository's owner", () => {
  const { name, version, mcpName, homepage, repository } = jsonOf("package.json") as Package;
  const [, url = "", owner = "", project = ""] =
    /^git\+(https:\/\/github\.com\/([^/]+)\/([^/]+))\.git$/.exec(repository.url) ?? [];
  expect(mcpName).toBe(`io.github.${owner}/${project}`);
  const listing = jsonOf("server.json") as Listing;
  const expected = {
    ...listing,
    name: mcpName,
    websiteUrl: homepage,
    repository: { url, source: "github" },
    version,
    packages: listing.packages.map((one) => ({ ...one, identifier: name, version })),
  };
  if (process.env["UPDATE"] === "1") {
    writeFileSync("server.json", `${JSON.stringify(expected, null, 2)}\n`);
    return;
  }
  expect(listing).toEqual(expected);
  expect(listing.description.length).toBeLessThanOrEqual(100);
  expect(listing.remotes.map((remote) => remote.url)).toEqual([
    "https://{host}/mcp",
    "https://{host}/invoice/mcp",
  ]);
});
