import { catalogue } from "../catalogue.ts";
import { structuredData as de } from "../de/structured-data.ts";
import { structuredData as en } from "../en/structured-data.ts";
import { structuredData as es } from "../es/structured-data.ts";
import { structuredData as fr } from "../fr/structured-data.ts";
import { structuredData as it } from "../it/structured-data.ts";

export const structuredDataTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
