import { catalogue } from "../../catalogue.ts";
import { secondFactor as de } from "../../de/account/second-factor.ts";
import { secondFactor as en } from "../../en/account/second-factor.ts";
import { secondFactor as es } from "../../es/account/second-factor.ts";
import { secondFactor as fr } from "../../fr/account/second-factor.ts";
import { secondFactor as it } from "../../it/account/second-factor.ts";

export const secondFactorTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
