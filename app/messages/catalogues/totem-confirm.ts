import { catalogue } from "../catalogue.ts";
import { totemConfirm as de } from "../de/totem-confirm.ts";
import { totemConfirm as en } from "../en/totem-confirm.ts";
import { totemConfirm as es } from "../es/totem-confirm.ts";
import { totemConfirm as fr } from "../fr/totem-confirm.ts";
import { totemConfirm as it } from "../it/totem-confirm.ts";

export const totemConfirmTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
