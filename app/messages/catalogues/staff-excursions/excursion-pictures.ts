import { staffTexts } from "../../catalogue.ts";
import { excursionPictures as en } from "../../en/staff-excursions/excursion-pictures.ts";

export const excursionPicturesTexts = /* @__PURE__ */ staffTexts({ en });
