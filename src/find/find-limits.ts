/** Every bound on what catalogs may make of us, in one place. Sizes carry their unit last. */
export const FIND_LIMITS = {
  /** Bytes of one page of a catalog; a page of five hundred listings has about two million. */
  pageBytes: 33_554_432,
  /** Wall time of one page, from the request to its last byte. */
  pageMs: 30_000,
  /** Times that a page is asked for before the source counts as down. */
  tries: 3,
  /** The first wait before a page is asked for again; it doubles. */
  firstWaitMs: 1_000,
  /** The longest wait, also where a source asks for a longer one. */
  longestWaitMs: 60_000,
  /** Pages of one source. */
  pages: 3_000,
  /** Listings of one source. */
  listings: 200_000,
  /** Listings asked for with one page of a Bazaar, and of a registry, which allows no more. */
  bazaarPage: 500,
  registryPage: 100,
  nameCharacters: 120,
  descriptionCharacters: 600,
  tags: 12,
  tagCharacters: 40,
  parameters: 40,
  schemaDepth: 5,
  offersPerListing: 12,
  packages: 6,
  variables: 12,
  /** Entries of one tool that are kept; more say the same. */
  partsPerListing: 6,
  /** Bytes of the record of searches, and of the needs that nothing met, before no more is written. */
  searchLogBytes: 8_388_608,
  unmetBytes: 4_194_304,
} as const;
