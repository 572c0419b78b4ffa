import type { Sourced } from "../../../document/sourced.ts";
import type { Layout } from "../../../layout/layout.ts";
import type { Word } from "../../../page/page.ts";
import type { OrderLabel } from "../labelled.ts";
import type { Title } from "../titles.ts";

/** What a description is chosen from. */
export interface DescriptionContext {
  readonly layout: Layout;
  readonly labels: readonly OrderLabel[];
  readonly title: Title | null;
  /** Words of captions, which end a text. */
  readonly captionWords: ReadonlySet<Word>;
  /** Words that say something else: names of firms and of the project. */
  readonly taken: ReadonlySet<Word>;
  /** Descriptions of the priced lines. */
  readonly items: readonly Sourced<string>[];
}
