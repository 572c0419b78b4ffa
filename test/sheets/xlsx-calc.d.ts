declare module "xlsx-calc" {
  /** Reckons all formulas of a workbook in its place. */
  export default function calculate(workbook: {
    readonly Sheets: Readonly<Record<string, Readonly<Record<string, object>>>>;
  }): void;
}
