/** One thing that `doctor` looked at. */
export interface Diagnosis {
  readonly subject: string;
  /** `none` is a part that is not installed, and need not be. */
  readonly mark: "ok" | "none" | "failed";
  /** What was found; where something is missing or wrong, also what to do. */
  readonly words: string;
}
