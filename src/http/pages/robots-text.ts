/** The text at `/robots.txt`: everything may be indexed but what is no page. */
export const ROBOTS_TEXT: string = `User-agent: *
Disallow: /try
Disallow: /mcp
Disallow: /invoice/mcp
`;
