import { sql } from "drizzle-orm";
import { checkDisputes, checkFailedRefunds } from "./audit-disputes.ts";
import { checkHistory } from "./audit-history.ts";
import { checkMail } from "./audit-mail.ts";
import { checkMoney } from "./audit-money.ts";
import { checkForgottenSources, checkUnpaidHolds } from "./audit-unpaid.ts";
import { canaryInstant, hour } from "./clock.ts";
import type { Tally } from "./tally.ts";
import type { World } from "./world.ts";

/** A broken rule, with what breaks it. */
export interface Break {
	invariant: string;
	what: string;
}

/** What an auditor reads: the database, and the records of the fake gateway and mail provider. */
export interface Books
	extends Pick<
		World,
		"clock" | "eventDelivery" | "gateway" | "mail" | "givenBackThere" | "cameBack"
	> {
	db: Pick<World["db"], "all">;
}

/**
 * Checks everything after a round: the database with its own queries (none of the product's code),
 * the gateway's ledger, the mails delivered, and what people were told.
 */
export async function audit(world: Books, tally: Tally): Promise<Break[]> {
	return [
		...(await checkSeats(world)),
		...(await checkCutoffs(world)),
		...(await checkMoney(world)),
		...(await checkDisputes(world)),
		...(await checkFailedRefunds(world)),
		...(await checkMail(world)),
		...(await checkHistory(world)),
		...(await checkUnpaidHolds(world)),
		...(await checkForgottenSources(world)),
		...tally.seen,
		...(await checkPromises(world, tally)),
		...checkEvents(world, await rememberedEvents(world)),
	];
}

async function checkSeats({ db, clock }: Books): Promise<Break[]> {
	const oversold = await db.all<{ excursion_id: string; date: string; sold: number; room: number }>(
		sql`SELECT sold.excursion_id, sold.date, sum(sold.adults + sold.children + sold.bebe) AS sold,
				coalesce(changed.capacity, trip.capacity) AS room
			FROM bookings AS sold
			JOIN excursions AS trip ON trip.id = sold.excursion_id
			LEFT JOIN departure_overrides AS changed
				ON changed.excursion_id = sold.excursion_id AND changed.date = sold.date
			WHERE sold.status = 'confirmed' OR (sold.status = 'pending' AND sold.hold_expires_at > ${clock.now()})
			GROUP BY sold.excursion_id, sold.date HAVING sold > room`,
	);
	return oversold.map(({ date, sold, room }) => ({
		invariant: "seats sold ≤ capacity",
		what: `${sold} seats of ${room} are sold on ${date}`,
	}));
}

async function checkCutoffs({ db }: Books): Promise<Break[]> {
	const sold = await db.all<{ id: number; date: string; start: string; hours: number; at: number }>(
		sql`SELECT booking.id, booking.date, booking.start_time AS start, trip.cutoff_hours AS hours,
				booking.created_at AS at
			FROM bookings AS booking JOIN excursions AS trip ON trip.id = booking.excursion_id`,
	);
	return sold
		.filter(({ date, start, hours, at }) => at >= canaryInstant(date, start) - hours * hour)
		.map(({ id, date, start }) => ({
			invariant: "nobody books after the cut-off",
			what: `booking ${id} for ${date} ${start} came too late`,
		}));
}

/** A guest who was told "booked" has exactly one booking; errors that people saw count as breaks. */
async function checkPromises({ db }: Books, tally: Tally): Promise<Break[]> {
	const rows = await db.all<{ confirm_id: string }>(sql`SELECT confirm_id FROM bookings`);
	const known = new Set(rows.map((row) => row.confirm_id));
	return [
		...tally.told
			.filter(({ confirmId }) => !known.has(confirmId))
			.map(({ confirmId }) => ({
				invariant: "what a guest was told stands",
				what: `${confirmId} was booked and is gone`,
			})),
		...tally.broken.map((what) => ({ invariant: "people see nothing go wrong", what })),
	];
}

async function rememberedEvents({ db }: Books): Promise<Set<string>> {
	const rows = await db.all<{ id: string }>(sql`SELECT id FROM payment_events`);
	return new Set(rows.map(({ id }) => id));
}

function checkEvents({ eventDelivery }: Books, remembered: Set<string>): Break[] {
	const breaks: Break[] = [];
	for (const { id, type, answers, isHeard } of eventDelivery.notices) {
		const applied = answers.filter((answer) => answer === "200 applied").length;
		if (applied > 1)
			breaks.push({
				invariant: "an event works once",
				what: `${type} ${id} was applied ${applied} times`,
			});
		if (!isHeard)
			breaks.push({
				invariant: "every event is heard in the end",
				what: `${type} ${id}: ${answers.at(-1) ?? "never sent"}`,
			});
	}
	for (const id of eventDelivery.forgedIds)
		if (remembered.has(id))
			breaks.push({ invariant: "a forged event changes nothing", what: `${id} was remembered` });
	for (const what of eventDelivery.accepted)
		breaks.push({ invariant: "a forged event changes nothing", what: `accepted: ${what}` });
	return breaks;
}
