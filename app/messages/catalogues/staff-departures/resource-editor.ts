import { staffTexts } from "../../catalogue.ts";
import { resourceEditor as en } from "../../en/staff-departures/resource-editor.ts";

export const resourceEditorTexts = /* @__PURE__ */ staffTexts({ en });
