import { desc, eq, type SQL, sql } from "drizzle-orm";
import { type Pickup, seatsOf } from "#app/catalogue/excursion.ts";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import {
	type CancellationPolicy,
	policyOf,
	type UsualPolicy,
	usualPolicyIn,
} from "#app/catalogue/policy/cancellation-policy.ts";
import { adjustedTo, type PriceLine } from "#app/catalogue/prices/price-of.ts";
import { reducedBy } from "#app/catalogue/prices/reduction.ts";
import { taxRateOn } from "#app/catalogue/prices/tax.ts";
import { abortUnless, isAborted, runBatch, type Statements } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { tripIn } from "#app/departures/offer/translated-trip.ts";
import { extrasAreLeft } from "#app/departures/seats/extras-are-left.server.ts";
import { type SeatClaim, seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { saleErrorsTexts } from "#app/messages/staff/bookings/sale-errors.ts";
import { type Mail, queueMail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { fieldValues } from "#app/sales/booking/booking-columns.server.ts";
import {
	type NewBookingEntry,
	recordBookingEntry,
} from "#app/sales/booking/booking-events.server.ts";
import { idempotencyKeys, makeConfirmId, makeReference } from "#app/sales/booking/booking-ids.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { claimStatements } from "#app/sales/claim-seats.server.ts";
import type { CodeState } from "#app/sales/codes/code-decision.ts";
import { holdReminderAt } from "#app/sales/holds/hold-reminder.ts";
import { voucherMail } from "#app/sales/mails/booking-mails.tsx";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { payLinkMail } from "#app/sales/mails/pay-link-mail.ts";
import { hotelPaymentStatement } from "#app/sales/payments/hotel-payment.server.ts";
import { noMoney } from "#app/sales/payments/money.ts";
import { staffPaymentStatements } from "#app/sales/payments/staff-money.server.ts";
import { soldGuestBooking } from "#app/sales/sold-guest-booking.server.ts";
import { chosenHoldEnd, linkHoldUntil } from "./link-hold.ts";
import { linesOfSale, payRules, type SaleDay, tooMany } from "./sale.ts";
import { type Refusal, saleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-rules.ts";
import { readCodedTrip, type SoldTrip } from "./sale-trips.server.ts";

const changedTexts = saleErrorsTexts.changed;
/** How often a sale is read and written anew where the excursion is changed, or seats are taken, in between. */
const mostAttempts = 3;

export interface SaleCircumstances extends IslandClock {
	/** ISO 4217 */
	currency: string;
	/** The operator's policy, for an excursion without one. */
	usualPolicy: UsualPolicy;
	/** Null for the cron job, which only offers seats by pay link. */
	actor: Actor | null;
	mayOverbook: boolean;
	/** Its country is that of a guest's number without one. */
	operatorPhone: string;
	sender: MailSender;
	/** Of a sale that a credit pays: why the credit can't, in words; null where it can. */
	creditRefusal?: () => Promise<string | null>;
	/** A sale by pay link to a party that waited for seats. */
	offer?: WaitingOffer;
}

/** What such an offer has of its own. */
interface WaitingOffer {
	/** Instead of the hold that staff choose. */
	holdExpiresAt: number;
	mail: (guest: GuestBooking, booking: { id: number; email: string | null }) => Mail;
	/** They undo the sale where the party has an offer already. @param bookingId the new booking's */
	statements: (bookingId: SQL) => Statements;
}

export type SaleOutcome =
	| { outcome: "booked"; bookingId: number; excursionId: string; isRepeated: boolean }
	| Refusal;

/**
 * Sells seats of a departure; its INSERT checks the free seats by the same expression as a guest's. Two round trips: the trip, then one batch
 * with the booking, its money, its history and its mail. Staff may sell until the start, and overbook with a reason.
 */
export async function sellSeats(
	db: Database,
	sale: SaleRequest,
	circumstances: SaleCircumstances,
): Promise<SaleOutcome> {
	// what the form showed is no part of what is sold: a second press after a look at new figures is the same sale
	const { key: formKey, over: _shown, ...content } = sale;
	const [key] = await idempotencyKeys(content, formKey, circumstances.now);
	for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
		const coded = { ...sale, hotelId: collectorOf(sale) };
		const { trip, code } = await readCodedTrip(db, coded, circumstances);
		const refusal =
			saleRefusal(sale, trip, { ...circumstances, code }) ?? (await creditRefusal(circumstances));
		if (refusal || !trip) {
			// the first press may have taken the last seats
			const earlier = await findSale(db, key);
			if (earlier) return { outcome: "booked", ...earlier, isRepeated: true };
			return refusal ?? refuse(404, changedTexts.notOnSale);
		}
		const usedCode = code && "reduction" in code ? code : null;
		const sold = await insertSale(db, sale, { trip, code: usedCode, key, circumstances });
		if (sold !== "changed meanwhile") return sold;
	}
	return refuse(409, changedTexts.departure);
}

async function creditRefusal(circumstances: SaleCircumstances): Promise<Refusal | null> {
	const words = await circumstances.creditRefusal?.();
	return words ? { outcome: "refused", status: 422, errors: { creditCode: [words] } } : null;
}

function refuse(status: Refusal["status"], words: string): Refusal {
	return { outcome: "refused", status, errors: { departure: [words] } };
}

/** What a sale is made of. */
interface SaleFacts {
	trip: SoldTrip;
	/** The code that lowers the price by the list. */
	code: CodeState | null;
	key: string;
	circumstances: SaleCircumstances;
}

/** The same with all that follows from it. */
interface DrawnSale extends SaleFacts {
	confirmId: string;
	reference: string;
	day: SaleDay;
	pickup: Pickup;
	/** What the guest pays, line by line. */
	lines: readonly PriceLine[];
	policy: CancellationPolicy;
	holdExpiresAt: number;
}

async function insertSale(
	db: Database,
	sale: SaleRequest,
	facts: SaleFacts,
): Promise<SaleOutcome | "changed meanwhile"> {
	const { trip, key, circumstances } = facts;
	const { now, timeZone, offer } = circumstances;
	const day = trip.days.find(({ id }) => id === sale.departure);
	const excursion = excursionOn(trip.excursion, day);
	const pickup = excursion.pickups.find(({ pointId }) => pointId === sale.pickup);
	if (!pickup || !day) return "changed meanwhile";
	const departs = { ...excursion, date: day.date };
	const clock = { now, timeZone };
	const drawnSale: DrawnSale = {
		...facts,
		...{ day, pickup, confirmId: makeConfirmId(), reference: makeReference() },
		lines: linesOf(sale, { ...facts, day }),
		policy: promisedPolicy(sale, trip, circumstances),
		holdExpiresAt:
			offer?.holdExpiresAt ?? linkHoldUntil(chosenHoldEnd(sale, clock), departs, clock),
	};
	try {
		const { inserted } = await runBatch(db, {
			...claimOfSale(db, sale, drawnSale),
			...followingStatements(db, sale, drawnSale),
		});
		const bookingId = inserted[0]?.id ?? 0;
		return { outcome: "booked", bookingId, excursionId: excursion.id, isRepeated: false };
	} catch (error) {
		if (!isAborted(error)) throw error;
		// no free seats any more, a booking of the same form, or another one with the drawn reference
		const earlierSale = await findSale(db, key);
		return earlierSale
			? { outcome: "booked", ...earlierSale, isRepeated: true }
			: "changed meanwhile";
	}
}

/** History, money and mail of the booking that the same batch has inserted; they undo it where it has not. */
function followingStatements(db: Database, sale: SaleRequest, drawnSale: DrawnSale): Statements {
	const { confirmId, day, circumstances } = drawnSale;
	const { now, currency, actor, offer } = circumstances;
	const { priceCents, takenCents } = sale;
	const rules = payRules[sale.pay];
	const ownId = sql`(SELECT id FROM bookings WHERE confirm_id = ${confirmId})`;
	const isOwn = sql`bookings.confirm_id = ${confirmId}`;
	const mail = saleMail(sale, guestOf(sale, drawnSale), circumstances);
	const event = (entry: Pick<NewBookingEntry, "type" | "line" | "subject">) =>
		recordBookingEntry(db, ownId, { ...entry, actor: actor ?? undefined, now }, sql`true`);
	return {
		seats: abortUnless(db, sql`EXISTS (SELECT 1 FROM bookings WHERE ${isOwn})`),
		booked: event({
			type: "booked",
			line: {
				code: "sold",
				source: sale.source,
				overbookedBy: tooMany(day, sale),
				why: sale.overbookWhy,
			},
		}),
		price:
			priceCents === sale.price
				? undefined
				: event({
						type: "changed",
						line: {
							code: "own price",
							kind: sale.pay === "free" ? "free" : "agreed",
							why: sale.pay === "free" ? sale.freeWhy : sale.agreedWhy,
							listCents: sale.price,
							cents: priceCents,
							currency,
						},
					}),
		hotel: collectorOf(sale)
			? hotelPaymentStatement(db, isOwn, { hasPaid: false, now })
			: undefined,
		...(takenCents !== null && rules.takes && actor
			? {
					money: staffPaymentStatements(db, isOwn, {
						gateway: rules.takes,
						amountCents: takenCents,
						by: actor,
						key: confirmId,
						now,
					}),
					paid: event({
						type: "paid",
						line: { code: "taken", cents: takenCents, currency, by: rules.takes },
					}),
				}
			: {}),
		confirmed: rules.status === "confirmed" ? event({ type: "confirmed" }) : undefined,
		...(mail
			? {
					mail: queueMail(
						db,
						{ ...mail.mail, dedupeKey: sql`${mail.cause} || ${ownId}`, bookingId: ownId },
						now,
					),
					mailed: event({ type: "mail", subject: mail.mail.subject }),
				}
			: {}),
		offer: offer?.statements(ownId),
	};
}

/** In the language in which its guest is written to. */
function promisedPolicy(
	{ language }: SaleRequest,
	trip: SoldTrip,
	{ usualPolicy }: SaleCircumstances,
): CancellationPolicy {
	const guestLanguage = languageOfBooking(language ?? null);
	const promised = tripIn(trip, guestLanguage).excursion;
	return policyOf(promised, usualPolicyIn(usualPolicy, guestLanguage));
}

/** The hotel that collects the money; null for any other way to pay. */
function collectorOf({ pay, hotelId }: SaleRequest): string | null {
	return pay === "hotel" ? hotelId : null;
}

/** The list's lines, and what was agreed instead. */
function linesOf(
	sale: SaleRequest,
	{ trip: { excursion, tax }, day, code }: Pick<DrawnSale, "trip" | "day" | "code">,
): PriceLine[] {
	const taxRate = taxRateOn(tax, day.date);
	const listLines = reducedBy(code?.reduction, linesOfSale(excursion, day, sale, taxRate));
	return adjustedTo(sale.priceCents, listLines, sale.pay === "free" ? "free" : "agreed");
}

/** The booking with the lines of its price. */
function claimOfSale(
	db: Database,
	sale: SaleRequest,
	{ trip, day, lines, code, policy, pickup, key, holdExpiresAt, ...drawnSale }: DrawnSale,
): ReturnType<typeof claimStatements> {
	const { confirmId, reference, circumstances } = drawnSale;
	const { now, timeZone, currency, operatorPhone } = circumstances;
	const rules = payRules[sale.pay];
	const hotelId = collectorOf(sale);
	const claim = { departureId: day.id, seats: seatsOf(sale), isWhole: sale.isWhole, now };
	return claimStatements(db, {
		...{ confirmId, reference },
		keys: [key],
		departure: day,
		excursion: trip,
		party: sale,
		lines,
		listPriceCents: sale.priceCents === sale.price ? null : sale.price,
		code: code && { ...code, email: sale.email },
		currency,
		policy,
		pickup,
		seller: {
			partner: hotelId ?? "web",
			hotelId,
			join:
				hotelId === null
					? sql``
					: sql`JOIN hotels AS hotel ON hotel.id = ${hotelId} AND hotel.is_active = 1`,
		},
		fields: fieldValues(
			{ ...sale, language: sale.language ?? null, comments: null },
			operatorPhone,
		),
		status: rules.status,
		confirmedAt: rules.status === "confirmed" ? now : null,
		holdExpiresAt,
		holdReminderAt:
			rules.status === "pending"
				? holdReminderAt({ from: now, until: holdExpiresAt }, timeZone)
				: null,
		unpaidSource: null,
		now,
		mayTake: sql`${tooMany(day, sale) > 0 ? freeAsRead(claim, day.left) : seatsAreFree(claim)}
			AND ${extrasAreLeft(lines, claim)}`,
	});
}

/**
 * For a sale that overbooks: the seats that were free a moment ago were compared with what staff saw. With fewer by now
 * nothing is sold, and they are compared again.
 */
function freeAsRead(claim: SeatClaim, left: number): SQL {
	return left > 0 ? seatsAreFree({ ...claim, seats: left }) : sql`true`;
}

async function findSale(db: Database, key: string) {
	const [earlierSale] = await db
		.select({ bookingId: bookings.id, excursionId: bookings.excursionId })
		.from(bookings)
		.where(eq(bookings.idempotencyKey, key))
		.orderBy(desc(bookings.id))
		.limit(1);
	return earlierSale ?? null;
}

/** In the language in which its guest is written to. */
function guestOf(sale: SaleRequest, drawnSale: DrawnSale): GuestBooking {
	const { trip, day, holdExpiresAt, circumstances } = drawnSale;
	const language = sale.language ?? null;
	const excursion = excursionOn(tripIn(trip, languageOfBooking(language)).excursion, day);
	const takenCents = sale.takenCents ?? 0;
	const isAtHotel = sale.pay === "hotel";
	return soldGuestBooking(
		{
			...drawnSale,
			...{ excursion, departure: day, party: sale, language, currency: circumstances.currency },
			pickup: excursion.pickups.find(({ pointId }) => pointId === sale.pickup) ?? drawnSale.pickup,
		},
		{
			...{ status: payRules[sale.pay].status, holdExpiresAt, isPaid: sale.takenCents !== null },
			toPayCents: isAtHotel ? 0 : sale.priceCents - takenCents,
			money: {
				...noMoney,
				keptCents: takenCents,
				keptByHandCents: takenCents,
				hotelCents: isAtHotel ? sale.priceCents : 0,
			},
			guideTakesCash: day.guideTakesCash,
		},
	);
}

/** The pay link, or the voucher of a confirmed booking; none without an address. */
function saleMail(
	sale: SaleRequest,
	guest: GuestBooking,
	{ sender, offer }: Pick<SaleCircumstances, "sender" | "offer">,
) {
	// once the credit has paid, the voucher is mailed
	if (!sale.email || sale.pay === "credit") return null;
	// only the database knows the booking's id, which the statement puts into the mail and its key
	const booking = { id: 0, email: sale.email };
	if (offer) return { cause: "waiting-offer:", mail: offer.mail(guest, booking) };
	return payRules[sale.pay].status === "confirmed"
		? { cause: "booking-confirmed:", mail: voucherMail(guest, booking, "", sender) }
		: { cause: "pay-link:", mail: payLinkMail(guest, booking, "", sender) };
}
