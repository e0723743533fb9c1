import { catalogue } from "../catalogue.ts";
import { voucher as de } from "../de/voucher.ts";
import { voucher as en } from "../en/voucher.ts";
import { voucher as es } from "../es/voucher.ts";
import { voucher as fr } from "../fr/voucher.ts";
import { voucher as it } from "../it/voucher.ts";

export const voucherTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
