import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/**
 * Fills a database with bookings as after ten years of sales, newest last: by excursion, pickup and hotel, mostly
 * confirmed and paid, with many equal names. Writes into the file while no server has it open: over HTTP a
 * million rows would take an hour.
 * @param folder the server's data folder.
 * @param total number of rows afterwards, including earlier ones.
 */
export function fillBookings(folder: string, total: number): void {
	const name = join(folder, "dbs", "default");
	const db = new DatabaseSync(join(name, "data"));
	db.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY");
	const { last, count } = v.parse(
		v.object({ last: v.number(), count: v.number() }),
		db.prepare("SELECT max(id) AS last, count(*) AS count FROM bookings").get(),
	);
	db.exec("BEGIN");
	const aside = takeAside(db);
	writeNames(db);
	writeStops(db);
	db.prepare(insertDepartures).run({ days: 3650 });
	db.prepare(insertBookings).run({ rows: Math.max(0, total - count), days: 3650 });
	db.prepare(markRegularGuest).run({ last });
	db.prepare(insertPriceLines).run({ last });
	db.prepare(insertPayments).run({ last });
	db.prepare(insertRefunds).run({ last });
	for (const sql of aside.indexes) db.exec(sql);
	db.prepare(insertSearch).run({ last });
	for (const sql of aside.triggers) db.exec(sql);
	db.exec("COMMIT");
	db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
	db.close();
	// the server keeps a log for replicas; without it, it accepts the file as it is
	for (const file of readdirSync(name)) {
		if (/^(wallog|snapshots|to_compact)/.test(file)) {
			rmSync(join(name, file), { recursive: true, force: true });
		}
	}
}

const schemaRow = v.object({ type: v.string(), name: v.string(), sql: v.string() });

/** Drops indexes and triggers until the rows are written: one sort instead of a million inserts. */
function takeAside(db: DatabaseSync) {
	const rows = v.parse(
		v.array(schemaRow),
		db
			.prepare(
				`SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL
				AND type IN ('index', 'trigger') AND tbl_name IN ('bookings', 'payments')`,
			)
			.all(),
	);
	for (const { type, name } of rows) db.exec(`DROP ${type} ${name}`);
	const of = (kind: string) => rows.filter(({ type }) => type === kind).map(({ sql }) => sql);
	return { indexes: of("index"), triggers: of("trigger") };
}

const firstNames =
	"Ida Marta Adrián Lena Jonas Sofía Emil Clara Noah Lucía Oskar Elena Hugo Nora Mateo Anna Felix Irene Liam Julia Pablo Greta Leo Carmen Erik Paula Finn Laura Sven Marie";
const lastNames =
	"Lindqvist Ferreira Vega Brandt García Müller Rossi Novák Silva Jansen Dubois Larsen Kowalski Moreau Schmidt Santos Virtanen O'Brien Fischer Ruiz Olsen Peeters Romano Weber Costa Nilsson Horváth Martin Keller Hansen Pérez Laurent Bauer Marino Berg Torres Wagner Leroy Dahl Ortega";

function writeNames(db: DatabaseSync): void {
	for (const [table, names] of [
		["first_names", firstNames],
		["last_names", lastNames],
	] as const) {
		db.exec(`CREATE TEMP TABLE ${table} (n INTEGER PRIMARY KEY, name TEXT)`);
		const insert = db.prepare(`INSERT INTO ${table} (n, name) VALUES (?, ?)`);
		for (const [n, name] of names.split(" ").entries()) insert.run(n, name);
	}
}

/** All pickups of all excursions, numbered, with the hotel at each. */
function writeStops(db: DatabaseSync): void {
	db.exec(`
		CREATE TEMP TABLE stops (n INTEGER PRIMARY KEY, excursion_id, title, start_time, cents,
			pickup_time, point_id, point_title, hotel_id);
		INSERT INTO stops
		SELECT row_number() OVER (ORDER BY trip.id, stop.pickup_time, point.id) - 1, trip.id,
			trip.title, trip.start_time, trip.price_adult_cents, stop.pickup_time, point.id, point.title,
			(SELECT id FROM hotels WHERE pickup_point_id = point.id LIMIT 1)
		FROM pickup_assignments AS stop
		JOIN excursions AS trip ON trip.id = stop.excursion_id
		JOIN pickup_points AS point ON point.id = stop.pickup_point_id`);
}

const day = 86_400_000;

/** Pseudo-random numbers that are the same in each run: multiplicative hashing (Knuth). */
const thrown = (step: number, below: string) => `((i * ${step}) % 4294967296 / 7 % ${below})`;

const spokenOf = (value: string) =>
	[0, 1, 2, 3, 4]
		.map(
			(place) => `substr('ABCDEFGHJKMNPQRSTUVWXYZ2345678', 1 + ${value} / ${30 ** place} % 30, 1)`,
		)
		.join(" || ");

/** The departures of the past, of the usual start. */
const insertDepartures = `
	WITH RECURSIVE past (date) AS (
		SELECT date('now', '-1 day') UNION ALL
		SELECT date(date, '-1 day') FROM past WHERE date > date('now', '-' || (:days + 1) || ' days'))
	INSERT OR IGNORE INTO departures (excursion_id, date, start_time, capacity, languages, created_at, updated_at)
	SELECT excursions.id, past.date, excursions.start_time, excursions.capacity, 'en', 0, 0
	FROM excursions CROSS JOIN past`;

/**
 * Dates from `days` before yesterday to yesterday. A reference is a number in base 30; the step is coprime to
 * 30^5, so none repeats. References of the seed are left out.
 */
const insertBookings = `
	WITH RECURSIVE counter (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counter WHERE i < :rows),
	numbers AS (
		SELECT i, 'IX-' || ${spokenOf("(i * 7368787)")} AS reference,
			${thrown(2654435761, "(SELECT count(*) FROM stops)")} AS stop,
			${thrown(2246822519, "30")} AS first, ${thrown(3266489917, "40")} AS last,
			${thrown(668265263, "100")} AS fate, 1 + ${thrown(374761393, "4")} AS people,
			unixepoch(date('now', '-1 day')) * 1000
				- ((:rows - i) * :days / :rows) * ${day} AS leaves,
			${thrown(1597334677, "20")} AS ahead
		FROM counter
	)
	INSERT INTO bookings (confirm_id, reference, idempotency_key, departure_id, excursion_id, title, date,
		start_time, adults, children, bebe, price_cents, currency, cancellation_policy, policy_start, pickup,
		pickup_point_id, pickup_time, partner, hotel_id, name, email, phone, language, status, hold_expires_at, created_at,
		updated_at, confirmed_at, cancelled_at)
	SELECT lower(hex(randomblob(11))), numbers.reference, hex(randomblob(16)), departures.id, stops.excursion_id, title, departures.date, departures.start_time,
		people, fate % 3 / 2, 0, cents * people, 'EUR', (SELECT cancellation_policy FROM bookings LIMIT 1),
		departures.date || ' ' || departures.start_time, pickup_time || ' · ' || point_title, point_id,
		pickup_time, iif(fate < 22, coalesce(hotel_id, 'web'), 'web'), iif(fate < 22, hotel_id, NULL),
		first_names.name || ' ' || last_names.name,
		lower(first_names.name || '.' || replace(last_names.name, '''', '')) || i || '@mail.example',
		printf('+34 6%02d %03d %03d', i % 97, i / 1000 % 1000, i % 1000), 'en',
		CASE WHEN fate < 85 THEN 'confirmed' WHEN fate < 94 THEN 'cancelled' ELSE 'expired' END,
		leaves - ahead * ${day}, leaves - ahead * ${day}, leaves,
		iif(fate < 94, leaves - ahead * ${day}, NULL), iif(fate BETWEEN 85 AND 93, leaves, NULL)
	FROM numbers JOIN stops ON stops.n = stop
	JOIN departures ON departures.excursion_id = stops.excursion_id
		AND departures.date = date(leaves / 1000, 'unixepoch') AND departures.start_time = stops.start_time
	JOIN first_names ON first_names.n = first JOIN last_names ON last_names.n = last
	WHERE numbers.reference NOT IN (SELECT reference FROM bookings)
	ORDER BY i`;

/** Has the same number of bookings in the small and in the large table, so that searches are comparable. */
export const regularGuest = "Ottilie Winterbourne";

const markRegularGuest = `
	UPDATE bookings SET name = '${regularGuest}'
	WHERE id > :last AND (id - :last) % ((SELECT max(id) - :last FROM bookings) / 20) = 0`;

const insertPriceLines = `
	INSERT INTO price_lines (booking_id, position, kind, quantity, unit_cents, tax_rate)
	SELECT id, 0, 'adults', 1, price_cents, 0 FROM bookings WHERE id > :last`;

const insertPayments = `
	INSERT INTO payments (id, booking_id, gateway, session_id, gateway_payment_id, amount_cents,
		currency, status, created_at, updated_at, paid_at)
	SELECT 'bench' || id, id, iif(hotel_id IS NULL, 'stripe', 'hotel'),
		iif(hotel_id IS NULL, 'cs_' || id, NULL), iif(hotel_id IS NULL, 'pi_' || id, NULL),
		price_cents, currency,
		iif(status = 'expired', 'failed', 'paid'), created_at, updated_at, confirmed_at
	FROM bookings WHERE id > :last`;

const insertRefunds = `
	INSERT INTO refunds (payment_id, amount_cents, reason, source, state, created_at, done_at)
	SELECT 'bench' || id, price_cents, 'cancelled', 'guest', 'done', cancelled_at, cancelled_at
	FROM bookings WHERE id > :last AND status = 'cancelled'`;

const insertSearch = `
	INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
	SELECT id, reference, name, mailbox, phone FROM booking_search_terms WHERE id > :last ORDER BY id`;
