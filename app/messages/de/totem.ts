import type { totem as english } from "../en/totem.ts";

export const totem: typeof english = {};
