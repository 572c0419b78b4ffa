import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

/** The official schema of the profile EN 16931 of Factur-X, a subset of the Cross Industry Invoice, as a package has it. */
const SCHEMA = fileURLToPath(
  new URL("../schema/en16931/FACTUR-X_EN16931.xsd", import.meta.resolve("@stackforge-eu/factur-x")),
);

let validator: XsdValidator | null = null;

/** What the official schema says against a Cross Industry Invoice. */
export function ciiFaults(xml: string): readonly string[] {
  if (validator === null) {
    xmlRegisterFsInputProviders();
    validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: SCHEMA }));
  }
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return [error.message];
    throw error;
  } finally {
    document.dispose();
  }
}
