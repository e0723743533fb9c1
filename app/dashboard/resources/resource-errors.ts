import type { ResourceOutcome } from "#app/resources/resources.server.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatCount, formatDate, formatList } from "#app/ui/format/format.ts";

export const noSuchUser: FormErrors = { email: ["No account has this email"] };

const mostDates = 5;

/** Why a resource was not saved, beside the field that says it. */
export function refusalOf(
	refused: Exclude<ResourceOutcome, { outcome: "saved" | "unknown" }>,
): FormErrors {
	if (refused.outcome === "no such user") return noSuchUser;
	if (refused.outcome === "in use") {
		const dates = refused.dates.slice(0, mostDates).map((date) => formatDate(date, "short"));
		const rest = refused.dates.length - dates.length;
		const said = rest > 0 ? [...dates, `${rest} more days`] : dates;
		return {
			"": [`Still on departures on ${formatList(said)}. Give those to somebody else first.`],
		};
	}
	const days = refused.days.map(
		({ date, taken }) =>
			`${formatDate(date, "short")} has ${formatCount(taken, { one: "seat", other: "seats" })} taken`,
	);
	return { seats: [`${formatList(days)}. Give those departures another vehicle first.`] };
}
