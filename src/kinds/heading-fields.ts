/** What the head of a construction paper says of the job and the contract. */
export const HEADING_FIELDS = {
  project: {
    type: "text",
    describes: "Name of the project or job.",
    label: "Project",
    column: "Project",
  },
  contractor: {
    type: "text",
    describes: "The firm that bills.",
    label: "Contractor",
    column: "Contractor",
    columnWidth: 28,
  },
  addressee: {
    type: "text",
    describes: "The firm that is billed.",
    label: "Billed to",
    column: "Billed to",
  },
  contractNumber: {
    type: "identifier",
    describes: "Of contract, subcontract, commitment or order.",
    label: "Contract number",
    column: "Contract",
  },
  projectNumber: {
    type: "identifier",
    describes: "Of project or job.",
    label: "Project number",
  },
  periodFrom: {
    type: "date",
    describes: "First day of the billing period.",
    label: "Period from",
    column: "Period from",
  },
} as const;
