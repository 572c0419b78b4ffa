/** The ending of a PDF's name. */
export const PDF: RegExp = /\.pdf$/i;

/** The ending of a picture's name. */
export const PICTURE: RegExp = /\.(?:jpe?g|png|webp|tiff?|heic|heif)$/i;
