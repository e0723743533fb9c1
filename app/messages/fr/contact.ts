import type { contact as english } from "../en/contact.ts";

export const contact: typeof english = {};
