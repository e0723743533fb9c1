import { sql } from "drizzle-orm";
import type { Tally } from "../tally.ts";
import type { Books, Break } from "./auditor.ts";

interface StoredTick {
	id: string;
	booking_id: number;
	people: string;
	state: string;
	pressed_at: number;
	seats: number;
}

interface StoredBoarding {
	booking_id: number;
	state: string;
	aboard: string;
	seats: number;
}

/** Replays the ticks by rules of its own: of each person the latest press counts, whatever arrived first. */
export async function checkBoarding({ db }: Books, { notebook }: Tally): Promise<Break[]> {
	const ticks = await db.all<StoredTick>(sql`
		SELECT tick.id, tick.booking_id, tick.people, tick.state, tick.pressed_at,
			booking.adults + booking.children + booking.bebe AS seats
		FROM boarding_ticks AS tick JOIN bookings AS booking ON booking.id = tick.booking_id`);
	const boardings = await db.all<StoredBoarding>(sql`
		SELECT board.booking_id, board.state, board.aboard,
			booking.adults + booking.children + booking.bebe AS seats
		FROM boardings AS board JOIN bookings AS booking ON booking.id = board.booking_id`);
	const breaks: Break[] = [];
	const storedIds = new Set(ticks.map(({ id }) => id));
	const pressed = new Set(notebook.ticks.map(({ id }) => id));
	for (const { id, answer, bookingId } of notebook.ticks)
		if ((answer === "stored" && !storedIds.has(id)) || (answer === "gone" && storedIds.has(id)))
			breaks.push({
				invariant: "a tick is kept, and once",
				what: `tick ${id} of booking ${bookingId} was answered "${answer}"`,
			});
	for (const { id, booking_id } of ticks)
		if (!pressed.has(id))
			breaks.push({
				invariant: "a tick is kept, and once",
				what: `nobody pressed tick ${id} of booking ${booking_id}`,
			});
	for (const { booking_id, aboard, seats } of boardings)
		if (peopleIn(aboard).some((person) => person >= seats))
			breaks.push({
				invariant: "no more are aboard than the party has",
				what: `${aboard} of ${seats} of booking ${booking_id}`,
			});
	const ticksByBooking = Map.groupBy(ticks, ({ booking_id }) => booking_id);
	const boardingByBooking = new Map(boardings.map((row) => [row.booking_id, row]));
	for (const bookingId of new Set([...ticksByBooking.keys(), ...boardingByBooking.keys()])) {
		const expected = replay(ticksByBooking.get(bookingId) ?? []);
		const row = boardingByBooking.get(bookingId);
		const actual = row
			? `${row.state} ${peopleIn(row.aboard)
					.toSorted((a, b) => a - b)
					.join(",")}`.trim()
			: "";
		if (actual !== expected)
			breaks.push({
				invariant: "who is aboard follows from the ticks",
				what: `booking ${bookingId} says "${actual}" instead of "${expected}"`,
			});
	}
	return breaks;
}

function peopleIn(json: string): number[] {
	const people: unknown = JSON.parse(json);
	return Array.isArray(people) ? people.map(Number) : [];
}

/** "picked up 0,2", "no-show", or nothing. */
function replay(ticks: readonly StoredTick[]): string {
	const latest = new Map<number, string>();
	const inOrder = ticks.toSorted(
		(one, other) =>
			one.pressed_at - other.pressed_at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
	);
	for (const { people, state, seats } of inOrder)
		for (const person of peopleIn(people)) if (person < seats) latest.set(person, state);
	const aboard = [...latest].filter(([, state]) => state === "picked up").map(([person]) => person);
	if (aboard.length > 0) return `picked up ${aboard.toSorted((a, b) => a - b).join(",")}`;
	return [...latest.values()].includes("no-show") ? "no-show" : "";
}
