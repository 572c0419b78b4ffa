/**
 * A module of the build by its path in `src`, such as `read.js`. Worker threads and what recognises pictures are compiled
 * scripts, which stand beside it there and not beside its source.
 */
export async function built(path: string): Promise<unknown> {
  return import(new URL(`../../dist/src/${path}`, import.meta.url).href);
}
