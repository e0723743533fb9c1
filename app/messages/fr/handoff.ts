import type { handoff as english } from "../en/handoff.ts";

export const handoff: typeof english = {};
