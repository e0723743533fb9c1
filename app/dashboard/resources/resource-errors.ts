import type { Resource } from "#app/departures/team/resource.ts";
import type { ResourceDecision } from "#app/departures/team/resource-decision.ts";
import { resourceFormOf } from "#app/departures/team/resource-form.tsx";
import type { ResourceFields } from "#app/departures/team/resource-schema.ts";
import { resourceEditorTexts } from "#app/messages/staff/departures/resource-editor.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { newerSave, tickInWords } from "#app/ui/form/newer-save.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";

const texts = resourceEditorTexts.refused;

export function noSuchUser(): FormErrors {
	return { email: [texts.noSuchUser] };
}

/** The same for a resource that somebody else saved after the form was opened; no history of it is kept. */
export function newerResource(
	typedValues: TypedValues,
	fields: ResourceFields,
	storedRow: Resource,
	timeZone: string,
) {
	const { name, seats, phone, languages, email, isActive } = resourceEditorTexts.fields;
	return newerSave(
		{ typedValues, ownValues: resourceFormOf(fields) },
		{ ...storedRow, values: resourceFormOf(storedRow), history: [] },
		{
			name: { label: name },
			seats: { label: seats },
			phone: { label: phone },
			languages: { label: languages },
			email: { label: email },
			isActive: { label: isActive, inWords: tickInWords },
		},
		timeZone,
	);
}

const mostDates = 5;

/** Why a resource was not saved, beside the field that says it. */
export function resourceErrors(
	refused: Exclude<ResourceDecision, { outcome: "saved" | "unknown" | "newer" }>,
): FormErrors {
	if (refused.outcome === "no such user") return noSuchUser();
	if (refused.outcome === "in use") {
		const dates = refused.dates.slice(0, mostDates).map((date) => formatDate(date, "short"));
		const rest = refused.dates.length - dates.length;
		const shownDates = rest > 0 ? [...dates, texts.moreDays({ count: rest })] : dates;
		return { "": [texts.inUse({ dates: formatList(shownDates) })] };
	}
	const days = refused.days.map(({ date, takenSeats }) =>
		texts.taken({ date: formatDate(date, "short"), seats: takenSeats }),
	);
	return { seats: [texts.tooFewSeats({ days: formatList(days) })] };
}
