import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { type FieldsInWords, newerSave } from "#app/ui/form/newer-save.ts";
import { waysToSell } from "./departure.ts";
import { daysInWords } from "./editor/day-languages.ts";
import type { StoredTimetable, Timetable, TimetableFields } from "./timetable.ts";
import { timetableFormOf } from "./timetable-form-values.ts";

const { start, seats, firstDay, lastDay, minimum, decide, sells, sellsWays, wholePrice } =
	timetableTexts.form;
const fields: FieldsInWords = {
	startTime: { label: start },
	capacity: { label: seats },
	firstDay: { label: firstDay },
	lastDay: { label: lastDay },
	minimumGuests: { label: minimum },
	decideHours: { label: decide },
	sells: {
		label: sells,
		inWords: (value) => sellsWays[waysToSell.find((way) => way === value) ?? "seats"],
	},
	wholePriceCents: { label: wholePrice },
	days: { label: timetableTexts.days },
};

/** A timetable that somebody else saved after its form was opened: when and by whom is not kept. */
export function newerTimetable(
	typedValues: TypedValues,
	edit: TimetableFields,
	timetable: StoredTimetable,
	timeZone: string,
) {
	const { version } = timetable;
	return newerSave(
		{ typedValues, ownValues: inWords({ ...timetable, ...edit }) },
		{ values: inWords(timetable), version, updatedAt: null, history: [] },
		fields,
		timeZone,
	);
}

function inWords(timetable: Timetable): TypedValues {
	return { ...timetableFormOf(timetable), days: daysInWords(timetable.days) };
}
