import { catalogue } from "../../catalogue.ts";
import { signIn as de } from "../../de/account/sign-in.ts";
import { signIn as en } from "../../en/account/sign-in.ts";
import { signIn as es } from "../../es/account/sign-in.ts";
import { signIn as fr } from "../../fr/account/sign-in.ts";
import { signIn as it } from "../../it/account/sign-in.ts";

export const signInTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
