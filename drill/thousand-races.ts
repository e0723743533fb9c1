import { sql } from "drizzle-orm";
import { addDays } from "#app/catalogue/local-date.ts";
import { bookingHorizonDays } from "#app/departures/departure.ts";
import { audit, type Break } from "./audit/auditor.ts";
import { canaryDate } from "./clock.ts";
import type { GuardName } from "./guards.ts";
import type { Visit } from "./guests.ts";
import { makeRaces, playRace, type Race, type RaceKind, raceKinds } from "./races.ts";
import { randomOf } from "./random.ts";
import { newTally } from "./tally.ts";
import { startWorld, type World } from "./world.ts";

interface RaceCount {
	races: number;
	people: number;
	/** One booking has it. */
	once: number;
	/** Of trips sold whole or by seats: those that went whole. */
	wholes: number;
	twice: number;
	/** Nobody has it, and each was told that it is gone. */
	never: number;
	/** People who gave up waiting for an answer. */
	unanswered: number;
}

export interface RaceReport {
	counts: Map<RaceKind, RaceCount>;
	breaks: Break[];
	seconds: number;
	guardsTaken: number;
}

/** Races under way at a time. */
const atOnce = 8;

/** Races of a kind on the same trips, each on a day of its own that guests may book. */
const mostDays = bookingHorizonDays - 10;

/** Plays small races in one world without faults, as many of each kind, and audits the rows that they leave. */
export async function playRaces({
	seed,
	races: total,
	without = [],
	onRaces,
}: {
	seed: number;
	races: number;
	without?: readonly GuardName[];
	/** Called with how many were played, each hundred. */
	onRaces?: (played: number) => void;
}): Promise<RaceReport> {
	const world = await startWorld(without);
	try {
		const tally = newTally();
		const visit: Visit = { world, tally, random: randomOf(seed, "races") };
		const firstDate = addDays(canaryDate(world.clock.now()), 3);
		const races: Race[] = [];
		for (let left = Math.ceil(total / raceKinds.length); left > 0; left -= mostDays)
			races.push(...(await makeRaces(visit, { firstDate, count: Math.min(left, mostDays) })));
		const waitingRaces = visit.random.shuffled(races);
		const counts = new Map(raceKinds.map((kind) => [kind, newCount()]));
		const started = performance.now();
		let played = 0;
		await Promise.all(
			Array.from({ length: atOnce }, async () => {
				for (let race = waitingRaces.pop(); race; race = waitingRaces.pop()) {
					const attempts = await playRace(visit, race);
					played += 1;
					if (played % 100 === 0) onRaces?.(played);
					count(counts.get(race.kind), race, { attempts, ...(await soldIn(world, race)) });
				}
			}),
		);
		const seconds = (performance.now() - started) / 1000;
		const breaks = (await audit(world, tally)).filter(
			({ invariant }) => !unfinished.has(invariant),
		);
		return { counts, breaks, seconds, guardsTaken: world.guardsTaken() };
	} finally {
		await world.stop();
	}
}

/** Rules that hold once a night has passed. */
const unfinished = new Set(["no hold outlives its time"]);

function newCount(): RaceCount {
	return { races: 0, people: 0, once: 0, wholes: 0, twice: 0, never: 0, unanswered: 0 };
}

/** Bookings of a race, and how many of them are whole trips, by their rows. */
async function soldIn({ db }: World, { email }: Race): Promise<{ sold: number; wholes: number }> {
	const [row] = await db.all<{ sold: number; wholes: number }>(
		sql`SELECT count(*) AS sold, coalesce(sum(is_whole), 0) AS wholes FROM bookings WHERE email = ${email}`,
	);
	return row ?? { sold: 0, wholes: 0 };
}

function count(
	raceCount: RaceCount | undefined,
	{ kind, wishes }: Race,
	result: { attempts: Awaited<ReturnType<typeof playRace>>; sold: number; wholes: number },
): void {
	if (!raceCount) return;
	const { attempts, sold, wholes } = result;
	// the seats of a trip are several
	const isTwice = sold > 1 && (kind !== "whole trip or first seat" || wholes > 0);
	raceCount.races += 1;
	raceCount.people += wishes.length;
	raceCount.wholes += wholes;
	const unanswered = attempts.filter(({ outcome }) => outcome === "unknown").length;
	raceCount.unanswered += unanswered;
	if (isTwice) raceCount.twice += 1;
	else if (sold > 0) raceCount.once += 1;
	else if (unanswered === 0) raceCount.never += 1;
}

/** @returns whether what was there once was sold once, everywhere. */
export function printRaces({ counts, breaks, seconds, guardsTaken }: RaceReport): boolean {
	console.log(`${seconds.toFixed(1)} s; statements without a guard: ${guardsTaken}`);
	for (const [kind, { races, people, once, wholes, twice, never, unanswered }] of counts) {
		const whole = kind === "whole trip or first seat" ? `, ${wholes} of them whole` : "";
		console.log(
			`${kind.padEnd(34)}${races} races of ${people} people: ${once} once${whole}; ${twice} twice; ${never} never; ${unanswered} people without an answer`,
		);
	}
	for (const invariant of new Set(breaks.map((each) => each.invariant))) {
		const those = breaks.filter((each) => each.invariant === invariant);
		console.log(`broken ${those.length} times: ${invariant} (${those[0]?.what})`);
	}
	return (
		breaks.length === 0 && [...counts.values()].every(({ twice, never }) => twice + never === 0)
	);
}
