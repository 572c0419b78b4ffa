/** Every bound on what a document may ask of us, in one place. Sizes carry their unit last. */
export interface Limits {
  /** Bytes of one document. The contract's 4 MB. */
  readonly documentBytes: number;
  /** Pages of one construction document. */
  readonly pages: number;
  /** Pages of one invoice. The contract's 25. */
  readonly invoicePages: number;
  /** Longest side of a page in points; 14,400 is what PDF itself allows. */
  readonly pageSidePoints: number;
  /** Words of one document; a dense page has about 1,500. */
  readonly words: number;
  /** Rulings kept of one page; more is artwork. */
  readonly rulingsPerPage: number;
  /** Pixels of one drawn page. */
  readonly pagePixels: number;
  /** Pixels of a page whose picture is read; a letter page at 300 dpi has 8.4 million. */
  readonly scanPixels: number;
  /** Pages of one document whose pictures are read; 0 reads none. */
  readonly scanPages: number;
  /** Wall time of one read, anew for the picture of each page. Where it is over, nothing is read. */
  readonly readMs: number;
  /** Memory of one read: JavaScript heap, and the PDF engine's heap, each. */
  readonly readMegabytes: number;
  /** Rows of one table. */
  readonly tableRows: number;
}

export const LIMITS: Limits = {
  documentBytes: 4_194_304,
  pages: 250,
  invoicePages: 25,
  pageSidePoints: 14_400,
  words: 400_000,
  rulingsPerPage: 20_000,
  pagePixels: 40_000_000,
  scanPixels: 12_000_000,
  scanPages: 250,
  readMs: 60_000,
  readMegabytes: 1_024,
  tableRows: 10_000,
};

/**
 * Width in pixels, all together, of the lines that are recognised in one picture, each looked at as high as the recogniser
 * wants it. Work is counted and not time: a busy machine reads what an idle one reads. The densest page known has 70,000.
 */
export const SCAN_LINE_PIXELS = 400_000;

/** Bounds on the XML files that a PDF carries inside. */
export interface AttachmentLimits {
  /** Embedded files whose names are looked at. */
  readonly named: number;
  /** XML files that are taken out. */
  readonly files: number;
  /** Bytes of one of them. */
  readonly fileBytes: number;
  /** By how much the PDF engine's memory may grow while they are unpacked. */
  readonly unpackMegabytes: number;
}

export const ATTACHMENT_LIMITS: AttachmentLimits = {
  named: 200,
  files: 3,
  fileBytes: 2_097_152,
  unpackMegabytes: 32,
};

/** Bounds on a ZIP file or an e-mail that documents lie in. */
export interface WrapperLimits {
  /** Members that are listed, those of wrappers in it among them: as many as a list of paths may well have. */
  readonly members: number;
  /** Wrappers that lie in each other: a bill in a ZIP file in a forwarded e-mail in an e-mail is three deep. */
  readonly depth: number;
  /** Bytes of a ZIP file, of which only parts are ever held: what ZIP without its extension can say. */
  readonly zipBytes: number;
  /** Bytes of a ZIP file's list of members: a hundred thousand long names have twenty million. */
  readonly listBytes: number;
  /** Bytes of an e-mail, and of a wrapper that lies in another one: they are held whole. Mail servers stop at 25 to 50 MB. */
  readonly heldBytes: number;
  /** Bytes of all documents of one wrapper, and of the wrappers in it that had to be taken out. */
  readonly totalBytes: number;
  /** How many bytes may come of one that is packed. Drawings and scans that are not compressed reach 100; deflate ends at 1,032. */
  readonly ratio: number;
  /** Members of so few bytes may be packed as tightly as they like. */
  readonly unsuspectedBytes: number;
  /** Characters of a member's path; longer ones no file system takes. */
  readonly pathCharacters: number;
  /** Bytes of the head of an e-mail or of one of its parts; lists of a thousand recipients have 60,000. */
  readonly headBytes: number;
  /** Lines of an e-mail that begin as those do that part it; each is held against all that are open. */
  readonly hyphenLines: number;
  /** Multiparts of an e-mail that lie in each other; mail programs nest four. */
  readonly multiparts: number;
}

export const WRAPPER_LIMITS: WrapperLimits = {
  members: 100_000,
  depth: 4,
  zipBytes: 4_294_967_295,
  listBytes: 67_108_864,
  heldBytes: 104_857_600,
  totalBytes: 8_589_934_592,
  ratio: 250,
  unsuspectedBytes: 4_194_304,
  pathCharacters: 1_000,
  headBytes: 1_048_576,
  hyphenLines: 1_000_000,
  multiparts: 16,
};

/** Bounds on one XML file; an invoice of a thousand lines is ten deep and has 50,000 elements. */
export interface XmlLimits {
  readonly fileBytes: number;
  /** Elements that stand within each other. */
  readonly depth: number;
  readonly elements: number;
  /** Attributes of one element. */
  readonly attributes: number;
}

export const XML_LIMITS: XmlLimits = {
  fileBytes: ATTACHMENT_LIMITS.fileBytes,
  depth: 48,
  elements: 150_000,
  attributes: 64,
};

/** Bounds on a PDF that an e-invoice is put into. */
export interface HybridLimits {
  /** Objects of the file. */
  readonly objects: number;
  /** Lists of objects that follow on each other: each time a file is added to, there is one more. */
  readonly sections: number;
  /** Values that lie in each other, nodes of a tree, and steps from one reference to the next. */
  readonly depth: number;
  /** Bytes of one list of objects, of one stream of objects, and of the metadata. */
  readonly unpackedBytes: number;
  /** Files that it carries already. */
  readonly files: number;
}

export const HYBRID_LIMITS: HybridLimits = {
  objects: 500_000,
  sections: 64,
  depth: 64,
  unpackedBytes: 16_777_216,
  files: 100,
};

/** Sentences about an embedded invoice that disagrees with the pages; the rest is only counted. */
export const E_INVOICE_WARNINGS = 10;

/** Bounds on a template that somebody else wrote; the largest of our own uses a third of them. */
export interface TemplateLimits {
  /** Characters of the whole text. */
  readonly characters: number;
  /** Phrases of one list. */
  readonly phrasesPerList: number;
  /** Characters of one phrase. */
  readonly phraseCharacters: number;
  /** Characters of the sentence that says which paper it is. */
  readonly sentenceCharacters: number;
  /** Weight of a mark; ours reach 2.2. */
  readonly markWeight: number;
  /** Templates of one folder. */
  readonly files: number;
  /** Problems that are told; the rest mostly follows from them. */
  readonly problems: number;
}

export const TEMPLATE_LIMITS: TemplateLimits = {
  characters: 262_144,
  phrasesPerList: 400,
  phraseCharacters: 900,
  sentenceCharacters: 300,
  markWeight: 3,
  files: 200,
  problems: 50,
};

/** Bounds on a PDF that several documents are bound into. */
export interface PackageLimits {
  readonly documentBytes: number;
  readonly pages: number;
}

export const PACKAGE_LIMITS: PackageLimits = { documentBytes: 104_857_600, pages: 500 };

/** Limits of a document, as they hold for the file of which it may be a part: a package has more pages. */
export function limitsOfFile(limits: Limits): Limits {
  return { ...limits, pages: Math.max(limits.pages, PACKAGE_LIMITS.pages) };
}

/** Bounds on an audit of many applications. */
export interface AuditLimits {
  /** Applications that are compared with each other. */
  readonly applications: number;
  /** Rows that stand for a schedule of values when two are compared as wholes. */
  readonly sketchRows: number;
  /** Rows or orders that one finding names before it only counts them. */
  readonly named: number;
  /** Listed change orders of one number or amount that a change order document is held against. */
  readonly sameOrders: number;
  /** Characters of a description that are compared. */
  readonly comparedCharacters: number;
  /** Rows of the lists of firms in a draw that are held against its firms. */
  readonly listedRows: number;
}

export const AUDIT_LIMITS: AuditLimits = {
  applications: 1_000,
  sketchRows: 64,
  named: 3,
  sameOrders: 50,
  comparedCharacters: 2_000,
  listedRows: 2_000,
};

/** Bounds on the tables of codes that a user names, and on what is told of them. */
export interface ImportLimits {
  /** Bytes of a mapping, or of what a program exported. */
  readonly tableBytes: number;
  /** Rows of a mapping: thousands of vendors with several codes each. */
  readonly mappingRows: number;
  /** Rows that a program exported: years of bills. */
  readonly acceptedRows: number;
  /** Columns of one of them. */
  readonly columns: number;
  /** Lines for a mapping that a run shows. */
  readonly shownLines: number;
}

export const IMPORT_LIMITS: ImportLimits = {
  tableBytes: 52_428_800,
  mappingRows: 50_000,
  acceptedRows: 500_000,
  columns: 1_000,
  shownLines: 200,
};

/** Bounds on what is sent to a model and on what it may send back. */
export interface ModelLimits {
  /** Bytes of one question; a dense page of words with their identifiers has about 20,000. */
  readonly questionBytes: number;
  /** Bytes of one response as it comes over the network. */
  readonly responseBytes: number;
  /** Characters of an answer that are looked at. */
  readonly answerCharacters: number;
  /** Places in an answer's prose at which JSON may begin. */
  readonly jsonBegins: number;
  /** Fields of one answer. */
  readonly answers: number;
  /** Words of one field. */
  readonly wordsPerAnswer: number;
  /** Characters of an identifier, of a field's name and of a choice. */
  readonly nameCharacters: number;
  /** Characters of one word of a document that are sent. */
  readonly wordCharacters: number;
  /** Characters of an unusable answer that are sent back to be repaired. */
  readonly repairCharacters: number;
  /** Tokens that an answer may have at most, however many fields are asked for. */
  readonly outputTokens: number;
  /** Questions that one read may ask; the budget of a document is that of a question. */
  readonly questionsPerRead: number;
  /** Questions that are open at the same time; a model on one's own machine answers them one by one anyway. */
  readonly questionsAtOnce: number;
  /** Times that a request is sent again where the endpoint failed. */
  readonly retries: number;
  /** What an endpoint may ask to wait for before it is asked again. */
  readonly retryAfterMs: number;
  /** Failures in a row after which a model is left alone, and for how long. */
  readonly failuresInARow: number;
  readonly pauseMs: number;
}

export const MODEL_LIMITS: ModelLimits = {
  questionBytes: 1_048_576,
  responseBytes: 1_048_576,
  answerCharacters: 200_000,
  jsonBegins: 50,
  answers: 64,
  wordsPerAnswer: 64,
  nameCharacters: 100,
  wordCharacters: 200,
  repairCharacters: 2_000,
  outputTokens: 8_192,
  questionsPerRead: 1,
  questionsAtOnce: 2,
  retries: 2,
  retryAfterMs: 20_000,
  failuresInARow: 5,
  pauseMs: 60_000,
};
