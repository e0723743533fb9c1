import type { parties as english } from "../en/parties.ts";

export const parties: typeof english = {};
