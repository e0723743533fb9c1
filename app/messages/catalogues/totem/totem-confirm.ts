import { catalogue } from "../../catalogue.ts";
import { totemConfirm as de } from "../../de/totem/totem-confirm.ts";
import { totemConfirm as en } from "../../en/totem/totem-confirm.ts";
import { totemConfirm as es } from "../../es/totem/totem-confirm.ts";
import { totemConfirm as fr } from "../../fr/totem/totem-confirm.ts";
import { totemConfirm as it } from "../../it/totem/totem-confirm.ts";

export const totemConfirmTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
