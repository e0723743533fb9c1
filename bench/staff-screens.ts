import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { connect } from "#app/database/client.server.ts";

/** All dashboard screens, with ids of the demo island. */
export async function staffScreens(databaseUrl: string): Promise<{ name: string; path: string }[]> {
	const db = connect({ url: databaseUrl });
	const {
		booking: [booking],
		hotel: [hotel],
		user: [user],
	} = await runBatch(db, {
		booking: db.all<{ id: number; departure: number; excursion: string; date: string }>(sql`
			SELECT id, departure_id AS departure, excursion_id AS excursion, date FROM bookings
			WHERE date > date('now') AND status = 'confirmed' ORDER BY id LIMIT 1`),
		hotel: db.all<{ id: string; point: number }>(sql`
			SELECT id, pickup_point_id AS point FROM hotels WHERE pickup_point_id > 0 LIMIT 1`),
		user: db.all<{ id: string }>(sql`SELECT id FROM users ORDER BY id LIMIT 1`),
	});
	if (!booking || !hotel || !user) throw new Error("The demo island is empty");
	const departure = `departures/${booking.departure}`;
	const panel = `/calendar?day=${booking.date}&on=${booking.departure}`;
	const paths = {
		overview: "",
		bookings: "/bookings",
		"search of bookings": "/bookings?q=ida",
		"one booking": `/bookings/${booking.id}`,
		"change a booking": `/bookings/${booking.id}/change`,
		"departures of a day": `?date=${booking.date}`,
		manifest: `/${departure}`,
		"cancel a departure": `${panel}&act=cancel`,
		"move a departure": `${panel}&act=move`,
		excursions: "/excursion",
		"one excursion": `/excursion/${booking.excursion}`,
		"new excursion": "/excursion/excursion-new",
		"pickup points": "/points",
		"one point": `/points/${hotel.point}`,
		hotels: "/hotels",
		"one hotel": `/hotels/${hotel.id}`,
		users: "/users",
		"one user": `/users/${user.id}`,
		"own account": "/account",
	};
	return Object.entries(paths).map(([name, path]) => ({ name, path: `/dashboard${path}` }));
}
