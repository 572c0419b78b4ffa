/** What is told of every invoice. */
export const INVOICE_CHOICES = {
  paper: {
    values: ["invoice", "credit-note", "receipt", "pro-forma"],
    describes: "What the paper calls itself.",
    label: "Paper",
    called: {
      invoice: "invoice",
      "credit-note": "credit note",
      receipt: "receipt",
      "pro-forma": "pro forma invoice",
    },
    subject: "The paper",
    isFurther: true,
  },
} as const;

/** The contract's fields of an invoice that are one value. */
export const INVOICE_FIELDS = {
  invoiceNumber: {
    type: "identifier",
    describes: "As printed, without its label.",
    label: "Invoice number",
    subject: "The invoice number",
    means: "Number of this invoice, bill, receipt or credit note.",
    column: "Number",
    isUsual: true,
    isCore: true,
  },
  invoiceDate: {
    type: "date",
    describes: "The document's own date.",
    label: "Invoice date",
    words: "invoice date",
    subject: "The invoice date",
    means: "Date of this invoice. Not of an order, a delivery or a print.",
    column: "Date",
    isUsual: true,
    isCore: true,
  },
  dueDate: {
    type: "date",
    describes: "The last day on which to pay.",
    label: "Due date",
    words: "due date",
    subject: "The due date",
    means: "Day by which it is to be paid, where a date is printed.",
    column: "Due",
  },
  currency: {
    type: "code",
    pattern: "^[A-Z]{3}$",
    describes: "ISO 4217 code.",
    label: "Currency",
    subject: "The currency",
    means: "Code of the currency, three letters such as USD.",
    column: "Currency",
    isUsual: true,
    isCore: true,
  },
  "vendor.name": {
    type: "text",
    describes: "The firm that bills, as printed.",
    label: "Vendor",
    subject: "The vendor's name",
    means: "Name of the firm or person that bills.",
    column: "Vendor",
    columnWidth: 28,
    isUsual: true,
    isCore: true,
  },
  "vendor.taxId": {
    type: "identifier",
    describes: "VAT, EIN, ABN and the like, without its label.",
    label: "Vendor's tax number",
    subject: "The vendor's tax number",
    means: "Tax or VAT number of the one that bills.",
    column: "Vendor tax number",
  },
  "customer.name": {
    type: "text",
    describes: "Who is billed, as printed.",
    label: "Customer",
    subject: "The customer's name",
    means: "Name of the firm or person that is billed.",
    column: "Customer",
    columnWidth: 28,
    isUsual: true,
  },
  purchaseOrder: {
    type: "identifier",
    describes: "The customer's order, without its label.",
    label: "Purchase order",
    subject: "The purchase order",
    means: "The customer's purchase order number.",
    column: "Purchase order",
  },
  subtotal: {
    type: "money",
    describes: "Before tax; before the discount where one is printed below it.",
    label: "Subtotal",
    words: "subtotal",
    subject: "The subtotal",
    means: "Sum of the items before taxes and discount of the whole invoice.",
    column: "Subtotal",
  },
  /** The exact sum of its sources where several discounts are printed. */
  discount: {
    type: "deduction",
    describes: "Of the whole document, positive.",
    label: "Discount",
    words: "discount",
    subject: "The discount",
    means: "Discount on the whole invoice. Not on single items.",
    column: "Discount",
  },
  shipping: {
    type: "money",
    describes: "Freight and delivery.",
    label: "Shipping",
    words: "shipping",
    subject: "The shipping",
    means: "Charge for shipping, freight or delivery.",
    column: "Shipping",
  },
  /** The exact sum of its sources where several are printed. */
  otherCharges: {
    type: "money",
    describes: "Surcharges, tips and rounding together, signed.",
    label: "Other charges",
    words: "other charges",
    subject: "The other charges",
    means: "Surcharge, fee, tip or rounding that is part of the total.",
    column: "Other charges",
  },
  total: {
    type: "money",
    describes: "With tax.",
    label: "Total",
    words: "total",
    subject: "The total",
    means: "Total of this invoice with taxes, before payments.",
    column: "Total",
    isUsual: true,
    isCore: true,
  },
  /** The exact sum of its sources where several are printed. */
  amountPaid: {
    type: "deduction",
    describes: "Deposits and earlier payments, positive.",
    label: "Amount paid",
    words: "amount paid",
    subject: "The amount paid",
    means: "What was paid already on this invoice.",
    column: "Amount paid",
  },
  balanceDue: {
    type: "money",
    describes: "What is still to pay.",
    label: "Balance due",
    words: "balance due",
    subject: "The balance due",
    means: "What is still to be paid.",
    column: "Balance due",
  },
} as const;

/** What an invoice prints beside the contract's fields. */
export const FURTHER_FIELDS = {
  "customer.taxId": {
    type: "identifier",
    describes: "VAT, EIN, ABN and the like, without its label.",
    label: "Customer's tax number",
  },
  /** Part of its amount due. */
  previousBalance: {
    type: "money",
    describes: "What was open before and is part of the amount due.",
    label: "Previous balance",
    words: "previous balance",
    column: "Previous balance",
  },
  /** Such as a retention or a tax. */
  withheld: {
    type: "deduction",
    describes: "Held back from the total by the customer, positive.",
    label: "Withheld",
    words: "what is held back",
    column: "Withheld",
  },
  iban: {
    type: "identifier",
    describes: "Account that the vendor is paid into.",
    label: "Account",
    column: "IBAN",
  },
} as const;

/** The contract's members of one item that is billed. */
export const ITEM_FIELDS = {
  description: {
    type: "text",
    describes: "As printed.",
    label: "Description",
    column: "Description",
    columnWidth: 40,
  },
  quantity: {
    type: "quantity",
    describes: "As printed, in its unit.",
    label: "Quantity",
    column: "Quantity",
  },
  unitPrice: {
    type: "money",
    describes: "As printed.",
    label: "Unit price",
    column: "Unit price",
    isFine: true,
  },
  amount: {
    type: "money",
    describes: "In the column that the sum of the lines is taken of.",
    label: "Amount",
    column: "Amount",
  },
} as const;

/** What else the row of an item prints. */
export const FURTHER_ITEM_FIELDS = {
  code: {
    type: "identifier",
    describes: "Of the article, as printed.",
    label: "Code",
    column: "Code",
  },
  unit: { type: "text", describes: "Of the quantity, as printed.", label: "Unit", column: "Unit" },
  priceBasis: {
    type: "quantity",
    describes: "The number of units that the price is for; null where it is one and not printed.",
    label: "Price for",
    column: "Price is for",
  },
  discount: {
    type: "deduction",
    describes: "Taken off in this line, positive.",
    label: "Discount",
    column: "Discount",
  },
  discountRate: {
    type: "percent",
    answer: "discountRatePercent",
    describes: "The printed percent.",
    label: "Discount rate",
    column: "Discount %",
  },
  taxRate: {
    type: "percent",
    answer: "taxRatePercent",
    describes: "The printed percent.",
    label: "Tax rate",
    column: "Tax %",
  },
  taxAmount: {
    type: "money",
    describes: "As printed in the line.",
    label: "Tax",
    column: "Tax",
  },
  serviceDate: {
    type: "date",
    describes: "As printed in the line.",
    label: "Service date",
    column: "Service date",
  },
} as const;

/** The contract's members of one tax of the totals. A withholding is a tax with a negative amount. */
export const TAX_FIELDS = {
  label: {
    type: "text",
    describes: "As printed, without its amount.",
    label: "Tax",
    column: "Tax",
    columnWidth: 30,
  },
  rate: {
    type: "percent",
    answer: "ratePercent",
    describes: "The printed percent.",
    label: "Rate",
    column: "Rate %",
  },
  amount: {
    type: "money",
    describes: "Negative for a tax that is withheld.",
    label: "Amount",
    column: "Amount",
  },
} as const;

/** What else is printed of a tax. */
export const FURTHER_TAX_FIELDS = {
  base: { type: "money", describes: "What the tax was taken of.", label: "Base", column: "Base" },
} as const;
