import { catalogue } from "../catalogue.ts";
import { phonePage as de } from "../de/phone-page.ts";
import { phonePage as en } from "../en/phone-page.ts";
import { phonePage as es } from "../es/phone-page.ts";
import { phonePage as fr } from "../fr/phone-page.ts";
import { phonePage as it } from "../it/phone-page.ts";

export const phonePageTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
