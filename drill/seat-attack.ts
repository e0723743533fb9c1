import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { addDays } from "#app/catalogue/local-date.ts";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { sendBooking } from "#tests/sales.ts";
import { checkUnpaidHolds } from "./audit/audit-unpaid.ts";
import { insist, openCheckout, type Visit } from "./guests.ts";
import type { Script } from "./roles.ts";

/** The origin of an attack, which decides how much of it is one source for the product. */
export const attacks = [
	"one address",
	"one IPv6 /64",
	"one address in two spellings",
	"many addresses",
] as const;
export type AttackKind = (typeof attacks)[number];

const answerSchema = v.object({ confirmId: v.optional(v.string()), code: v.optional(v.string()) });
const postsAnAddress = 31;
const manyAddresses = 4;

interface Attacker {
	/** Identifies its bookings: one email for each source, independent of the product's own sources. */
	email: string;
	address: (post: number) => string;
}

/**
 * Attack: blocking all seats. 31 anonymous posts at once from each source, parties of any size,
 * never paid; payment pages are opened again and again to prolong the holds. The auditor checks the
 * live holds after each step.
 */
export async function seatAttack(visit: Visit, today: string): Promise<Script> {
	const { world, random, tally } = visit;
	const kind = random.pick(attacks);
	const trips = await makeTrips(visit);
	const attackers = attackersOf(visit, kind);
	let confirmIds: string[] = [];
	const look = async () => {
		const { seats, bookings } = await heldBy(visit, attackers);
		const attackTally = tally.attacks[kind] ?? {
			sources: 0,
			posts: 0,
			bookings: 0,
			seats: 0,
			minutes: 0,
		};
		tally.attacks[kind] = attackTally;
		attackTally.bookings = Math.max(attackTally.bookings, bookings);
		attackTally.seats = Math.max(attackTally.seats, seats);
		tally.breaksMidway.push(...(await checkUnpaidHolds(world)));
		return { attackTally, seats };
	};
	let started = 0;
	return {
		async first() {
			started = world.clock.now();
			const posts = attackers.flatMap((attacker) =>
				Array.from({ length: kind === "many addresses" ? 12 : postsAnAddress }, (_, index) =>
					post(visit, attacker, {
						excursion: random.shuffled(trips)[0],
						date: addDays(today, 3 + (index % 9)),
						index,
					}),
				),
			);
			confirmIds = (await Promise.all(posts)).filter((id) => id !== null);
			const { attackTally } = await look();
			attackTally.sources = attackers.length;
			attackTally.posts += posts.length;
			await Promise.all(confirmIds.map((id) => openCheckout(visit, id)));
			await look();
		},
		// the pages are about to expire: opening each once more prolongs the hold
		async second() {
			await Promise.all(confirmIds.map((id) => openCheckout(visit, id)));
			await look();
		},
		async third() {
			const { attackTally, seats } = await look();
			if (seats > 0)
				attackTally.minutes = Math.max(attackTally.minutes, (world.clock.now() - started) / 60_000);
		},
	};
}

/** Excursions with so many seats that only the limits matter, and one with few seats. */
function makeTrips({ world }: Visit): Promise<Excursion[]> {
	return Promise.all(
		[8, 40, 40, 40].map((capacity) =>
			addExcursion(world.db, { createdAt: world.clock.now(), capacity, title: "Wanted by nobody" }),
		),
	);
}

function attackersOf({ random }: Visit, kind: AttackKind): Attacker[] {
	const email = () => `attack-${randomUUID()}@mail.example`;
	const network = random.between(1, 60_000);
	const ipv4 = `100.${network >> 8}.${network & 255}`;
	switch (kind) {
		case "one address":
			return [{ email: email(), address: () => `${ipv4}.1` }];
		case "one IPv6 /64":
			return [{ email: email(), address: (n) => `2001:db8:${network.toString(16)}:1::${n + 1}` }];
		case "one address in two spellings":
			return [{ email: email(), address: (n) => (n % 2 ? `${ipv4}.2` : `::ffff:${ipv4}.2`) }];
		case "many addresses":
			return Array.from({ length: manyAddresses }, (_, n) => ({
				email: email(),
				address: () => `${ipv4}.${10 + n}`,
			}));
	}
}

async function post(
	visit: Visit,
	{ email, address }: Attacker,
	{ excursion, date, index }: { excursion: Excursion | undefined; date: string; index: number },
): Promise<string | null> {
	if (!excursion) return null;
	const { world, tally } = visit;
	const adults = 1 + (index % 7);
	const price = (adults * excursion.priceAdultCents) / 100;
	const form = bookingOf(excursion, { date, adults, price, email, cemail: email });
	const headers = { "cf-connecting-ip": address(index) };
	const answer = await insist(visit, () => sendBooking(world, form, headers));
	if (!answer) return null;
	const { confirmId, code } = v.parse(answerSchema, await answer.json());
	const isRefused = answer.status === 409 || (answer.status === 429 && code === "TOO_MANY_UNPAID");
	if (!answer.ok && !isRefused)
		tally.broken.push(`a post of an attack was answered with ${answer.status} ${code}`);
	return confirmId ?? null;
}

/** Of all sources together, found by their emails. */
async function heldBy({ world }: Visit, attackers: readonly Attacker[]) {
	const emails = JSON.stringify(attackers.map(({ email }) => email));
	const [held] = await world.db.all<{ bookings: number; seats: number }>(sql`
		SELECT count(*) AS bookings, coalesce(sum(adults + children + bebe), 0) AS seats FROM bookings
		WHERE status = 'pending' AND hold_expires_at > ${world.clock.now()}
			AND email IN (SELECT value FROM json_each(${emails}))`);
	return held ?? { bookings: 0, seats: 0 };
}
