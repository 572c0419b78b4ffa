/** What `read` ends with, for its help. */
export const EXIT_CODES = `
Exit codes
  0 all is read and every check holds   3 a file was not read or written   130 interrupted
  1 crossfoot itself failed             4 a check failed, or a bill to pay is not in its file
  2 the command line is wrong           5 confidence is below the limit
`;

/** How the rest of the help is asked for. */
export const MORE = `
There is more: limits, spreadsheets, e-invoices, long runs, object storage, models, reading elsewhere.
  crossfoot read --help --all
`;
