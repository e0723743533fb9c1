import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { minute } from "../clock.ts";
import { insist } from "../guests.ts";
import type { TickNote } from "./notebook.ts";
import type { Person } from "./scene.ts";
import type { StaffVisit } from "./staff-visit.ts";

const answered = v.object({
	answers: v.record(
		v.string(),
		v.object({ refusal: v.nullable(v.picklist(["newer", "gone", "too late"])) }),
	),
});

interface Guest {
	id: number;
	departureId: number;
	seats: number;
}

interface Tick extends TickNote {
	departureId: number;
	pressedAt: number;
}

/**
 * Two phones tick the guests of the morning without a network, half of them both, then send what they have stored:
 * in parts, in any order, and each part twice.
 */
export async function boardWithoutNetwork(visit: StaffVisit): Promise<void> {
	const { world, scene, random, notebook } = visit;
	const trips = [...scene.shared, scene.overlapping, scene.small].map(({ id }) => id);
	const guests = await world.db
		.all<Guest>(
			sql`SELECT id, departure_id AS departureId, adults + children + bebe AS seats FROM bookings
				WHERE date = ${scene.date} AND excursion_id IN (SELECT value FROM json_each(${JSON.stringify(trips)}))
					AND status = 'confirmed'`,
		)
		.catch(() => []);
	const phones = [...scene.desk, scene.guide];
	await Promise.all(
		phones.map(async (person) => {
			const metGuests = random.shuffled(guests).slice(0, Math.ceil(guests.length * 0.7));
			const ticks = metGuests.flatMap((guest) => ticksFor(visit, guest));
			notebook.ticks.push(...ticks);
			const parts = [0, 1, 2].map((part) => ticks.filter((_, index) => index % 3 === part));
			await Promise.all(
				random.shuffled([...parts, ...parts]).map((part) => send(visit, person, part)),
			);
		}),
	);
}

/** One to three presses for a guest: the party, a part of it, or somebody taken back. */
function ticksFor({ world, random }: StaffVisit, guest: Guest): Tick[] {
	const now = world.clock.now();
	const everybody = Array.from({ length: guest.seats }, (_, number) => number);
	return Array.from({ length: random.pick([1, 1, 2, 3]) }, () => ({
		id: randomUUID(),
		bookingId: guest.id,
		departureId: guest.departureId,
		people: random.chance(0.6) ? everybody : random.shuffled(everybody).slice(0, 1),
		state: random.pick(["picked up", "picked up", "picked up", "no-show", ""]),
		// some at the same instant on both phones
		pressedAt: now - random.between(0, 40) * minute,
		answer: "unknown",
	}));
}

async function send(visit: StaffVisit, { id, visitor }: Person, ticks: Tick[]): Promise<void> {
	const { world, tally } = visit;
	if (ticks.length === 0) return;
	tally.staffActs += 1;
	const answer = await insist(visit, () =>
		visitor.post("/dashboard/today/operations", {
			owner: id,
			sentAt: world.clock.now(),
			operations: ticks.map(({ answer: _, ...tick }) => ({ ...tick, kind: "tick" })),
		}),
	);
	if (!answer) return;
	const body: unknown = await answer.json();
	if (!answer.ok) {
		tally.broken.push(`ticks were answered with ${answer.status}: ${JSON.stringify(body)}`);
		return;
	}
	const { answers } = v.parse(answered, body);
	for (const tick of ticks) {
		const refusal = answers[tick.id]?.refusal;
		if (refusal === null || refusal === "newer") tick.answer = "stored";
		else if (refusal === "gone" && tick.answer === "unknown") tick.answer = "gone";
	}
}
