import { catalogue } from "../../catalogue.ts";
import { heldUntil as de } from "../../de/booking/held-until.ts";
import { heldUntil as en } from "../../en/booking/held-until.ts";
import { heldUntil as es } from "../../es/booking/held-until.ts";
import { heldUntil as fr } from "../../fr/booking/held-until.ts";
import { heldUntil as it } from "../../it/booking/held-until.ts";

export const heldUntilTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
