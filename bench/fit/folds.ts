/** So many parts the printed layouts are dealt into. */
export const FOLDS: number = Number(process.env["FIT_FOLDS"] ?? 6);

/** Documents of one printed layout are in one fold, so that none is read by weights that have seen it. */
export function foldOf(layout: string): number {
  let hash = 7;
  for (const char of layout) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}
