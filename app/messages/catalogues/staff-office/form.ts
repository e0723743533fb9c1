import { staffTexts } from "../../catalogue.ts";
import { form as en } from "../../en/staff-office/form.ts";

export const formTexts = /* @__PURE__ */ staffTexts({ en });
