import { addExcursion } from "#tests/builders.ts";
import { canaryInstant, clockChangeAfter, hour, minute } from "./clock.ts";
import { book, type Visit } from "./guests.ts";

/**
 * The eve of a clock change: an excursion leaves some hours after it, and its cut-off is some hours
 * before it. An hour counted wrongly would allow bookings too late or refuse them too early.
 */
export async function clockChangeScene(visit: Visit): Promise<void> {
	const { world, tally, random } = visit;
	const { clock } = world;
	const change = clockChangeAfter(clock.now() + 48 * hour);
	const date = new Date(change.instant).toISOString().slice(0, 10);
	const startTime = random.pick(["04:30", "09:15", "23:30"]);
	const cutoffHours = random.pick([10, 24, 30]);
	const excursion = await addExcursion(world.db, {
		createdAt: world.clock.now(),
		startTime,
		cutoffHours,
		capacity: 6,
	});
	const closes = canaryInstant(date, startTime) - cutoffHours * hour;
	tally.clockChanges += 1;
	clock.advanceTo(closes - 2 * minute);
	if (!(await book(visit, { excursion, date })))
		tally.broken.push(`two minutes before its cut-off ${date} ${startTime} was closed`);
	clock.advanceTo(closes + minute);
	const late = await book(visit, { excursion, date });
	if (late) tally.broken.push(`a minute after its cut-off ${date} ${startTime} was open`);
}
