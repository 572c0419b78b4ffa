/** The style sheet at `/assets/site.css`. */
export const SITE_STYLE: string = `body { font: 15px/1.5 system-ui, sans-serif; }
`;
