import * as v from "valibot";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import type { AssignOutcome } from "./assignments.server.ts";

/** "" leaves it as it is, "none" takes it away, a number gives it. */
const choice = v.pipe(
	v.optional(v.string(), ""),
	v.regex(/^(|none|[1-9]\d{0,14})$/, "Choose one of the list"),
	v.transform((text) => (text === "" ? undefined : text === "none" ? null : Number(text))),
);

/** The controls with which a departure gets its guide, vehicle and driver. */
export const teamSchema = v.pipe(
	v.object({ guide: choice, vehicle: choice, driver: choice }),
	v.transform((chosen) => ({
		...(chosen.guide === undefined ? {} : { guide: chosen.guide }),
		...(chosen.vehicle === undefined ? {} : { vehicle: chosen.vehicle }),
		...(chosen.driver === undefined ? {} : { driver: chosen.driver }),
	})),
);

const mostNamed = 5;

/** Why nobody was assigned, in whole sentences. */
export function clashInWords({
	clashes,
	tooSmall,
}: Extract<AssignOutcome, { outcome: "clash" }>): string {
	const said = [
		...clashes.map(
			({ name, title, date, startTime }) =>
				`${name} is on “${title}” on ${formatDate(date, "short")} at ${startTime}`,
		),
		...tooSmall.map(
			({ name, seats, date, taken }) =>
				`${name} has ${seats} seats, and ${taken} are taken on ${formatDate(date, "short")}`,
		),
	];
	if (said.length === 0)
		return "Somebody changed this meanwhile: the guide, vehicle or driver is not in use any more, or its driver drives another vehicle.";
	const rest = said.length - mostNamed;
	const named = said.slice(0, mostNamed);
	return `${formatList(rest > 0 ? [...named, `${rest} more`] : named)}. Nothing has changed.`;
}
