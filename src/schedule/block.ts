import type { PagePieces, PieceLine } from "../paper/pieces.ts";
import type { FigureColumn } from "./columns.ts";

/** Lines of one page whose figures stand below each other. */
export interface BlockPart {
  readonly page: PagePieces;
  /** From the first to the last line with several figures, all between them included. */
  readonly lines: readonly PieceLine[];
  /** Extents of its own columns: a further page may print them a little elsewhere. */
  readonly columns: readonly FigureColumn[];
  /** The lines above, nearest first: captions stand among them. */
  readonly above: readonly PieceLine[];
}

/** Parts of one or several pages with the same columns: a table, before anything is said of what it holds. */
export interface Block {
  readonly parts: readonly BlockPart[];
  readonly columns: readonly FigureColumn[];
}
