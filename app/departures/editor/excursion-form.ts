/** Reads the editor's form into API fields; browser and server share it. */
import { numberIn } from "#app/catalogue/excursion-field-kinds.ts";
import { fieldNames, rowOf } from "#app/catalogue/excursion-fields.ts";
import { excursionEditorTexts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { readTickBox } from "#app/ui/form/values/read-tick-box.ts";
import { moveBy } from "#app/ui/move-item.ts";
import { textsOf } from "#app/ui/translations/translations.ts";
import { dayLanguagesOf } from "./day-languages.ts";

/**
 * Most bytes of the editor's form. All texts at their limits in five languages, the pictures' among them, are some 110 000
 * characters, and a browser writes up to nine bytes for each.
 */
export const maximumEditorBytes = 2 * 1024 * 1024;

/**
 * Sections that may be empty. Each ends with a hidden field of its name. Without that field the page was not
 * loaded completely, or the request was made by hand, and the list must not be emptied.
 */
const sections = [
	{
		name: "day_languages",
		get label() {
			return excursionEditorTexts.week.title;
		},
		fields: /^day_languages\[/,
	},
	{
		name: "pickups",
		get label() {
			return excursionEditorTexts.pickups.title;
		},
		fields: /^(?:remove_)?pickup(?:_|$)/,
	},
	{
		name: "pictures",
		get label() {
			return excursionPicturesTexts.title;
		},
		fields: /^(?:remove_)?picture(?:_|$)/,
	},
] as const;

/** Sections that arrived without their end field. */
export function partialSections(form: FormData) {
	const names = [...form.keys()];
	return sections.filter(
		({ name, fields }) => !form.has(name) && names.some((each) => fields.test(each)),
	);
}

/** Form values, not yet checked. */
export interface ExcursionInput extends Record<string, unknown> {
	isActive: boolean | undefined;
	/** Left out, like pickups and pictures, when its section is incomplete. */
	day_languages?: Record<string, string[]>;
	pickups?: ReturnType<typeof pickupsOf>;
	pictures?: ReturnType<typeof picturesOf>;
}

/** Input of `excursionChangeSchema` or `excursionCreationSchema`, not yet checked. */
export function excursionInputOf(form: FormData): ExcursionInput {
	const input: ExcursionInput = {
		...Object.fromEntries(fieldNames.map((name) => [name, rowOf(name).fromForm(form, name)])),
		isActive: readTickBox(form, "isActive"),
		id: form.get("id") ?? undefined,
		version: numberIn(form, "version"),
		...textsOf(form),
	};
	if (form.has("day_languages")) input.day_languages = dayLanguagesOf(form);
	if (form.has("pickups")) input.pickups = pickupsOf(form, String(form.get("id")));
	if (form.has("pictures")) {
		input.pictures = picturesOf(form);
		input.removed_pictures = form.getAll("remove_picture").map(Number);
	}
	return input;
}

/** Rows that are empty or marked for removal are left out. */
function pickupsOf(form: FormData, excursionId: string) {
	const removed = new Set(form.getAll("remove_pickup").map(String));
	const times = form.getAll("pickup_time").map(String);
	const titles = form.getAll("pickup_title").map(String);
	return form
		.getAll("pickup_point")
		.map((point, index) => ({ point: String(point), time: times[index], title: titles[index] }))
		.filter(({ point }) => point !== "" && !removed.has(point))
		.map(({ point, time, title }) => ({
			excursion_id: excursionId,
			pickup_time: time ?? "",
			pickup_point: { title: title || "Pickup point", point_id: Number(point) },
		}));
}

/** In page order, after a move button was applied; removed pictures are left out. */
function picturesOf(form: FormData) {
	const removed = new Set(form.getAll("remove_picture").map(String));
	const alts = form.getAll("picture_alt").map(String);
	const all = form
		.getAll("picture")
		.map((id, index) => ({ id: String(id), alt: alts[index] ?? "" }));
	const [way, movedPicture] = String(form.get("move") ?? "").split(":");
	return moveBy(
		all,
		all.findIndex(({ id }) => id === movedPicture),
		way === "left" ? -1 : 1,
	)
		.filter(({ id }) => !removed.has(id))
		.map(({ id, alt }) => ({ id: Number(id), alt }));
}
