import { sql } from "drizzle-orm";
import { peopleDue } from "./audit/audit-erasure.ts";
import { hour, morningAfter } from "./clock.ts";
import { noFaults } from "./faults/fault-plan.ts";
import { gatewaySendsEvents } from "./gateway-events.ts";
import type { Visit } from "./guests.ts";
import type { Staff } from "./staff.ts";

/** More turns than the longest chain takes: a hold, a refund, then its mail after an hour's back-off; offers to six parties. */
const longest = 40;

/**
 * After the faults: delivers every event and runs cron hour by hour until nothing is left to do.
 * Whatever is still open then is a defect, which the auditor finds.
 */
export async function settle(
	visit: Visit,
	staff: Staff,
	giveBack: () => Promise<void>,
): Promise<void> {
	const { world, random } = visit;
	world.setFaults(noFaults);
	let stillFor = 0;
	for (let turn = 0; turn < longest && stillFor < 2; turn += 1) {
		await world.quiet();
		if (turn < 2) world.clock.advance(hour);
		await gatewaySendsEvents(visit);
		await world.eventDelivery.deliverTheRest(random);
		await world.quiet();
		await staff.retryRefunds(2);
		await giveBack();
		await world.cron();
		await world.quiet();
		const now = world.clock.now();
		const [open] = await world.db.all<{ waiting: number; work: number; next: number | null }>(sql`
			SELECT (SELECT count(*) FROM waiting_parties WHERE ended_at IS NULL) AS waiting,
				(SELECT count(*) FROM bookings WHERE status = 'pending')
				+ (SELECT count(*) FROM outbox WHERE status IN ('pending', 'sending'))
				+ (SELECT count(*) FROM refunds WHERE state IN ('wanted', 'sent', 'failed'))
				+ (SELECT count(*) FROM weather_choices AS asked JOIN bookings AS booking
					ON booking.id = asked.booking_id AND booking.departure_id = asked.departure_id
					WHERE asked.choice IS NULL AND booking.status = 'confirmed') AS work,
				(SELECT min(at) FROM (
					SELECT next_attempt_at AS at FROM outbox WHERE status IN ('pending', 'sending')
					UNION ALL
					-- an offer to a waiting party holds its seats for hours
					SELECT hold_expires_at FROM bookings WHERE status = 'pending' AND hold_expires_at > ${now}
					UNION ALL
					SELECT until FROM weather_choices WHERE choice IS NULL AND until > ${now}
				)) AS next`);
		if (!open) continue;
		// a list whose seats are free is served by day
		const morning = open.waiting > 0 ? morningAfter(now) : null;
		const isDone = open.work + open.waiting === 0 && (await peopleDue(world)).length === 0;
		stillFor = isDone && turn >= 1 ? stillFor + 1 : 0;
		const next = Math.min(open.next ?? Infinity, morning ?? Infinity);
		if (Number.isFinite(next)) world.clock.advanceTo(next);
	}
}
