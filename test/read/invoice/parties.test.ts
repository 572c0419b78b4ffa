import { describe, expect, test } from "vitest";
import { readInvoiceParties } from "../../../src/read/invoice/read-invoice-parties.ts";
import { typedInvoice } from "./typed-invoice.ts";

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

describe("names by captions", () => {
  test("Two captions side by side head the addresses below them", () => {
    const page = `INVOICE

From                          Bill to
Marlin Pipework Ltd           Osprey Kitchens
4 Dock Road                   17 Mill Lane
Hull HU1 2AB                  Leeds LS1 4DY
VAT No: GB 112 3344 55
${TABLE}`;
    expect(partiesOf(page)).toBe("Marlin Pipework Ltd | GB 112 3344 55 | Osprey Kitchens");
  });

  test("A caption with a colon has its name beside it", () => {
    const page = `INVOICE

Seller: Tamarisk Trading LLC
Customer: Blue Anchor Marina
Invoice number: 8812
${TABLE}`;
    expect(partiesOf(page)).toBe("Tamarisk Trading LLC | - | Blue Anchor Marina");
  });

  test("The name stands behind a caption of its own inside the data of a party", () => {
    const page = `Verkäufer
Nummer: 4471
Name: Rheinstahl Handel GmbH
Anschrift: Hafenstraße 3, 47119 Duisburg
USt-IdNr.: DE123987456

Käufer
Nummer: 118
Name: Brückenbau Anders KG
Anschrift: Domplatz 9, 50667 Köln
USt-IdNr.: DE998877665
${TABLE}`;
    expect(partiesOf(page)).toBe("Rheinstahl Handel GmbH | DE123987456 | Brückenbau Anders KG");
  });

  test("A broadcaster bills the advertiser, not who buys for it, and a caption is no name", () => {
    const page = `INVOICE

KZZT Television LLC                     Advertiser      Friends of the Harbor
PO Box 4400                             Buyer           Quill, Dana
Duluth, MN 55802                        Product         Spring issue
                                        Order Brand
                                        Special Handling
${TABLE}`;
    expect(partiesOf(page)).toBe("KZZT Television LLC | - | Friends of the Harbor");
  });

  test.each(["Facturé à", "Facturéà"])("Who stands above %s is not whom it heads", (caption) => {
    const page = `Menuiserie Duval
14 rue des Lilas
69003 Lyon
${caption}
Brasserie Ponti
3 quai Perrache
69002 Lyon
${TABLE}`;
    expect(partiesOf(page)).toBe("Menuiserie Duval | - | Brasserie Ponti");
  });

  test("Somebody inside the firm is not the firm", () => {
    const page = `Quarry Lane Stone Ltd
12 Quarry Lane
Bath BA1 5XY

Bill to:
Attn: J. Harker
Fernhill Estates
9 Park Row
Bristol BS1 5LJ
${TABLE}`;
    expect(partiesOf(page)).toBe("Quarry Lane Stone Ltd | - | Fernhill Estates");
  });

  test("A salutation of a letter heads no name", () => {
    const page = `Sculptures Vauban SARL
3 rue des Forges
21000 Dijon

                                        Mairie de Talant
                                        1 place du Donjon
                                        21240 Talant

FACTURE 2026-14

Madame, Monsieur,
Voici le détail de nos prestations
${TABLE}`;
    expect(partiesOf(page)).toBe("Sculptures Vauban SARL | - | Mairie de Talant");
  });
});

describe("names by their place", () => {
  test("Under the sender's address in one line stands the customer, and the foot names the sender whole", () => {
    const page = `


Tischlerei Holm · Werftweg 4 · 24103 Kiel
Frau
Ingrid Petersen
Strandallee 12
23669 Timmendorfer Strand

Rechnung Nr. 118
${TABLE}


Tischlerei Holm e.K.      IBAN DE02 1203 0000 0000 2020 51
Werftweg 4                USt-IdNr. DE445566771
24103 Kiel                HRA 5512 Kiel`;
    expect(partiesOf(page)).toBe("Tischlerei Holm e.K. | DE445566771 | Ingrid Petersen");
  });

  test("Of two addresses without captions the first is the letterhead's", () => {
    const page = `Kestrel Roofing
22 Harbour Street
Galway H91 X2Y3
accounts@kestrelroofing.ie

                                        Connolly Dental
                                        5 Eyre Square
                                        Galway H91 A1B2

Invoice 301
${TABLE}`;
    expect(partiesOf(page)).toBe("Kestrel Roofing | - | Connolly Dental");
  });

  test("A second line goes on with a name of one word, and a legal form with any", () => {
    const page = `Alder Supplies Ltd
1 Alder Way
York YO1 7HH

Bill to
Ziegelwerk
Dr. Kranz GmbH
Lehmgrube 2
4020 Linz
${TABLE}`;
    expect(partiesOf(page)).toBe("Alder Supplies Ltd | - | Ziegelwerk Dr. Kranz GmbH");
  });

  test("A till names its shop, and nobody who buys", () => {
    const page = `CORNER HARDWARE
88 Station Road
Ely CB7 4BS
Tel 01353 555 019

Nails 40 mm          2.50
Hammer              14.00
TOTAL               16.50
CASH                20.00
CHANGE               3.50`;
    expect(partiesOf(page)).toBe("CORNER HARDWARE | - | -");
  });

  test("On a till's slip the address is the shop's, whatever is printed above it", () => {
    const page = `lee mei

HARBOUR MARKET SDN BHD
12 Quay Street
Penang 10300

Rice 5 kg           18.00
Total               18.00
Cash                20.00
Change               2.00`;
    expect(partiesOf(page)).toBe("HARBOUR MARKET SDN BHD | - | -");
  });

  test("A change of the work on a bill makes it no till's slip", () => {
    const page = `Kestrel Roofing
22 Harbour Street
Galway H91 X2Y3
accounts@kestrelroofing.ie

                                        Connolly Dental
                                        5 Eyre Square
                                        Galway H91 A1B2

Invoice 301
Change of scope, east wall                          250.00
${TABLE}`;
    expect(partiesOf(page)).toBe("Kestrel Roofing | - | Connolly Dental");
  });

  test("Titles, dates, contacts and towns are no names", () => {
    const page = `INVOICE
12 March 2026
www.example.com
Page 1 of 2
${TABLE}`;
    expect(partiesOf(page)).toBe("- | - | -");
  });
});

describe("names in sentences", () => {
  const BUYER = `INVOICE

Bill to:
Harper Middle School
400 Oak Street
Tulsa, OK 74101
${TABLE}
`;

  test.each([
    ["Make all checks payable to Redbud Landscaping", "Redbud Landscaping"],
    ["Thank you for choosing Redbud Landscaping!", "Redbud Landscaping"],
    ["Thank you for choosing us!", "-"],
    ["For Redbud Landscaping\nAuthorised Signatory", "Redbud Landscaping"],
    ["© 2026 Redbud Landscaping", "Redbud Landscaping"],
    ["Redbud Services Limited is registered in England No. 01234567.", "Redbud Services Limited"],
  ])("%j names the vendor %s", (closing, vendor) => {
    expect(partiesOf(BUYER + closing)).toBe(`${vendor} | - | Harper Middle School`);
  });
});

describe("tax numbers", () => {
  test("The number in the customer's lines is the customer's", () => {
    const reading = readInvoiceParties(
      typedInvoice([
        `Noordzee Kabels B.V.
Kade 4
1781 AA Den Helder

Bill to
Texel Boten B.V.
Havenweg 9
1792 AB Oudeschild
VAT: NL812345678B01
${TABLE}

Noordzee Kabels B.V. - KvK 12345678 - VAT NL887766554B01`,
      ]),
    );
    expect(reading.vendorTaxId?.sourced.value).toBe("NL887766554B01");
    expect(reading.customerTaxId?.sourced.value).toBe("NL812345678B01");
  });

  test("A number in the label of a tax is the vendor's", () => {
    const page = `Laurier Paving Inc.
40 rue Principale
Gatineau QC J8X 1A1

Bill to: Hull Parks
${TABLE}
GST 5% (81234 5678 RT0001):                        6.50`;
    expect(partiesOf(page)).toBe("Laurier Paving Inc. | 81234 5678 RT0001 | Hull Parks");
  });

  test("An invoice number, a date and a bank account are no tax numbers", () => {
    const page = `Kestrel Roofing Ltd

Bill to: Connolly Dental
VAT invoice no. FV/118/06/2025
VAT date 12/06/2025
IBAN DE02120300000000202051
${TABLE}`;
    expect(partiesOf(page)).toBe("Kestrel Roofing Ltd | - | Connolly Dental");
  });
});

describe("how much of a line is the name", () => {
  test.each([
    ["Ashgrove Catering is operated by Pellew Foods Limited", "Ashgrove Catering"],
    ["Broodhuis De Linde is een handelsnaam van Linde Horeca B.V.", "Broodhuis De Linde"],
    ["Havn Cykler ejes af Nordhavn Mobilitet ApS", "Havn Cykler"],
    ["Papier Bleu est une marque de Leclair Diffusion SARL", "Papier Bleu"],
    ["Managed by Pellew Parking Ltd", "Pellew Parking Ltd"],
    ["(A unit of Pellew Foods Limited)", "Pellew Foods Limited"],
  ])("%s", (printed, name) => {
    const page = `${printed}
4 Dock Road
Hull HU1 2AB

INVOICE

Bill to
Osprey Kitchens
17 Mill Lane
Leeds LS1 4DY
${TABLE}`;
    expect(partiesOf(page).split(" | ")[0]).toBe(name);
  });

  test("A place and the firm that runs it, with one word in both, are two names", () => {
    const page = `GASTHOF ZUM HOLUNDER
Holunder Gastronomie OG
Marktplatz 4
5020 Salzburg

RECHNUNG

Rechnungsempfänger
Tischlerei Anders KG
Domplatz 9
4020 Linz
${TABLE}`;
    expect(["Holunder Gastronomie OG", "GASTHOF ZUM HOLUNDER"]).toContain(
      partiesOf(page).split(" | ")[0],
    );
  });
});
