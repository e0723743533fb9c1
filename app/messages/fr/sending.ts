import type { sending as english } from "../en/sending.ts";

export const sending: typeof english = {};
