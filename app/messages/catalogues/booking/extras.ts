import { catalogue } from "../../catalogue.ts";
import { extras as de } from "../../de/booking/extras.ts";
import { extras as en } from "../../en/booking/extras.ts";
import { extras as es } from "../../es/booking/extras.ts";
import { extras as fr } from "../../fr/booking/extras.ts";
import { extras as it } from "../../it/booking/extras.ts";

export const extrasTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
