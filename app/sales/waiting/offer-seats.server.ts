import { and, eq, isNull, sql } from "drizzle-orm";
import { totalOf } from "#app/catalogue/prices/price-of.ts";
import { abortUnless, runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { waitingParties } from "#app/database/schema.server.ts";
import { freeSeats } from "#app/departures/seats/seats-are-free.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import { logError } from "#app/log/log.ts";
import { somethingChanged } from "#app/sales/booking/booking-events.server.ts";
import { linesOfSale } from "#app/sales/staff/sell/sale.ts";
import type { SaleRequest } from "#app/sales/staff/sell/sale-rules.ts";
import { getSaleTrip } from "#app/sales/staff/sell/sale-trips.server.ts";
import { type SaleCircumstances, sellSeats } from "#app/sales/staff/sell/sell-seats.server.ts";
import { nextTurns, type Turn } from "./turns.ts";
import { waitOverMails } from "./wait-over.server.ts";
import { type LiveParty, type OpenList, sortLists } from "./waiting-list.ts";
import { waitingOfferMail } from "./waiting-mails.ts";
import { endStatements, recordEvents } from "./waiting-parties.server.ts";

/** What an offer needs beside the party. Its actor is the member of staff who makes it; null for the cron job. */
export type OfferCircumstances = Omit<SaleCircumstances, "mayOverbook" | "offer">;

/**
 * One run over all waiting lists: ends the wait of who has bought, let the offer go or waits for nothing any more, then
 * offers the free seats of each list. One round trip where nobody waits.
 * @returns how many offers were made.
 */
export async function offerFreedSeats(
	db: Database,
	circumstances: Omit<OfferCircumstances, "actor">,
): Promise<number> {
	const { ends, lists } = sortLists(await readLiveParties(db, circumstances.now), circumstances);
	if (ends.length > 0) {
		await runBatch(db, {
			...endStatements(db, ends, circumstances),
			mails: ends.some(({ end }) => end === "gone")
				? await waitOverMails(db, ends, circumstances)
				: undefined,
		});
	}
	let offers = 0;
	// who waits for several days gets one offer at a time
	const offeredSecrets = new Set<string>();
	for (const list of lists)
		offers += await offerList(db, list, { ...circumstances, actor: null }, offeredSecrets);
	return offers;
}

async function offerList(
	db: Database,
	{ parties, until, ...list }: OpenList,
	circumstances: OfferCircumstances,
	offeredSecrets: Set<string>,
): Promise<number> {
	let { freeSeats: left } = list;
	let waiting = parties.map((party) => ({
		...party,
		hasOffer: party.hasOffer || offeredSecrets.has(party.secret),
	}));
	let offers = 0;
	for (;;) {
		const [turn] = nextTurns(waiting, left);
		const party = waiting.find(({ id }) => id === turn?.id);
		if (!turn || !party) return offers;
		waiting = waiting.filter(({ id }) => id !== turn.id);
		// who cannot be offered seats does not keep them from the others; staff see it in what needs attention
		const offered = await offerSeats(db, turn, until, circumstances).catch((error: unknown) => {
			logError("waiting list offer", error);
			return { outcome: "refused" as const };
		});
		if (offered.outcome === "refused") continue;
		offers += 1;
		left -= party.seats;
		offeredSecrets.add(party.secret);
	}
}

/**
 * Offers a party its seats: a booking that its guest pays by the pay link, sold like one by telephone and held until the
 * offer ends, at the price of this moment. It is claimed by the same INSERT as every sale, so that whoever is faster gets
 * the seats; a party gets one offer, however often this is called.
 */
export async function offerSeats(
	db: Database,
	{ id, freeSeats: freeBefore, passedOver }: Turn,
	until: number,
	circumstances: OfferCircumstances,
): Promise<
	{ outcome: "offered"; bookingId: number; excursionId: string } | { outcome: "refused" }
> {
	const { now, actor } = circumstances;
	const waits = and(
		eq(waitingParties.id, id),
		isNull(waitingParties.endedAt),
		isNull(waitingParties.bookingId),
	);
	const [party] = await db.select().from(waitingParties).where(waits);
	if (!party) return { outcome: "refused" };
	const trip = await getSaleTrip(db, circumstances, party.departureId);
	const day = trip?.days.find(({ id: dayId }) => dayId === party.departureId);
	if (!trip || !day) return { outcome: "refused" };
	const choice = { isWhole: false, extras: {}, fares: {} };
	const priceCents = totalOf(linesOfSale(trip.excursion, day, { ...party, ...choice }));
	const over = JSON.stringify(passedOver);
	const isPassedOver = sql`waiting_parties.id IN (SELECT value FROM json_each(${over})) AND ended_at IS NULL`;
	const sold = await sellSeats(db, saleOf(party, priceCents), {
		...circumstances,
		mayOverbook: false,
		offer: {
			holdExpiresAt: until,
			mail: (guest, booking) =>
				waitingOfferMail(guest, { ...booking, secret: party.secret }, circumstances.sender),
			statements: (bookingId) => ({
				isOffered: db.run(sql`
					UPDATE waiting_parties SET booking_id = ${bookingId}
					WHERE id = ${id} AND ended_at IS NULL AND booking_id IS NULL AND NOT EXISTS (
						SELECT 1 FROM waiting_parties AS same JOIN bookings AS offer ON offer.id = same.booking_id
						WHERE same.secret = waiting_parties.secret AND ${isLiveHold(now, "offer")})`),
				once: abortUnless(db, somethingChanged),
				offered: recordEvents(db, "offered", sql`id = ${id}`, { actor, now }),
				passedOver: db.run(sql`UPDATE waiting_parties
					SET passed_over_at = ${now}, passed_over_seats = ${freeBefore} WHERE ${isPassedOver}`),
				passedOverEvents: recordEvents(db, "passed over", isPassedOver, { now }),
			}),
		},
	});
	return sold.outcome === "booked" && !sold.isRepeated
		? { outcome: "offered", bookingId: sold.bookingId, excursionId: sold.excursionId }
		: { outcome: "refused" };
}

/** What staff would send for this caller. */
function saleOf(party: typeof waitingParties.$inferSelect, priceCents: number): SaleRequest {
	const { id, departureId, pickupPointId, adults, children, bebe } = party;
	const { name, email, phone, language } = party;
	return {
		// a second offer of the same row finds the first one
		key: `waiting:${id}`,
		...{ source: "waiting list", departure: departureId, pickup: pickupPointId },
		...{ adults, children, bebe, isWhole: false, extras: {}, fares: {}, answers: {} },
		...{ name, email, phone: phone ?? undefined, language, guideNotes: null, staffNotes: null },
		...{ code: "", price: priceCents, priceCents, agreed: null, agreedWhy: "", takenCents: null },
		...{
			overbookWhy: "",
			over: 0,
			pay: "link-qr",
			hold: "2-hours",
			holdDate: null,
			hotelId: "",
			freeWhy: "",
		},
	};
}

/** All that wait, in the order of their lists. */
async function readLiveParties(db: Database, now: number): Promise<LiveParty[]> {
	const rows = await db.all<
		Omit<LiveParty, "isOnSale" | "hasOffer" | "hasBought"> &
			Record<"isOnSale" | "hasOffer" | "hasBought", number>
	>(sql`
		SELECT party.id, party.secret, party.departure_id AS departureId, party.seats, leaving.date,
			leaving.start_time AS startTime, trip.cutoff_hours AS cutoffHours,
			leaving.state = 'open' AND trip.is_active AS isOnSale, ${freeSeats(sql`leaving.id`, now)} AS freeSeats,
			CASE WHEN offer.id IS NULL THEN 'none' WHEN ${isLiveHold(now, "offer")} THEN 'live' ELSE 'over' END AS offer,
			EXISTS (SELECT 1 FROM waiting_parties AS same JOIN bookings AS other ON other.id = same.booking_id
				WHERE same.secret = party.secret AND ${isLiveHold(now, "other")}) AS hasOffer,
			${hasBought} AS hasBought
		FROM waiting_parties AS party
		JOIN departures AS leaving ON leaving.id = party.departure_id
		JOIN excursions AS trip ON trip.id = leaving.excursion_id
		LEFT JOIN bookings AS offer ON offer.id = party.booking_id
		WHERE party.ended_at IS NULL
		ORDER BY party.departure_id, party.position, party.id`);
	return rows.map((row) => ({
		...row,
		isOnSale: row.isOnSale === 1,
		hasOffer: row.hasOffer === 1,
		hasBought: row.hasBought === 1,
	}));
}

/**
 * SQL, true where one of a party's offers was paid, or the same person has bought the trip since: by email on any day, by
 * telephone on the days for which it waits. Who cancels afterwards has bought all the same, and is not offered seats again.
 */
const hasBought = sql`(
	EXISTS (SELECT 1 FROM waiting_parties AS same JOIN bookings AS paid ON paid.id = same.booking_id
		WHERE same.secret = party.secret AND paid.confirmed_at IS NOT NULL)
	OR EXISTS (SELECT 1 FROM bookings AS paid WHERE paid.email = party.email
		AND paid.excursion_id = leaving.excursion_id AND paid.confirmed_at >= party.created_at)
	OR EXISTS (SELECT 1 FROM waiting_parties AS same JOIN bookings AS paid ON paid.departure_id = same.departure_id
		WHERE same.secret = party.secret AND paid.phone_e164 = party.phone_e164
			AND paid.confirmed_at >= party.created_at))`;
