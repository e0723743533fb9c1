import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import * as v from "valibot";
import type { DayLanguages } from "#app/catalogue/excursion.ts";
import {
	type FieldName,
	fieldNames,
	fieldOf,
	translatedNames,
} from "#app/catalogue/excursion-fields.ts";
import { sha256Of } from "#app/crypto/digest.server.ts";
import { excursionEditorTexts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { translationsTexts } from "#app/messages/staff/excursions/translations.ts";
import { formatList, languageName, weekdayName } from "#app/ui/format/format.ts";
import { typedTexts } from "#app/ui/translations/translations.ts";
import { type Difference, type StaffExcursion, valueInWords } from "../staff-excursion.ts";
import type { ExcursionChange } from "./excursion-change.ts";

const texts = excursionEditorTexts.conflict;

/**
 * The values at the time the editor was opened. They travel with the form, so that a save can tell this user's
 * changes from another's. Long texts are stored as digests.
 */
const openedWithSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		fields: v.record(v.string(), v.string()),
		days: v.record(v.string(), v.string()),
		stops: v.record(v.string(), v.string()),
		pictures: v.array(v.tuple([v.string(), v.string()])),
		texts: v.optional(v.record(v.string(), v.string()), {}),
	}),
);
type OpenedWith = v.InferOutput<typeof openedWithSchema>;

export function writeOpenedWith(excursion: StaffExcursion): string {
	const opened: OpenedWith = {
		fields: Object.fromEntries(fieldNames.map((name) => [name, digest(String(excursion[name]))])),
		days: wordsByDay(excursion.day_languages),
		stops: timesByPoint(pickupStops(excursion)),
		pictures: excursion.images.map(({ id, alt }) => [String(id), digest(alt)]),
		texts: Object.fromEntries(
			excursion.texts.map(({ language, field, words }) => [`${language}.${field}`, digest(words)]),
		),
	};
	return JSON.stringify(opened);
}

export interface MergedEdit {
	/** The merged change; clashing fields keep what this user typed. */
	change: ExcursionChange;
	/** Fields that both changed differently. */
	clashes: Difference[];
}

/**
 * Merges a change based on an older version with what was saved meanwhile: a field that one side changed is taken
 * from that side; a field that both changed is a clash.
 * @param opened from `writeOpenedWith`; when unreadable, every difference is a clash.
 */
export function mergeEdits(
	opened: string,
	stored: StaffExcursion,
	typed: ExcursionChange,
): MergedEdit {
	const read = v.safeParse(openedWithSchema, opened);
	const base = read.success
		? read.output
		: { fields: {}, days: {}, stops: {}, pictures: [], texts: {} };
	const fields = mergeFields(base.fields, stored, typed);
	const days = typed.day_languages
		? mergeDays(base.days, stored.day_languages, typed.day_languages)
		: null;
	const stops = typed.pickups ? mergeStops(base.stops, stored, typed.pickups) : null;
	const pictures = typed.pictures ? mergePictures(base.pictures, stored, typed) : null;
	const texts = mergeTexts(base.texts, stored, typed);
	return {
		change: {
			...typed,
			...fields.values,
			version: stored.version,
			...(texts ? { texts: texts.texts, translatedFrom: typed } : {}),
			...(days ? { day_languages: days.days } : {}),
			...(stops ? { pickups: stops.stops } : {}),
			...(pictures ? { pictures: pictures.pictures } : {}),
		},
		clashes: [
			...fields.clashes,
			...(days?.clashes ?? []),
			...(stops?.clashes ?? []),
			...(pictures?.clashes ?? []),
			...(texts?.clashes ?? []),
		],
	};
}

type Verdict = "theirs" | "mine" | "clash";

/** @param base the common base; undefined when unknown or absent. */
function settle(base: string | undefined, theirs: string | undefined, mine: string | undefined) {
	if (theirs === mine || mine === base) return "theirs" satisfies Verdict;
	return (theirs === base ? "mine" : "clash") satisfies Verdict;
}

/** Fields of one group are always taken from the same edit. */
const units: FieldName[][] = Object.values(
	Object.groupBy(fieldNames, (name) => fieldOf(name).together ?? name),
);

function mergeFields(
	base: Record<string, string>,
	stored: StaffExcursion,
	typed: ExcursionChange,
): { values: Partial<ExcursionChange>; clashes: Difference[] } {
	const values: Partial<ExcursionChange> = {};
	const clashes: Difference[] = [];
	for (const names of units) {
		const digests = (from: Partial<Record<FieldName, unknown>>) =>
			names.map((name) => digest(String(from[name] ?? stored[name]))).join();
		const before = names.map((name) => base[name] ?? "").join();
		const verdict = settle(before, digests(stored), digests(typed));
		if (verdict === "theirs")
			Object.assign(values, Object.fromEntries(names.map((name) => [name, stored[name]])));
		if (verdict === "clash") clashes.push(...names.flatMap((name) => clashOf(name, stored, typed)));
	}
	return { values, clashes };
}

function clashOf(name: FieldName, stored: StaffExcursion, typed: ExcursionChange): Difference[] {
	const [theirs, yours] = [valueInWords(stored[name]), valueInWords(typed[name] ?? stored[name])];
	return theirs === yours ? [] : [{ label: fieldOf(name).label, theirs, yours }];
}

function mergeDays(base: Record<string, string>, stored: DayLanguages, typed: DayLanguages) {
	const [theirs, mine] = [wordsByDay(stored), wordsByDay(typed)];
	const days: Record<string, string[]> = {};
	const clashes: Difference[] = [];
	for (const day of [0, 1, 2, 3, 4, 5, 6]) {
		const verdict = settle(base[day], theirs[day], mine[day]);
		const languages = (verdict === "theirs" ? stored : typed)[day];
		if (languages?.length) days[day] = languages;
		if (verdict === "clash")
			clashes.push({
				label: weekdayName(day),
				theirs: languagesInWords(stored[day]),
				yours: languagesInWords(typed[day]),
			});
	}
	return { days, clashes };
}

function mergeStops(
	base: Record<string, string>,
	stored: StaffExcursion,
	typed: NonNullable<ExcursionChange["pickups"]>,
) {
	const [theirs, mine] = [timesByPoint(pickupStops(stored)), timesByPoint(typed)];
	const titles = new Map(
		stored.pickups.map(({ pickup_point: { point_id, title } }) => [String(point_id), title]),
	);
	const stops: { pointId: number; time: string }[] = [];
	const clashes: Difference[] = [];
	for (const point of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
		const verdict = settle(base[point], theirs[point], mine[point]);
		const time = (verdict === "theirs" ? theirs : mine)[point];
		if (time) stops.push({ pointId: Number(point), time });
		const title = titles.get(point);
		if (verdict === "clash")
			clashes.push({
				label: title === undefined ? texts.pickupPoint({ point }) : texts.pickup({ title }),
				theirs: theirs[point] ?? texts.noStop,
				yours: mine[point] ?? texts.noStop,
			});
	}
	return { stops, clashes };
}

function mergePictures(
	base: OpenedWith["pictures"],
	stored: StaffExcursion,
	{ pictures: typed = [], removed_pictures: removed }: ExcursionChange,
) {
	const before = new Map(base);
	const words = new Map(typed.map(({ id, alt }) => [id, alt]));
	const clashes: Difference[] = [];
	const alts = new Map<number, string>();
	for (const { id, alt } of stored.images) {
		const mine = removed.includes(id) ? "" : (words.get(id) ?? alt);
		const mineDigest = mine === "" ? undefined : digest(mine);
		const verdict = settle(before.get(String(id)), digest(alt), mineDigest);
		// `removed_pictures` handles a removal without a clash
		alts.set(id, verdict === "theirs" || mine === "" ? alt : mine);
		if (verdict === "clash")
			clashes.push({ label: texts.picture, theirs: alt, yours: mine || texts.removed });
	}
	const kept = stored.images.map(({ id }) => id).filter((id) => !removed.includes(id));
	const known = (ids: number[]) => ids.filter((id) => kept.includes(id));
	const mineOrder = known(typed.map(({ id }) => id));
	const shared = new Set(mineOrder);
	const orderOf = (ids: number[]) => ids.filter((id) => shared.has(id)).join();
	const verdict = settle(orderOf(base.map(([id]) => Number(id))), orderOf(kept), mineOrder.join());
	// pictures added by the other user come after those that this user ordered
	const order =
		verdict === "theirs" ? kept : [...mineOrder, ...kept.filter((id) => !shared.has(id))];
	if (verdict === "clash")
		clashes.push({
			label: texts.order,
			theirs: formatList(kept.map((id) => alts.get(id) ?? "")),
			yours: formatList(mineOrder.map((id) => alts.get(id) ?? "")),
		});
	return { pictures: order.map((id) => ({ id, alt: alts.get(id) ?? "" })), clashes };
}

function mergeTexts(base: OpenedWith["texts"], stored: StaffExcursion, typed: ExcursionChange) {
	if (!typed.texts) return null;
	const clashes: Difference[] = [];
	const merged: NonNullable<ExcursionChange["texts"]> = {};
	for (const { language, field, words } of typedTexts(typed)) {
		const theirs =
			stored.texts.find((each) => each.language === language && each.field === field)?.words ?? "";
		const before = base[`${language}.${field}`] ?? digest("");
		const verdict = settle(before, digest(theirs), digest(words));
		merged[language] = { ...merged[language], [field]: verdict === "theirs" ? theirs : words };
		if (verdict === "clash")
			clashes.push({ label: textInWords(language, field), theirs, yours: words });
	}
	return { texts: merged, clashes };
}

/** "Title in German" */
function textInWords(language: string, field: string): string {
	const name = translatedNames.find((each) => each === field);
	return translationsTexts.inLanguage({
		label: name ? fieldOf(name).label : texts.picture,
		language: languageName(language),
	});
}

function pickupStops({ pickups }: StaffExcursion) {
	return pickups.map(({ pickup_point, pickup_time }) => ({
		pointId: pickup_point.point_id,
		time: pickup_time,
	}));
}

function timesByPoint(stops: { pointId: number; time: string }[]): Record<string, string> {
	return Object.fromEntries(stops.map(({ pointId, time }) => [String(pointId), time]));
}

/** Languages by weekday, sorted: "en,de". */
function wordsByDay(days: DayLanguages): Record<string, string> {
	return Object.fromEntries(
		Object.entries(days).flatMap(([day, languages]) =>
			languages?.length ? [[day, languages.join()]] : [],
		),
	);
}

function languagesInWords(languages: string[] | undefined): string {
	return languages?.length ? formatList(languages.map(languageName)) : texts.noDeparture;
}

/** Short digest; it only has to distinguish texts of one excursion. */
function digest(text: string): string {
	return encodeBase64urlNoPadding(sha256Of(text).slice(0, 12));
}
