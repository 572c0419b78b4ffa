import { ADD_ONS } from "../../add-ons/add-ons.ts";
import { needAddOn } from "../../add-ons/missing-add-on.ts";
import type { ObjectStorage } from "./object-storage.ts";

/** The object storage of this process; its packages are loaded here and nowhere else. Throws MissingAddOn. */
export async function openStorage(): Promise<ObjectStorage> {
  needAddOn(ADD_ONS.storage);
  const { objectStorage } = await import("./object-storage.ts");
  return objectStorage();
}
