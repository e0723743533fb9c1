import { catalogue } from "../../catalogue.ts";
import { weather as de } from "../../de/guest/weather.ts";
import { weather as en } from "../../en/guest/weather.ts";
import { weather as es } from "../../es/guest/weather.ts";
import { weather as fr } from "../../fr/guest/weather.ts";
import { weather as it } from "../../it/guest/weather.ts";

export const weatherTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
