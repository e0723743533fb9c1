import { catalogue } from "../../catalogue.ts";
import { unsentBar as de } from "../../de/booking/unsent-bar.ts";
import { unsentBar as en } from "../../en/booking/unsent-bar.ts";
import { unsentBar as es } from "../../es/booking/unsent-bar.ts";
import { unsentBar as fr } from "../../fr/booking/unsent-bar.ts";
import { unsentBar as it } from "../../it/booking/unsent-bar.ts";

export const unsentBarTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
