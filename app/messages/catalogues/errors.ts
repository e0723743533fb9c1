import { catalogue } from "../catalogue.ts";
import { errors as de } from "../de/errors.ts";
import { errors as en } from "../en/errors.ts";
import { errors as es } from "../es/errors.ts";
import { errors as fr } from "../fr/errors.ts";
import { errors as it } from "../it/errors.ts";

export const errorsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
