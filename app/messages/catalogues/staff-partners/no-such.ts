import { staffTexts } from "../../catalogue.ts";
import { noSuch as en } from "../../en/staff-partners/no-such.ts";

export const noSuchTexts = /* @__PURE__ */ staffTexts({ en });
