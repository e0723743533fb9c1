import { sql } from "drizzle-orm";
import { instantOf } from "#app/catalogue/local-date.ts";
import { hashSecret } from "#app/crypto/secret.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import {
	cancelBody,
	changeBody,
	confirmBody,
	createBody,
	extendBody,
} from "#app/partners/octo/bodies.ts";
import { refundNow } from "#app/partners/octo/booking-answer.ts";
import { isLess, needsTrip, planHold, withFields } from "#app/partners/octo/booking-plan.ts";
import { OctoError } from "#app/partners/octo/octo-error.ts";
import { dateOfAvailability } from "#app/partners/octo/octo-time.ts";
import { noDay, octoTrips, productAmong } from "#app/partners/octo/octo-trips.server.ts";
import { keepTestBooking } from "#app/partners/octo/test-bookings.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { queueBookingMail } from "#app/sales/booking/booking-events.server.ts";
import { makeConfirmId, makeReference } from "#app/sales/booking/booking-ids.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import { voucherMail } from "#app/sales/mails/booking-mails.tsx";
import { longerHoldEnd } from "#app/sales/resellers/hold-times.ts";
import type { ResellerBooking } from "#app/sales/resellers/reseller-booking.ts";
import { claimForReseller } from "#app/sales/resellers/reseller-bookings.server.ts";
import {
	changeBooking,
	holdTerms,
	justTaken,
	planTerms,
	sellerOf,
} from "./change-booking.server.ts";
import type { OctoCall } from "./octo-call.server.ts";
import { answerOf, bookingsOf, noBooking, storedBookings } from "./stored-bookings.server.ts";

/** How often a booking is planned anew where others take its seats in between. */
const mostAttempts = 3;

const impossible = (words: string) => new OctoError("UNPROCESSABLE_ENTITY", words);

/** Two round trips: what is there, then the claim. The same uuid with the same content is the same booking. */
export async function createBooking(call: OctoCall) {
	const body = call.read(createBody);
	const { db, clock, services, isTest } = call;
	const { now } = clock;
	const uuid = body.uuid ?? crypto.randomUUID();
	const contentHash = hashSecret(JSON.stringify(body));
	const { productId } = body;
	const day = dateOfAvailability(body.availabilityId) ?? noDay;
	for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
		const { reseller, answers } = await call.ask({
			...bookingsOf(call, { uuid }),
			trips: octoTrips(db, clock, { productId, from: day, until: day, language: "en" }),
		});
		const [match] = storedBookings(call, answers);
		if (match && match.booking.contentHash !== contentHash)
			throw noBooking(uuid, "This uuid is that of another booking");
		if (match) return answerOf(call, match.booking);
		const trip = productAmong(answers.trips, clock, { reseller, language: "en", choice: body });
		const identity = { uuid, isTest, reference: makeReference(), contentHash };
		const { booking, claim } = planHold(body, trip, identity, planTerms(call, reseller));
		const { inserted } = isTest
			? await runBatch(db, keepTestBooking(db, { booking, resellerId: reseller.id, now }))
			: await runBatch(
					db,
					claimForReseller(db, booking, {
						...{ confirmId: makeConfirmId(), claim, now },
						seller: sellerOf(call, reseller),
					}),
				);
		if (inserted.length > 0) {
			if (!isTest) purgeExcursionPages(services, booking.excursionId);
			return answerOf(call, booking);
		}
	}
	throw justTaken();
}

/** @throws OctoError for one that is over. */
function requireChangeable({ clock }: OctoCall, { status, departure }: ResellerBooking): void {
	if (status === "expired") throw impossible("The hold has expired");
	if (status === "cancelled") throw impossible("The booking is cancelled");
	if (clock.now >= instantOf(departure.date, departure.startTime, clock.timeZone))
		throw impossible("The trip has left");
}

export async function updateBooking(call: OctoCall, uuid: string) {
	const body = call.read(changeBody);
	const booking = await changeBooking(call, uuid, {
		trip: body,
		decide: (storedBooking, plan) => {
			requireChangeable(call, storedBooking);
			if (!needsTrip(body))
				return { booking: withFields(storedBooking, body, holdTerms(call)), entry: "changed" };
			const planned = plan(storedBooking);
			// fewer guests or another day at a late hour would get around the policy
			if (
				isLess(planned.booking, storedBooking) &&
				refundNow(storedBooking, call.clock, false) === null
			)
				throw impossible("It is too late for another departure or for fewer guests");
			return { ...planned, entry: "changed" };
		},
	});
	if (body.emailReceipt) await mailReceipt(call, booking);
	return answerOf(call, booking);
}

export async function confirmBooking(call: OctoCall, uuid: string) {
	const body = call.read(confirmBody);
	const { now } = call.clock;
	const confirmed = (booking: ResellerBooking): ResellerBooking => ({
		...booking,
		...{ status: "confirmed", confirmedAt: now, updatedAt: now },
	});
	const booking = await changeBooking(call, uuid, {
		trip: body,
		decide: (storedBooking, plan) => {
			if (storedBooking.status === "confirmed") return { booking: storedBooking };
			if (storedBooking.status === "expired") throw noBooking(uuid, "The hold has expired");
			requireChangeable(call, storedBooking);
			if (!needsTrip(body))
				return {
					booking: confirmed(withFields(storedBooking, body, holdTerms(call))),
					entry: "confirmed",
				};
			const { booking: changedBooking, claim } = plan(storedBooking);
			return { booking: confirmed(changedBooking), claim, entry: "confirmed" };
		},
	});
	await mailReceipt(call, booking);
	return answerOf(call, booking);
}

export async function extendBooking(call: OctoCall, uuid: string) {
	const { expirationMinutes } = call.read(extendBody);
	const { hold } = holdTerms(call);
	const booking = await changeBooking(call, uuid, {
		trip: null,
		decide: (storedBooking) => {
			if (storedBooking.status !== "pending") throw impossible("This booking is not on hold");
			const holdExpiresAt = longerHoldEnd(storedBooking, expirationMinutes, hold);
			if (holdExpiresAt === null) throw impossible("The hold has had its longest time");
			const updatedAt = call.clock.now;
			return { booking: { ...storedBooking, holdExpiresAt, updatedAt }, entry: "changed" };
		},
	});
	return answerOf(call, booking);
}

export async function cancelBooking(call: OctoCall, uuid: string) {
	const { reason, force } = call.read(cancelBody);
	const { now } = call.clock;
	const booking = await changeBooking(call, uuid, {
		trip: null,
		decide: (storedBooking) => {
			const { status } = storedBooking;
			if (status === "cancelled") return { booking: storedBooking };
			if (status === "expired") throw impossible("The hold has expired");
			const back = refundNow(storedBooking, call.clock, force);
			if (back === null) throw impossible("It is too late to cancel this booking");
			const { refund } = back;
			const cancellation = { refund, reason: reason ?? null, cancelledAt: now, updatedAt: now };
			return {
				booking: { ...storedBooking, status: "cancelled", ...cancellation },
				entry: "cancelled",
				keptPercent: 100 - back.percent,
			};
		},
	});
	return answerOf(call, booking);
}

/** Mails the voucher of a confirmed booking, once, where the reseller wishes that we write to its guest. */
async function mailReceipt(
	{ db, clock: { now }, services, isTest }: OctoCall,
	{ reference, status, emailReceipt }: ResellerBooking,
): Promise<void> {
	if (isTest || !emailReceipt || status !== "confirmed") return;
	const [row] = await db.all<{ confirmId: string }>(
		sql`SELECT confirm_id AS confirmId FROM bookings WHERE reference = ${reference}`,
	);
	const details = row && (await getGuestBooking(db, row.confirmId, now));
	if (!details) return;
	const { guest, id } = details;
	const mail = voucherMail(guest, details, `booking-confirmed:${id}`, mailSender(services));
	await runBatch(db, queueBookingMail(db, id, mail, { now }));
	deliverSoon(services);
}
