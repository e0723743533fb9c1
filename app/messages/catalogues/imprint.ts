import { catalogue } from "../catalogue.ts";
import { imprint as de } from "../de/imprint.ts";
import { imprint as en } from "../en/imprint.ts";
import { imprint as es } from "../es/imprint.ts";
import { imprint as fr } from "../fr/imprint.ts";
import { imprint as it } from "../it/imprint.ts";

export const imprintTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
