import { catalogue } from "../../catalogue.ts";
import { controls as de } from "../../de/site/controls.ts";
import { controls as en } from "../../en/site/controls.ts";
import { controls as es } from "../../es/site/controls.ts";
import { controls as fr } from "../../fr/site/controls.ts";
import { controls as it } from "../../it/site/controls.ts";

export const controlsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
