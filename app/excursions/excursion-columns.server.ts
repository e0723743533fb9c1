import { and, eq, type InferColumnsDataTypes, isNotNull } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import {
	excursionDayLanguages,
	excursionImages,
	excursions,
	pickupAssignments,
	pickupPoints,
} from "#app/database/schema.server.ts";
import { addressesOf } from "#app/excursions/pictures/pictures.ts";
import type { DayLanguages, Excursion, Pickup, Picture } from "./excursion.ts";
import { publicColumns, toPublicFields } from "./excursion-fields.ts";

/** What staff entered for an excursion. */
export interface TripContent {
	excursion: Excursion;
	isActive: boolean;
}

/** Staff notes are left out: these columns end up on public pages. */
const rowColumns = {
	...pickColumns(excursions, publicColumns),
	id: excursions.id,
	isActive: excursions.isActive,
};
const excursionRow = jsonRows(rowColumns);
const pictureRows = jsonRows({
	position: excursionImages.position,
	id: excursionImages.id,
	key: excursionImages.key,
	alt: excursionImages.alt,
	width: excursionImages.width,
	height: excursionImages.height,
	widths: excursionImages.widths,
});
const languageRows = jsonRows({
	day: excursionDayLanguages.day,
	language: excursionDayLanguages.language,
	position: excursionDayLanguages.position,
});
const stopRows = jsonRows({
	pointId: pickupPoints.id,
	title: pickupPoints.title,
	place: pickupPoints.place,
	time: pickupAssignments.pickupTime,
	lat: pickupPoints.lat,
	lng: pickupPoints.lng,
});

/** One row for each excursion, with its related rows as JSON. */
export function contentColumns(db: Database) {
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
		languages: languageRows
			.all((rows) =>
				db
					.select({ rows })
					.from(excursionDayLanguages)
					.where(eq(excursionDayLanguages.excursionId, excursions.id)),
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
	};
}

type Row = InferColumnsDataTypes<typeof rowColumns>;
type Columns = ReturnType<typeof contentColumns>;
type Found = { [Name in keyof Columns]: Columns[Name]["_"]["type"] };

/** @returns null for a row without an excursion. */
export function toContent({ row, ...parts }: Found): TripContent | null {
	return row && { excursion: toExcursion(row, parts), isActive: row.isActive };
}

/** By pickup time. */
function byPickupTime(stops: Pickup[]): Pickup[] {
	const order = ({ time, title }: Pickup) => `${time} ${title}`;
	return stops.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

function toExcursion(row: Row, { pictures, languages, stops }: Omit<Found, "row">): Excursion {
	return {
		id: row.id,
		...toPublicFields(row),
		...combinedFields(row),
		dayLanguages: toDayLanguages(languages.sort(byPosition)),
		pictures: pictures.sort((a, b) => byPosition(a, b) || a.id - b.id).map(toPicture),
		pickups: byPickupTime(stops),
	};
}

/** Public values that are made of several columns. */
function combinedFields(row: Row): Pick<Excursion, "prices" | "ages" | "activity"> {
	return {
		prices: {
			adultCents: row.priceAdultCents,
			childCents: row.priceChildCents,
			bebeCents: row.priceBebeCents,
		},
		ages: { adultFrom: row.adultFromAge, childFrom: row.childFromAge, minimum: row.minimumAge },
		activity:
			row.activityPlace && row.activityTime
				? { place: row.activityPlace, time: row.activityTime }
				: null,
	};
}

export function toDayLanguages(rows: { day: number; language: string }[]): DayLanguages {
	const days: DayLanguages = {};
	for (const { day, language } of rows) days[day] = [...(days[day] ?? []), language];
	return days;
}

type PictureRow = Pick<
	typeof excursionImages.$inferSelect,
	"key" | "alt" | "width" | "height" | "widths"
>;

export function toPicture(row: PictureRow): Picture {
	return { ...addressesOf(row), alt: row.alt, width: row.width, height: row.height };
}
