import { describe, expect, test } from "vitest";
import { readInvoiceParties } from "../../../src/read/invoice/read-invoice-parties.ts";
import { typedInvoice } from "../../read/invoice/typed-invoice.ts";

/** Vendor, its tax number and customer of a typed page, "-" for what is not found. */
function partiesOf(page: string): string {
  const { vendorName, vendorTaxId, customerName } = readInvoiceParties(typedInvoice([page]));
  return [vendorName, vendorTaxId, customerName]
    .map((found) => found?.sourced.value ?? "-")
    .join(" | ");
}

const TABLE = `


Description                     Qty      Price     Amount
Copper pipe 22 mm                 4      12.50      50.00
Labour                            2      40.00      80.00

Total                                              130.00
`;

describe("names that are no captions, rows or places", () => {
  test("The captions and rows of the items are nobody", () => {
    const page = `Farrow & Vane Surveyors
8 Castle Street
Ludlow SY8 1AT

                                        Tern Valley Homes
                                        2 Mill Bank
                                        Telford TF1 2AA

Task        Description                     Fee        Qty     Amount
01          44 to 33 Boundary survey       500.00        1     500.00
02          Site plan, sheet 4471          250.00        2     500.00

Total                                                         1,000.00`;
    expect(partiesOf(page)).toBe("Farrow & Vane Surveyors | - | Tern Valley Homes");
  });

  test("A label that is also a caption of something else heads no name", () => {
    const page = `Farrow & Vane Surveyors Ltd
8 Castle Street
Ludlow SY8 1AT

Tern Valley Homes Ltd
2 Mill Bank
Telford TF1 2AA

Client contract: Work order 12 dated May

Fixed tasks
${TABLE}`;
    expect(partiesOf(page)).toBe("Farrow & Vane Surveyors Ltd | - | Tern Valley Homes Ltd");
  });

  test("An address to deliver to is no name", () => {
    const page = `INVOICE

Osterby Trävaror AB
Box 12
721 08 Västerås

Brf Segelduken
FE 118
838 80 Frösön

Leveransadress: Hamnplan 44, Västerås
${TABLE}`;
    expect(partiesOf(page)).toBe("Osterby Trävaror AB | - | Brf Segelduken");
  });

  test("The shipper is neither of the parties", () => {
    const page = `PRAIRIE WIND FREIGHT LLC
PO Box 118, Wells NV 89835

SHIPPER                       BILL CHARGES TO
Granite Openings              Sandhill Glass
900 Loop Road                 3100 Elm Ave
Fremont NE 68025              Norfolk NE 68701
${TABLE}`;
    expect(partiesOf(page)).toBe("PRAIRIE WIND FREIGHT LLC | - | Sandhill Glass");
  });

  test("A caption beside the middle of an address is the name's above it", () => {
    const page = `CITY OF MAPLEFORD
12 Civic Plaza
Mapleford, CA 95999

                Harbor Point Builders
Bill To:        88 Depot St Ste 3
                Mapleford CA 95998
${TABLE}`;
    expect(partiesOf(page)).toBe("CITY OF MAPLEFORD | - | Harbor Point Builders");
  });

  test("A caption whose words a recogniser parted wrongly is nobody", () => {
    const page = `Tallgrass Ready Mix, Inc.
4820 Quarry Spur Road
Salina, KS 67401

Bil lTo
Prairie Star Builders
77 Elevator Road
Salina, KS 67401
${TABLE}`;
    expect(partiesOf(page)).toBe("Tallgrass Ready Mix, Inc. | - | Prairie Star Builders");
  });

  test("A form of captions and values has its name right of the caption", () => {
    const page = `WATTLE TOOL HIRE
14 Enterprise Cres, Coffs Harbour NSW 2450

Hirer        Inland Decks & Sheds
Out          Mon 7:05
Back         Thu 6:40
${TABLE}`;
    expect(partiesOf(page)).toBe("WATTLE TOOL HIRE | - | Inland Decks & Sheds");
  });

  test.each([
    ["for", "Larch Hill Partners"],
    ["Para", "Larch Hill Partners"],
  ])("A bare %j stands before the customer", (caption, customer) => {
    const page = `INVOICE

${caption}     ${customer}
          700 West Street, Vancouver BC
${TABLE}
Clearwater Services Ltd. 18 Terminal Ave, Vancouver BC V6A 2M1`;
    expect(partiesOf(page)).toBe(`Clearwater Services Ltd. | - | ${customer}`);
  });
});

describe("names over two lines, with other names beside them", () => {
  const customerOf = (lines: readonly string[]): string => {
    const page = `Alder Supplies Ltd
1 Alder Way
York YO1 7HH

Bill to
${lines.join("\n")}
${TABLE}`;
    return partiesOf(page).split(" | ").at(-1) ?? "";
  };

  test.each([
    [
      ["Akustik- u. Trockenbau", "Holtmann GmbH & Co KG", "Beeckstr. 12", "46485 Wesel"],
      "Akustik- u. Trockenbau Holtmann GmbH & Co KG",
    ],
    [
      ["Bouwbedrijf Maas en Zn. B.V.", "Postbus 1182", "5004 BD Tilburg"],
      "Bouwbedrijf Maas en Zn. B.V.",
    ],
    [["VvE De Linde", "p/a Beheer Zuid", "Postbus 22", "3000 CE Rotterdam"], "VvE De Linde"],
    [
      [
        "WEG Fliederstraße 12-16",
        "vertreten durch",
        "Hausverwaltung Ott OHG",
        "Markt 1",
        "53111 Bonn",
      ],
      "WEG Fliederstraße 12-16",
    ],
    [["Condominio Via Parini 118", "c/o Rag. Ferri", "20127 Milano"], "Condominio Via Parini 118"],
    [
      ["Birchwood HOA c/o Crest Management", "PO Box 912", "Salem, OR 97075"],
      "Birchwood HOA c/o Crest Management",
    ],
    [
      ["Rowan Tulk", "Fernhill Estates Ltd", "9 Park Row", "Bristol BS1 5LJ"],
      "Fernhill Estates Ltd",
    ],
    [["Masseria Olmo S.S.", "C.da Olmo snc", "72014 Cisternino (BR)"], "Masseria Olmo S.S."],
    [["Inland Decks (ABN 88 204 118 765)", "3 Pine Road", "Taree NSW 2430"], "Inland Decks"],
    [
      ["Norddal Kommune, Teknik & Miljø", "Rådhuspladsen 1", "9990 Skagen"],
      "Norddal Kommune, Teknik & Miljø",
    ],
  ])("%j are the customer %s", (lines, name) => {
    expect(customerOf(lines)).toBe(name);
  });

  const vendorOf = (head: string, foot = ""): string => {
    const page = `${head}

                                        Bill to
                                        Connolly Dental
                                        5 Eyre Square
                                        Galway H91 A1B2
${TABLE}
${foot}`;
    return partiesOf(page).split(" | ")[0] ?? "";
  };

  test.each([
    ["VAN DER MEER\nSTEIGERBOUW B.V.", "", "VAN DER MEER STEIGERBOUW B.V."],
    [
      "TRI-RIVER TRUCK PARTS\ndba of TRT Enterprises Inc\n77 Hwy 41, Evansville IN 47711",
      "",
      "TRI-RIVER TRUCK PARTS",
    ],
    [
      "SOLWAY\n12 Dock Road",
      "Goods remain the property of Solway Access Scaffolding Ltd, reg. in England 08812447.",
      "Solway Access Scaffolding Ltd",
    ],
    [
      "GREENFIN",
      "Deposit released on 19.06.2026. Greenfin Autovermietung GmbH & Co. KG, Spaldingstr. 60, 20097 Hamburg",
      "Greenfin Autovermietung GmbH & Co. KG",
    ],
    [
      "lakeside\nenergy",
      "Lakeside Energy is a trading name of Lakeside Energy Supply Ltd, Dock Road, Limerick.",
      "Lakeside Energy Supply Ltd",
    ],
    [
      "INVOICE",
      "Complaints to box 118. Lumina Telecomunicazioni S.p.A. – Via Cristoforo 11, 00147 Roma – REA RM 1447188",
      "Lumina Telecomunicazioni S.p.A.",
    ],
  ])("%j with the foot %j is %s", (head, foot, name) => {
    expect(vendorOf(head, foot)).toBe(name);
  });
});

describe("tax numbers of unusual shape", () => {
  const idOf = (foot: string): string => {
    const page = `Kestrel Roofing
22 Harbour Street
Galway H91 X2Y3

Bill to
Connolly Dental
5 Eyre Square
Galway H91 A1B2
${TABLE}

${foot}`;
    return partiesOf(page).split(" | ")[1] ?? "";
  };

  test.each([
    ["DE 811 902 771 * HRA 4471 Kassel * WEEE DE 88120033", "DE 811 902 771"],
    ["Kestrel Roofing BV - Dorp 88, 2440 Geel - BE 0688.914.021 - RPR Turnhout", "BE 0688.914.021"],
    ["Kestrel Roofing SAS - RCS Nantes 344 718 821 - TVAFR55344 718 821", "FR55344 718 821"],
    ["HST 13% (74.04) 81447 2211 RT0001", "81447 2211 RT0001"],
    ["Reverse charge. My VAT ID: ATU\n5544 8812.", "ATU 5544 8812"],
    ["P.IVA 02447118412 - Reg. A.E.E. IT18020000045", "02447118412"],
    ["CHE-107.787.577 MWST", "CHE-107.787.577 MWST"],
    ["RFC: KRO850101AB3", "KRO850101AB3"],
    ["CUIT: 30-71234567-8", "30-71234567-8"],
    ["CNPJ 12.345.678/0001-90", "12.345.678/0001-90"],
    ["RUT: 76.123.456-7", "76.123.456-7"],
  ])("%j holds %s", (foot, id) => {
    expect(idOf(foot)).toBe(id);
  });
});
