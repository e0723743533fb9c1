import { type Excursion, pickupLabel } from "#app/catalogue/excursion.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { TaxRate } from "#app/catalogue/prices/tax.ts";
import type { StoredChange } from "#app/sales/history/changed-field-schema.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import type { BookingEdit } from "./booking-edit-rules.ts";

const editFields = [
	"name",
	"email",
	"phone",
	"language",
	"guideNotes",
	"staffNotes",
	"pickupPointId",
	"adults",
	"children",
	"bebe",
] as const satisfies (keyof BookingEdit)[];
type EditField = (typeof editFields)[number];

/** The fields of the form as text. */
export type EditValues = Record<EditField, string>;

/** What a booking has in them, where nothing else was typed. */
export function editValuesOf(
	booking: Pick<BookingEdit, EditField>,
	typedValues: TypedValues = {},
): EditValues {
	const textOf = (name: EditField) => typedValues[name] ?? String(booking[name] ?? "");
	// TypeScript loses the names in fromEntries; they are exactly those of the fields
	return Object.fromEntries(editFields.map((name) => [name, textOf(name)])) as EditValues;
}

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
