import type { heldSeats as english } from "../en/held-seats.ts";

export const heldSeats: typeof english = {};
