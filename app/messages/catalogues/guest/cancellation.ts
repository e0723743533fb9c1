import { catalogue } from "../../catalogue.ts";
import { cancellation as de } from "../../de/guest/cancellation.ts";
import { cancellation as en } from "../../en/guest/cancellation.ts";
import { cancellation as es } from "../../es/guest/cancellation.ts";
import { cancellation as fr } from "../../fr/guest/cancellation.ts";
import { cancellation as it } from "../../it/guest/cancellation.ts";

export const cancellationTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
