import { catalogue } from "../catalogue.ts";
import { privacyPolicy as de } from "../de/privacy-policy.ts";
import { privacyPolicy as en } from "../en/privacy-policy.ts";
import { privacyPolicy as es } from "../es/privacy-policy.ts";
import { privacyPolicy as fr } from "../fr/privacy-policy.ts";
import { privacyPolicy as it } from "../it/privacy-policy.ts";

export const privacyPolicyTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
