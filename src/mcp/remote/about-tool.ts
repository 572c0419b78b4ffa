import { aboutSchema, aboutSite } from "../../wire/service/about.ts";
import type { Site } from "../../wire/service/site.ts";
import { noArgumentsSchema } from "../../wire/service/tool-arguments.ts";
import type { ReadDesk } from "../read-desk.ts";
import { answer, READS_ONLY, type Tool } from "../tool.ts";

/** The free tool that says what reads cost here, what is read, and whether it is read now. */
export function aboutTool(site: Site): Tool<ReadDesk> {
  const title = "Prices, limits, terms and health";
  return {
    listing: {
      name: "about",
      title,
      description:
        "Says what this server reads, what a read costs, its limits and terms, how payment works, and whether documents are read at the moment. Free, takes no arguments, changes nothing.",
      inputSchema: { ...noArgumentsSchema, type: "object" },
      outputSchema: { ...aboutSchema, type: "object" },
      annotations: { ...READS_ONLY, title, idempotentHint: true, openWorldHint: false },
    },
    call: async (_given, desk) => {
      const health = { isAvailable: desk.isAvailable(), waiting: desk.waiting() };
      return Promise.resolve(answer(aboutSite(site, health)));
    },
  };
}
