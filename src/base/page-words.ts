/** Pages in words: `page 3`, `pages 3-7`. */
export function pageWords({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `page ${from}` : `pages ${from}-${to}`;
}
