/** Texts about the chosen filters, together so that they can be translated. */

import { categoryName } from "#app/excursions/category.ts";
import { languagesOf, weekdaysOf } from "#app/excursions/excursion.ts";
import {
	formatDate,
	formatList,
	formatMoney,
	languageName,
	numberWord,
	weekdayName,
} from "#app/ui/format/format.ts";
import {
	datesOf,
	type FilterName,
	type Filters,
	type Match,
	type Nothing,
	type Span,
} from "./finder.ts";

const spanNames: Record<Span, string> = {
	week: "In the next 7 days",
	tomorrow: "Tomorrow",
	weekend: "This weekend",
	"next-week": "Next week",
};

/** Name of a "when" filter: "Tomorrow, Sat 5 June". */
export function whenName(when: string, today: string): string {
	if (!isSpan(when)) return formatDate(when, "short");
	const name = spanNames[when];
	return when === "tomorrow" ? `${name}, ${formatDate(datesOf(when, today)[0], "short")}` : name;
}

function isSpan(when: string): when is Span {
	return when in spanNames;
}

/** Summary of the folded filters: "Weekend, Tue · Dutch · up to €80". */
export function chosenLine(filters: Filters, today: string, currency: string): string {
	const kinds = [
		...filters.categories.map(categoryName),
		...filters.days.map((day) => weekdayName(day, "short")),
	].join(", ");
	return [
		kinds,
		filters.when === null ? "" : whenName(filters.when, today),
		filters.people === null ? "" : people(filters.people),
		filters.language === null ? "" : languageName(filters.language),
		filters.maxCents === null ? "" : `up to ${formatMoney(filters.maxCents, currency)}`,
	]
		.filter(Boolean)
		.join(" · ");
}

/** "Seven trips on Friday or Saturday" */
export function countHeading(count: number, filters: Filters): string {
	const trips = `${kindOf(filters)}${count === 1 ? "trip" : "trips"}`;
	return `${capital(numberWord(count))} ${trips}${datesPhrase(filters, "")}`;
}

/** Title of a filtered list: "Weekend excursions on Saturday in German for 4 people up to €80". */
export function listTitle(filters: Filters, currency: string): string {
	const { language, maxCents } = filters;
	return [
		`${capital(`${kindOf(filters)}excursions`)}${datesPhrase(filters, "")}`,
		language === null ? "" : `in ${languageName(language)}`,
		filters.people === null ? "" : `for ${people(filters.people)}`,
		maxCents === null ? "" : `up to ${formatMoney(maxCents, currency)}`,
	]
		.filter(Boolean)
		.join(" ");
}

export function emptyHeading(
	{ culprit }: Pick<Nothing, "culprit">,
	filters: Filters,
	currency: string,
): string {
	const trip = `No ${kindOf(filters)}trip`;
	const dates = datesPhrase(filters, "a ");
	switch (culprit) {
		case "categories":
			return `${trip} is on sale at the moment`;
		case "days":
			return `${trip} leaves${datesPhrase({ ...filters, when: null }, "a ")}`;
		case "when":
			return `${trip} leaves${dates}`;
		case "language":
			return `${trip} in ${languageName(filters.language ?? "")} leaves${dates || " at the moment"}`;
		case "maxCents":
			return `${trip}${dates} costs ${formatMoney(filters.maxCents ?? 0, currency)} or less`;
		case "people":
			return `${trip}${dates} has room for ${numberWord(filters.people ?? 1)}`;
	}
}

/** Explains an empty list, and which filter the suggested excursion ignores. */
export function emptyLead(nothing: Nothing, filters: Filters, currency: string): string {
	const { nearest } = nothing;
	const missed = nearest?.missed ?? [];
	const hint = !nearest
		? "Ask us: we may find a way."
		: `The nearest trip ${formatList(missed.map((name) => missedWords[name]))}:`;
	return [reason(nothing, filters, currency), hint].filter(Boolean).join(" ");
}

const missedWords: Record<FilterName, string> = {
	categories: "is of another kind",
	days: "leaves on another weekday",
	when: "leaves on another date",
	language: "has a guide who speaks another language",
	maxCents: "costs more",
	people: "has fewer seats left",
};

function reason({ culprit, before }: Nothing, filters: Filters, currency: string): string {
	const trips = `${kindOf(filters)}trips`;
	const excursions = before.map(({ trip }) => trip.excursion);
	switch (culprit) {
		case "days": {
			const days = new Set(excursions.flatMap((each) => weekdaysOf(each.dayLanguages)));
			const names = [1, 2, 3, 4, 5, 6, 0]
				.filter((day) => days.has(day))
				.map((day) => weekdayName(day));
			return names.length > 0 ? `${capital(trips)} go on ${formatList(names)}.` : "";
		}
		case "when": {
			const next = firstNext(before);
			return next ? `The next one leaves on ${formatDate(next.date, "long")}.` : "";
		}
		case "language": {
			const spoken = new Set(excursions.flatMap((each) => languagesOf(each.dayLanguages)));
			const names = [...spoken].map(languageName);
			return names.length > 0 ? `The guides of these trips speak ${formatList(names)}.` : "";
		}
		case "maxCents": {
			const cheapest = Math.min(...excursions.map((each) => each.prices.adultCents));
			return Number.isFinite(cheapest)
				? `The cheapest one costs ${formatMoney(cheapest, currency)}.`
				: "";
		}
		case "people": {
			const most = Math.max(0, ...before.map(({ next }) => next?.left ?? 0));
			return most > 0 ? `The next departures have ${numberWord(most)} seats left at most.` : "";
		}
		case "categories":
			return "";
	}
}

function firstNext(matches: readonly Match[]) {
	return matches.find(({ next }) => next !== null)?.next ?? null;
}

/** "weekend or adventure ", with a space behind it, or nothing. */
function kindOf({ categories }: Filters): string {
	return categories.length > 0 ? `${or(categories)} ` : "";
}

/** " on Friday or Saturday this weekend", with a space before it, or nothing. */
function datesPhrase({ days, when }: Filters, article: "" | "a "): string {
	const weekdays = days.map((day) => `${article}${weekdayName(day)}`);
	const on = days.length > 0 ? ` on ${or(weekdays)}` : "";
	if (when === null) return on;
	return `${on} ${isSpan(when) ? spanPhrases[when] : `on ${formatDate(when, "long")}`}`;
}

const spanPhrases: Record<Span, string> = {
	week: "in the next 7 days",
	tomorrow: "tomorrow",
	weekend: "this weekend",
	"next-week": "next week",
};

function people(count: number): string {
	return count === 1 ? "1 person" : `${count} people`;
}

function or(items: readonly string[]): string {
	return formatList(items, "or");
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
