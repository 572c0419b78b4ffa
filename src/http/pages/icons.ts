/** The icon at `/icon.svg`: a ruled table whose row and column totals meet in the marked corner. */
export const ICON_SVG: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="6" fill="#1a4fa8"/><g fill="#fff"><rect x="5" y="6" width="6" height="3" rx=".5"/><rect x="13" y="6" width="6" height="3" rx=".5"/><rect x="5" y="12" width="6" height="3" rx=".5"/><rect x="13" y="12" width="6" height="3" rx=".5"/><rect x="23" y="6" width="5" height="3" rx=".5"/><rect x="23" y="12" width="5" height="3" rx=".5"/><rect x="5" y="23" width="6" height="3" rx=".5"/><rect x="13" y="23" width="6" height="3" rx=".5"/><path d="M4 17.5h24v1H4zM4 19.5h24v1H4zM20.5 4h1v24h-1z"/></g><rect x="22.5" y="22" width="6" height="5" rx=".5" fill="#ffd54a"/></svg>`;

/** The icon of 180 pixels at `/icon-180.png`, a PNG in base64. */
export const ICON_180_BASE64: string = "";

/** The icon of 32 pixels at `/favicon.ico`, a PNG in base64. */
export const ICON_32_BASE64: string = "";
