import { catalogue } from "../catalogue.ts";
import { fieldErrors as de } from "../de/field-errors.ts";
import { fieldErrors as en } from "../en/field-errors.ts";
import { fieldErrors as es } from "../es/field-errors.ts";
import { fieldErrors as fr } from "../fr/field-errors.ts";
import { fieldErrors as it } from "../it/field-errors.ts";

export const fieldErrorsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
