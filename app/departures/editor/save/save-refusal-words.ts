import { differentDayRulesTexts } from "#app/messages/staff/excursions/different-day-rules.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";

const texts = differentDayRulesTexts.oversold;

export interface SoldDay {
	/** Local date. */
	date: string;
	sold: number;
}

/** "12 June has 14 sold, that is 2 more than 12." Shown as a warning before the capacity is lowered. */
export function soldAboveInWords(days: readonly SoldDay[], capacity: number): string {
	const daysInWords = days.slice(0, 3).map((day) => dayInWords(day, capacity));
	const rest = days.length - daysInWords.length;
	const all = formatList(
		rest > 0 ? [...daysInWords, texts.moreDays({ count: rest })] : daysInWords,
	);
	return texts.saveOnceMore({ days: all });
}

function dayInWords({ date, sold }: SoldDay, capacity: number): string {
	return texts.day({ date: formatDate(date, "short"), sold, more: sold - capacity, capacity });
}

/** Why usual times cannot be saved: a pickup of the departure of `date`, which has another start, would fall on another day. */
export function tornDateInWords(date: string): string {
	return differentDayRulesTexts.torn({ date: formatDate(date, "short") });
}
