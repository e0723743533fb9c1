import { catalogue } from "../catalogue.ts";
import { parties as de } from "../de/parties.ts";
import { parties as en } from "../en/parties.ts";
import { parties as es } from "../es/parties.ts";
import { parties as fr } from "../fr/parties.ts";
import { parties as it } from "../it/parties.ts";

export const partiesTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
