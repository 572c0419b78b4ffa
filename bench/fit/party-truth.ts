import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AIA_DRAWINGS } from "../../fixtures/draw/catalogue-aia.ts";
import { HOME_DRAWINGS } from "../../fixtures/draw/catalogue-any.ts";
import { BROKEN_DRAWINGS } from "../../fixtures/draw/catalogue-broken.ts";
import { FORM_DRAWINGS } from "../../fixtures/draw/catalogue-forms.ts";
import { ORDER_DRAWINGS } from "../../fixtures/draw/change-order/catalogue.ts";
import type { PartySlot } from "../../src/evidence/parties/party-slots.ts";
import type { PaperFile } from "./sets.ts";

/** Whom a paper is from and for; null is known not to be printed, absent is not known. */
export type Names = Readonly<Partial<Record<PartySlot, string | null>>>;

/** What is known of the names of a paper. */
export interface PartyTruth {
  readonly file: PaperFile;
  readonly layout: string;
  readonly isPicture: boolean;
  readonly isChange: boolean;
  readonly names: Names;
  /** Whether it is between a subcontractor and a general contractor; null where that is not known. */
  readonly isBetween: boolean | null;
}

interface RawTruth {
  readonly layout?: string;
  readonly rendition?: string;
  readonly document: { readonly documentType: string } | null;
  readonly parties?: Readonly<Partial<Record<"subcontractor" | "gc" | "owner", string | null>>>;
  readonly heading?: Readonly<Record<string, string | null>>;
}

/** Names that no truth tells, told by a reader of the papers. */
const LABELS = JSON.parse(
  readFileSync(join("bench", "fit", "party-labels.json"), "utf8"),
) as Readonly<Record<string, Names>>;

/** Projects of papers that are not ours, each by the hash of its name. */
const HASHES = JSON.parse(
  readFileSync(join("bench", "fit", "project-hashes.json"), "utf8"),
) as Readonly<Record<string, string>>;

/** Names that the recipes of our own papers know, by the paper's path. */
const DRAWN: ReadonlyMap<string, Names> = new Map<string, Names>([
  ...[...AIA_DRAWINGS, ...HOME_DRAWINGS, ...FORM_DRAWINGS, ...BROKEN_DRAWINGS]
    .filter(({ style }) => !style.blank)
    .map(({ path, application: { payee, payer, project } }): [string, Names] => [
      join("fixtures", path),
      { contractor: payee.name, addressee: payer.name, project: project.name },
    ]),
  ...ORDER_DRAWINGS.map(({ path, order: { project } }): [string, Names] => [
    join("fixtures", path),
    { project: project.name },
  ]),
]);

/** The names of a paper; null where it is no construction paper. */
export function partyTruth(file: PaperFile): PartyTruth | null {
  const raw = JSON.parse(readFileSync(file.truth, "utf8")) as RawTruth;
  const kind = raw.document?.documentType;
  if (kind !== "PAY_APPLICATION" && kind !== "CHANGE_ORDER") return null;
  const folder = file.pdf.split("/").at(-2) ?? "";
  const name = `${file.set}/${file.name}`;
  const label = LABELS[name] ?? {};
  const hash = HASHES[name];
  return {
    file,
    layout: file.set === "fixtures" ? folder : (raw.layout ?? file.name),
    isPicture: /scan|mixed/.test(raw.rendition ?? "native"),
    isChange: kind === "CHANGE_ORDER",
    isBetween: isBetween(raw),
    names: {
      ...byRole(raw),
      ...(hash === undefined ? {} : { project: `#${hash}` }),
      ...DRAWN.get(file.pdf.replace(/\.pdf$/, "")),
      ...label,
    },
  };
}

function isBetween({ parties }: RawTruth): boolean | null {
  const { subcontractor = null, gc = null } = parties ?? {};
  return subcontractor === null && gc === null ? null : subcontractor !== null;
}

/** Who bills is the subcontractor where there is one, and bills the general contractor; else that one bills the owner. */
function byRole({ parties, heading }: RawTruth): Names {
  const { subcontractor = null, gc = null, owner = null } = parties ?? {};
  const [from, to] = subcontractor === null ? [gc, owner] : [subcontractor, gc];
  return {
    ...(from === null ? {} : { contractor: from }),
    ...(to === null ? {} : { addressee: to }),
    ...(heading === undefined ? {} : { project: heading["project"] ?? null }),
  };
}
