import { capital } from "#app/messages/phrase.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { type Filters, isSpan, type Offer, spans } from "./finder.ts";
import { type FinderPage, whenName } from "./finder-text.ts";

export interface Option {
	value: string;
	label: string;
	isChosen?: boolean;
}

/** In whole units of the currency. */
const priceSteps = [40, 60, 80, 100];

/** All options of the filters, with the current choice. */
export function filterOptions(offer: Offer, filters: Filters, page: FinderPage) {
	const { weekdayName, languageName, formatMoney } = formatsIn(page.language);
	const limit = filters.maxCents === null ? null : filters.maxCents / 100;
	const steps = limit === null ? priceSteps : [...new Set([...priceSteps, limit])];
	const ownDate = filters.when === null || isSpan(filters.when) ? [] : [filters.when];
	return {
		categories: categoryOptions(offer, filters.categories),
		days: [1, 2, 3, 4, 5, 6, 0].map((day) => ({
			value: String(day),
			label: capital(weekdayName(day, "short")),
			isChosen: filters.days.includes(day),
		})),
		whens: whenOptions([...spans, ...ownDate], page),
		when: filters.when ?? "",
		people: filters.people === null ? "" : String(filters.people),
		languages: offer.languages.map((value) => ({ value, label: capital(languageName(value)) })),
		language: filters.language ?? "",
		prices: steps
			.sort((a, b) => a - b)
			.map((step) => ({ value: String(step), label: formatMoney(step * 100, page.currency) })),
		max: limit === null ? "" : String(limit),
	};
}

export function categoryOptions(offer: Offer, chosenCategories: readonly string[] = []): Option[] {
	return offer.categories.map(({ key, name }) => ({
		value: key,
		label: name,
		isChosen: chosenCategories.includes(key),
	}));
}

export function whenOptions(
	whens: readonly string[],
	page: Pick<FinderPage, "language" | "today">,
): Option[] {
	return whens.map((value) => ({ value, label: whenName(value, page) }));
}
