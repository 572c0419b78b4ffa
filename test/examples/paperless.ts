import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { closed, listening } from "../pay/rig/listening.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A document as paperless keeps it. */
interface StoredDocument {
  tags: readonly number[];
  custom_fields: readonly { readonly field: number; readonly value: unknown }[];
}

/** A paperless with one document, number 42. */
interface Paperless {
  readonly url: string;
  readonly notes: readonly string[];
  /** Somebody fills in a custom field of the document. */
  readonly fill: (field: string, value: unknown) => void;
  /** The document, with names in the place of numbers. */
  readonly told: () => {
    readonly tags: readonly (string | undefined)[];
    readonly fields: Readonly<Record<string, unknown>>;
  };
  readonly close: () => Promise<void>;
}

/**
 * The part of the REST API of paperless-ngx that the example calls, in memory: lists with `results`, tags that are made by their
 * name once, a document whose tags and custom fields are replaced as a whole, and notes. Paperless itself is no npm package.
 */
export async function startPaperless(
  token: string,
  fieldNames: readonly string[],
): Promise<Paperless> {
  const tags: Named[] = [{ id: 7, name: "inbox" }];
  const fields: readonly Named[] = fieldNames.map((name, index) => ({ id: 20 + index, name }));
  const document: StoredDocument = { tags: [7], custom_fields: [] };
  const notes: string[] = [];
  const answer = async (request: IncomingMessage): Promise<readonly [number, unknown]> => {
    if (request.headers.authorization !== `Token ${token}`) return [401, { detail: "No." }];
    const { pathname, searchParams } = new URL(request.url ?? "", "http://paperless");
    const body = request.method === "GET" ? {} : ((await json(request)) as object);
    const listed = (all: readonly Named[]) => {
      const exact = searchParams.get("name__iexact")?.toLowerCase();
      const start = searchParams.get("name__istartswith")?.toLowerCase() ?? "";
      return all.filter(({ name }) =>
        exact === undefined ? name.toLowerCase().startsWith(start) : name.toLowerCase() === exact,
      );
    };
    switch (`${request.method} ${pathname}`) {
      case "GET /api/tags/":
        return [200, { results: listed(tags) }];
      case "GET /api/custom_fields/":
        return [200, { results: listed(fields) }];
      case "POST /api/tags/": {
        const { name } = body as Named;
        if (tags.some((tag) => tag.name === name)) return [400, { name: ["Not unique."] }];
        const tag = { id: 100 + tags.length, name };
        tags.push(tag);
        return [201, tag];
      }
      case "GET /api/documents/42/":
        return [200, document];
      case "PATCH /api/documents/42/":
        Object.assign(document, body);
        return [200, document];
      case "POST /api/documents/42/notes/":
        notes.push((body as { note: string }).note);
        return [200, notes.map((note) => ({ note }))];
      default:
        return [404, { detail: "Not found." }];
    }
  };
  const server = createServer((request, response) => {
    void (async () => {
      const [status, body] = await answer(request);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    })();
  });
  const port = await listening(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    notes,
    fill: (field: string, value: unknown) => {
      const id = fields.find(({ name }) => name === field)?.id ?? 0;
      document.custom_fields = [...document.custom_fields, { field: id, value }];
    },
    told: () => ({
      tags: document.tags.map((id) => tags.find((tag) => tag.id === id)?.name),
      fields: Object.fromEntries(
        document.custom_fields.map(({ field, value }) => [
          fields.find(({ id }) => id === field)?.name,
          value,
        ]),
      ) as Record<string, unknown>,
    }),
    close: async () => closed(server),
  };
}
