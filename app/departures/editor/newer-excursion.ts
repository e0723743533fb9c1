import type { DayLanguages } from "#app/catalogue/excursion.ts";
import {
	type FieldValues,
	fieldNames,
	fieldOf,
	translatedNames,
} from "#app/catalogue/excursion-fields.ts";
import { excursionEditorTexts as texts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { translationsTexts } from "#app/messages/staff/excursions/translations.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { type FieldsInWords, newerSave, tickInWords } from "#app/ui/form/newer-save.ts";
import { languageName } from "#app/ui/format/format.ts";
import { textName, typedTexts, typedTextsOf } from "#app/ui/translations/translations.ts";
import { daysInWords } from "./day-languages.ts";
import { typedAs } from "./excursion-draft.ts";
import type { ExcursionChange, Stop } from "./save/excursion-change.ts";
import type { StaffExcursion } from "./staff-excursion.ts";
import type { EditorView } from "./staff-excursions.server.ts";

/**
 * An edit that somebody else was faster than: what is stored now stands beside each field that says something else. Null
 * when the edit says what is stored.
 */
export function newerExcursion(
	change: ExcursionChange,
	{ excursion: storedExcursion, points, history }: EditorView,
	timeZone: string,
): FormErrors | null {
	const storedEdit: Compared = {
		...storedExcursion,
		stops: storedExcursion.pickups.map(({ pickup_point, pickup_time }) => ({
			pointId: pickup_point.point_id,
			time: pickup_time,
		})),
		pictures: storedExcursion.images,
	};
	const { day_languages, pickups, pictures } = change;
	const edit: Compared = {
		...storedEdit,
		...sentFields(change),
		texts: typedTexts(change),
		...(day_languages && { day_languages }),
		...(pickups && { stops: pickups }),
		...(pictures && { pictures: [...pictures, ...untouchedPictures(change, storedExcursion)] }),
	};
	const inWords = (compared: Compared) => editInWords(compared, points);
	const newer = newerSave(
		{ typedValues: {}, ownValues: inWords(edit) },
		{ ...storedExcursion, values: inWords(storedEdit), history },
		labels(change),
		timeZone,
	);
	return newer?.errors ?? null;
}

/** What an edit says, and what is stored. */
interface Compared extends FieldValues {
	day_languages: DayLanguages;
	stops: readonly Stop[];
	pictures: readonly { id: number; alt: string }[];
	texts: readonly { language: string; field: string; words: string }[];
}

function sentFields(change: ExcursionChange): Partial<FieldValues> {
	return Object.fromEntries(
		fieldNames.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])),
	);
}

/** Pictures that the form did not have yet: a save leaves them. */
function untouchedPictures(
	{ pictures = [], removed_pictures }: ExcursionChange,
	{ images }: StaffExcursion,
) {
	const sentIds = new Set([...pictures.map(({ id }) => id), ...removed_pictures]);
	return images.filter(({ id }) => !sentIds.has(id));
}

/** By the names of the editor's errors. */
function editInWords(
	{ texts: words, day_languages: days, stops, pictures, ...fields }: Compared,
	points: EditorView["points"],
): TypedValues {
	const titles = new Map(points.map(({ id, title }) => [id, title]));
	return {
		...Object.fromEntries(fieldNames.map((name) => [name, typedAs(fields[name])])),
		...typedTextsOf(words),
		day_languages: daysInWords(days),
		pickups: stops
			.map(({ pointId, time }) => `${time} ${titles.get(pointId) ?? pointId}`)
			.toSorted()
			.join("; "),
		pictures: pictures.map(({ alt }) => alt).join("; "),
	};
}

function labels(change: ExcursionChange): FieldsInWords {
	const fields = fieldNames.map((name) => {
		const { label, control } = fieldOf(name);
		const isTick = control === "switch" || control === "tick";
		return [name, isTick ? { label, inWords: tickInWords } : { label }] as const;
	});
	const inLanguages = typedTexts(change).map(({ language, field }) => {
		const name = translatedNames.find((each) => each === field);
		const label = translationsTexts.inLanguage({
			label: name ? fieldOf(name).label : texts.picture,
			language: languageName(language),
		});
		return [textName(language, field), { label }] as const;
	});
	return {
		...Object.fromEntries([...fields, ...inLanguages]),
		day_languages: { label: texts.week.title },
		pickups: { label: texts.pickups.title },
		pictures: { label: excursionPicturesTexts.title },
	};
}
