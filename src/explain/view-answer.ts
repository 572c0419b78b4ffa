/** The tool that a view calls. */
export const VIEW_TOOL = "explain_view";

/** The member of `_meta` in which its answers carry what is shown: a host hands that to the view and to no model. */
export const VIEW_META = "io.github.crossfoot/view";

/** What a view is given to show: a document without its pages, or one of its pages. */
export interface ViewAnswer {
  /** Left out where there is nothing to show, which the answer says in its words. */
  readonly html?: string;
  /** The same as long as the file does not change. */
  readonly revision: string;
  /** The name of the figure that is asked about; null where none is. */
  readonly focus: string | null;
}
