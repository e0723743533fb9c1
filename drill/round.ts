import { addDays } from "#app/catalogue/local-date.ts";
import { assignRoles, makeScene } from "./assign-roles.ts";
import { checkCodes, checkExtras, checkWholeTrips } from "./audit/audit-scarce.ts";
import { checkSeats, checkVehicles } from "./audit/audit-seats.ts";
import { canaryDate, hour, minute } from "./clock.ts";
import { clockChangeScene } from "./clock-change.ts";
import { makeTotem, sellAtTotem, smallRush, thousandOnFifty } from "./crowds.ts";
import { someAskToBeForgotten } from "./erasure-requests.ts";
import { faultPlanOf, noFaults } from "./faults/fault-plan.ts";
import { plannedKillsOf } from "./faults/planned-kills.ts";
import { gatewaySendsEvents, refundsComeBack } from "./gateway-events.ts";
import type { Visit } from "./guests.ts";
import { actOnNextDay, cancelForHalf } from "./next-day.ts";
import { holdUntilTwoPress, makeRaces, playRace, type Race } from "./races.ts";
import { randomOf } from "./random.ts";
import { makeTradeDay } from "./resellers/trade-day.ts";
import { acts } from "./roles.ts";
import { roughSea } from "./rough-sea.ts";
import { seatAttack } from "./seat-attack.ts";
import { settle } from "./settling.ts";
import { spentCredits } from "./spent-credits.ts";
import { staffOf } from "./staff.ts";
import { makeStaffDay } from "./staff-day/staff-day.ts";
import type { Tally } from "./tally.ts";
import { waitingParties } from "./waiting-parties.ts";
import type { World } from "./world.ts";

/** Milliseconds from the first act to each act. */
const beginnings = { first: 0, second: 30 * minute, third: 42 * minute, fourth: 3 * hour };

/** A thousand guests come in the first round and in every hundredth after it. */
const roundsBetweenThousands = 100;
/** Rounds on the eve of a clock change: every twelfth, beginning with the second. */
const roundsBetweenClockChanges = 12;

/** One round: people book, pay and cancel while faults happen; then everything settles. */
export async function playRound(
	world: World,
	tally: Tally,
	options: { seed: number; round: number; thousand: boolean; sales: number },
): Promise<void> {
	const { seed, round } = options;
	const visitFor = (purpose: string): Visit => ({
		world,
		tally,
		random: randomOf(seed, round, purpose),
	});
	const random = randomOf(seed, round, "round");

	world.setFaults(noFaults);
	if (round % roundsBetweenClockChanges === 1) await clockChangeScene(visitFor("clock change"));
	else world.clock.advance(random.between(0, 30 * 60) * minute);
	const staff = await staffOf(visitFor("staff"));
	const today = canaryDate(world.clock.now());
	const scene = await makeScene(world, random, today);
	const totem = random.chance(0.4) ? await makeTotem(world) : null;
	const races = await makeRaces(visitFor("races"), { firstDate: addDays(today, 3), count: 1 });
	const scripts = assignRoles(visitFor, staff, scene);
	scripts.push(await seatAttack(visitFor("seat attack"), today));
	scripts.push(
		await waitingParties(visitFor("waiting parties"), today),
		await roughSea(visitFor, staff, today),
		await spentCredits(visitFor("spent credits"), staff, today),
	);
	const staffDay = await makeStaffDay(visitFor, { today, sales: options.sales });
	const tradeDay = await makeTradeDay(visitFor, staff, { today, sales: options.sales });
	scripts.push(...staffDay.scripts, ...tradeDay.scripts);

	world.setFaults(faultPlanOf(seed, round), plannedKillsOf(seed, round));
	const started = world.clock.now();
	for (const act of acts) {
		world.clock.advanceTo(started + beginnings[act]);
		// not before the fourth act: the cron job would poll payments before their guests return
		if (act === "fourth") await world.cron();
		const crowds: Promise<unknown>[] =
			act === "first"
				? [smallRush(visitFor("rush"), scene.rush), raceEachOther(visitFor, races)]
				: [];
		if (act === "first" && totem) crowds.push(sellAtTotem(visitFor("totem"), totem, today));
		await Promise.all([
			gatewaySendsEvents(visitFor(`gateway ${act}`)),
			...crowds,
			...random.shuffled(scripts).map((script) => script[act]?.()),
		]);
		if (act === "third") await world.cron();
		await world.quiet();
		await lookAtScarceThings(world, tally);
	}
	await actOnNextDay(visitFor("afterwards"), staff, scene.departures);
	await passTheNight(world);
	await refundsComeBack(visitFor("refunds come back"), started);
	world.setFaults(faultPlanOf(seed, round, "next day"));
	await staffDay.onTheDay(visitFor("staff morning"));
	await cancelForHalf(visitFor("half"), scene.soon);
	await someAskToBeForgotten(visitFor("forgotten"), staff, started);
	if (options.thousand && round % roundsBetweenThousands === 0)
		await thousandOnFifty(visitFor("thousand"), canaryDate(world.clock.now()));
	await world.quiet();
	const evening = visitFor("settling");
	await settle(evening, staff, () => staffDay.giveBack(evening));
	await tradeDay.closeBooks(visitFor("books of resellers"));
}

/** One race after another: the worker writes little at a time, and who waits there has not pressed at the same moment. */
async function raceEachOther(visitFor: (purpose: string) => Visit, races: Race[]): Promise<void> {
	for (const race of races) {
		const visit = visitFor(`race for ${race.kind}`);
		holdUntilTwoPress(visit, race);
		await playRace(visit, race);
	}
}

/** Who never pays holds a use, an extra, a whole trip or a place in a van for minutes; at the end of the round nobody sees that any more. */
async function lookAtScarceThings(world: World, tally: Tally): Promise<void> {
	for (const check of [checkSeats, checkCodes, checkExtras, checkWholeTrips, checkVehicles])
		tally.breaksMidway.push(...(await check(world)));
}

/** A night without faults, in which the cron job finishes what it could not do before. */
async function passTheNight(world: World): Promise<void> {
	world.setFaults(noFaults);
	await world.quiet();
	for (let run = 0; run < 3; run += 1) {
		await world.cron();
		world.clock.advance(10 * minute);
	}
}
