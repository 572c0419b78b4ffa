import { AUDIT_FOLDER } from "../../src/mcp/local/audit-folder-tool.ts";
import { CHECK_DRAW } from "../../src/mcp/local/check-draw-tool.ts";
import { EXPLAIN, READ_DOCUMENT } from "../../src/mcp/local/document-tools.ts";

/** What the bundle says of itself, from package.json. */
interface Package {
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

/** The bundle's manifest: what is started with which folders, on the platform whose binaries are in it. */
export function bundleManifest({ version, description, license }: Package): object {
  return {
    manifest_version: "0.3",
    name: "crossfoot",
    display_name: "crossfoot",
    version,
    description,
    long_description:
      "Reads construction pay applications, change orders, invoices, bills and receipts from PDF on your own machine, offline, and proves their arithmetic to the cent. Figures come exactly as printed, with the place where each of them stands; what is not printed is null.",
    author: { name: "crossfoot" },
    license,
    icon: "icon.png",
    server: {
      type: "node",
      entry_point: "bin/crossfoot.js",
      mcp_config: {
        command: "node",
        args: ["${__dirname}/bin/crossfoot.js", "mcp", "${user_config.folders}"],
      },
    },
    tools: [READ_DOCUMENT, AUDIT_FOLDER, CHECK_DRAW, EXPLAIN].map(({ listing }) => ({
      name: listing.name,
      description: listing.title ?? listing.name,
    })),
    keywords: ["pdf", "construction", "pay application", "G702", "invoice", "change order"],
    compatibility: { platforms: [process.platform], runtimes: { node: ">=20.19.0" } },
    user_config: {
      folders: {
        type: "directory",
        title: "Folders with documents",
        description: "Only files in these folders can be read.",
        multiple: true,
        required: true,
        default: ["${HOME}/Documents"],
      },
    },
  };
}
