import { catalogue } from "../../catalogue.ts";
import { unavailable as de } from "../../de/site/unavailable.ts";
import { unavailable as en } from "../../en/site/unavailable.ts";
import { unavailable as es } from "../../es/site/unavailable.ts";
import { unavailable as fr } from "../../fr/site/unavailable.ts";
import { unavailable as it } from "../../it/site/unavailable.ts";

export const unavailableTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
