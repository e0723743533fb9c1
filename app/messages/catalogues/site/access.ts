import { catalogue } from "../../catalogue.ts";
import { access as de } from "../../de/site/access.ts";
import { access as en } from "../../en/site/access.ts";
import { access as es } from "../../es/site/access.ts";
import { access as fr } from "../../fr/site/access.ts";
import { access as it } from "../../it/site/access.ts";

export const accessTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
