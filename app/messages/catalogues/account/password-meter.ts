import { catalogue } from "../../catalogue.ts";
import { passwordMeter as de } from "../../de/account/password-meter.ts";
import { passwordMeter as en } from "../../en/account/password-meter.ts";
import { passwordMeter as es } from "../../es/account/password-meter.ts";
import { passwordMeter as fr } from "../../fr/account/password-meter.ts";
import { passwordMeter as it } from "../../it/account/password-meter.ts";

export const passwordMeterTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
