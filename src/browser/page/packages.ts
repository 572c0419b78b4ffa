import { readIfWaiver } from "../../read/lien-waiver/read-waiver-pages.ts";
import { documentsOf, oddsOfSeveral } from "../../split/documents-of.ts";
import { bringPackageReaders } from "./package-readers.ts";

bringPackageReaders({ documentsOf, oddsOfSeveral, readIfWaiver });
