import { eq, type SQL, sql } from "drizzle-orm";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { changeRecord, keepVersion, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, payments } from "#app/database/schema.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { ownCodeMayBeUsed } from "#app/sales/codes/codes.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
import {
	type HoldClock,
	type HoldTerms,
	holdWhilePaying,
	isBeforeCutoff,
	keepOffer,
	offerStatement,
	type Rebooking,
	rebookStatements,
	type SameOffer,
	toOffer,
} from "#app/sales/holds/prolong-hold.server.ts";
import { readUnpaidHolds } from "#app/sales/holds/unpaid-limits.server.ts";
import { unpaidRefusal } from "#app/sales/holds/unpaid-limits.ts";
import {
	type Attempt,
	type CheckoutDecision,
	decideCheckout,
	decideRebooking,
	type RebookDecision,
	type RebookState,
} from "./checkout-decision.ts";
import { attemptStatements } from "./payment-attempt.server.ts";
import {
	askForPage,
	type CheckoutVisit,
	type PaidBooking,
	type PayingBooking,
	payingBookingStatements,
	storePage,
	toPayingBooking,
} from "./payment-page.server.ts";

type BookingRow = typeof bookings.$inferSelect;

export type CheckoutOutcome =
	| { outcome: "unknown" }
	| { outcome: "confirmed" }
	/** The hold has expired: the guest may rebook it while seats are free. */
	| { outcome: "over" }
	/** The hold is still live, but has been prolonged as often as the rule for waiting guests allows. */
	| { outcome: "held longest" }
	/** The unpaid limit refuses the seats; `words` tells the guest why. */
	| { outcome: "too much unpaid"; words: string }
	/** The gateway does not answer; the seats stay held until `heldUntil`. */
	| { outcome: "no answer"; heldUntil: number | null }
	/** Staff have corrected the booking while the page was made: the guest needs one of its new price. */
	| { outcome: "changed meanwhile" }
	| { outcome: "open"; url: string; excursionId: string };

/**
 * Opens the payment page of a pending booking. Repeated or simultaneous calls return the same page;
 * after a failed attempt a new page is opened, and the hold is prolonged beyond its end.
 */
export async function startCheckout(
	db: Database,
	gateway: Gateway,
	{ confirmId, visit, terms }: { confirmId: string; visit: CheckoutVisit; terms: HoldTerms },
): Promise<CheckoutOutcome> {
	const { now } = terms;
	const which = { confirmId, language: visit.language, now };
	const decided = await changeRecord(db, {
		read: async () => toPayingBooking(await runBatch(db, payingBookingStatements(db, which))),
		decide: (paying) => ({
			page: decideCheckout(paying, now),
			booking: paying?.booking ?? null,
		}),
		write: ({ page, booking }) =>
			booking ? pageStatements(db, gateway, { booking, page, terms }) : undefined,
	});
	if ("outcome" in decided) return decided;
	const { page, booking } = decided;
	if (!booking) return { outcome: "unknown" };
	if (page.outcome !== "page") return { outcome: page.outcome };
	return openPage(db, gateway, { booking, payment: page.attempt, visit, terms });
}

/** A guest who comes back for seats that were held. */
type Returner = HoldClock & Rebooking & { phone: string };

/**
 * Rebooks an expired hold while its seats are free, and opens a new payment page. One batch claims
 * the seats and writes the payment, so two tabs get one page, and a payment that arrives at the
 * same moment confirms the booking. "over" means that the seats are gone or the cut-off has passed.
 */
export async function rebookAndPay(
	db: Database,
	gateway: Gateway,
	{ confirmId, visit, returner }: { confirmId: string; visit: CheckoutVisit; returner: Returner },
): Promise<CheckoutOutcome> {
	const { now } = returner;
	const decided = await changeRecord(db, {
		read: () => readRebooking(db, { confirmId, language: visit.language, returner }),
		decide: (rebooking) => ({
			page: decideRebooking(rebooking, now),
			booking: rebooking?.booking ?? null,
		}),
		write: ({ page }, rebooking) =>
			rebooking ? rebookingStatements(db, gateway, { rebooking, page, returner }) : undefined,
	});
	if ("outcome" in decided) return decided;
	const { page, booking } = decided;
	if (!booking) return { outcome: "unknown" };
	if (page.outcome === "too much unpaid") return page;
	if (page.outcome !== "page" && page.outcome !== "claim") return { outcome: page.outcome };
	return openPage(db, gateway, { booking, payment: page.attempt, visit, terms: returner });
}

interface Rebooked extends RebookState, PayingBooking {
	booking: PaidBooking;
	offer: SameOffer | null;
}

/** One round trip. */
async function readRebooking(
	db: Database,
	{ confirmId, language, returner }: { confirmId: string; language: Language; returner: Returner },
): Promise<Rebooked | null> {
	const { now, source } = returner;
	const of = (column: SQL) => sql`(SELECT ${column} FROM bookings WHERE confirm_id = ${confirmId})`;
	const {
		paying: answers,
		unpaid: [held],
		offers,
	} = await runBatch(db, {
		paying: payingBookingStatements(db, { confirmId, language, now }),
		unpaid: readUnpaidHolds(db, source, {
			departureId: of(sql`departure_id`),
			now,
			exceptBookingId: of(sql`id`),
		}),
		offers: offerStatement(
			db,
			sql`bookings.confirm_id = ${confirmId} AND ${ownCodeMayBeUsed(now)}`,
		),
	});
	const paying = toPayingBooking(answers);
	if (!paying) return null;
	const { booking, cutoffHours } = paying;
	const offer = toOffer(offers, localDateAt(now, returner.timeZone));
	const guestFacts = { ...returner, language: languageOfBooking(booking.language) };
	return {
		...paying,
		offer,
		isOffered: offer?.isAtPrice ?? false,
		isBeforeCutoff: isBeforeCutoff(booking, cutoffHours, returner),
		unpaidWords: held ? unpaidRefusal(held, booking, source.limits, guestFacts) : null,
	};
}

/** Undefined where the guest is not sent to a page, and no attempt has ended. */
function pageStatements(
	db: Database,
	gateway: Gateway,
	{ booking, page, terms }: { booking: PaidBooking; page: CheckoutDecision; terms: HoldTerms },
): Statements | undefined {
	if (page.outcome !== "page" && page.outcome !== "held longest") return undefined;
	const isOpened = page.outcome === "page" && page.isNew;
	return {
		// A page that is there already changes nothing but the end of the hold. Where staff gave it up meanwhile, nobody is sent to it.
		version:
			isOpened || page.ended
				? takeVersion(db, "bookings", booking)
				: keepVersion(db, "bookings", booking),
		attempts: attemptStatements(db, gateway, page, terms.now),
		hold: page.outcome === "page" ? holdWhilePaying(db, booking.id, terms) : undefined,
	};
}

function rebookingStatements(
	db: Database,
	gateway: Gateway,
	{
		rebooking: { booking, offer },
		page,
		returner,
	}: { rebooking: Rebooked; page: RebookDecision; returner: Returner },
): Statements | undefined {
	if (page.outcome === "too much unpaid") return undefined;
	if (page.outcome !== "claim")
		return pageStatements(db, gateway, { booking, page, terms: returner });
	return {
		version: takeVersion(db, "bookings", booking),
		offer: offer ? keepOffer(db, offer) : undefined,
		rebook: rebookStatements(db, booking, returner),
		attempts: attemptStatements(db, gateway, page, returner.now),
		hold: holdWhilePaying(db, booking.id, returner),
	};
}

async function openPage(
	db: Database,
	gateway: Gateway,
	{
		booking,
		payment,
		visit,
		terms,
	}: { booking: PaidBooking; payment: Attempt; visit: CheckoutVisit; terms: HoldTerms },
): Promise<CheckoutOutcome> {
	const { excursionId } = booking;
	if (payment.sessionUrl) return { outcome: "open", url: payment.sessionUrl, excursionId };
	const checkout = await askForPage(gateway, booking, payment, visit);
	if (!checkout) {
		return { outcome: "no answer", heldUntil: await readHold(db, booking) };
	}
	const {
		booking: [held],
		given: [attempt],
	} = await runBatch(db, {
		payment: storePage(db, payment, checkout, terms.now),
		hold: holdWhilePaying(db, booking.id, terms),
		booking: db
			.select({ status: bookings.status })
			.from(bookings)
			.where(eq(bookings.id, booking.id)),
		given: db.select({ status: payments.status }).from(payments).where(eq(payments.id, payment.id)),
	});
	// Released, cancelled or paid while the gateway was asked: the guest must not pay for it.
	if (held?.status === "confirmed") return { outcome: "confirmed" };
	if (held?.status !== "pending") return { outcome: "over" };
	// a correction has given this page up
	if (attempt?.status !== "created") return { outcome: "changed meanwhile" };
	return { outcome: "open", url: checkout.url, excursionId };
}

async function readHold(db: Database, { id }: BookingRow): Promise<number | null> {
	const [row] = await db
		.select({ heldUntil: bookings.holdExpiresAt })
		.from(bookings)
		.where(eq(bookings.id, id));
	return row?.heldUntil ?? null;
}
