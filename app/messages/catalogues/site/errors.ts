import { catalogue } from "../../catalogue.ts";
import { errors as de } from "../../de/site/errors.ts";
import { errors as en } from "../../en/site/errors.ts";
import { errors as es } from "../../es/site/errors.ts";
import { errors as fr } from "../../fr/site/errors.ts";
import { errors as it } from "../../it/site/errors.ts";

export const errorsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
