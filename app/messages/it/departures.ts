import type { departures as english } from "../en/departures.ts";

export const departures: typeof english = {};
