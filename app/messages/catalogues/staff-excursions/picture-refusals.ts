import { staffTexts } from "../../catalogue.ts";
import { pictureRefusals as en } from "../../en/staff-excursions/picture-refusals.ts";

export const pictureRefusalsTexts = /* @__PURE__ */ staffTexts({ en });
