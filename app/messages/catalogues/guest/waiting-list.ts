import { catalogue } from "../../catalogue.ts";
import { waitingList as de } from "../../de/guest/waiting-list.ts";
import { waitingList as en } from "../../en/guest/waiting-list.ts";
import { waitingList as es } from "../../es/guest/waiting-list.ts";
import { waitingList as fr } from "../../fr/guest/waiting-list.ts";
import { waitingList as it } from "../../it/guest/waiting-list.ts";

export const waitingListTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
