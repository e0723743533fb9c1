import type { excursionPage as english } from "../en/excursion-page.ts";

export const excursionPage: typeof english = {};
