import { catalogue } from "../../catalogue.ts";
import { minimumGuests as de } from "../../de/booking/minimum-guests.ts";
import { minimumGuests as en } from "../../en/booking/minimum-guests.ts";
import { minimumGuests as es } from "../../es/booking/minimum-guests.ts";
import { minimumGuests as fr } from "../../fr/booking/minimum-guests.ts";
import { minimumGuests as it } from "../../it/booking/minimum-guests.ts";

export const minimumGuestsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
