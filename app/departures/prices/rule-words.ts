import type { Fare } from "#app/catalogue/fares/fare.ts";
import type { PriceRule, SomePrices } from "#app/catalogue/prices/price-rule.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { formatDate, formatList, formatMoney, weekdayName } from "#app/ui/format/format.ts";
import type { RuleNote } from "./price-plan.ts";
import { week } from "./rule-form-values.ts";

const texts = pricesTexts.list;

/** "Trips 27 March 2027 to 11 April 2027, on Saturday, booked until 1 March 2027: adults €84, Canary resident €42" */
export function ruleInWords(
	rule: PriceRule,
	fares: readonly Pick<Fare, "id" | "title">[],
	currency: string,
): string {
	const { travelFrom, travelTo, weekdays, startTime, bookedFrom, bookedTo } = rule;
	const conditions = [
		periodInWords(travelFrom, travelTo, texts.travel) ?? texts.always,
		weekdays !== null && texts.weekdays({ days: weekdaysInWords(weekdays) }),
		startTime !== null && texts.start({ start: startTime }),
		periodInWords(bookedFrom, bookedTo, texts.booked),
	];
	const farePrices = fares.flatMap(({ id, title }) => {
		const cents = rule.centsByFare?.[id];
		return cents === undefined
			? []
			: [texts.fare({ fare: title, price: formatMoney(cents, currency) })];
	});
	return texts.rule({
		conditions: conditions.filter(Boolean).join(", "),
		prices: [pricesInWords(rule, currency), ...farePrices].filter(Boolean).join(", "),
	});
}

export function weekdaysInWords(weekdays: string): string {
	const days = week.filter((day) => weekdays.includes(String(day)));
	return formatList(days.map((day) => weekdayName(day)));
}

export function pricesInWords(prices: SomePrices, currency: string): string {
	const { adultCents, childCents, bebeCents } = prices;
	return [
		adultCents !== null && texts.adults({ price: formatMoney(adultCents, currency) }),
		childCents !== null && texts.children({ price: formatMoney(childCents, currency) }),
		bebeCents !== null && texts.bebe({ price: formatMoney(bebeCents, currency) }),
	]
		.filter(Boolean)
		.join(", ");
}

function periodInWords(
	first: string | null,
	last: string | null,
	words: (typeof texts)["travel" | "booked"],
): string | null {
	const from = first && formatDate(first, "date");
	const to = last && formatDate(last, "date");
	if (from && to) return words.between({ from, to });
	if (from) return words.since({ from });
	return to ? words.until({ to }) : null;
}

export function noteInWords(note: RuleNote): string {
	const { rule } = note;
	switch (note.why) {
		case "over":
			return pricesTexts.notes.over({ rule });
		case "no departure":
			return pricesTexts.notes.noDeparture({ rule });
		case "hidden": {
			const { by } = note;
			return by.length === 0
				? pricesTexts.notes.hiddenByDepartures({ rule })
				: pricesTexts.notes.hidden({ rule, by: formatList(by.map(String)), count: by.length });
		}
	}
}
