import type { Program } from "../program.ts";

/** The schedule of values of a contract for Procore, for contracts with amount-based accounting. */
export const procoreSov: Program = {
  name: "procore-sov",
  title: "Procore",
  place:
    "Commitments or Prime Contracts > the contract > Schedule of Values > Edit > Import SOV from CSV",
  takes: "schedule of values",
  file: {
    endings: [".csv"],
    delimiter: ",",
    hasHeader: true,
    characters: "UTF-8",
    replaced: {},
  },
  records: {
    paper: null,
    line: [
      {
        header: "Sub Job",
        from: { code: "sub job" },
        shape: { as: "name" },
        needed: "never",
        shownWith: "sub job",
        says: "A sub-job code. The column only appears where sub-jobs are enabled.",
      },
      {
        header: "Cost Code",
        from: { code: "cost code" },
        shape: { as: "name" },
        needed: "always",
        says: "A cost code, exactly as in the project's work breakdown structure.",
      },
      {
        header: "Cost Type",
        from: { code: "cost type" },
        shape: { as: "name" },
        needed: "never",
        says: "A cost type. Blank is classified as Other.",
      },
      {
        header: "Description",
        from: { printed: "description" },
        shape: { as: "text" },
        needed: "never",
        says: "A statement to describe the line item.",
      },
      {
        header: "Tax Code",
        from: { code: "tax code" },
        shape: { as: "name" },
        needed: "never",
        shownWith: "tax code",
        says: "A tax code of the company.",
      },
      {
        header: "Amount",
        from: { printed: "amount" },
        shape: { as: "amount" },
        needed: "always",
        says: "A number without commas or the dollar sign; 0.00 where there is none, as blank cells are not accepted.",
      },
    ],
    end: null,
  },
  takesCredits: false,
  tax: "own line",
  joinsNumbers: false,
  mostLines: null,
  sources: [
    {
      title: "Procore Support, Import Commitment SOV Line Items from a CSV File",
      url: "https://v2.support.procore.com/product-manuals/commitments-project/tutorials/import-commitment-sov-line-items-from-a-csv-file",
      lookedUp: "2026-11-29",
    },
    {
      title: "Procore Support, Import a Prime Contract SOV from a CSV File",
      url: "https://v2.support.procore.com/product-manuals/prime-contracts-project/tutorials/import-a-prime-contract-sov-from-a-csv-file",
      lookedUp: "2026-11-29",
    },
    {
      title: "Procore Support, What are the requirements for importing SOV line items from CSV?",
      url: "https://v2.support.procore.com/faq-what-are-the-requirements-for-importing-sov-line-items-from-csv",
      lookedUp: "2026-11-29",
    },
  ],
  notes: [
    "Procore takes no columns but those of the template that the contract offers under Download CSV Template. Compare its first line with the file: `Sub Job` is written where the mapping has a sub job, `Tax Code` where it has a tax code.",
    "A file is the schedule of one contract: read one pay application. The rows are its scheduled values, which come to the printed total.",
    "Where the item numbers of the schedule are the cost codes of the project, one line of the mapping says so: the field `cost code` with the value `{item}`.",
    "Contracts with unit or quantity based accounting have other columns and are not written.",
  ],
};
