import { describe, expect, test } from "vitest";
import { type FirmTrade, firmLook } from "../../src/evidence/parties/firm.ts";

describe("names of firms", () => {
  test.each([
    "Ridgeway Plumbing, Inc.",
    "Halcott Builders, LLC",
    "K&M Sitework LLC",
    "R.J. Skelding Co, Inc",
    "Abernathy Vale Corporation",
    "Stavely & Roth Ltd.",
    "Kestrel Ridge Partners, LP",
    "Hsu Varga Engineers, P.C.",
    "Delacroix Heavy Civil Co.",
    "OSPREY POINT BUILDERS, INC.",
  ])("%s is surely one, by its legal form", (name) => {
    expect(firmLook(name).certainty).toBe(2);
  });

  test.each([
    "Pinyon Roofing & Sheet Metal",
    "J. T. Ballantine & Sons",
    "Tamarack General Contractors",
    "City of Fallbrook",
    "Quillback School District No. 9",
    "Pell Ongaro Architects",
    "Brandt Brothers",
    "Harlan Electric",
  ])("%s is likely one, by a word of the trade", (name) => {
    expect(firmLook(name).certainty).toBe(1);
  });

  test.each([
    ["a person", "Ann Pruitt"],
    ["a person with an office", "T. Irizarry, Assistant Engineer"],
    ["an office", "Project Manager"],
    ["a street", "18 Foundry Lane"],
    ["a city", "Dover, NH 03820"],
    ["a telephone", "(603) 555-0142"],
    ["a mail address", "ann@halcottbuilders.com"],
    ["a caption", "General Contractor"],
    ["a caption of a signature", "Subcontractor Signature"],
    ["a title", "Subcontract Change Order"],
    ["a request", "Request for Change Order"],
    ["a sentence", "The contractor shall furnish plumbing"],
    ["a scope", "roofing and flashing of the east wing"],
    ["an amount", "$1,250.00"],
    ["a line to write on", "______________"],
    ["a project", "Project Larkin Street Library"],
    ["nothing", ""],
  ])("%s is none: %s", (_, text) => {
    expect(firmLook(text).certainty).toBe(0);
  });
});

test.each<readonly [name: string, trade: FirmTrade | null]>([
  ["Ridgeway Plumbing, Inc.", "trade"],
  ["Pinyon Roofing & Sheet Metal", "trade"],
  ["Ferro Vista Drywall, LLC", "trade"],
  ["Halcott Builders, LLC", "general"],
  ["Tamarack General Contractors", "general"],
  ["Winslow Construction Management, Inc.", "general"],
  ["Ferro Vista Construction, Inc.", "general"],
  ["City of Fallbrook", "owner"],
  ["Quillback School District No. 9", "owner"],
  ["Pell Ongaro Architects", "designer"],
  ["Hsu Varga Engineers, P.C.", "designer"],
  ["Abernathy Vale Corporation", null],
  ["Quillfeather Dunmore LLC", null],
])("the name %s says %s", (name, trade) => {
  expect(firmLook(name).trade).toBe(trade);
});
