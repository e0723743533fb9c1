import { catalogue } from "../../catalogue.ts";
import { privacyPolicy as de } from "../../de/legal/privacy-policy.ts";
import { privacyPolicy as en } from "../../en/legal/privacy-policy.ts";
import { privacyPolicy as es } from "../../es/legal/privacy-policy.ts";
import { privacyPolicy as fr } from "../../fr/legal/privacy-policy.ts";
import { privacyPolicy as it } from "../../it/legal/privacy-policy.ts";

export const privacyPolicyTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
