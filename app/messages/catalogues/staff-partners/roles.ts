import { staffTexts } from "../../catalogue.ts";
import { roles as en, roleSentences } from "../../en/staff-partners/roles.ts";

export const rolesTexts = /* @__PURE__ */ staffTexts({ en });
export const roleSentencesTexts = /* @__PURE__ */ staffTexts({ en: roleSentences });
