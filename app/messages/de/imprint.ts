import type { imprint as english } from "../en/imprint.ts";

export const imprint: typeof english = {};
