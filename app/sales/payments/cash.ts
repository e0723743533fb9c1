import type { Actor } from "#app/sales/actor.ts";

/**
 * Whether this person may write down money that passes through hands, and sign for it. Attack: whoever acts as
 * somebody else puts cash into that person's purse, takes it out again, or signs for both sides of a hand-over, and
 * the other one has to answer for the difference.
 */
export function mayMoveCash({ impersonatorId }: Actor): boolean {
	return impersonatorId === null;
}

/** Where cash goes whose receiver has counted it: it stays with the receiver, or leaves the house. */
export const cashDestinations = ["purse", "bank"] as const;
export type CashDestination = (typeof cashDestinations)[number];
