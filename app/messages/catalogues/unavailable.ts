import { catalogue } from "../catalogue.ts";
import { unavailable as de } from "../de/unavailable.ts";
import { unavailable as en } from "../en/unavailable.ts";
import { unavailable as es } from "../es/unavailable.ts";
import { unavailable as fr } from "../fr/unavailable.ts";
import { unavailable as it } from "../it/unavailable.ts";

export const unavailableTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
