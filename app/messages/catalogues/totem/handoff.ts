import { catalogue } from "../../catalogue.ts";
import { handoff as de } from "../../de/totem/handoff.ts";
import { handoff as en } from "../../en/totem/handoff.ts";
import { handoff as es } from "../../es/totem/handoff.ts";
import { handoff as fr } from "../../fr/totem/handoff.ts";
import { handoff as it } from "../../it/totem/handoff.ts";

export const handoffTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
