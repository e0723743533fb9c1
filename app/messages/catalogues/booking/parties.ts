import { catalogue } from "../../catalogue.ts";
import { parties as de } from "../../de/booking/parties.ts";
import { parties as en } from "../../en/booking/parties.ts";
import { parties as es } from "../../es/booking/parties.ts";
import { parties as fr } from "../../fr/booking/parties.ts";
import { parties as it } from "../../it/booking/parties.ts";

export const partiesTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
