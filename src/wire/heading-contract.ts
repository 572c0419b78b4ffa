/** Whom and what the application is for, as printed; null for what is not printed or not clear. */
export interface HeadingBody {
  readonly project: string | null;
  readonly contractor: string | null;
  readonly addressee: string | null;
  readonly contractNumber: string | null;
  readonly projectNumber: string | null;
  /** `YYYY-MM-DD`. */
  readonly periodFrom: string | null;
}
