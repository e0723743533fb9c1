import { staffTexts } from "../../catalogue.ts";
import { enrolTotem as en } from "../../en/staff-partners/enrol-totem.ts";

export const enrolTotemTexts = /* @__PURE__ */ staffTexts({ en });
