import { staffTexts } from "../../catalogue.ts";
import { translations as en } from "../../en/staff-excursions/translations.ts";

export const translationsTexts = /* @__PURE__ */ staffTexts({ en });
