/**
 * What the history of an excursion, pickup point or hotel says: a code with values, from which staff's language makes the
 * words when it is read. A code stays for ever, because rows bear it; its values may only grow by optional ones.
 */
import * as v from "valibot";
import { isLanguage, type Translation } from "#app/messages/languages.ts";
import { fieldLabelsTexts } from "#app/messages/staff/excursions/field-labels.ts";
import { catalogueHistoryTexts as texts } from "#app/messages/staff/history/catalogue-history.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { type LineOf, lineInWords, storedLine } from "#app/messages/stored-line.ts";
import { formatMonth, languageName } from "#app/ui/format/format.ts";

const { fields: labels } = settingsTexts;

type FieldId = keyof typeof fieldLabelsTexts;
const otherParts = ["day_languages", "pickups", "pictures"] as const;
/** A part of an excursion or point that a save has changed: a field by its API name, or its texts in a language. */
export type ChangedPart = FieldId | (typeof otherParts)[number] | `texts.${Translation}`;

/** Unknown field names of another version of the code are accepted and not shown. */
const changedPart = v.custom<ChangedPart>((value) => typeof value === "string");
const parts = v.optional(v.array(changedPart), []);
const departure = { date: v.string(), start: v.string() };
/** A fare, an extra or a question. */
const choice = {
	step: v.picklist(["added", "changed", "retired", "brought back", "moved"]),
	title: v.string(),
};
/** "84.50" */
const inUnits = (cents: number | null) => cents !== null && (cents / 100).toFixed(2);
/** "2027-06-05 16:45" */
const when = ({ date, start }: { date: string; start: string }) => ({ date: `${date} ${start}` });

export const catalogueLines = {
	created: storedLine({}, () => texts.created),
	saved: storedLine({ parts }, (line) => withParts(texts.saved, line.parts)),
	"point saved": storedLine(
		{ use: v.nullable(v.picklist(["taken into use", "taken out of use"])), parts },
		(line) => withParts(line.use ? texts.use[line.use] : texts.saved, line.parts),
	),
	"settings saved": storedLine({ names: v.array(v.string()) }, ({ names }) =>
		texts.savedParts({ sentence: texts.saved, parts: names.flatMap(settingInWords) }),
	),
	deleted: storedLine({}, () => texts.deleted),
	"code ended": storedLine({}, () => texts.codeEnded),
	"picture added": storedLine({}, () => texts.picture.added),
	"picture removed": storedLine({}, () => texts.picture.removed),
	"departure added": storedLine(departure, (line) => texts.departure.added(when(line))),
	"departure closed": storedLine(departure, (line) => texts.departure.closed(when(line))),
	"departure opened": storedLine(departure, (line) => texts.departure.opened(when(line))),
	"departure runs": storedLine(departure, (line) => texts.departure.runs(when(line))),
	"departure cancelled": storedLine(departure, (line) => texts.departure.cancelled(when(line))),
	"departure called off": storedLine(departure, (line) => texts.departure.calledOff(when(line))),
	"departure moved": storedLine(departure, (line) => texts.departure.moved(when(line))),
	"departure seats": storedLine({ ...departure, seats: v.number() }, ({ seats, ...line }) =>
		texts.departure.seats({ ...when(line), seats }),
	),
	/** In cents; null is the list's price. */
	"departure price": storedLine(
		{
			...departure,
			adultCents: v.nullable(v.number()),
			childCents: v.nullable(v.number()),
			bebeCents: v.nullable(v.number()),
		},
		({ adultCents, childCents, bebeCents, ...line }) =>
			texts.departure.price({
				...when(line),
				...{ adults: inUnits(adultCents), children: inUnits(childCents), bebe: inUnits(bebeCents) },
			}),
	),
	/** The price in cents; null where only seats are sold. */
	"departure sale": storedLine(
		{
			...departure,
			sells: v.picklist(["seats", "whole", "both"]),
			wholePriceCents: v.nullable(v.number()),
		},
		({ sells, wholePriceCents, ...line }) =>
			texts.departure.sale[sells]({ ...when(line), price: inUnits(wholePriceCents) || "" }),
	),
	"departure start": storedLine({ ...departure, to: v.string() }, ({ to, ...line }) =>
		texts.departure.start({ ...when(line), to }),
	),
	"timetable saved": storedLine({ start: v.string() }, texts.timetable.saved),
	"timetable removed": storedLine({ start: v.string() }, texts.timetable.removed),
	/** `place` in the list, from 1 on. */
	"price rule": storedLine(
		{ step: v.picklist(["added", "changed", "moved", "ended"]), place: v.number() },
		({ step, place }) => texts.priceRule[step]({ place }),
	),
	extra: storedLine(choice, ({ step, ...line }) => texts.extra[step](line)),
	"extra stock": storedLine({ title: v.string(), quantity: v.number() }, texts.extraStock),
	fare: storedLine(choice, ({ step, ...line }) => texts.fare[step](line)),
	question: storedLine(choice, ({ step, ...line }) => texts.question[step](line)),
	team: storedLine({ ...departure, names: v.array(v.string()) }, ({ names, ...line }) =>
		names.length > 0
			? texts.departure.team({ ...when(line), names: names.join(", ") })
			: texts.departure.noTeam(when(line)),
	),
	"totem enrolled": storedLine({ name: v.string() }, texts.totem.enrolled),
	"totem revoked": storedLine({ totem: v.number() }, texts.totem.revoked),
	"month of a hotel": storedLine(
		{ step: v.picklist(["collect", "uncollect"]), month: v.string(), bookings: v.number() },
		({ step, month, bookings }) => texts.month[step]({ month: formatMonth(month), bookings }),
	),
};

export type CatalogueLine = LineOf<typeof catalogueLines>;

/** An entry as staff read it. */
export function catalogueEventInWords<Row extends { line: string }>({ line, ...row }: Row) {
	return { ...row, detail: lineInWords(catalogueLines, line) };
}

function withParts(sentence: string, parts: readonly string[]): string {
	return texts.savedParts({ sentence: sentence, parts: parts.flatMap(partInWords) });
}

function partInWords(part: string): string[] {
	if (isField(part)) return [fieldLabelsTexts[part].label];
	const other = otherParts.find((each) => each === part);
	if (other) return [texts.parts[other]];
	const [, language] = /^texts\.([a-z]{2})$/.exec(part) ?? [];
	return language ? [texts.parts.textsIn({ language: languageName(language) })] : [];
}

/** "Office hours (German)"; a setting that no version knows any more is not shown. */
function settingInWords(name: string): string[] {
	const [, setting = "", code] = /^(.*?)(?:_([A-Z]{2}))?$/.exec(name) ?? [];
	const label = Object.entries(labels).find(([each]) => each === setting)?.[1].label;
	if (!label) return [];
	const language = code?.toLowerCase();
	return [
		isLanguage(language)
			? texts.parts.inLanguage({ label, language: languageName(language) })
			: label,
	];
}

function isField(part: string): part is FieldId {
	return Object.hasOwn(fieldLabelsTexts, part);
}
