import { catalogue } from "../../catalogue.ts";
import { imprint as de } from "../../de/legal/imprint.ts";
import { imprint as en } from "../../en/legal/imprint.ts";
import { imprint as es } from "../../es/legal/imprint.ts";
import { imprint as fr } from "../../fr/legal/imprint.ts";
import { imprint as it } from "../../it/legal/imprint.ts";

export const imprintTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
