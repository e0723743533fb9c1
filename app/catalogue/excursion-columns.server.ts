import {
	and,
	eq,
	type InferColumnsDataTypes,
	inArray,
	isNotNull,
	ne,
	or,
	type Placeholder,
	type SQL,
	sql,
} from "drizzle-orm";
import { addressesOf } from "#app/catalogue/pictures/pictures.ts";
import type { Database } from "#app/database/client.server.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import {
	excursionImages,
	excursions,
	extraStocks,
	extras,
	fares,
	pickupAssignments,
	pickupPoints,
	questions,
	timetableDays,
	timetables,
	translations,
} from "#app/database/schema.server.ts";
import { isLanguage, type Language } from "#app/messages/languages.ts";
import { accessOfRow } from "./accessibility/accessibility.ts";
import type { DayLanguages, Excursion, Pickup, Picture } from "./excursion.ts";
import { publicColumns, rowOf, toPublicFields, translatedNames } from "./excursion-fields.ts";
import type { TextsByLanguage } from "./excursion-texts.ts";
import { extraRows, toExtra } from "./extras/extra-rows.server.ts";
import { fareRows, toFare } from "./fares/fare-rows.server.ts";
import { readPolicyText } from "./policy/policy-text.ts";
import type { PriceRule, UnnamedRule } from "./prices/price-rule.ts";
import { rulesOf } from "./prices/price-rules.server.ts";
import { pricesOfRow } from "./prices/prices.ts";
import { type ExcursionTax, taxOfRow } from "./prices/tax.ts";
import { questionRows, toQuestion } from "./questions/question-rows.server.ts";

/** What staff entered for an excursion. */
export interface TripContent {
	excursion: Excursion;
	isActive: boolean;
	/** Raised by every change of the excursion; it guards what was read when seats are sold. */
	version: number;
	/** For the lines of a sale; public pages do not say it. */
	tax: ExcursionTax;
	/** In their order. */
	rules: readonly (PriceRule | UnnamedRule)[];
	/** The texts of the other languages that were asked for, while the excursion is English. */
	texts: TextsByLanguage;
}

/** English needs no translations; a totem needs all of them. */
export type AskedLanguage = Language | "all" | Placeholder;

/** Staff notes are left out: these columns end up on public pages. */
const rowColumns = {
	...pickColumns(excursions, publicColumns),
	...pickColumns(excursions, ["id", "isActive", "version"]),
	...pickColumns(excursions, ["taxRate", "nextTaxRate", "nextTaxFrom", "cancellationPolicy"]),
};
const excursionRow = jsonRows(rowColumns);
const pictureRows = jsonRows(
	pickColumns(excursionImages, ["position", "id", "key", "alt", "width", "height", "widths"]),
);
const languageRows = jsonRows(pickColumns(timetableDays, ["day", "language", "position"]));
/** A stop of an excursion, of a row of `pickup_assignments` and its point. */
export const pickupColumns = {
	pointId: pickupPoints.id,
	title: pickupPoints.title,
	place: pickupPoints.place,
	time: pickupAssignments.pickupTime,
	lat: pickupPoints.lat,
	lng: pickupPoints.lng,
};
const stopRows = jsonRows(pickupColumns);

const textColumns = {
	...pickColumns(translations, ["language", "field", "words", "imageId"]),
	pointId: translations.pickupPointId,
	...pickColumns(translations, ["extraId", "fareId", "questionId"]),
};
const textRows = jsonRows(textColumns);

/** One row for each excursion, with its related rows as JSON. */
export function contentColumns(db: Database, language: AskedLanguage) {
	// an alias keeps the whole SQL expression from being sent as the column's name
	return {
		row: excursionRow.one(isNotNull(excursions.id)).as("trip"),
		pictures: pictureRows
			.all((rows) =>
				db
					.select({ rows })
					.from(excursionImages)
					.where(eq(excursionImages.excursionId, excursions.id)),
			)
			.as("pictures"),
		rules: rulesOf(sql`excursions.id`).as("rules"),
		languages: languageRows
			.all((rows) =>
				db
					.select({ rows })
					.from(timetableDays)
					.innerJoin(timetables, eq(timetables.id, timetableDays.timetableId))
					.where(eq(timetables.excursionId, excursions.id)),
			)
			.as("languages"),
		stops: stopRows
			.all((rows) =>
				db
					.select({ rows })
					.from(pickupAssignments)
					.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
					.where(
						and(eq(pickupAssignments.excursionId, excursions.id), eq(pickupPoints.isActive, true)),
					),
			)
			.as("stops"),
		extras: extraRows
			.all((rows) =>
				db
					.select({ rows })
					.from(extras)
					.leftJoin(extraStocks, eq(extraStocks.id, extras.stockId))
					.where(and(eq(extras.excursionId, excursions.id), eq(extras.isActive, true))),
			)
			.as("extras"),
		fares: fareRows
			.all((rows) =>
				db
					.select({ rows })
					.from(fares)
					.where(and(eq(fares.excursionId, excursions.id), eq(fares.isActive, true))),
			)
			.as("fares"),
		questions: questionRows
			.all((rows) =>
				db
					.select({ rows })
					.from(questions)
					.where(
						and(
							eq(questions.excursionId, excursions.id),
							eq(questions.isActive, true),
							ne(questions.moment, "staff"),
						),
					),
			)
			.as("questions"),
		translations:
			language === "en"
				? sql<TextRow[]>`'[]'`.mapWith((): TextRow[] => []).as("translations")
				: textRows.all((rows) => textsOfExcursion(db, rows, language)).as("translations"),
	};
}

/** Its own texts, those of its pictures, extras, fares and questions, and those of the pickup points where it stops. */
function textsOfExcursion(db: Database, rows: SQL, language: AskedLanguage) {
	const idsIn = (table: typeof excursionImages | typeof extras | typeof fares | typeof questions) =>
		db.select({ id: table.id }).from(table).where(eq(table.excursionId, excursions.id));
	const stops = db
		.select({ id: pickupAssignments.pickupPointId })
		.from(pickupAssignments)
		.where(eq(pickupAssignments.excursionId, excursions.id));
	return db
		.select({ rows })
		.from(translations)
		.where(
			and(
				sql`(${language} = 'all' OR ${translations.language} = ${language})`,
				or(
					eq(translations.excursionId, excursions.id),
					inArray(translations.imageId, idsIn(excursionImages)),
					inArray(translations.pickupPointId, stops),
					inArray(translations.extraId, idsIn(extras)),
					inArray(translations.fareId, idsIn(fares)),
					inArray(translations.questionId, idsIn(questions)),
				),
			),
		);
}

type TextRow = InferColumnsDataTypes<typeof textColumns>;
type Row = InferColumnsDataTypes<typeof rowColumns>;
type Columns = ReturnType<typeof contentColumns>;
type Found = { [Name in keyof Columns]: Columns[Name]["_"]["type"] };

/** @returns null for a row without an excursion. */
export function toContent({ row, ...parts }: Found): TripContent | null {
	return (
		row && {
			excursion: toExcursion(row, parts),
			isActive: row.isActive,
			version: row.version,
			tax: taxOfRow(row),
			rules: parts.rules,
			texts: toTexts(parts),
		}
	);
}

/** Texts of the table `translations`, as guests read them. */
function toTexts({
	translations: rows,
	pictures,
}: Pick<Found, "translations" | "pictures">): TextsByLanguage {
	const byLanguage: TextsByLanguage = {};
	for (const { language, field, words, imageId, pointId, extraId, fareId, questionId } of rows) {
		if (!isLanguage(language)) continue;
		const texts = byLanguage[language] ?? {
			...{ pickups: {}, pictures: {} },
			...{ extras: {}, fares: {}, questions: {} },
		};
		byLanguage[language] = texts;
		if (imageId !== null) {
			const picture = pictures.find(({ id }) => id === imageId);
			if (picture) texts.pictures[addressesOf(picture).url] = words;
		} else if (pointId !== null) {
			texts.pickups[pointId] = { ...texts.pickups[pointId], [field]: words };
		} else if (extraId !== null) {
			texts.extras[extraId] = { ...texts.extras[extraId], [field]: words };
		} else if (fareId !== null) {
			texts.fares[fareId] = { ...texts.fares[fareId], [field]: words };
		} else if (questionId !== null) {
			texts.questions[questionId] = { ...texts.questions[questionId], [field]: words };
		} else Object.assign(texts, ownTextOf(field, words));
	}
	return byLanguage;
}

function ownTextOf(field: string, words: string) {
	const name = translatedNames.find((each) => each === field);
	return name && { [rowOf(name).column]: rowOf(name).forGuests(words) };
}

function byPickupTime(stops: Pickup[]): Pickup[] {
	const order = ({ time, title }: Pickup) => `${time} ${title}`;
	return stops.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

function toExcursion(
	row: Row,
	{
		pictures,
		languages,
		stops,
		extras,
		fares,
		questions,
	}: Omit<Found, "row" | "rules" | "translations">,
): Excursion {
	return {
		id: row.id,
		...toPublicFields(row),
		...combinedFields(row),
		...ownPolicy(row),
		dayLanguages: toDayLanguages(languages.sort(byPosition)),
		pictures: pictures.sort((a, b) => byPosition(a, b) || a.id - b.id).map(toPicture),
		pickups: byPickupTime(stops),
		...(extras.length > 0 ? { extras: extras.sort(byPosition).map(toExtra) } : {}),
		...(fares.length > 0 ? { fares: fares.sort(byPosition).map(toFare) } : {}),
		...(questions.length > 0 ? { questions: questions.sort(byPosition).map(toQuestion) } : {}),
	};
}

function ownPolicy({ cancellationPolicy, weatherNote }: Row): Pick<Excursion, "policy"> {
	const policy = cancellationPolicy === null ? null : readPolicyText(cancellationPolicy);
	if (!policy) return {};
	return { policy: { ...policy, weather: policy.weather === null ? null : weatherNote } };
}

/** Public values that are made of several columns. */
function combinedFields(row: Row): Pick<Excursion, "prices" | "ages" | "activity" | "access"> {
	const access = accessOfRow(row);
	return {
		...(access && { access }),
		prices: pricesOfRow(row),
		ages: { adultFrom: row.adultFromAge, childFrom: row.childFromAge, minimum: row.minimumAge },
		activity:
			row.activityPlace && row.activityTime
				? { place: row.activityPlace, time: row.activityTime }
				: null,
	};
}

export function toDayLanguages(rows: { day: number; language: string }[]): DayLanguages {
	const days: DayLanguages = {};
	for (const { day, language } of rows) days[day] = [...new Set(days[day]).add(language)];
	return days;
}

type PictureRow = Pick<
	typeof excursionImages.$inferSelect,
	"key" | "alt" | "width" | "height" | "widths"
>;

export function toPicture(row: PictureRow): Picture {
	return { ...addressesOf(row), alt: row.alt, width: row.width, height: row.height };
}
