import { catalogue } from "../catalogue.ts";
import { guestFields as de } from "../de/guest-fields.ts";
import { guestFields as en } from "../en/guest-fields.ts";
import { guestFields as es } from "../es/guest-fields.ts";
import { guestFields as fr } from "../fr/guest-fields.ts";
import { guestFields as it } from "../it/guest-fields.ts";

export const guestFieldsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
