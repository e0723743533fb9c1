import { catalogue } from "../../catalogue.ts";
import { withoutScript as de } from "../../de/booking/without-script.ts";
import { withoutScript as en } from "../../en/booking/without-script.ts";
import { withoutScript as es } from "../../es/booking/without-script.ts";
import { withoutScript as fr } from "../../fr/booking/without-script.ts";
import { withoutScript as it } from "../../it/booking/without-script.ts";

export const withoutScriptTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
