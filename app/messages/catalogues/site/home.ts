import { catalogue } from "../../catalogue.ts";
import { home as de } from "../../de/site/home.ts";
import { home as en } from "../../en/site/home.ts";
import { home as es } from "../../es/site/home.ts";
import { home as fr } from "../../fr/site/home.ts";
import { home as it } from "../../it/site/home.ts";

export const homeTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
