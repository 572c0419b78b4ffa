import type { FieldGroup } from "../kinds/kind.ts";
import { type DocumentType, kindOf } from "../kinds/kinds.ts";

/** What gives the public path of a figure from the engine's. */
export type Namer = (path: string) => string;

/**
 * The names of a kind of document: of `lines.previousCertificates` `g702.lines.7`, of `taxes.0.rate`
 * `taxes.0.ratePercent`. What no group of the kind declares keeps its own path.
 */
export function namerOf(documentType: DocumentType): Namer {
  const { groups } = kindOf(documentType);
  return (path) => {
    const end = path.lastIndexOf(".");
    if (end === -1) return path;
    const [place, name] = [path.slice(0, end), path.slice(end + 1)];
    const group = groups.find((one) => isWithin(place, one));
    if (group === undefined) return path;
    const own = group.fields[name]?.answer ?? name;
    return `${group.answer}${place.slice(group.path.length)}.${own}`;
  };
}

/** Whether a place is a group's, or a row's of its table: `sheet.rows`, `sheet.rows[2]`, `taxes.0`. */
function isWithin(place: string, { path }: FieldGroup): boolean {
  return place.startsWith(path) && /^(?:\[\d+\]|\.\d+)?$/.test(place.slice(path.length));
}
