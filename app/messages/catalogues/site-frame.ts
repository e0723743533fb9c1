import { catalogue } from "../catalogue.ts";
import { siteFrame as de } from "../de/site-frame.ts";
import { siteFrame as en } from "../en/site-frame.ts";
import { siteFrame as es } from "../es/site-frame.ts";
import { siteFrame as fr } from "../fr/site-frame.ts";
import { siteFrame as it } from "../it/site-frame.ts";

export const siteFrameTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
