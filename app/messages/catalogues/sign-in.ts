import { catalogue } from "../catalogue.ts";
import { signIn as de } from "../de/sign-in.ts";
import { signIn as en } from "../en/sign-in.ts";
import { signIn as es } from "../es/sign-in.ts";
import { signIn as fr } from "../fr/sign-in.ts";
import { signIn as it } from "../it/sign-in.ts";

export const signInTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
