import { catalogue } from "../../catalogue.ts";
import { guestMails as de } from "../../de/guest/guest-mails.ts";
import { guestMails as en } from "../../en/guest/guest-mails.ts";
import { guestMails as es } from "../../es/guest/guest-mails.ts";
import { guestMails as fr } from "../../fr/guest/guest-mails.ts";
import { guestMails as it } from "../../it/guest/guest-mails.ts";

export const guestMailsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
