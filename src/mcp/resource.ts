import type {
  Resource,
  ResourceTemplateType,
  TextResourceContents,
} from "@modelcontextprotocol/server";
import type { Call } from "./tool.ts";

/** What a server gives out by address, beside the answers of its tools. */
export interface ResourceSet<Desk> {
  /** What there is now, whoever asks. */
  readonly list: (desk: Desk) => readonly Resource[];
  /** How often what is listed has changed, so that clients can be told. */
  readonly changes: (desk: Desk) => number;
  readonly templates: (desk: Desk) => readonly ResourceTemplateType[];
  readonly read: (uri: string, desk: Desk, call: Call) => Promise<ResourceEnd>;
  /** What only clients are shown that show views; whoever knows the address may read it. */
  readonly views: readonly View[];
}

/** A page that a client shows beside the answer of a tool. */
export interface View {
  readonly listing: Resource;
  /** The same each time: what it shows comes later. */
  readonly html: () => Promise<string>;
}

/** What an address leads to. */
export type ResourceEnd =
  | { readonly kind: "contents"; readonly contents: TextResourceContents }
  /** Nothing is there, or nothing that may be read: a full sentence. */
  | { readonly kind: "missing"; readonly sentence: string }
  /** It is there and cannot be had: a full sentence that says why. */
  | { readonly kind: "refused"; readonly sentence: string };
