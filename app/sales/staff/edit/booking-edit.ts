import { type Excursion, pickupLabel } from "#app/catalogue/excursion.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { TaxRate } from "#app/catalogue/prices/tax.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import type { StoredChange } from "#app/sales/history/changed-fields.ts";
import { languageName } from "#app/ui/format/format.ts";

/** What a correction may change, before or after it. */
export interface EditedFacts extends People {
	name: string;
	email: string | null;
	phone: string | null;
	language: string | null;
	guideNotes: string | null;
	staffNotes: string | null;
	/** "04:40 · Casa Bruma" */
	pickup: string;
	/** With its currency. */
	price: string;
	/** "2 × Canary resident" */
	fareWords: string;
	/** "2 × Lunch" */
	extras: string;
}

export type ChangedField = StoredChange["field"];

/** One changed field, its values in words; empty where there is none. */
export interface FieldChange {
	field: ChangedField;
	valueBefore: string;
	valueAfter: string;
}

export function changesBetween(factsBefore: EditedFacts, factsAfter: EditedFacts): FieldChange[] {
	const language = (code: string | null) => (code ? languageName(code) : null);
	const rows: [ChangedField, string | null, string | null][] = [
		["name", factsBefore.name, factsAfter.name],
		["email", factsBefore.email, factsAfter.email],
		["phone", factsBefore.phone, factsAfter.phone],
		["language", language(factsBefore.language), language(factsAfter.language)],
		[
			"party",
			peopleInWords(factsBefore, staffLanguage()),
			peopleInWords(factsAfter, staffLanguage()),
		],
		["fares", factsBefore.fareWords, factsAfter.fareWords],
		["extras", factsBefore.extras, factsAfter.extras],
		["pickup", factsBefore.pickup, factsAfter.pickup],
		["price", factsBefore.price, factsAfter.price],
		["guideNotes", factsBefore.guideNotes, factsAfter.guideNotes],
		["staffNotes", factsBefore.staffNotes, factsAfter.staffNotes],
	];
	return rows
		.filter(([, old, now]) => (old ?? "") !== (now ?? ""))
		.map(([field, old, now]) => ({ field, valueBefore: old ?? "", valueAfter: now ?? "" }));
}

/** True when a guest who reads a mail or voucher sees the change. */
export function concernsGuest(changes: readonly FieldChange[]): boolean {
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
