import { catalogue } from "../../catalogue.ts";
import { voucher as de } from "../../de/guest/voucher.ts";
import { voucher as en } from "../../en/guest/voucher.ts";
import { voucher as es } from "../../es/guest/voucher.ts";
import { voucher as fr } from "../../fr/guest/voucher.ts";
import { voucher as it } from "../../it/guest/voucher.ts";

export const voucherTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
