import { catalogue } from "../../catalogue.ts";
import { accountRefusals as de } from "../../de/account/account-refusals.ts";
import { accountRefusals as en } from "../../en/account/account-refusals.ts";
import { accountRefusals as es } from "../../es/account/account-refusals.ts";
import { accountRefusals as fr } from "../../fr/account/account-refusals.ts";
import { accountRefusals as it } from "../../it/account/account-refusals.ts";

export const accountRefusalsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
