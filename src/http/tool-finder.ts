import type { Finder } from "../find/finder.ts";
import { FindRefusal } from "../find/settings.ts";
import {
  findQuery,
  type FindRequest,
  type UnmetAnswer,
  type UnmetReport,
} from "../wire/find/query.ts";
import type { FindResult } from "../wire/find/result.ts";
import { unfound } from "./errors.ts";

/** The finder for callers from elsewhere: what it does not do is a Refusal. */
export class ToolFinder {
  readonly #finder: Finder | null;

  /** Without a finder there are no listings. */
  constructor(finder: Finder | null) {
    this.#finder = finder;
  }

  async search(request: FindRequest): Promise<FindResult> {
    if (this.#finder === null) throw unfound("never-synced", "");
    return this.#refusing(this.#finder.search(findQuery(request)));
  }

  async reportUnmet(report: UnmetReport): Promise<UnmetAnswer> {
    if (this.#finder === null) throw unfound("full", "Reports are not kept on this server.");
    return this.#refusing(this.#finder.reportUnmet(report));
  }

  async #refusing<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      throw error instanceof FindRefusal ? unfound(error.code, error.message) : error;
    }
  }
}
