import { catalogue } from "../../catalogue.ts";
import { siteFrame as de } from "../../de/site/site-frame.ts";
import { siteFrame as en } from "../../en/site/site-frame.ts";
import { siteFrame as es } from "../../es/site/site-frame.ts";
import { siteFrame as fr } from "../../fr/site/site-frame.ts";
import { siteFrame as it } from "../../it/site/site-frame.ts";

export const siteFrameTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
