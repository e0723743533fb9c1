import * as v from "valibot";
import { teamTexts } from "#app/messages/staff/departures/team.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import type { AssignOutcome } from "./assignments.server.ts";

/** "" leaves it as it is, "none" takes it away, a number gives it. */
const choice = v.pipe(
	v.optional(v.string(), ""),
	v.regex(/^(|none|[1-9]\d{0,14})$/, teamTexts.notInList),
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
	const texts = teamTexts.clash;
	const said = [
		...clashes.map(({ name, title, date, startTime }) =>
			texts.elsewhere({ name, title, date: formatDate(date, "short"), time: startTime }),
		),
		...tooSmall.map(({ name, seats, date, taken }) =>
			texts.tooSmall({ name, seats, taken, date: formatDate(date, "short") }),
		),
	];
	if (said.length === 0) return texts.changedMeanwhile;
	const rest = said.length - mostNamed;
	const named = said.slice(0, mostNamed);
	const reasons = formatList(rest > 0 ? [...named, texts.more({ count: rest })] : named);
	return texts.refused({ reasons });
}
