/** What a list says about the chosen filters. */

import { type NamedCategory, namedCategory } from "#app/catalogue/category.ts";
import { weekdaysOf } from "#app/catalogue/excursion.ts";
import { kindIn } from "#app/catalogue/house-categories.ts";
import { fromCents } from "#app/catalogue/prices/price-sets.ts";
import type { Language } from "#app/messages/languages.ts";
import { capital } from "#app/messages/phrase.ts";
import { departuresTexts, excursionListTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { datesOf, type Filters, isSpan, type Nothing } from "./finder.ts";

/** What the words of a list depend on, beside its filters. */
export interface FinderPage {
	language: Language;
	/** Local date. */
	today: string;
	currency: string;
	/** Of the operator. */
	categories: readonly NamedCategory[];
}

type KindsIn = Pick<FinderPage, "language" | "categories">;

/** Name of a "when" filter: "Tomorrow, Sat 5 June". */
export function whenName(
	when: string,
	{ language, today }: Pick<FinderPage, "language" | "today">,
): string {
	const texts = excursionListTexts[language];
	const { formatDate } = formatsIn(language);
	if (!isSpan(when)) return formatDate(when, "short");
	return when === "tomorrow"
		? texts.tomorrow({ date: formatDate(datesOf(when, today)[0], "short") })
		: texts.span[when];
}

/** Summary of the folded filters: "Weekend, Tue · Dutch · up to €80". */
export function chosenLine(filters: Filters, page: FinderPage): string {
	const { language } = page;
	const { weekdayName, languageName, formatMoney } = formatsIn(language);
	const kinds = [
		...filters.categories.map((key) => namedCategory(page.categories, key).name),
		...filters.days.map((day) => weekdayName(day, "short")),
	].join(", ");
	const line = [
		kinds,
		filters.when === null ? "" : whenName(filters.when, page),
		filters.people === null ? "" : departuresTexts[language].people({ people: filters.people }),
		filters.language === null ? "" : languageName(filters.language),
		filters.maxCents === null
			? ""
			: excursionListTexts[language].upTo({ price: formatMoney(filters.maxCents, page.currency) }),
	];
	return capital(line.filter(Boolean).join(" · "));
}

/** "Seven trips on Friday or Saturday" */
export function countHeading(count: number, filters: Filters, page: KindsIn): string {
	const { trips, dates } = partsOf(filters, page);
	return excursionListTexts[page.language].count({ count, trips: trips(count), dates });
}

/** Title of a filtered list: "Weekend excursions on Saturday in German for 4 people up to €80". */
export function listTitle(filters: Filters, page: FinderPage): string {
	const { language, currency } = page;
	const { kinds, dates } = partsOf(filters, page);
	const texts = excursionListTexts[language];
	const { languageName, formatMoney } = formatsIn(language);
	const { people, maxCents } = filters;
	return texts.title({
		excursions: texts.parts.excursions({ kinds }),
		dates,
		language: filters.language === null ? "" : languageName(filters.language),
		people: people === null ? "" : departuresTexts[language].people({ people }),
		price: maxCents === null ? "" : formatMoney(maxCents, currency),
	});
}

/** Names all filters of the reason together, because one of them alone may leave trips: "No trip in Dutch costs €40 or less". */
export function emptyHeading(
	{ culprit, reason }: Pick<Nothing, "culprit" | "reason">,
	page: FinderPage,
): string {
	const { language, currency } = page;
	const { nothing, parts: texts } = excursionListTexts[language];
	const { languageName, formatMoney } = formatsIn(language);
	const parts = partsOf(reason, page);
	const spoken = languageName(reason.language ?? "");
	const price = formatMoney(reason.maxCents ?? 0, currency);
	const dates = parts.anyDates;
	const ofKind = parts.trips(1);
	const inLanguage =
		reason.language === null ? ofKind : texts.tripIn({ trip: ofKind, language: spoken });
	switch (culprit) {
		case "categories":
			return nothing.onSale({ trip: ofKind });
		case "days":
		case "when":
			return nothing.onDates({ trip: ofKind, dates });
		case "language":
			return nothing.inLanguage({ trip: inLanguage, dates });
		case "maxCents":
			return nothing.atPrice({ trip: inLanguage, dates, price });
		case "people": {
			const trip =
				reason.maxCents === null ? inLanguage : texts.tripUpTo({ trip: inLanguage, price });
			return nothing.forPeople({ trip, dates, people: reason.people ?? 1 });
		}
	}
}

/** Explains an empty list, and which filter the suggested excursion ignores. */
export function emptyLead(nothing: Nothing, page: FinderPage): string {
	const texts = excursionListTexts[page.language];
	const { formatList } = formatsIn(page.language);
	const { nearest } = nothing;
	const missed = nearest?.missed ?? [];
	const hint = nearest
		? texts.nearest({ differences: formatList(missed.map((name) => texts.difference[name])) })
		: texts.askUs;
	return [instead(nothing, page), hint].filter(Boolean).join(" ");
}

/** What there is instead of what was asked for. */
function instead({ culprit, reason, otherMatches, departures }: Nothing, page: FinderPage): string {
	const { language, currency } = page;
	const texts = excursionListTexts[language].instead;
	const { formatDate, formatList, formatMoney, languageName } = formatsIn(language);
	const excursions = otherMatches.map(({ trip }) => trip.excursion);
	switch (culprit) {
		case "days": {
			const days = new Set(excursions.flatMap((each) => weekdaysOf(each.dayLanguages)));
			const { everyWeekday } = departuresTexts[language];
			const names = [1, 2, 3, 4, 5, 6, 0]
				.filter((day) => days.has(day))
				.map((day) => everyWeekday[day] ?? "");
			const trips = partsOf(reason, page).trips(2);
			return names.length > 0 ? texts.days({ trips, days: formatList(names) }) : "";
		}
		case "when": {
			const next = otherMatches.find((match) => match.next !== null)?.next;
			return next ? texts.date({ date: formatDate(next.date, "long") }) : "";
		}
		case "language": {
			const spoken = new Set(departures.flatMap(({ languages }) => languages));
			const names = [...spoken].map(languageName);
			return names.length > 0 ? texts.languages({ languages: formatList(names) }) : "";
		}
		case "maxCents": {
			const cheapest = Math.min(...excursions.map(fromCents));
			return Number.isFinite(cheapest)
				? texts.price({ price: formatMoney(cheapest, currency) })
				: "";
		}
		case "people": {
			const seats = Math.max(0, ...departures.map(({ left }) => left));
			return seats > 0 ? texts.seats({ seats }) : "";
		}
		case "categories":
			return "";
	}
}

/** Kind and days of the filters, for a sentence. */
function partsOf({ categories, days, when }: Filters, page: KindsIn) {
	const { language } = page;
	const { parts } = excursionListTexts[language];
	const { formatDate, formatList, weekdayName } = formatsIn(language);
	const names = categories.map((key) => kindIn(namedCategory(page.categories, key), language));
	const kinds = formatList(
		names.map((kind, index) => (index < names.length - 1 ? parts.kindBefore({ kind }) : kind)),
		"or",
	);
	const onDate =
		when === null
			? ""
			: isSpan(when)
				? parts.span[when]
				: parts.onDate({ date: formatDate(when, "long") });
	const weekdays = days.map((day) => ({ day: weekdayName(day) }));
	const on = formatList(weekdays.map(parts.weekday), "or");
	const onAny = formatList(weekdays.map(parts.anyWeekday), "or");
	return {
		kinds,
		trips: (count: number) => parts.trips({ count, kinds }),
		dates: parts.dates({ weekdays: on && parts.onWeekdays({ days: on }), when: onDate }),
		/** For a sentence that says no. */
		anyDates: parts.dates({ weekdays: onAny && parts.onAnyWeekday({ days: onAny }), when: onDate }),
	};
}
