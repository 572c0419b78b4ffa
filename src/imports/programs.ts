import type { KnownProgramName, LeftOutProgram, Program, ProgramName } from "./program.ts";
import { procoreSov } from "./programs/procore-sov.ts";
import { quickbooks } from "./programs/quickbooks.ts";
import { vista } from "./programs/vista.ts";
import { xero } from "./programs/xero.ts";

/** Every program that is known here. A new one is its file and its name here. */
export const PROGRAMS: readonly Program[] = [quickbooks, xero, vista, procoreSov];

/** Programs that are often asked for, and why no file is written for them. */
export const LEFT_OUT_PROGRAMS: readonly LeftOutProgram[] = [
  {
    title: "Sage 300 Construction and Real Estate",
    because:
      "Its variable format depends on the AP settings of each company, as Sage says itself; of the fixed format (records APIF and APDF) only the first nine fields could be read where it is published, and none of its distribution record. A field at the wrong place would be taken for another. `--format own` writes the format that your company's Sage shows.",
    sources: [
      {
        title: "Sage Knowledgebase, AP Import Invoices Variable Format",
        url: "https://us-kb.sage.com/portal/app/portlets/results/view2.jsp?k2dockey=220924160101407",
        lookedUp: "2026-11-29",
      },
      {
        title: "Sage Knowledgebase, AP Import Invoices Fixed Format",
        url: "https://us-kb.sage.com/portal/app/portlets/results/view2.jsp?k2dockey=220924160101409",
        lookedUp: "2026-11-29",
      },
    ],
  },
  {
    title: "Sage 100 Contractor",
    because:
      "No import of payable invoices by Sage itself was found described. What is published is the layout of an import tool of another vendor, which needs that tool. `--format own` writes it from the template of the tool.",
    sources: [
      {
        title: "Payable Invoices / Credits, an import tool for Sage 100 Contractor",
        url: "https://eidynamics.com/Software/ProductInfo/S100CDIS/Sage100PayableInvoices",
        lookedUp: "2026-11-29",
      },
    ],
  },
  {
    title: "QuickBooks Online",
    because:
      "Intuit's page on importing bills could not be read itself. Others who read it agree on seven required columns (bill number, supplier, both dates, account, amount, tax code) and not on the columns for tax and description; in the United States bills are imported by some plans only.",
    sources: [
      {
        title: "Intuit, Import bills in QuickBooks Online",
        url: "https://quickbooks.intuit.com/learn-support/en-global/help-article/import-transactions/import-bills-quickbooks-online/L4Q6QWsRw_ROW_en",
        lookedUp: "2026-11-29",
      },
    ],
  },
];

/** The formats that write a file for a program. */
export const PROGRAM_NAMES: readonly ProgramName[] = [...PROGRAMS.map(({ name }) => name), "own"];

/** Whether a format is that of a program. */
export function isProgramName(name: string | undefined): name is ProgramName {
  return PROGRAM_NAMES.some((one) => one === name);
}

/** The known program of this name. */
export function programOf(name: KnownProgramName): Program {
  const program = PROGRAMS.find((one) => one.name === name);
  if (program === undefined) throw new RangeError(`There is no program ${name}.`);
  return program;
}
