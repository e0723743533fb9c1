import { categoryName } from "#app/excursions/category.ts";
import { formatMoney, languageName, weekdayName } from "#app/ui/format/format.ts";
import type { Offer, Wishes } from "./finder.ts";
import { whenName } from "./finder-text.ts";

export interface Option {
	value: string;
	label: string;
	isChosen?: boolean;
}

/** In whole units of the currency. */
const priceSteps = [40, 60, 80, 100];

/** All options of the filters, with the current choice. */
export function filterOptions(offer: Offer, wishes: Wishes, today: string, currency: string) {
	const limit = wishes.maxCents === null ? null : wishes.maxCents / 100;
	const steps = limit === null ? priceSteps : [...new Set([...priceSteps, limit])];
	const whens = ["week", "tomorrow", "weekend", "next-week"];
	const isOwnDate = wishes.when !== null && !whens.includes(wishes.when);
	return {
		categories: categoryOptions(offer, wishes.categories),
		days: [1, 2, 3, 4, 5, 6, 0].map((day) => ({
			value: String(day),
			label: weekdayName(day, "short"),
			isChosen: wishes.days.includes(day),
		})),
		whens: whenOptions(isOwnDate && wishes.when ? [...whens, wishes.when] : whens, today),
		when: wishes.when ?? "",
		people: wishes.people === null ? "" : String(wishes.people),
		languages: offer.languages.map((value) => ({ value, label: languageName(value) })),
		language: wishes.language ?? "",
		prices: steps
			.sort((a, b) => a - b)
			.map((step) => ({ value: String(step), label: formatMoney(step * 100, currency) })),
		max: limit === null ? "" : String(limit),
	};
}

export function categoryOptions(offer: Offer, chosen: readonly string[] = []): Option[] {
	return offer.categories.map((value) => ({
		value,
		label: categoryName(value),
		isChosen: chosen.includes(value),
	}));
}

export function whenOptions(whens: readonly string[], today: string): Option[] {
	return whens.map((value) => ({ value, label: whenName(value, today) }));
}
