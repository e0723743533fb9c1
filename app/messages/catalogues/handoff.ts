import { catalogue } from "../catalogue.ts";
import { handoff as de } from "../de/handoff.ts";
import { handoff as en } from "../en/handoff.ts";
import { handoff as es } from "../es/handoff.ts";
import { handoff as fr } from "../fr/handoff.ts";
import { handoff as it } from "../it/handoff.ts";

export const handoffTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
