import { staffTexts } from "../../catalogue.ts";
import { desk as en } from "../../en/staff-office/desk.ts";

export const deskTexts = /* @__PURE__ */ staffTexts({ en });
