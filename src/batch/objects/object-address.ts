import { join } from "node:path";

/** A place in object storage: `s3://bucket/key`, where a key may be a prefix of others. */
export interface ObjectAddress {
  readonly bucket: string;
  readonly key: string;
}

/** Whether a path is one of object storage. */
export function isObjectPath(path: string): boolean {
  return /^s3:\/\//i.test(path);
}

/** The bucket and key of a path in object storage; null where it is none that could be. */
export function objectAddress(path: string): ObjectAddress | null {
  const [, bucket, key = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/is.exec(path) ?? [];
  return bucket === undefined || key.length > MOST_KEY_CHARACTERS ? null : { bucket, key };
}

const MOST_KEY_CHARACTERS = 1_024;

/** A name below a folder, or below a prefix of object storage. */
export function placeIn(folder: string, name: string): string {
  if (!isObjectPath(folder)) return join(folder, name);
  return `${folder.replace(/\/+$/, "")}/${name.replaceAll("\\", "/")}`;
}
