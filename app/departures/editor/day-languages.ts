/** The weekdays of a timetable as its form has them. */
import { type DayLanguages, languagesOf } from "#app/catalogue/excursion.ts";
import { writtenLanguages } from "#app/messages/languages.ts";
import { formatList, languageName, weekdayName } from "#app/ui/format/format.ts";

/** The ticked languages of a form, by weekday. */
export function dayLanguagesOf(form: FormData): Record<string, string[]> {
	const days: Record<string, string[]> = {};
	for (const day of ["0", "1", "2", "3", "4", "5", "6"]) {
		const languages = form.getAll(`day_languages[${day}]`).map(String);
		if (languages.length > 0) days[day] = languages;
	}
	return days;
}

/** "Monday: English and German; Friday: English" */
export function daysInWords(days: DayLanguages): string {
	return Object.entries(days)
		.filter(([, languages]) => languages?.length)
		.map(([day, languages = []]) =>
			[weekdayName(Number(day)), formatList(languages.map(languageName))].join(": "),
		)
		.join("; ");
}

/** The languages that a form offers to tick: those that most guides speak, and those that are ticked already. */
export function offeredLanguages(days: DayLanguages): string[] {
	return [...new Set([...writtenLanguages, "nl", ...languagesOf(days)])];
}
