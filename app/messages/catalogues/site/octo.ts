import { catalogue } from "../../catalogue.ts";
import { octo as de } from "../../de/site/octo.ts";
import { octo as en } from "../../en/site/octo.ts";
import { octo as es } from "../../es/site/octo.ts";
import { octo as fr } from "../../fr/site/octo.ts";
import { octo as it } from "../../it/site/octo.ts";

export const octoTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
