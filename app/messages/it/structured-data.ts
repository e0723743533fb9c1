import type { structuredData as english } from "../en/structured-data.ts";

export const structuredData: typeof english = {};
