import { sql } from "drizzle-orm";
import { formKeyHash } from "#app/sales/booking/booking-ids.ts";
import { noteBookings } from "../note-bookings.ts";
import type { Tally } from "../tally.ts";
import type { World } from "../world.ts";
import { checkBoarding } from "./audit-boarding.ts";
import { checkCash } from "./audit-cash.ts";
import { checkCredits } from "./audit-credits.ts";
import { checkDisputes, checkFailedRefunds } from "./audit-disputes.ts";
import { checkErasure } from "./audit-erasure.ts";
import { checkHistory } from "./audit-history.ts";
import { checkMail } from "./audit-mail.ts";
import { checkMoney } from "./audit-money.ts";
import { checkPrices } from "./audit-prices.ts";
import { checkResellers } from "./audit-resellers.ts";
import { checkCodes, checkExtras, checkWholeTrips } from "./audit-scarce.ts";
import {
	checkCutoffs,
	checkDepartures,
	checkSeats,
	checkTeams,
	checkVehicles,
} from "./audit-seats.ts";
import { checkStaffMoney, staffBookings } from "./audit-staff-money.ts";
import { checkForgottenSources, checkUnpaidHolds } from "./audit-unpaid.ts";
import { checkWaiting } from "./audit-waiting.ts";
import { checkWeather } from "./audit-weather.ts";

/** A broken rule, with what breaks it. */
export interface Break {
	invariant: string;
	what: string;
}

/** What an auditor reads: the database, and the records of the fake gateway and mail provider. */
export interface Books
	extends Pick<
		World,
		| "clock"
		| "commits"
		| "cronRuns"
		| "eventDelivery"
		| "gateway"
		| "mail"
		| "givenBackThere"
		| "rejectedRefunds"
	> {
	db: Pick<World["db"], "all">;
}

/** The parts of an audit, each with the rules of one subject. */
const parts = {
	seats: checkSeats,
	vehicles: checkVehicles,
	teams: checkTeams,
	departures: checkDepartures,
	codes: checkCodes,
	credits: checkCredits,
	extras: checkExtras,
	"whole trips": checkWholeTrips,
	cutoffs: checkCutoffs,
	money: (world, tally) => checkMoney(world, staffBookings(tally)),
	"money of staff": checkStaffMoney,
	prices: checkPrices,
	resellers: checkResellers,
	cash: checkCash,
	boarding: checkBoarding,
	disputes: checkDisputes,
	"failed refunds": checkFailedRefunds,
	mail: checkMail,
	history: checkHistory,
	erasure: checkErasure,
	"waiting lists": checkWaiting,
	weather: checkWeather,
	"unpaid holds": checkUnpaidHolds,
	"forgotten sources": checkForgottenSources,
	"what was seen": async (_world, { breaksMidway }) => breaksMidway,
	promises: checkPromises,
	events: async (world) => checkEvents(world, await rememberedEvents(world)),
} satisfies Record<string, (world: Books, tally: Tally) => Promise<Break[]>>;

export type AuditPart = keyof typeof parts;

/**
 * Checks everything after a round: the database with its own queries (none of the product's code),
 * the gateway's ledger, the mails delivered, and what people were told.
 */
export async function audit(world: Books, tally: Tally): Promise<Break[]> {
	await noteBookings(world, tally);
	const breaks: Break[] = [];
	for (const part of Object.values(parts)) breaks.push(...(await part(world, tally)));
	return breaks;
}

/** What one part of the audit finds. */
export async function auditPart(part: AuditPart, world: Books, tally: Tally): Promise<Break[]> {
	await noteBookings(world, tally);
	return parts[part](world, tally);
}

/** A guest who was told "booked" has exactly one booking; errors that people saw count as breaks. */
async function checkPromises({ db, commits }: Books, tally: Tally): Promise<Break[]> {
	const rows = await db.all<{ id: number; confirm_id: string; erased_at: number | null }>(
		sql`SELECT id, confirm_id, erased_at FROM bookings`,
	);
	const confirmIds = new Set(rows.map((row) => row.confirm_id));
	// an erased booking has another confirm id, and is known by its own
	const erased = new Set(rows.flatMap(({ id, erased_at }) => (erased_at ? id : [])));
	// staff may give these a new voucher, and with it another id; audit-staff-money.ts looks for the bookings
	for (const { confirmId } of tally.notebook.bought) confirmIds.add(confirmId);
	const lostPromises = tally.promisedBookings.filter(
		({ confirmId, bookingId }) => !confirmIds.has(confirmId) && !erased.has(bookingId ?? 0),
	);
	return [
		...(await Promise.all(
			lostPromises.map(async (promise) => ({
				invariant: "what a guest was told stands",
				what: `${promise.confirmId} was booked and is gone: ${await whatIsLeft(db, promise, tally)}; the database ${commits.has(promise.confirmId) ? "had said that it was committed" : "never said that it was committed"}`,
			})),
		)),
		...tally.broken.map((what) => ({ invariant: "people see nothing go wrong", what })),
	];
}

/**
 * An erasure or a new voucher changes the confirm id of a booking, and an erasure also the key of its form. A lost write
 * leaves nothing, not even an erased booking that no promise has become.
 */
async function whatIsLeft(
	db: Books["db"],
	{ key, bookingId }: Tally["promisedBookings"][number],
	{ promisedBookings }: Tally,
): Promise<string> {
	const form = `${await formKeyHash(key)}.%`;
	const [left] = await db.all<{ id: number; status: string; confirm_id: string }>(sql`
		SELECT id, status, confirm_id FROM bookings WHERE id = ${bookingId ?? 0} OR idempotency_key LIKE ${form}`);
	if (left) return `booking ${left.id} (${left.status}) of its form is now ${left.confirm_id}`;
	const promisedIds = JSON.stringify(
		promisedBookings.flatMap((promise) => promise.bookingId ?? []),
	);
	const nobodys = await db.all<{ id: number }>(sql`
		SELECT id FROM bookings WHERE erased_at IS NOT NULL AND source = 'web'
			AND id NOT IN (SELECT value FROM json_each(${promisedIds}))`);
	const erased = nobodys.length > 0 ? nobodys.map(({ id }) => id).join(", ") : "none";
	return `no booking has the key of its form; erased bookings that nobody was promised: ${erased}`;
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
