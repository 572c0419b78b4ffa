import { placeIn } from "../batch/objects/object-address.ts";
import type { Input } from "../batch/find-inputs.ts";
import { fittingName } from "./fitting-name.ts";

/**
 * The file below the folder for each input's result, in the order of the inputs; null for an input that
 * is missing. No two are the same, also where the file system takes capitals for small letters:
 * the first keeps its name, the next are numbered. A name that would be too long with its ending is cut.
 */
export function placeResults(
  inputs: readonly Input[],
  folder: string,
  extension: string,
): readonly (string | null)[] {
  const taken = new Map<string, number>();
  inputs.forEach((input, index) => {
    if (input.kind === "missing") return;
    const key = fittingName(input.resultPath).toLowerCase();
    if (!taken.has(key)) taken.set(key, index);
  });
  return inputs.map((input, index) => {
    if (input.kind === "missing") return null;
    const own = fittingName(input.resultPath);
    let name = own;
    for (let copy = 2; (taken.get(name.toLowerCase()) ?? index) !== index; copy += 1) {
      name = `${own}-${copy}`;
    }
    taken.set(name.toLowerCase(), index);
    return placeIn(folder, name + extension);
  });
}
