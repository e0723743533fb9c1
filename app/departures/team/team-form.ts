import * as v from "valibot";
import { teamTexts } from "#app/messages/staff/departures/team.ts";
import { type CheckedForm, checkInput } from "#app/ui/form/form.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import type { TeamChange } from "./assignment.ts";
import type { TeamRefusal } from "./team-decision.ts";

/** Ticked boxes of a kind: none of them leaves it as it is, "none" alone takes all away, and ids are those who go. */
const ticked = v.pipe(
	v.array(
		v.pipe(
			v.string(),
			v.regex(/^(none|[1-9]\d{0,14})$/, () => teamTexts.notInList),
		),
	),
	v.maxLength(100),
	v.transform((values) =>
		values.length > 0 ? values.filter((value) => value !== "none").map(Number) : undefined,
	),
);
const teamSchema = v.object({ guide: ticked, vehicle: ticked, driver: ticked });

/** Reads the form with which departures get their guides, vehicles and drivers; `typed` has the ticks of a kind, "3 5". */
export function checkTeamForm(form: FormData): CheckedForm<TeamChange> {
	const ticks = {
		guide: form.getAll("guide"),
		vehicle: form.getAll("vehicle"),
		driver: form.getAll("driver"),
	};
	const typedValues = Object.fromEntries(
		Object.entries(ticks).map(([kind, values]) => [kind, values.join(" ")]),
	);
	return { ...checkInput(teamSchema, ticks), typedValues };
}

const mostNamed = 5;

/** Why nobody was assigned, in whole sentences. */
export function clashInWords({ clashes, tooSmall }: TeamRefusal): string {
	const texts = teamTexts.clash;
	const allReasons = [
		...clashes.map(({ name, title, date, startTime }) =>
			texts.elsewhere({ name, title, date: formatDate(date, "short"), time: startTime }),
		),
		...tooSmall.map(({ name, seats, date, startTime, takenSeats }) =>
			texts.tooSmall({
				name,
				seats,
				takenSeats,
				date: formatDate(date, "short"),
				time: startTime,
			}),
		),
	];
	if (allReasons.length === 0) return texts.changedMeanwhile;
	const rest = allReasons.length - mostNamed;
	const namedReasons = allReasons.slice(0, mostNamed);
	const reasons = formatList(
		rest > 0 ? [...namedReasons, texts.more({ count: rest })] : namedReasons,
	);
	return texts.refused({ reasons });
}
