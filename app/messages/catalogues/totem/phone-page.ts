import { catalogue } from "../../catalogue.ts";
import { phonePage as de } from "../../de/totem/phone-page.ts";
import { phonePage as en } from "../../en/totem/phone-page.ts";
import { phonePage as es } from "../../es/totem/phone-page.ts";
import { phonePage as fr } from "../../fr/totem/phone-page.ts";
import { phonePage as it } from "../../it/totem/phone-page.ts";

export const phonePageTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
