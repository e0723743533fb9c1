import { type SQL, sql } from "drizzle-orm";
import { instantOf } from "#app/catalogue/local-date.ts";
import { hashSecret } from "#app/crypto/secret.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { changeRecord } from "#app/database/change-record.server.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import {
	type BookingQuery,
	bookingQuery,
	type ChangeBody,
	cancelBody,
	changeBody,
	checkBody,
	confirmBody,
	createBody,
	extendBody,
	uuidSchema,
} from "#app/partners/octo/bodies.ts";
import { bookingAnswer, refundNow } from "#app/partners/octo/booking-answer.ts";
import {
	needsTrip,
	type Plan,
	planChange,
	planHold,
	withFields,
} from "#app/partners/octo/booking-plan.ts";
import { OctoError } from "#app/partners/octo/octo-error.ts";
import { octoTrips, productAmong } from "#app/partners/octo/octo-trips.server.ts";
import {
	changeTestBooking,
	keepTestBooking,
	type TestBooking,
	testBookingsStatement,
	toTestBookings,
} from "#app/partners/octo/test-bookings.server.ts";
import { optionId } from "#app/partners/octo/unit.ts";
import type { CallingReseller } from "#app/partners/resellers/reseller-keys.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { queueBookingMail } from "#app/sales/booking-events.server.ts";
import { makeConfirmId, makeReference } from "#app/sales/booking-ids.ts";
import { cancelBookingStatements } from "#app/sales/cancellation/cancel-statements.server.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import { voucherMail } from "#app/sales/mails/booking-mails.tsx";
import { longerHoldEnd } from "#app/sales/resellers/hold-times.ts";
import type {
	LiveResellerBooking,
	ResellerBooking,
} from "#app/sales/resellers/reseller-booking.ts";
import {
	actorOf,
	changeForReseller,
	claimForReseller,
	refundOfReseller,
	resellerBookingsStatement,
	toResellerBookings,
} from "#app/sales/resellers/reseller-bookings.server.ts";
import { type OctoCall, termsOf } from "./octo-call.server.ts";

/** How often a booking is planned and written anew where others take seats or change it in between. */
const mostAttempts = 3;
/** Later than any departure. */
const everyDay = "2199-12-31";

const impossible = (words: string) => new OctoError("UNPROCESSABLE_ENTITY", words);
const justTaken = () =>
	impossible("Others took the seats at the same moment. Look at the departure again");
const noBooking = (uuid: string, words = "You have no such booking") =>
	new OctoError("INVALID_BOOKING_UUID", words, uuid);

type StoredBooking =
	| { kind: "live"; booking: LiveResellerBooking }
	| { kind: "test"; booking: TestBooking };

/** The statement of a call's bookings, live ones or those of a test key. */
function bookingsOf(call: OctoCall, which: { uuid: string } | BookingQuery) {
	const { db, clock, callerId, isTest } = call;
	const uuid = "uuid" in which ? which.uuid : null;
	const isOwn = sql`sold.reseller_id = ${callerId} AND ${whichOf(which)}`;
	return {
		test: isTest ? testBookingsStatement(db, callerId, uuid) : undefined,
		live: isTest ? undefined : resellerBookingsStatement(db, isOwn, clock.now),
	};
}

function whichOf(which: { uuid: string } | BookingQuery): SQL {
	if ("uuid" in which) return sql`sold.uuid = ${which.uuid}`;
	if ("resellerReference" in which) return sql`sold.reference = ${which.resellerReference}`;
	if ("supplierReference" in which) return sql`bookings.reference = ${which.supplierReference}`;
	const { from, until } = daysOf(which);
	return sql`bookings.date BETWEEN ${from} AND ${until}`;
}

function daysOf(which: Extract<BookingQuery, { localDate: string } | { localDateStart: string }>) {
	return "localDate" in which
		? { from: which.localDate, until: which.localDate }
		: { from: which.localDateStart, until: which.localDateEnd };
}

function isAmong(booking: ResellerBooking, query: BookingQuery): boolean {
	if ("resellerReference" in query) return booking.resellerReference === query.resellerReference;
	if ("supplierReference" in query) return booking.reference === query.supplierReference;
	const { from, until } = daysOf(query);
	return booking.departure.date >= from && booking.departure.date <= until;
}

type Answers = {
	live: Awaited<NonNullable<ReturnType<typeof bookingsOf>["live"]>> | undefined;
	test: Awaited<NonNullable<ReturnType<typeof bookingsOf>["test"]>> | undefined;
};

function storedBookings(call: OctoCall, { live, test }: Answers): StoredBooking[] {
	const { now } = call.clock;
	return [
		...toResellerBookings(live ?? [], now).map((booking) => ({ kind: "live" as const, booking })),
		...toTestBookings(test ?? [], now).map((booking) => ({ kind: "test" as const, booking })),
	];
}

function answerOf(call: OctoCall, booking: ResellerBooking) {
	const { capabilities } = call;
	return bookingAnswer(booking, {
		...call.clock,
		hasPricing: capabilities.has("pricing"),
		hasPickups: capabilities.has("pickups"),
	});
}

function holdTerms({ clock, services }: OctoCall) {
	return { hold: services.environment.resellerHold, now: clock.now };
}

function planTerms(call: OctoCall, reseller: CallingReseller) {
	const { cancellationPolicy: usualPolicy } = call.services.environment;
	return { ...termsOf(call, reseller), usualPolicy, ...holdTerms(call) };
}

function sellerOf(call: OctoCall, { id, name }: CallingReseller) {
	return { id, name, operatorPhone: call.services.environment.operator.phone };
}

export async function bookingList(call: OctoCall) {
	const query = call.read(bookingQuery);
	const { answers } = await call.ask(bookingsOf(call, query));
	return storedBookings(call, answers)
		.filter(({ booking }) => isAmong(booking, query))
		.map(({ booking }) => answerOf(call, booking));
}

/** @throws OctoError for text that is no uuid. */
function uuidOf(text: string): string {
	try {
		return checkBody(uuidSchema, text);
	} catch {
		throw noBooking(text);
	}
}

export async function oneBooking(call: OctoCall, text: string) {
	const uuid = uuidOf(text);
	const { answers } = await call.ask(bookingsOf(call, { uuid }));
	const [match] = storedBookings(call, answers);
	if (!match) throw noBooking(uuid);
	return answerOf(call, match.booking);
}

/** Two round trips: what is there, then the claim. The same uuid with the same content is the same booking. */
export async function createBooking(call: OctoCall) {
	const body = call.read(createBody);
	const { db, clock, services, isTest } = call;
	const { now } = clock;
	const uuid = body.uuid ?? crypto.randomUUID();
	const contentHash = hashSecret(JSON.stringify(body));
	const { productId } = body;
	const day = /^2\d{3}-\d\d-\d\d/.exec(body.availabilityId)?.[0] ?? "2000-01-01";
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

/** What a call makes of a booking; the booking itself where nothing changes. */
interface Change {
	booking: ResellerBooking;
	claim?: Plan["claim"];
	entry?: "changed" | "confirmed" | "cancelled";
	/** Of the net price, where it is cancelled. */
	keptPercent?: number;
}

/** Reads, decides and writes a change of a booking, with its trip where the change needs that. */
async function changeBooking(
	call: OctoCall,
	text: string,
	{
		trip: tripChoice,
		decide,
	}: {
		trip: ChangeBody | null;
		decide: (booking: ResellerBooking, plan: (booking: ResellerBooking) => Plan) => Change;
	},
): Promise<ResellerBooking> {
	const uuid = uuidOf(text);
	const { db, clock, services } = call;
	const { now } = clock;
	const outcome = await changeRecord(db, {
		read: async () => {
			const productId =
				tripChoice?.productId ??
				sql`(SELECT excursion_id FROM bookings JOIN reseller_bookings AS sold ON sold.booking_id = bookings.id
					WHERE sold.reseller_id = ${call.callerId} AND sold.uuid = ${uuid}
					UNION ALL SELECT record ->> '$.excursionId' FROM reseller_test_bookings
					WHERE reseller_id = ${call.callerId} AND uuid = ${uuid} LIMIT 1)`;
			const { reseller, answers } = await call.ask({
				...bookingsOf(call, { uuid }),
				trips:
					tripChoice && needsTrip(tripChoice)
						? octoTrips(db, clock, { productId, until: everyDay, language: "en" })
						: undefined,
			});
			const [match] = storedBookings(call, answers);
			if (!match) throw noBooking(uuid);
			return { reseller, match, trips: answers.trips };
		},
		decide: ({ reseller, match, trips }) =>
			decide(match.booking, (booking) => {
				if (!tripChoice || !trips) throw new Error("The trip of this change was not read");
				const choice = {
					productId: tripChoice.productId ?? booking.excursionId,
					optionId: tripChoice.optionId ?? optionId,
				};
				const trip = productAmong(trips, clock, { reseller, language: "en", choice });
				return planChange(booking, tripChoice, trip, planTerms(call, reseller));
			}),
		write: ({ booking, claim, entry, keptPercent = 0 }, { reseller, match }) => {
			if (!entry) return;
			if (match.kind === "test") return changeTestBooking(db, match.booking, booking);
			const seller = sellerOf(call, reseller);
			if (entry === "cancelled")
				return cancelForReseller(call, match.booking, {
					...{ cancelledBooking: booking, keptPercent, actor: actorOf(seller) },
				});
			return changeForReseller(db, match.booking, {
				...{ changedBooking: booking, claim: claim ?? null, entry, seller, now },
			});
		},
	});
	if ("outcome" in outcome) throw justTaken();
	if (outcome.entry && !call.isTest) purgeExcursionPages(services, outcome.booking.excursionId);
	return outcome.booking;
}

function cancelForReseller(
	{ db, clock }: OctoCall,
	{ id, version }: LiveResellerBooking,
	{
		cancelledBooking,
		keptPercent,
		actor,
	}: {
		cancelledBooking: ResellerBooking;
		keptPercent: number;
		actor: ReturnType<typeof actorOf>;
	},
) {
	// the reseller writes to its guest
	const mail = {
		dedupeKey: `octo-cancelled:${id}`,
		recipient: null,
		subject: "",
		textBody: "",
		htmlBody: "",
	};
	return {
		refund: refundOfReseller(db, id, { ...cancelledBooking, keptPercent }),
		cancel: cancelBookingStatements(db, [{ id, version, shares: [], mail }], {
			...{ entry: { typedText: cancelledBooking.reason ?? "" }, actor, now: clock.now },
		}),
	};
}

export async function updateBooking(call: OctoCall, uuid: string) {
	const body = call.read(changeBody);
	const booking = await changeBooking(call, uuid, {
		trip: body,
		decide: (storedBooking, plan) => {
			requireChangeable(call, storedBooking);
			if (!needsTrip(body))
				return { booking: withFields(storedBooking, body, holdTerms(call)), entry: "changed" };
			// fewer guests or another day at a late hour would get around the policy
			if (refundNow(storedBooking, call.clock, false) === null)
				throw impossible("It is too late to change this booking");
			return { ...plan(storedBooking), entry: "changed" };
		},
	});
	return answerOf(call, booking);
}

/** @throws OctoError for one that is over. */
function requireChangeable({ clock }: OctoCall, { status, departure }: ResellerBooking): void {
	if (status === "expired") throw impossible("The hold has expired");
	if (status === "cancelled") throw impossible("The booking is cancelled");
	if (clock.now >= instantOf(departure.date, departure.startTime, clock.timeZone))
		throw impossible("The trip has left");
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
	if (body.emailReceipt && !call.isTest) await mailVoucher(call, booking.reference);
	return answerOf(call, booking);
}

/** The reseller wished that we write to its guest. */
async function mailVoucher({ db, clock, services }: OctoCall, reference: string): Promise<void> {
	const { now } = clock;
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
