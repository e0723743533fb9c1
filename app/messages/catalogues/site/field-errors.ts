import { catalogue } from "../../catalogue.ts";
import { fieldErrors as de } from "../../de/site/field-errors.ts";
import { fieldErrors as en } from "../../en/site/field-errors.ts";
import { fieldErrors as es } from "../../es/site/field-errors.ts";
import { fieldErrors as fr } from "../../fr/site/field-errors.ts";
import { fieldErrors as it } from "../../it/site/field-errors.ts";

export const fieldErrorsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
