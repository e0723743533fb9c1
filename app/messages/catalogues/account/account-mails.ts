import { catalogue } from "../../catalogue.ts";
import { accountMails as de } from "../../de/account/account-mails.ts";
import { accountMails as en } from "../../en/account/account-mails.ts";
import { accountMails as es } from "../../es/account/account-mails.ts";
import { accountMails as fr } from "../../fr/account/account-mails.ts";
import { accountMails as it } from "../../it/account/account-mails.ts";

export const accountMailsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
