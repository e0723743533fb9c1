import { catalogue } from "../../catalogue.ts";
import { structuredData as de } from "../../de/site/structured-data.ts";
import { structuredData as en } from "../../en/site/structured-data.ts";
import { structuredData as es } from "../../es/site/structured-data.ts";
import { structuredData as fr } from "../../fr/site/structured-data.ts";
import { structuredData as it } from "../../it/site/structured-data.ts";

export const structuredDataTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
