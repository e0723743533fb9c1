import { staffTexts } from "../../catalogue.ts";
import { users as en } from "../../en/staff-partners/users.ts";

export const usersTexts = /* @__PURE__ */ staffTexts({ en });
