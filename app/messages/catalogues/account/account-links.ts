import { catalogue } from "../../catalogue.ts";
import { accountLinks as de } from "../../de/account/account-links.ts";
import { accountLinks as en } from "../../en/account/account-links.ts";
import { accountLinks as es } from "../../es/account/account-links.ts";
import { accountLinks as fr } from "../../fr/account/account-links.ts";
import { accountLinks as it } from "../../it/account/account-links.ts";

export const accountLinksTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
