import { addDays } from "#app/catalogue/local-date.ts";
import { addExcursion } from "#tests/builders.ts";
import type { Departure, Visit } from "./guests.ts";
import { addTripsWithOffers } from "./offers.ts";
import type { Random } from "./random.ts";
import { type RoleName, roles, type Script } from "./roles.ts";
import type { Staff } from "./staff.ts";
import type { World } from "./world.ts";

/** Roles that are drawn at random. */
const crowd: [RoleName, ...RoleName[]] = [
	"buyer",
	"buyer",
	"buyer",
	"abandoner",
	"leaver",
	"hesitater",
	"doublePayer",
	"latecomer",
	"secondComer",
	"returner",
	"changer",
];
/** Roles of every round, because what they prove must not depend on chance. */
const certain: RoleName[] = [
	"buyer",
	"twoWindows",
	"doublePayer",
	"underpayer",
	"crossed",
	"forger",
	"forgottenPayer",
	"undecided",
	"paidBackThere",
];

export interface Scene {
	departures: Departure[];
	/** Its seats are sold, not paid in time, and sold again. */
	contested: Departure;
	/** Leaves soon: a cancellation at the end of the round refunds half. */
	soon: Departure;
	/** Few seats that many want at the same instant. */
	rush: Departure;
	/** Has enough seats for guests who dispute their payment. */
	disputed: Departure;
}

/** Two excursions on two days each, with so few seats, extras and uses of codes that guests compete. */
export async function makeScene(world: World, random: Random, today: string): Promise<Scene> {
	const contested = {
		excursion: await addExcursion(world.db, { createdAt: world.clock.now(), capacity: 2 }),
		date: addDays(today, 3),
	};
	const firstDate = addDays(today, random.between(4, 60));
	const dates = [firstDate, addDays(firstDate, 1)];
	const trips = await addTripsWithOffers(world, {
		capacities: [random.between(3, 8), random.between(3, 8)],
		dates,
	});
	const departures = trips.flatMap((trip) => dates.map((date): Departure => ({ ...trip, date })));
	const soon = {
		excursion: await addExcursion(world.db, { createdAt: world.clock.now(), capacity: 3 }),
		date: addDays(today, 4),
	};
	const rush = {
		excursion: await addExcursion(world.db, { createdAt: world.clock.now(), capacity: 3 }),
		date: addDays(today, 9),
	};
	const disputed = {
		excursion: await addExcursion(world.db, { createdAt: world.clock.now(), capacity: 6 }),
		date: addDays(today, 8),
	};
	return { contested, soon, rush, disputed, departures };
}

/** The people of a round and their roles. */
export function assignRoles(
	visitFor: (purpose: string) => Visit,
	staff: Staff,
	{ departures, contested, soon, disputed }: Scene,
): Script[] {
	const [first] = departures;
	if (!first) return [];
	const random = visitFor("cast").random;
	const everybody: [RoleName, Departure][] = [
		...certain.map((role): [RoleName, Departure] => [
			role,
			random.shuffled(departures)[0] ?? first,
		]),
		...Array.from({ length: random.between(3, 6) }, (): [RoleName, Departure] => [
			random.pick(crowd),
			random.shuffled(departures)[0] ?? first,
		]),
	];
	everybody.push(["buyer", soon], ["hesitater", soon]);
	// two guests for each seat, so that the order of paying and of events varies
	for (let seat = 0; seat < contested.excursion.capacity; seat += 1)
		everybody.push(["latecomer", contested], ["secondComer", contested]);
	everybody.push(["disputer", disputed], ["disputer", disputed]);
	return everybody.map(([role, departure], index) =>
		roles[role]({ ...visitFor(`guest ${index}`), departure, staff }),
	);
}
