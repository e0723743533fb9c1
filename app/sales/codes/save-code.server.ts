/** What staff do with codes: list, make, change and end them. */
import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	type CatalogueEvent,
	eventsOf,
	recordCatalogueEntry,
	recordCatalogueEntryIfChanged,
} from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import { excursions, hotels } from "#app/database/schema.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { byName, byTitle } from "#app/ui/format/by-name.ts";
import { codeKey } from "./code.ts";
import { decideCodeChange } from "./code-change-decision.ts";
import type { CodeFields } from "./code-form-schema.ts";

export interface ListedCode extends Omit<CodeFields, "leastCents"> {
	id: number;
	version: number;
	isActive: boolean;
	leastCents: number;
	hotel: string | null;
	excursions: { id: string; title: string }[];
	/** Bookings that take seats. */
	uses: number;
}

type Row = Omit<ListedCode, "isActive" | "oncePerGuest" | "combines" | "excursions"> & {
	isActive: number;
	oncePerGuest: number;
	combines: number;
	excursions: string;
};

/** All codes, the active ones first; one round trip. */
export async function listCodes(db: Database, now: number): Promise<ListedCode[]> {
	return (await codeRows(db, sql`true`, now)).map(toListed);
}

function codeRows(db: Database, condition: SQL, now: number) {
	return db.all<Row>(sql`
		SELECT codes.id, codes.version, codes.code, codes.percent, codes.amount_cents AS amountCents,
			codes.is_active AS isActive, codes.travel_from AS travelFrom, codes.travel_to AS travelTo,
			codes.book_from AS bookedFrom, codes.book_to AS bookedTo, codes.least_cents AS leastCents,
			codes.most_bookings AS mostBookings, codes.once_per_guest AS oncePerGuest, codes.combines,
			codes.hotel_id AS hotelId, hotels.name AS hotel,
			(SELECT json_group_array(json_object('id', excursions.id, 'title', excursions.title))
				FROM code_excursions JOIN excursions ON excursions.id = code_excursions.excursion_id
				WHERE code_excursions.code_id = codes.id) AS excursions,
			(SELECT count(*) FROM bookings AS used WHERE used.code_id = codes.id AND ${takesSeats(now, "used")}) AS uses
		FROM codes LEFT JOIN hotels ON hotels.id = codes.hotel_id
		WHERE ${condition} ORDER BY codes.is_active DESC, codes.id DESC`);
}

function toListed({ isActive, oncePerGuest, combines, ...row }: Row): ListedCode {
	return {
		...row,
		isActive: isActive === 1,
		oncePerGuest: oncePerGuest === 1,
		combines: combines === 1,
		excursions: JSON.parse(row.excursions),
	};
}

/** The excursions and hotels to which a code may be bound. */
interface CodeChoices {
	trips: { id: string; title: string }[];
	hotels: { id: string; name: string }[];
}

function choiceStatements(db: Database) {
	return {
		trips: db.select({ id: excursions.id, title: excursions.title }).from(excursions),
		hotels: db.select({ id: hotels.id, name: hotels.name }).from(hotels),
	};
}

/** One round trip. */
export async function readCodeChoices(db: Database): Promise<CodeChoices> {
	const { trips, hotels } = await runBatch(db, choiceStatements(db));
	return { trips: trips.sort(byTitle), hotels: hotels.sort(byName) };
}

/** A code with what its form offers; null when there is none. One round trip. */
export async function readCode(
	db: Database,
	id: number,
	now: number,
): Promise<(CodeChoices & { code: ListedCode; history: CatalogueEvent[] }) | null> {
	const { codes, trips, hotels, events } = await runBatch(db, {
		codes: codeRows(db, sql`codes.id = ${id}`, now),
		events: eventsOf(db, "code", id),
		...choiceStatements(db),
	});
	const [row] = codes;
	if (!row) return null;
	return {
		...{ code: toListed(row), trips: trips.sort(byTitle), hotels: hotels.sort(byName) },
		history: events.map(catalogueEventInWords),
	};
}

/** What staff say of a code. */
export interface CodeInput {
	fields: CodeFields;
	excursionIds: readonly string[];
	author: Author;
	now: number;
}

/** @returns "taken" where an active code is written like this. */
export async function createCode(db: Database, input: CodeInput): Promise<"created" | "taken"> {
	return unlessTaken(async () => {
		await runBatch(db, insertStatements(db, input));
		return "created" as const;
	});
}

/** Its conditions change in the row; what it gives never does, so another gift is another row. */
export function changeCode(
	db: Database,
	id: number,
	{ openedVersion, ...input }: CodeInput & { openedVersion: number | null },
) {
	return unlessTaken(() =>
		changeRecord(db, {
			read: async () =>
				(await codeRows(db, sql`codes.id = ${id}`, input.now)).map(toListed)[0] ?? null,
			decide: (codeBefore) => decideCodeChange(codeBefore, input.fields, openedVersion),
			write: (decision, codeBefore) => {
				if (decision.outcome !== "saved" || !codeBefore) return;
				const version = takeVersion(db, "codes", codeBefore);
				return decision.isNewRow
					? { version, end: endStatements(db, id, input), ...insertStatements(db, input) }
					: { version, ...updateStatements(db, id, input) };
			},
		}),
	);
}

/** Nobody can book with it any more. */
export async function endCode(
	db: Database,
	id: number,
	by: Pick<CodeInput, "author" | "now">,
): Promise<void> {
	await runBatch(db, endStatements(db, id, by));
}

function endStatements(
	db: Database,
	id: number,
	{ author, now }: Pick<CodeInput, "author" | "now">,
) {
	return {
		end: db.run(
			sql`UPDATE codes SET is_active = 0, updated_at = ${now} WHERE id = ${id} AND is_active = 1`,
		),
		event: recordCatalogueEntryIfChanged(db, {
			...{ kind: "code", id, line: { code: "code ended" }, author, now },
		}),
	};
}

function insertStatements(db: Database, { fields, excursionIds, author, now }: CodeInput) {
	const isNew = sql`codes.key = ${codeKey(fields.code)} AND codes.is_active = 1`;
	return {
		row: db.run(sql`
			INSERT INTO codes (code, percent, amount_cents, travel_from, travel_to, book_from, book_to,
				least_cents, most_bookings, once_per_guest, combines, hotel_id, created_at, updated_at)
			VALUES (${fields.code}, ${fields.percent}, ${fields.amountCents}, ${fields.travelFrom}, ${fields.travelTo},
				${fields.bookedFrom}, ${fields.bookedTo}, ${fields.leastCents ?? 0}, ${fields.mostBookings},
				${fields.oncePerGuest ? 1 : 0}, ${fields.combines ? 1 : 0}, ${fields.hotelId}, ${now}, ${now})`),
		event: recordCatalogueEntry(db, {
			...{ kind: "code", id: sql`(SELECT max(id) FROM codes)`, line: { code: "created" } },
			...{ author, now },
		}),
		excursions: excursionStatement(db, isNew, excursionIds),
	};
}

function updateStatements(
	db: Database,
	id: number,
	{ fields, excursionIds, author, now }: CodeInput,
) {
	return {
		row: db.run(sql`
			UPDATE codes SET travel_from = ${fields.travelFrom}, travel_to = ${fields.travelTo},
				book_from = ${fields.bookedFrom}, book_to = ${fields.bookedTo}, least_cents = ${fields.leastCents ?? 0},
				most_bookings = ${fields.mostBookings}, once_per_guest = ${fields.oncePerGuest ? 1 : 0},
				combines = ${fields.combines ? 1 : 0}, hotel_id = ${fields.hotelId}, updated_at = ${now}
			WHERE id = ${id}`),
		event: recordCatalogueEntry(db, {
			...{ kind: "code", id, line: { code: "saved" }, author, now },
		}),
		oldExcursions: db.run(sql`DELETE FROM code_excursions WHERE code_id = ${id}`),
		excursions: excursionStatement(db, sql`codes.id = ${id}`, excursionIds),
	};
}

function excursionStatement(db: Database, which: SQL, excursionIds: readonly string[]) {
	return db.run(sql`
		INSERT INTO code_excursions (code_id, excursion_id)
		SELECT codes.id, chosen.value FROM codes, json_each(${JSON.stringify(excursionIds)}) AS chosen
		WHERE ${which}`);
}

async function unlessTaken<Outcome>(save: () => Promise<Outcome>): Promise<Outcome | "taken"> {
	try {
		return await save();
	} catch (error) {
		if (isUniqueViolation(error, "codes.key")) return "taken";
		throw error;
	}
}
