import { catalogue } from "../catalogue.ts";
import { cancellation as de } from "../de/cancellation.ts";
import { cancellation as en } from "../en/cancellation.ts";
import { cancellation as es } from "../es/cancellation.ts";
import { cancellation as fr } from "../fr/cancellation.ts";
import { cancellation as it } from "../it/cancellation.ts";

export const cancellationTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
