import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { ReadError } from "../../base/read-error.ts";
import { objectAddress, type ObjectAddress } from "./object-address.ts";

/** An object as a list names it. */
interface ListedObject {
  readonly path: string;
  readonly sizeBytes: number;
}

/** Objects of one list, at most: a million. */
const MOST_PAGES = 1_000;

/** How long one request may take; the client tries three times. */
const REQUEST_MS = 30_000;

/**
 * Object storage with the protocol of S3. Address, region and keys are those of the usual variables (`AWS_ENDPOINT_URL_S3`,
 * `AWS_REGION`, `AWS_ACCESS_KEY_ID`, …); with an address of one's own, buckets are named in paths.
 */
export class ObjectStorage {
  readonly #client: S3Client;

  constructor() {
    const { AWS_ENDPOINT_URL_S3: own, AWS_ENDPOINT_URL: common, AWS_REGION: region } = process.env;
    const endpoint = own ?? common;
    this.#client = new S3Client({
      region: region ?? process.env["AWS_DEFAULT_REGION"] ?? "us-east-1",
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      // Servers that are not Amazon's do not know its newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  /** All objects below a prefix. Throws a ReadError where they cannot be listed. */
  async list(prefix: string): Promise<readonly ListedObject[]> {
    const { bucket, key } = addressOf(prefix);
    const found: ListedObject[] = [];
    let token: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const listed = await this.#asked(
        this.#client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: key, ContinuationToken: token }),
          limited(),
        ),
      );
      for (const { Key: name = "", Size: sizeBytes = 0 } of listed.Contents ?? []) {
        found.push({ path: `s3://${bucket}/${name}`, sizeBytes });
      }
      token = listed.NextContinuationToken;
      if (token === undefined) return found;
    }
    throw new ReadError("cannot-open", "The prefix has too many objects.");
  }

  /** The bytes of an object. Throws a ReadError where it cannot be had, or is larger than the limit. */
  async read(path: string, limitBytes: number): Promise<Uint8Array> {
    const { bucket, key } = addressOf(path);
    const { Body: body, ContentLength: length = 0 } = await this.#asked(
      this.#client.send(new GetObjectCommand({ Bucket: bucket, Key: key }), limited()),
    );
    if (length > limitBytes || body === undefined) {
      throw new ReadError("too-large", `It has ${length} bytes; the limit is ${limitBytes}.`);
    }
    const bytes = await this.#asked(body.transformToByteArray());
    if (bytes.length > limitBytes) throw new ReadError("too-large");
    return bytes;
  }

  /** The size of an object in bytes. Throws a ReadError where it cannot be had. */
  async sizeOf(path: string): Promise<number> {
    const { bucket, key } = addressOf(path);
    const { ContentLength: length = 0 } = await this.#asked(
      this.#client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }), limited()),
    );
    return length;
  }

  /** So many bytes of an object from a place on. Throws a ReadError where they cannot be had. */
  async readPart(path: string, from: number, length: number): Promise<Uint8Array> {
    if (length === 0) return new Uint8Array();
    const { bucket, key } = addressOf(path);
    const Range = `bytes=${from}-${from + length - 1}`;
    const { Body: body, ContentLength: sent = 0 } = await this.#asked(
      this.#client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }), limited()),
    );
    // A server that knows no ranges would send all of it.
    if (body === undefined || sent > length) throw new ReadError("cannot-open");
    return this.#asked(body.transformToByteArray());
  }

  /** Puts an object, whole or not at all. Throws a ReadError where it is refused. */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    const { bucket, key } = addressOf(path);
    await this.#asked(
      this.#client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content }),
        limited(),
      ),
    );
  }

  async #asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      const name = error instanceof S3ServiceException ? error.name : "no answer";
      throw new ReadError(
        "cannot-open",
        "",
        `The object could not be had (${name}). Check its path, and the variables named AWS_….`,
      );
    }
  }
}

/** The storage of this process. */
export function objectStorage(): ObjectStorage {
  // Its warning about versions of Node would stand among ours.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] ??= "true";
  return (storage ??= new ObjectStorage());
}

let storage: ObjectStorage | null = null;

function addressOf(path: string): ObjectAddress {
  const address = objectAddress(path);
  if (address === null) {
    throw new ReadError(
      "cannot-open",
      "",
      "This is no path in object storage, such as s3://bucket/folder/file.pdf.",
    );
  }
  return address;
}

function limited(): { readonly abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(REQUEST_MS) };
}
