import { catalogue } from "../../catalogue.ts";
import { totemSale as de } from "../../de/totem/totem-sale.ts";
import { totemSale as en } from "../../en/totem/totem-sale.ts";
import { totemSale as es } from "../../es/totem/totem-sale.ts";
import { totemSale as fr } from "../../fr/totem/totem-sale.ts";
import { totemSale as it } from "../../it/totem/totem-sale.ts";

export const totemSaleTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
