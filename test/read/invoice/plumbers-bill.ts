/** A sound bill of a plumber, typed. */
export const PLUMBERS_BILL = `
Larch Street Plumbing LLC
12 Larch Street, Dayton, OH 45402

INVOICE

Invoice no: 20817
Invoice date: 03/14/2026
Bill to: Dominic Carver, 16 Valley Road, Dayton, OH 45402

Description              Qty   Unit price    Amount
Kitchen sink, fitted       2        64.00    128.00
Boiler service            10        69.00    690.00

                          Subtotal          818.00
                          Sales tax 8%       65.44
                          Total            $883.44
`;
