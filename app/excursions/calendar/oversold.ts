import { formatDate, formatList } from "#app/ui/format/format.ts";

export interface SoldDay {
	/** Local date. */
	date: string;
	sold: number;
}

/** "12 June has 14 sold, that is 2 more than 12." Shown as a warning before the capacity is lowered. */
export function soldAboveInWords(days: readonly SoldDay[], capacity: number): string {
	const said = days
		.slice(0, 3)
		.map(
			({ date, sold }) =>
				`${formatDate(date, "short")} has ${sold} sold, that is ${sold - capacity} more than ${capacity}`,
		);
	const rest = days.length - said.length;
	const all = formatList(rest > 0 ? [...said, `so it is on ${rest} more days`] : said);
	return `${all}. Save once more to do it anyway: these days are then listed under “Needs attention”.`;
}

export function closingSoldInWords({ date, sold }: SoldDay): string {
	return `${formatDate(date, "short")} has ${sold} sold. Add it once more to close the day anyway; to tell these guests, cancel or move the departure instead.`;
}
