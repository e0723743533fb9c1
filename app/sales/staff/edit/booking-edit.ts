import { type Excursion, pickupLabel } from "#app/catalogue/excursion.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { TaxRate } from "#app/catalogue/prices/tax.ts";
import type { StoredChange } from "#app/sales/history/changed-fields.ts";

/** True when a guest who reads a mail or voucher sees the change. */
export function concernsGuest(changes: readonly StoredChange[]): boolean {
	return changes.some(({ field }) => !["phone", "guideNotes", "staffNotes"].includes(field));
}

/** What the excursion offers today: its prices make the difference of a changed party. */
export type EditOffer = Pick<Excursion, "prices" | "pickups" | "extras"> & { taxRate: TaxRate };

/** "04:40 · Casa Bruma" of the new stop, or of the one that stays. */
export function pickupAfter(
	stop: EditOffer["pickups"][number] | null,
	pickupBefore: string,
): string {
	return stop ? pickupLabel(stop) : pickupBefore;
}

/** True when both parties have the same people. */
export function isSameParty(one: People, other: People): boolean {
	return one.adults === other.adults && one.children === other.children && one.bebe === other.bebe;
}
