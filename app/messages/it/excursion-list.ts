import type { excursionList as english } from "../en/excursion-list.ts";

export const excursionList: typeof english = {};
