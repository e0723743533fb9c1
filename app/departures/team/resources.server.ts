import { eq, type SQL, sql } from "drizzle-orm";
import { abortUnless, runBatch } from "#app/database/batch.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { calendarFeeds, resources, users } from "#app/database/schema.server.ts";
import { isSold, takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { byName } from "#app/ui/format/by-name.ts";
import type { Resource } from "./resource.ts";
import { decideResource, type ResourceDecision, type ResourceState } from "./resource-decision.ts";
import type { ResourceFields } from "./resource-schema.ts";
import { vehicleSeats } from "./vehicle-seats.server.ts";

const columns = {
	id: resources.id,
	kind: resources.kind,
	name: resources.name,
	phone: resources.phone,
	languages: resources.languages,
	seats: resources.seats,
	email: sql<string>`coalesce(${users.email}, '')`,
	isActive: resources.isActive,
	version: resources.version,
	updatedAt: resources.updatedAt,
};

function selectResources(db: Database) {
	return db.select(columns).from(resources).leftJoin(users, eq(users.id, resources.userId));
}

function toResource({
	languages,
	...row
}: Omit<Resource, "languages"> & { languages: string }): Resource {
	return { ...row, languages: languages.split(" ").filter(Boolean) };
}

export interface ListedResource extends Resource {
	/** Departures from today on. */
	coming: number;
}

/** All resources by name; one round trip. */
export async function listResources(db: Database, today: string): Promise<ListedResource[]> {
	const rows = await db
		.select({
			...columns,
			coming: sql<number>`(SELECT count(*) FROM departure_assignments AS each
				JOIN departures ON departures.id = each.departure_id
				WHERE each.resource_id = ${resources}.id AND departures.date >= ${today})`,
		})
		.from(resources)
		.leftJoin(users, eq(users.id, resources.userId));
	return rows.map(({ coming, ...row }) => ({ ...toResource(row), coming })).sort(byName);
}

export interface ResourceDeparture {
	departureId: number;
	title: string;
	/** Local date. */
	date: string;
	startTime: string;
	durationMinutes: number;
	/** Seats confirmed. */
	guests: number;
	/** Names of the others on it: "Pepe, Van 3". */
	others: string;
}

/** Most departures of a resource that a screen lists. */
const mostListed = 60;

/** Departures of resources (`mine`) by their start. */
export function departuresWhere(db: Database, condition: SQL, most = mostListed) {
	return db.all<ResourceDeparture>(sql`
		SELECT leaving.id AS departureId, trip.title, leaving.date, leaving.start_time AS startTime,
			trip.duration_minutes AS durationMinutes,
			(SELECT coalesce(sum(seats), 0) FROM bookings
				WHERE bookings.departure_id = leaving.id AND ${isSold()}) AS guests,
			(SELECT coalesce(group_concat(name, ', '), '') FROM (
				SELECT mate.name FROM departure_assignments AS other JOIN resources AS mate ON mate.id = other.resource_id
				WHERE other.departure_id = leaving.id AND other.resource_id <> mine.resource_id
				ORDER BY other.kind, mate.name)) AS others
		FROM departure_assignments AS mine JOIN departures AS leaving ON leaving.id = mine.departure_id
		JOIN excursions AS trip ON trip.id = leaving.excursion_id
		WHERE ${condition}
		ORDER BY mine.starts_at, trip.title LIMIT ${most}`);
}

/** A resource with its coming departures, or null; one round trip. */
export async function readResource(db: Database, id: number, today: string) {
	const { rows, coming } = await runBatch(db, {
		rows: selectResources(db).where(eq(resources.id, id)),
		coming: departuresWhere(db, sql`mine.resource_id = ${id} AND leaving.date >= ${today}`),
	});
	return rows[0] ? { resource: toResource(rows[0]), coming } : null;
}

/** The departures of the resource that a user is, from one local date to another, and when the address of the calendar was made; one round trip. */
export async function readOwnWeek(db: Database, userId: string, from: string, until: string) {
	const {
		rows,
		departures,
		feeds: [feed],
	} = await runBatch(db, {
		rows: selectResources(db).where(eq(resources.userId, userId)),
		departures: departuresWhere(
			db,
			sql`mine.resource_id IN (SELECT id FROM resources WHERE user_id = ${userId})
				AND leaving.date BETWEEN ${from} AND ${until}`,
		),
		feeds: db
			.select({ createdAt: calendarFeeds.createdAt })
			.from(calendarFeeds)
			.where(eq(calendarFeeds.userId, userId)),
	});
	if (rows.length === 0) return null;
	return { names: rows.map(({ name }) => name), departures, feedMadeAt: feed?.createdAt ?? null };
}

function userIdOf(email: string): SQL {
	return sql`(SELECT id FROM users WHERE email = ${email})`;
}

function isKnown(email: string): SQL {
	return sql`(${email} = '' OR EXISTS (SELECT 1 FROM users WHERE email = ${email}))`;
}

/** @returns the new id, or null when no user has the email; one round trip. */
export async function createResource(
	db: Database,
	{ kind, name, phone, languages, seats, email, isActive }: ResourceFields,
	now: number,
): Promise<number | null> {
	const [createdRow] = await db.all<{ id: number }>(sql`
		INSERT INTO resources (kind, name, phone, languages, seats, user_id, is_active, created_at, updated_at)
		SELECT ${kind}, ${name}, ${phone}, ${languages.join(" ")}, ${seats}, ${userIdOf(email)},
			${Number(isActive)}, ${now}, ${now}
		WHERE ${isKnown(email)} RETURNING id`);
	return createdRow?.id ?? null;
}

/** Saves a guide, vehicle or driver. Two round trips. */
export async function updateResource(
	db: Database,
	id: number,
	fields: ResourceFields,
	{ openedVersion, today, now }: { openedVersion: number | null; today: string; now: number },
): Promise<ResourceDecision> {
	const { kind, name, phone, languages, seats, email, isActive } = fields;
	const coming = sql`FROM departure_assignments AS ride JOIN departures AS leaving ON leaving.id = ride.departure_id
		WHERE ride.resource_id = ${id} AND leaving.date >= ${today}`;
	const takenSeats = sql`(SELECT coalesce(sum(aboard.seats), 0) FROM bookings AS aboard
		WHERE aboard.departure_id = leaving.id AND ${takesSeats(now, "aboard")})`;
	const seatsOfAll = vehicleSeats(sql`leaving.id`);
	const decision = await changeRecord(db, {
		read: async () => {
			const { rows, departures } = await runBatch(db, {
				rows: db.all<{
					version: number;
					seats: number | null;
					isUser: number;
				}>(sql`
					SELECT version, seats, ${isKnown(email)} AS isUser
					FROM resources WHERE id = ${id} AND kind = ${kind}`),
				departures: db.all<ResourceState["coming"][number]>(sql`
					SELECT leaving.excursion_id AS excursionId, leaving.date, ${takenSeats} AS takenSeats,
						${seatsOfAll} AS vehicleSeats ${coming} ORDER BY leaving.date`),
			});
			const storedResource = rows[0] ?? null;
			return { storedResource, isUser: storedResource?.isUser === 1, coming: departures };
		},
		decide: (state) => decideResource(fields, openedVersion, state),
		write: (decision, { storedResource }) =>
			decision.outcome === "saved" && storedResource
				? {
						version: takeVersion(db, "resources", { id, version: storedResource.version }),
						resource: db.run(sql`
							UPDATE resources SET name = ${name}, phone = ${phone}, languages = ${languages.join(" ")},
								seats = ${seats}, user_id = ${userIdOf(email)}, is_active = ${Number(isActive)},
								updated_at = ${now} WHERE id = ${id}`),
						// guests may book, and staff may give it to a departure, after it was read
						room:
							seats !== null && seats < (storedResource.seats ?? 0)
								? abortUnless(
										db,
										sql`NOT EXISTS (SELECT 1 ${coming} AND ${takenSeats} > ${seatsOfAll})`,
									)
								: undefined,
						rest: isActive ? undefined : abortUnless(db, sql`NOT EXISTS (SELECT 1 ${coming})`),
					}
				: undefined,
	});
	return decision.outcome === "changed meanwhile" ? { outcome: "newer" } : decision;
}
