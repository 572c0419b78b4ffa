import type { PartyRole } from "../../src/evidence/invoice/parties/party-candidates.ts";
import type { InvoicePaper } from "../../src/paper/invoice/invoice-paper.ts";
import { typedInvoice } from "../../test/read/invoice/typed-invoice.ts";

/** A short paper typed for one way in which names are printed that few papers of the sets have. */
export interface TypedParties {
  readonly name: string;
  readonly paper: () => InvoicePaper;
  readonly names: Readonly<Record<PartyRole, string | null>>;
}

const FIRMS = [
  "Brackwater Joinery",
  "Hollin & Daughters",
  "Corvane Electrical",
  "Studio Ferrandi",
  "Malerwerkstatt Ihlow",
  "Atelier Roche",
  "Tollgate Motors",
  "Nordkap Fisk",
];
const LEGAL = ["Ltd", "GmbH", "S.r.l.", "B.V.", "LLC", "SARL", "AB", "Inc."];
const BUYERS = [
  "Wexmoor Primary School",
  "Lindqvist Bakeri",
  "Parkside Owners Association",
  "Osteria del Ponte",
  "Amberley Parish Council",
  "Zahnarztpraxis Dorn",
  "Mairie de Vaison",
  "Kite Hill Farm",
];
const PEOPLE = ["Ada Thorne", "Jonas Lindner", "Marta Ruiz", "Piet Vos", "Elin Berg"];
const ADDRESSES = [
  ["14 Tanner Row", "Selby YO8 4AB"],
  ["Mühlgasse 7", "89073 Ulm"],
  ["rue du Port 3", "44000 Nantes"],
  ["Via Dante 22", "37121 Verona"],
  ["220 Sycamore Ave", "Macon, GA 31201"],
  ["Box 310", "903 04 Umeå"],
  ["FE 204", "831 25 Östersund"],
];

const ITEMS = `


Description                     Qty      Price     Amount
Steel bracket                     3      10.00      30.00
Fitting                           1      70.00      70.00

Total                                              100.00
`;

interface Cast {
  /** The vendor without and with its legal form. */
  readonly firm: string;
  readonly whole: string;
  readonly buyer: string;
  readonly person: string;
  readonly other: string;
  readonly home: string;
  readonly away: string;
}

type Way = (cast: Cast) => readonly [page: string, vendor: string | null, customer: string | null];

const head = ({ whole, home }: Cast): string => `${whole}\n${home}`;
const billed = (lines: string): string => `Bill to\n${lines}`;

/** Ways in which papers name their parties; each is typed once for every cast. */
const WAYS: Readonly<Record<string, Way>> = {
  thanks: ({ firm, buyer, away }) => [
    `INVOICE\n\n${billed(`${buyer}\n${away}`)}${ITEMS}\nThank you for choosing ${firm}!`,
    firm,
    buyer,
  ],
  payable: ({ firm, buyer, away }) => [
    `INVOICE\n\n${billed(`${buyer}\n${away}`)}${ITEMS}\nMake all checks payable to ${firm}`,
    firm,
    buyer,
  ],
  copyright: ({ firm, buyer, away }) => [
    `INVOICE\n\n${billed(`${buyer}\n${away}`)}${ITEMS}\n© 2025 ${firm}`,
    firm,
    buyer,
  ],
  signed: ({ firm, buyer, away }) => [
    `INVOICE\n\n${billed(`${buyer}\n${away}`)}${ITEMS}\nFor ${firm}\nAuthorised Signatory`,
    firm,
    buyer,
  ],
  nobody: ({ buyer, away }) => [
    `INVOICE\n\n${billed(`${buyer}\n${away}`)}${ITEMS}\nThank you for your business!`,
    null,
    buyer,
  ],
  foot: ({ firm, whole, buyer, home, away }) => [
    `${firm.toUpperCase()}\n\n${" ".repeat(40)}Bill to\n${indented(`${buyer}\n${away}`)}${ITEMS}\nGoods remain the property of ${whole}, ${home.replace("\n", ", ")}.`,
    whole,
    buyer,
  ],
  brand: ({ firm, whole, buyer, away }) => [
    `${firm.split(" ")[0] ?? firm}\n\n${" ".repeat(40)}Bill to\n${indented(`${buyer}\n${away}`)}${ITEMS}\nPlease quote the number. ${whole}, registered No. 04412207`,
    whole,
    buyer,
  ],
  small: ({ whole, buyer, home, away }) => [
    `INVOICE\n\n${" ".repeat(40)}Bill to\n${indented(`${buyer}\n${away}`)}${ITEMS}\nQuestions to desk 41. ${whole} - ${home.replace("\n", ", ")}`,
    whole,
    buyer,
  ],
  standing: ({ whole, buyer, home }) => [
    `INVOICE\n\nfor       ${buyer}\n          40 Quarry Lane${ITEMS}\n${whole} ${home.replace("\n", ", ")}`,
    whole,
    buyer,
  ],
  forth: ({ whole, buyer, home }) => [
    `INVOICE\n\nPara      ${buyer}\n          Calle Mayor 4${ITEMS}\n${whole} ${home.replace("\n", ", ")}`,
    whole,
    buyer,
  ],
  delivery: ({ whole, buyer, home, away }) => [
    `INVOICE\n\n${whole}\n${home}\n\n${buyer}\n${away}\n\nDelivery address: Quay 9, ${away.split("\n")[1] ?? ""}${ITEMS}`,
    whole,
    buyer,
  ],
  lieferung: ({ whole, buyer, home, away }) => [
    `RECHNUNG\n\n${whole}\n${home}\n\n${buyer}\n${away}\n\nLieferadresse: Hafen 9, ${away.split("\n")[1] ?? ""}${ITEMS}`,
    whole,
    buyer,
  ],
  through: (cast) => [
    `${head(cast)}\n\n${billed(`${cast.buyer}\nc/o ${cast.other}\n${cast.away}`)}${ITEMS}`,
    cast.whole,
    cast.buyer,
  ],
  represented: (cast) => [
    `${head(cast)}\n\n${billed(`${cast.buyer}\nvertreten durch\n${cast.other}\n${cast.away}`)}${ITEMS}`,
    cast.whole,
    cast.buyer,
  ],
  numbered: (cast) => [
    `${head(cast)}\n\n${billed(`WEG Ahornweg 3-9\nvertreten durch\n${cast.other}\n${cast.away}`)}${ITEMS}`,
    cast.whole,
    "WEG Ahornweg 3-9",
  ],
  torn: (cast) => [
    `${head(cast)}\n\n${billed(`${cast.buyer.split(" ")[0] ?? ""}\n${cast.person} ${cast.whole.split(" ").at(-1) ?? ""}\n${cast.away}`)}${ITEMS}`,
    cast.whole,
    `${cast.buyer.split(" ")[0] ?? ""} ${cast.person} ${cast.whole.split(" ").at(-1) ?? ""}`,
  ],
  connected: (cast) => [
    `${head(cast)}\n\n${billed(`Sanitär- und\n${cast.other}\n${cast.away}`)}${ITEMS}`,
    cast.whole,
    `Sanitär- und ${cast.other}`,
  ],
  shortened: (cast) => [
    `${head(cast)}\n\n${billed(`Metall- u. Holzbau\n${cast.other}\n${cast.away}`)}${ITEMS}`,
    cast.whole,
    `Metall- u. Holzbau ${cast.other}`,
  ],
  contact: (cast) => [
    `${head(cast)}\n\n${billed(`${cast.person}\n${cast.other}\n${cast.away}`)}${ITEMS}`,
    cast.whole,
    cast.other,
  ],
  underCaption: (cast) => [
    `${head(cast)}\n\nBill to\n${cast.person}\n${cast.other}\n${cast.away}${ITEMS}`,
    cast.whole,
    cast.other,
  ],
  beside: (cast) => {
    const [street = "", town = ""] = cast.away.split("\n");
    const room = " ".repeat(16);
    return [
      `${head(cast)}\n\n${room}${cast.buyer}\nBill To:        ${street}\n${room}${town}${ITEMS}`,
      cast.whole,
      cast.buyer,
    ];
  },
  rows: (cast) => [
    `${head(cast)}\n\nCustomer     ${cast.buyer}\nOpened       Tue 8:15\nClosed       Fri 4:30${ITEMS}`,
    cast.whole,
    cast.buyer,
  ],
  stacked: ({ firm, whole, buyer, away }) => [
    `${firm.toUpperCase()}\n${whole.slice(firm.length).trim()}\n\n${" ".repeat(40)}Bill to\n${indented(`${buyer}\n${away}`)}${ITEMS}`,
    `${firm.toUpperCase()} ${whole.slice(firm.length).trim()}`,
    buyer,
  ],
  window: ({ whole, buyer, home, away }) => [
    `\n\n${whole} · ${home.replace("\n", " · ")}\n${buyer}\n${away}\n\nRechnung 41${ITEMS}`,
    whole,
    buyer,
  ],
  till: ({ whole, home }) => [
    `${whole.toUpperCase()}\n${home}\n\nTea                  4.00\nTotal                4.00\nCash                 5.00\nChange               1.00`,
    whole.toUpperCase(),
    null,
  ],
  scribble: ({ whole, person, home }) => [
    `${person.toLowerCase()}\n\n${whole.toUpperCase()}\n${home}\n\nTea                  4.00\nTotal                4.00\nCash                 5.00\nChange               1.00`,
    whole.toUpperCase(),
    null,
  ],
};

function indented(lines: string): string {
  return lines.replace(/^/gm, " ".repeat(40));
}

function castOf(nth: number): Cast {
  const pick = <Some>(all: readonly Some[], by: number, from = 0): Some => {
    const one = all[(nth * by + nth + from) % all.length];
    if (one === undefined) throw new Error("No list is empty.");
    return one;
  };
  const firm = pick(FIRMS, 2);
  return {
    firm,
    whole: `${firm} ${pick(LEGAL, 4)}`,
    buyer: pick(BUYERS, 4),
    person: pick(PEOPLE, 1),
    // From an odd place on it is never the vendor: their steps differ by an even number.
    other: `${pick(FIRMS, 4, 1)} ${pick(LEGAL, 6)}`,
    home: pick(ADDRESSES, 4).join("\n"),
    away: pick(ADDRESSES, 6).join("\n"),
  };
}

const CASTS = 8;

/** Every way for every cast. */
export function typedParties(): readonly TypedParties[] {
  return Array.from({ length: CASTS }, (_, nth) => castOf(nth)).flatMap((cast, nth) =>
    Object.entries(WAYS).map(([way, typed]): TypedParties => {
      const [page, vendor, customer] = typed(cast);
      return {
        name: `${way} ${nth}`,
        paper: () => typedInvoice([page]),
        names: { vendor, customer },
      };
    }),
  );
}
