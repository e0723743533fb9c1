import { daysInWords } from "#app/departures/editor/day-languages.ts";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { type FieldsInWords, newerSave } from "#app/ui/form/newer-save.ts";
import { waysToSell } from "../departure.ts";
import type { StoredTimetable, Timetable, TimetableFields } from "./timetable.ts";
import { timetableFormOf } from "./timetable-form.tsx";

const texts = timetableTexts.form;
const fields = (): FieldsInWords => ({
	startTime: { label: texts.start },
	capacity: { label: texts.seats },
	firstDay: { label: texts.firstDay },
	lastDay: { label: texts.lastDay },
	minimumGuests: { label: texts.minimum },
	decideHours: { label: texts.decide },
	sells: {
		label: texts.sells,
		inWords: (value) => texts.sellsWays[waysToSell.find((way) => way === value) ?? "seats"],
	},
	wholePriceCents: { label: texts.wholePrice },
	days: { label: timetableTexts.days },
});

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
		fields(),
		timeZone,
	);
}

function inWords(timetable: Timetable): TypedValues {
	return { ...timetableFormOf(timetable), days: daysInWords(timetable.days) };
}
