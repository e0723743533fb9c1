import { staffTexts } from "../../catalogue.ts";
import { roles as en } from "../../en/staff-partners/roles.ts";

export const rolesTexts = /* @__PURE__ */ staffTexts({ en });
