import { catalogue } from "../catalogue.ts";
import { totemSale as de } from "../de/totem-sale.ts";
import { totemSale as en } from "../en/totem-sale.ts";
import { totemSale as es } from "../es/totem-sale.ts";
import { totemSale as fr } from "../fr/totem-sale.ts";
import { totemSale as it } from "../it/totem-sale.ts";

export const totemSaleTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
