import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { connect } from "#app/database/client.server.ts";
import { demoLogin } from "#scripts/island/staff.ts";
import { startDatabaseServer } from "#scripts/servers/database-server.ts";
import { fillBookings, regularGuest } from "./bookings-load.ts";
import { cookiesOf } from "./cookies.ts";
import { resellerCalls } from "./reseller-calls.ts";
import type { Builds } from "./stand/builds.ts";
import { folder, removeFolder } from "./stand/folder.ts";
import type { Call } from "./stand/load.ts";
import { startIslandDatabase, startOn } from "./stand/site.ts";
import type { RunningWorker } from "./stand/workerd.ts";

/** The dashboard for a supervisor, and the calls of a reseller, with this many bookings. */
export interface StaffStand {
	worker: RunningWorker;
	databaseUrl: string;
	/** Measured calls by name; the same names on every stand. */
	screens: [name: string, call: Call][];
	stop(): Promise<void>;
}

export async function startStaff({ site }: Builds, bookings: number): Promise<StaffStand> {
	const name = `staff-${bookings}`;
	await (await startIslandDatabase(name)).stop();
	fillBookings(folder(name), bookings);
	const database = await startDatabaseServer({ folder: folder(name), patience: 300 });
	const worker = await startOn(database.url, site, {
		name,
		variables: { AUTH_COOKIE_CACHE_MAX_AGE: "3600" },
	});
	const headers = { Cookie: await supervisorCookies(worker.url) };
	const paths = await screenPaths(database.url);
	const ofResellers = await resellerCalls(database.url);
	return {
		worker,
		databaseUrl: database.url,
		screens: [
			...paths.map(([screen, path]): [string, Call] => [screen, { path, headers }]),
			...ofResellers.map((each): [string, Call] => [`Supplier API: ${each.name}`, each.call]),
		],
		async stop() {
			await worker.stop();
			await database.stop();
			removeFolder(name);
		},
	};
}

export function supervisorCookies(url: URL): Promise<string> {
	const { email, password } = demoLogin;
	return cookiesOf(url, {
		method: "POST",
		path: "/api/auth/sign-in/email",
		headers: { "Content-Type": "application/json", Origin: url.origin },
		body: JSON.stringify({ email, password }),
	});
}

interface Sample {
	id: number;
	reference: string;
	email: string;
	phone: string;
	name: string;
	date: string;
	excursion: string;
}

/** Realistic searches that find something. */
async function screenPaths(databaseUrl: string): Promise<[string, string][]> {
	const db = connect({ url: databaseUrl });
	const {
		one: [one],
		hotel: [hotel],
		busiest: [busiest],
	} = await runBatch(db, {
		// from the middle of the table, and one of a hotel
		one: db.all<Sample>(sql`
			SELECT id, reference, email, phone, name, date, excursion_id AS excursion FROM bookings
			WHERE id >= (SELECT max(id) / 2 FROM bookings) AND phone IS NOT NULL ORDER BY id LIMIT 1`),
		hotel: db.all<{ id: string }>(sql`SELECT id FROM hotels ORDER BY id LIMIT 1`),
		// of the demo island, so the same for any number of bookings
		busiest: db.all<{ departure: number; date: string }>(sql`
			SELECT departure_id AS departure, date FROM bookings
			WHERE id <= 400 AND date > date('now') AND status = 'confirmed'
			GROUP BY 1, 2 ORDER BY count(*) DESC, date LIMIT 1`),
	});
	if (!one || !hotel || !busiest) throw new Error("There are no bookings to look for");
	const list = (filter: Record<string, string | number>) =>
		`/dashboard/bookings?${new URLSearchParams(
			Object.entries(filter).map(([key, value]) => [key, String(value)]),
		)}`;
	return [
		["Bookings, first page", "/dashboard/bookings"],
		["Bookings, from the middle", list({ before: one.id })],
		["Bookings, cancelled", list({ status: "cancelled" })],
		["Bookings, expired, from the middle", list({ status: "expired", before: one.id })],
		["Bookings of a date", list({ date: one.date })],
		["Bookings of an excursion", list({ excursion: one.excursion })],
		["Bookings of a hotel", list({ partner: hotel.id })],
		["Bookings of a hotel, expired", list({ partner: hotel.id, status: "expired" })],
		["Bookings of a hotel and an excursion", list({ partner: hotel.id, excursion: one.excursion })],
		["Bookings of an excursion, expired", list({ excursion: one.excursion, status: "expired" })],
		["Search: first name", list({ q: one.name.split(" ")[0] ?? "" })],
		["Search: whole name", list({ q: regularGuest })],
		["Search: name and status", list({ q: regularGuest, status: "confirmed" })],
		["Search: reference", list({ q: one.reference })],
		["Search: email", list({ q: one.email })],
		["Search: beginning of an email", list({ q: one.email.replace(/@.*/, "@") })],
		["Search: phone", list({ q: one.phone })],
		["Search: nobody", list({ q: "xyzzy" })],
		["One booking", `/dashboard/bookings/${one.id}`],
		["Manifest of a departure", `/dashboard/departures/${busiest.departure}`],
		["Departures of a day", `/dashboard?date=${busiest.date}`],
		["Departures on paper", `/dashboard/departures/print?date=${busiest.date}`],
		["Overview", "/dashboard"],
		["Calendar, a month", `/dashboard/calendar?view=month&day=${busiest.date}`],
		["Calendar, a week", `/dashboard/calendar?view=week&day=${busiest.date}`],
		["Review queue", "/dashboard/attention"],
		["Review queue, its count", "/dashboard/attention/count"],
		["Own week", "/dashboard/my-week"],
		["Cash", "/dashboard/cash"],
		["Boarding app, its data", "/dashboard/today/departures"],
	];
}
