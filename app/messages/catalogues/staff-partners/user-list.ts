import { staffTexts } from "../../catalogue.ts";
import { userList as en } from "../../en/staff-partners/user-list.ts";

export const userListTexts = /* @__PURE__ */ staffTexts({ en });
