import { catalogue } from "../../catalogue.ts";
import { guestFields as de } from "../../de/booking/guest-fields.ts";
import { guestFields as en } from "../../en/booking/guest-fields.ts";
import { guestFields as es } from "../../es/booking/guest-fields.ts";
import { guestFields as fr } from "../../fr/booking/guest-fields.ts";
import { guestFields as it } from "../../it/booking/guest-fields.ts";

export const guestFieldsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
