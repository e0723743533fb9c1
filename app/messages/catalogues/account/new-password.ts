import { catalogue } from "../../catalogue.ts";
import { newPassword as de } from "../../de/account/new-password.ts";
import { newPassword as en } from "../../en/account/new-password.ts";
import { newPassword as es } from "../../es/account/new-password.ts";
import { newPassword as fr } from "../../fr/account/new-password.ts";
import { newPassword as it } from "../../it/account/new-password.ts";

export const newPasswordTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
