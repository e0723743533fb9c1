import type { privacyPolicy as english } from "../en/privacy-policy.ts";

export const privacyPolicy: typeof english = {};
