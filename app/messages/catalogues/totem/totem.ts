import { catalogue } from "../../catalogue.ts";
import { totem as de } from "../../de/totem/totem.ts";
import { totem as en } from "../../en/totem/totem.ts";
import { totem as es } from "../../es/totem/totem.ts";
import { totem as fr } from "../../fr/totem/totem.ts";
import { totem as it } from "../../it/totem/totem.ts";

export const totemTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
