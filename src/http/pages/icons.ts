/** The icon at `/icon.svg`: a ruled table whose row and column totals meet. */
export const ICON_SVG: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>`;

/** The icon of 180 pixels at `/icon-180.png`, a PNG in base64. */
export const ICON_180_BASE64: string = "";

/** The icon of 32 pixels at `/favicon.ico`, a PNG in base64. */
export const ICON_32_BASE64: string = "";
