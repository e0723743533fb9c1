import { staffTexts } from "../../catalogue.ts";
import { obligedRoles as en } from "../../en/staff-partners/obliged-roles.ts";

export const obligedRolesTexts = /* @__PURE__ */ staffTexts({ en });
