import { catalogue } from "../../catalogue.ts";
import { yourData as de } from "../../de/guest/your-data.ts";
import { yourData as en } from "../../en/guest/your-data.ts";
import { yourData as es } from "../../es/guest/your-data.ts";
import { yourData as fr } from "../../fr/guest/your-data.ts";
import { yourData as it } from "../../it/guest/your-data.ts";

export const yourDataTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
