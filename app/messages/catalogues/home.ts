import { catalogue } from "../catalogue.ts";
import { home as de } from "../de/home.ts";
import { home as en } from "../en/home.ts";
import { home as es } from "../es/home.ts";
import { home as fr } from "../fr/home.ts";
import { home as it } from "../it/home.ts";

export const homeTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
