import { catalogue } from "../../catalogue.ts";
import { nothingFreeAndBotCheck as de } from "../../de/booking/nothing-free-and-bot-check.ts";
import { nothingFreeAndBotCheck as en } from "../../en/booking/nothing-free-and-bot-check.ts";
import { nothingFreeAndBotCheck as es } from "../../es/booking/nothing-free-and-bot-check.ts";
import { nothingFreeAndBotCheck as fr } from "../../fr/booking/nothing-free-and-bot-check.ts";
import { nothingFreeAndBotCheck as it } from "../../it/booking/nothing-free-and-bot-check.ts";

export const nothingFreeAndBotCheckTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
