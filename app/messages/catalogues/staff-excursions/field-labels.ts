import { staffTexts } from "../../catalogue.ts";
import { fieldLabels as en } from "../../en/staff-excursions/field-labels.ts";

export const fieldLabelsTexts = /* @__PURE__ */ staffTexts({ en });
