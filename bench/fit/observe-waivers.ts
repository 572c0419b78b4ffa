import { readWaiver } from "../../src/read/lien-waiver/read-waiver-pages.ts";
import type { WaiverWeighing } from "../../src/weights/waiver-weighing.ts";
import { type Observation, observationOf } from "../calibration/observation.ts";
import { SCORED_WAIVERS } from "../kinds/lien-waiver.ts";
import { scoreSets } from "../score/score-set.ts";
import type { WaiverExample } from "./waiver-examples.ts";

/** What `npm run calibrate` fits confidence to, of waivers as numbers read them that never saw their layout. */
export async function observeWaivers(
  set: string,
  examples: readonly WaiverExample[],
  weighing: WaiverWeighing,
): Promise<readonly Observation[]> {
  const byPath = new Map(examples.map((example) => [`${example.layout}/${example.name}`, example]));
  const documents = [...byPath].map(([path, { name, layout, truth, accept }]) => ({
    path,
    name,
    family: layout === "random" ? `${layout}/${name}` : layout,
    isScan: false,
    truth: { document: truth, accept },
  }));
  const scores = await scoreSets([{ kind: SCORED_WAIVERS, documents, folder: null }], (paths) =>
    Promise.resolve(
      paths.map((path) => {
        const { pages } = byPath.get(path) as WaiverExample;
        return { kind: "read", reading: readWaiver(pages, { weighing, keepsDoubtful: true }) };
      }),
    ),
  );
  return scores.flatMap((score) => observationOf(SCORED_WAIVERS, set, score) ?? []);
}
