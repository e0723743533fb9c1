import { addDays } from "#app/excursions/local-date.ts";
import { addExcursion } from "#tests/builders.ts";
import type { Departure, Visit } from "./guests.ts";
import type { Random } from "./random.ts";
import { type RoleName, roles, type Script } from "./roles.ts";
import type { Staff } from "./staff.ts";
import type { World } from "./world.ts";

/** What everybody who is not certain of a part may become. */
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
/** Played in every round, because what they prove must not hang on chance. */
const certain: RoleName[] = [
	"buyer",
	"twoWindows",
	"doublePayer",
	"underpayer",
	"crossed",
	"forger",
];

/** Where a round plays. */
export interface Scene {
	departures: Departure[];
	/** Places that are sold, not paid for in time, and sold again. */
	wanted: Departure;
	/** Leaves soon: whoever cancels at the end of the round gets half back. */
	soon: Departure;
	/** Few places that many want at the same instant. */
	rush: Departure;
	/** Places enough for those whose money is asked back at a bank. */
	disputed: Departure;
}

/** Two trips on two days each, with so few places that people get in each other's way. */
export async function makeScene(world: World, random: Random, today: string): Promise<Scene> {
	const departures: Departure[] = [];
	const wanted = {
		excursion: await addExcursion(world.db, { capacity: 2 }),
		date: addDays(today, 3),
	};
	for (let trip = 0; trip < 2; trip += 1) {
		const excursion = await addExcursion(world.db, { capacity: random.between(3, 8) });
		const date = addDays(today, random.between(4, 60));
		departures.push({ excursion, date }, { excursion, date: addDays(date, 1) });
	}
	const soon = {
		excursion: await addExcursion(world.db, { capacity: 3 }),
		date: addDays(today, 4),
	};
	const rush = {
		excursion: await addExcursion(world.db, { capacity: 3 }),
		date: addDays(today, 9),
	};
	const disputed = {
		excursion: await addExcursion(world.db, { capacity: 6 }),
		date: addDays(today, 8),
	};
	return { wanted, soon, rush, disputed, departures };
}

/** Who comes, and what each of them does. */
export function castRound(
	visitFor: (purpose: string) => Visit,
	staff: Staff,
	{ departures, wanted, soon, disputed }: Scene,
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
	// places that two want: who pays first, and whose payment is heard of first
	for (let place = 0; place < wanted.excursion.capacity; place += 1)
		everybody.push(["latecomer", wanted], ["secondComer", wanted]);
	everybody.push(["disputer", disputed], ["disputer", disputed]);
	return everybody.map(([role, departure], index) =>
		roles[role]({ ...visitFor(`guest ${index}`), departure, staff }),
	);
}
