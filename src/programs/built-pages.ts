/** The view of `explain` as the build leaves it, beside the programs in the bundle `dist/run`. */
export const EXPLAIN_VIEW_PAGE: URL = new URL("../explain/view.html", import.meta.url);
