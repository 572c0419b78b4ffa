/** Bounds on what a server for agents holds in memory of what it has read, for the time that its client is there. */
export interface KeptLimits {
  /** Documents that are known by their address. */
  readonly documents: number;
  /** Bytes of their readings; a usual one takes 200,000, and what does not fit is read again where it is asked for. */
  readonly bytes: number;
  /** Bytes of one reading as it is given out: clients end the connection at messages of 10 MB. */
  readonly answerBytes: number;
  /** Documents in one part of the list. */
  readonly listed: number;
  /** Characters of an address. */
  readonly addressCharacters: number;
}

export const KEPT_LIMITS: KeptLimits = {
  documents: 1_000,
  bytes: 67_108_864,
  answerBytes: 8_388_608,
  listed: 100,
  addressCharacters: 12_288,
};

/** Bounds on what a view of a document is sent, in messages of less than 10 MB. */
export interface ViewLimits {
  /** Values that are shown, printed or not; the longest fixture, of 25 pages, has 5,400. */
  readonly values: number;
  /** Bytes of the figures and checks with their reasons, and of a page with its boxes. */
  readonly partBytes: number;
  /** Pixels of the picture of a page; a larger one is drawn at a lower resolution. */
  readonly pagePixels: number;
  /** Bytes of that picture. */
  readonly pictureBytes: number;
}

export const VIEW_LIMITS: ViewLimits = {
  values: 15_000,
  partBytes: 8_388_608,
  pagePixels: 3_000_000,
  pictureBytes: 4_194_304,
};
