import { and, asc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Picture } from "#app/catalogue/excursion.ts";
import { toDayLanguages } from "#app/catalogue/excursion-columns.server.ts";
import { toValues } from "#app/catalogue/excursion-fields.ts";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { addressesOf } from "#app/catalogue/pictures/pictures.ts";
import { type Answers, runBatch } from "#app/database/batch.server.ts";
import { type CatalogueEvent, eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import {
	excursionImages,
	excursions,
	pickupAssignments,
	pickupPoints,
	timetableDays,
	timetables,
	translations,
} from "#app/database/schema.server.ts";
import { type Departure, listHorizonDays } from "#app/departures/departure.ts";
import { noteInWords } from "#app/departures/departure-note-lines.ts";
import { type TripChoice, toTrips, tripsQuery } from "#app/departures/offer/trips.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import {
	timetablesStatement,
	toTimetable,
} from "#app/departures/timetables/edit-timetable.server.ts";
import type { Timetable } from "#app/departures/timetables/timetable.ts";
import { byTitle } from "#app/ui/format/by-name.ts";
import { languagesInWords } from "#app/ui/translations/translations.ts";
import { englishTexts } from "./excursion-translations.ts";
import type { StaffExcursion } from "./staff-excursion.ts";

export interface ListFilter {
	/** Words to find in title or subtitle. */
	search?: string | undefined;
	category?: string | undefined;
	onSale?: boolean | undefined;
}

export interface ListedExcursion {
	id: string;
	title: string;
	subtitle: string;
	category: string;
	isActive: boolean;
	poster: Picture | null;
	next: Departure | null;
	/** Seats sold or held in the coming weeks and their capacity; null for a hotel, which knows of its own guests only. */
	sales: { sold: number; seats: number } | null;
	/** Counts that decide whether it can go on sale. */
	pictures: number;
	openPickups: number;
	/** "DE, ES complete; FR 3 missing" */
	languages: string;
}

/** All excursions that match the filter, on sale or not; one round trip. */
export async function listStaffExcursions(
	db: Database,
	{ search, category, onSale }: ListFilter,
	{ clock, isForHotel }: { clock: IslandClock; isForHotel: boolean },
): Promise<ListedExcursion[]> {
	const pattern = search && `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
	const listCondition = and(
		pattern
			? or(likeText(excursions.title, pattern), likeText(excursions.subtitle, pattern))
			: undefined,
		category ? eq(excursions.category, category) : undefined,
		onSale === undefined ? undefined : eq(excursions.isActive, onSale),
	);
	const choice: TripChoice = { days: listHorizonDays, condition: listCondition };
	const {
		found: tripRows,
		rows,
		images,
		texts,
	} = await runBatch(db, {
		found: tripsQuery(db, clock, choice),
		rows: db.select().from(excursions).where(listCondition),
		images: db.select().from(excursionImages),
		texts: textsQuery(db, null),
	});
	const languages = new Map(
		rows.map((row) => {
			const isIts = ({ excursionId }: { excursionId: string | null }) => excursionId === row.id;
			const english = englishTexts({ ...toValues(row), pictures: images.filter(isIts) });
			return [row.id, languagesInWords(english, texts.filter(isIts))];
		}),
	);
	return toTrips(tripRows, clock, choice).map(({ isActive, excursion, departures, soldSeats }) => ({
		id: excursion.id,
		title: excursion.title,
		subtitle: excursion.subtitle,
		category: excursion.category,
		isActive,
		poster: excursion.pictures[0] ?? null,
		next: departures.find(({ state }) => state === "open" || state === "full") ?? null,
		sales: isForHotel ? null : { sold: soldSeats, seats: seatsOnSale(departures) },
		pictures: excursion.pictures.length,
		openPickups: excursion.pickups.length,
		languages: languages.get(excursion.id) ?? "",
	}));
}

function seatsOnSale(departures: readonly Departure[]): number {
	return departures
		.filter(({ state }) => state !== "closed")
		.reduce((sum, { capacity }) => sum + capacity, 0);
}

function likeText(column: SQLWrapper, pattern: string): SQL {
	return sql`${column} LIKE ${pattern} ESCAPE '\\'`;
}

export interface EditorView {
	excursion: StaffExcursion;
	points: { id: number; title: string; place: string; isActive: boolean }[];
	timetables: Timetable[];
	differentDays: DifferentDay[];
	history: CatalogueEvent[];
}

/** A coming departure that differs from its timetable. */
export interface DifferentDay {
	departureId: number;
	date: string;
	/** Also a cancelled one. */
	isClosed: boolean;
	/** Null: as usual. */
	capacity: number | null;
	/** Null: as usual. */
	startTime: string | null;
	note: string;
	/** Seats sold or held; null for a hotel. */
	sold: number | null;
}

interface DifferentRow {
	id: number;
	date: string;
	startTime: string;
	state: "open" | "closed" | "cancelled";
	capacity: number;
	note: string;
	line: string | null;
	hasOtherSeats: number;
	hasOtherStart: number;
	sold: number;
}

/** What a hotel reads of an excursion: nothing that the house says among itself. */
export function forHotel<Excursion extends Pick<StaffExcursion, "comments">>(
	excursion: Excursion,
): Excursion {
	return { ...excursion, comments: "" };
}

/** The same of the editor. */
export function editorForHotel({
	excursion,
	points,
	timetables,
	differentDays,
}: EditorView): EditorView {
	return {
		excursion: forHotel(excursion),
		points,
		timetables,
		differentDays: differentDays.map((day) => ({ ...day, note: "", sold: null })),
		history: [],
	};
}

/** The editor's data, or null; one round trip. */
export async function readEditor(
	db: Database,
	id: string,
	{ now, timeZone }: IslandClock,
): Promise<EditorView | null> {
	const today = localDateAt(now, timeZone);
	const {
		stored: storedExcursion,
		points,
		tables,
		different,
		history,
	} = await runBatch(db, {
		stored: storedQueries(db, id),
		points: db
			.select(pickColumns(pickupPoints, ["id", "title", "place", "isActive"]))
			.from(pickupPoints),
		tables: timetablesStatement(db, id),
		different: db.all<DifferentRow>(sql`
			SELECT leaving.id, leaving.date, leaving.start_time AS startTime, leaving.state, leaving.capacity,
				leaving.note, leaving.line,
				leaving.capacity IS NOT usual.capacity AS hasOtherSeats,
				leaving.start_time IS NOT usual.start_time AS hasOtherStart,
				(SELECT coalesce(sum(seats), 0) FROM bookings WHERE departure_id = leaving.id AND ${takesSeats(now)}) AS sold
			FROM departures AS leaving LEFT JOIN timetables AS usual ON usual.id = leaving.timetable_id
			WHERE leaving.excursion_id = ${id} AND leaving.date >= ${today} AND (leaving.state <> 'open'
				OR leaving.capacity IS NOT usual.capacity OR leaving.start_time IS NOT usual.start_time)
			ORDER BY leaving.date, leaving.start_time`),
		history: eventsOf(db, "excursion", id),
	});
	const excursion = toStaffExcursion(storedExcursion);
	if (!excursion) return null;
	return {
		excursion,
		points: points.sort(byTitle),
		timetables: tables.map(toTimetable),
		differentDays: different.map(
			({ id: departureId, state, hasOtherSeats, hasOtherStart, ...row }) => ({
				departureId,
				date: row.date,
				isClosed: state !== "open",
				capacity: hasOtherSeats ? row.capacity : null,
				startTime: hasOtherStart ? row.startTime : null,
				note: noteInWords(row),
				sold: row.sold,
			}),
		),
		history: history.map(catalogueEventInWords),
	};
}

/** One excursion for staff, or null; one round trip. */
export async function getStaffExcursion(db: Database, id: string): Promise<StaffExcursion | null> {
	return toStaffExcursion(await runBatch(db, storedQueries(db, id)));
}

/** All excursions for staff, by title; one round trip. */
export async function getStaffExcursions(db: Database): Promise<StaffExcursion[]> {
	const { rows, images, languages, pickups, texts } = await runBatch(db, storedQueries(db, null));
	return rows
		.map((row) => {
			const rowsOfIt = <Row extends { excursionId: string }>(all: Row[]) =>
				all.filter(({ excursionId }) => excursionId === row.id);
			return toStaffExcursion({
				rows: [row],
				images: rowsOfIt(images),
				languages: rowsOfIt(languages),
				pickups: rowsOfIt(pickups),
				texts: texts.filter(({ excursionId }) => excursionId === row.id),
			});
		})
		.filter((excursion) => excursion !== null)
		.sort(byTitle);
}

/** What `toStaffExcursion` reads, for a caller's batch. @param id null for all. */
export function storedQueries(db: Database, id: string | null) {
	const of = (column: Parameters<typeof eq>[0]) => (id === null ? undefined : eq(column, id));
	return {
		rows: db.select().from(excursions).where(of(excursions.id)),
		images: db
			.select()
			.from(excursionImages)
			.where(of(excursionImages.excursionId))
			.orderBy(asc(excursionImages.position), asc(excursionImages.id)),
		languages: db
			.select({
				excursionId: timetables.excursionId,
				day: timetableDays.day,
				language: timetableDays.language,
			})
			.from(timetableDays)
			.innerJoin(timetables, eq(timetables.id, timetableDays.timetableId))
			.where(and(eq(timetables.position, 0), of(timetables.excursionId)))
			.orderBy(asc(timetableDays.day), asc(timetableDays.position)),
		texts: textsQuery(db, id),
		pickups: db
			.select({
				excursionId: pickupAssignments.excursionId,
				time: pickupAssignments.pickupTime,
				pointId: pickupPoints.id,
				...pickColumns(pickupPoints, ["title", "place", "isActive"]),
			})
			.from(pickupAssignments)
			.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
			.where(of(pickupAssignments.excursionId))
			.orderBy(asc(pickupAssignments.pickupTime), asc(pickupPoints.title)),
	};
}

/** Texts of excursions, and of pictures under the names that `pictureField` gives. @param id null for all. */
function textsQuery(db: Database, id: string | null) {
	const pictures = db
		.select({ id: excursionImages.id })
		.from(excursionImages)
		.where(eq(excursionImages.excursionId, id ?? ""));
	return db
		.select({
			excursionId: sql<string>`coalesce(${translations.excursionId}, ${excursionImages.excursionId})`,
			language: translations.language,
			field: sql<string>`iif(${translations.imageId} IS NULL, ${translations.field}, 'picture-' || ${translations.imageId})`,
			words: translations.words,
			english: translations.english,
		})
		.from(translations)
		.leftJoin(excursionImages, eq(excursionImages.id, translations.imageId))
		.where(
			id === null
				? isNull(translations.pickupPointId)
				: or(eq(translations.excursionId, id), inArray(translations.imageId, pictures)),
		);
}

type Stored = Answers<ReturnType<typeof storedQueries>>;

export function toStaffExcursion({
	rows,
	images,
	languages,
	pickups,
	texts,
}: Stored): StaffExcursion | null {
	const [row] = rows;
	if (!row) return null;
	return {
		id: row.id,
		...toValues(row),
		day_languages: toDayLanguages(languages),
		version: row.version,
		images: images.map(({ id, key, widths, alt, width, height }) => ({
			id,
			key,
			...addressesOf({ key, widths }),
			alt,
			width,
			height,
		})),
		pickups: pickups.map(({ excursionId, time, pointId, title, place, isActive }) => ({
			excursion_id: excursionId,
			pickup_time: time,
			pickup_point: { title, point_id: pointId },
			place,
			isActive,
		})),
		texts: texts.map(({ language, field, words, english }) => ({
			language,
			field,
			words,
			english,
		})),
		createdAt: row.createdAt,
		updatedAt: row.updatedAt,
	};
}
