import { searchWords } from "../../review/search-words.ts";
import { shapeOf, shownIn } from "./asked-shapes.ts";
import { reviewPage } from "./review-page.ts";
import { REVIEW_SCRIPT } from "./review-script.ts";
import type { ReviewSession } from "./review-session.ts";
import { REVIEW_STYLE } from "./review-style.ts";
import { foundViews, pageWords } from "./word-views.ts";

/** A request of our own page. */
export interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query: URLSearchParams;
  /** What was sent, whatever it is; null where nothing was. */
  readonly json: unknown;
}

/** What is answered. */
export interface ReviewAnswered {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Whether the server ends once this is sent. */
  readonly ends?: true;
}

/** Answers a request. No path is one of a file: each is one of these, or there is nothing. */
export async function answerReview(asked: Asked, session: ReviewSession): Promise<ReviewAnswered> {
  const { method, path } = asked;
  if (method === "GET") {
    if (path === "") return text("text/html", reviewPage());
    if (path === "review.css") return text("text/css", REVIEW_STYLE);
    if (path === "review.js") return text("text/javascript", REVIEW_SCRIPT);
    if (path === "next") return json(await session.next(numberOf(asked.query.get("after"))));
  }
  if (method === "POST" && path === "end") return { ...json({ kind: "ended" }), ends: true };
  const [, index, rest = ""] = PAPER.exec(path) ?? [];
  if (index === undefined) return NOTHING;
  return method === "GET"
    ? shown(session, Number(index), { ...asked, path: rest })
    : acted(session, Number(index), { ...asked, path: rest });
}

/** `papers/3`, and what of it. */
const PAPER = /^papers\/(\d{1,9})(?:\/(.*))?$/;
/** `pages/2/picture`, `pages/2/words`. */
const PAGE = /^pages\/(\d{1,9})\/(picture|words)$/;

async function shown(
  session: ReviewSession,
  index: number,
  { path, query }: Asked,
): Promise<ReviewAnswered> {
  if (path === "") return json(await session.look(index));
  const paper = await session.desk.open(index);
  if (paper.kind === "unread") return NOTHING;
  if (path === "search") {
    const found = searchWords(paper.words, query.get("text") ?? "");
    return json(foundViews(paper, found));
  }
  const [, page, what] = PAGE.exec(path) ?? [];
  if (page === undefined) return NOTHING;
  if (what === "words") return json(pageWords(paper, Number(page)));
  const picture = await session.desk.pictureOf(paper, Number(page));
  return picture === null ? NOTHING : { status: 200, type: picture.mediaType, body: picture.bytes };
}

async function acted(
  session: ReviewSession,
  index: number,
  { path, json: sent }: Asked,
): Promise<ReviewAnswered> {
  const shown = shownIn(sent);
  switch (path) {
    case "decide": {
      const wish = shapeOf(sent);
      return wish === null ? UNKNOWN : json(await session.decide(index, wish, shown));
    }
    case "undo":
      return json(await session.undo(index, shown));
    case "save":
      return json(await session.save(index, shown));
    default:
      return NOTHING;
  }
}

const NOTHING: ReviewAnswered = {
  status: 404,
  type: "text/plain; charset=utf-8",
  body: "There is nothing here.\n",
};

const UNKNOWN: ReviewAnswered = {
  status: 400,
  type: "text/plain; charset=utf-8",
  body: "The page asked for something that is not known.\n",
};

/** -1, before the first, where it is no number. */
function numberOf(written: string | null): number {
  return written !== null && /^\d{1,9}$/.test(written) ? Number(written) : -1;
}

function json(body: object): ReviewAnswered {
  return { status: 200, type: "application/json", body: JSON.stringify(body) };
}

function text(type: string, body: string): ReviewAnswered {
  return { status: 200, type: `${type}; charset=utf-8`, body };
}
