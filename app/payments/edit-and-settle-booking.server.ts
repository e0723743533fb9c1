import { type SQL, sql } from "drizzle-orm";
import { balancePath } from "#app/bookings/balance-path.ts";
import { boardingStatements } from "#app/bookings/boarding/ticks/boarding.server.ts";
import { recordBookingEntry, somethingChanged } from "#app/bookings/booking-events.server.ts";
import { makeConfirmId } from "#app/bookings/booking-ids.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { getGuestBooking } from "#app/bookings/guest/guest-booking.server.ts";
import { changedFields } from "#app/bookings/history/changed-fields.ts";
import { type MailSender, plainMail, voucherMail } from "#app/bookings/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/bookings/mails/guest-language.ts";
import { readGuestWords } from "#app/bookings/mails/guest-words.server.ts";
import { payLinkMail } from "#app/bookings/mails/pay-link-mail.ts";
import { isPayLinkMail } from "#app/bookings/mails/pay-link-mails.server.ts";
import { isSold } from "#app/bookings/seats-taken.server.ts";
import { type BookingRecord, getBookingRecord } from "#app/bookings/staff/booking-record.server.ts";
import type { BookingScope } from "#app/bookings/staff/booking-scope.server.ts";
import {
	changesBetween,
	concernsGuest,
	type EditOffer,
	isSameParty,
	pickupAfter,
} from "#app/bookings/staff/edit/booking-edit.ts";
import type { BookingEdit } from "#app/bookings/staff/edit/booking-edit-rules.ts";
import { type EditPlan, type NoPlan, planOf } from "#app/bookings/staff/edit/edit-plan.ts";
import {
	editStatement,
	payLinkStatement,
	reissueStatement,
} from "#app/bookings/staff/edit/edit-statements.server.ts";
import type { PartBack } from "#app/bookings/staff/edit/party-difference.ts";
import { isLinkSale } from "#app/bookings/staff/sell/link-sale.ts";
import type { StaffAct } from "#app/bookings/staff/staff-changes.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { eraseBookingTexts } from "#app/messages/catalogues/staff-bookings/erase-booking.ts";
import { type Mail, queueMail, withdrawMails } from "#app/outbox/outbox.server.ts";
import { endAttempt } from "#app/payments/checkout/payment-attempt.server.ts";
import { mayMoveCash } from "#app/payments/own-purse.ts";
import { leastOnlineCents } from "#app/payments/payment-status.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { mayGoBack, partialRefundStatements } from "./refunds/partial-refund.server.ts";
import { staffPaymentStatements } from "./staff-payment.server.ts";

export type EditOutcome =
	| { outcome: "done"; excursionId: string; hasMail: boolean }
	| { outcome: "nothing to change" | "unknown" | "over" | "changed meanwhile" | "not possible" }
	/** Money passes through the hands of somebody who acts as another person. */
	| { outcome: "own account only" }
	| NoPlan;

interface EditCircumstances {
	edit: BookingEdit;
	/** Prices of today, and the stops with their times when the departure starts then. */
	offerOn: (startTime: string) => EditOffer;
	/** Local date: a past departure is not changed. */
	today: string;
	act: StaffAct;
	sender: MailSender;
}

/**
 * Corrects a live booking and settles what its new party costs more or less; one batch after the read. A new email
 * address gives the booking a new link, because the one before lies in somebody else's mail. An unpaid sale gets its pay
 * link mailed anew, and a payment page that names another price or party, or was opened by the old link, is given up. A
 * repeated form changes nothing.
 */
export async function editBooking(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	circumstances: EditCircumstances,
): Promise<EditOutcome> {
	const { edit, offerOn, today, act } = circumstances;
	const { actor, key, now } = act;
	const before = await getBookingRecord(db, scope, bookingId, now);
	if (!before) return { outcome: "unknown" };
	const eventKey = `edit:${bookingId}:${key}`;
	const early = answerBefore(before, { edit, today, eventKey });
	if (early) return early;
	const plan = planOf(before, edit, offerOn(before.startTime));
	if ("outcome" in plan) return plan;
	const { stop, price, differenceCents, way, back, hotel } = plan;
	const money = (cents: number) => formatMoney(cents, before.currency);
	const after = {
		...edit,
		pickup: pickupAfter(stop, before.pickup),
		price: money(price.priceCents),
	};
	const changes = changesBetween({ ...before, price: money(before.priceCents) }, after);
	if (changes.length === 0) return { outcome: "nothing to change" };
	const isUnpaidSale = isLinkSale(before);
	const isInGuestsHands = before.status === "confirmed" || isUnpaidSale;
	const isReaddressed = isInGuestsHands && before.email !== null && before.email !== edit.email;
	const confirmId = isReaddressed ? makeConfirmId() : before.confirmId;
	const { currency } = before;
	const line = {
		code: "edited",
		changes: changedFields(before, { ...before, ...after, priceCents: price.priceCents }),
		forgiven: way === "forgive" ? { cents: differenceCents, currency, why: edit.reason } : null,
		hasNewLink: confirmId !== before.confirmId,
	} as const;
	const isEdited = sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${eventKey})`;
	const taken = takenByHand(way);
	const isByHand = taken !== null || back.some(({ byHand }) => byHand);
	if (isByHand && !mayMoveCash(actor)) return { outcome: "own account only" };
	const isSettledNow = taken !== null || hotel !== null;
	const owedCents =
		before.balanceCents +
		price.priceCents -
		before.priceCents -
		(isSettledNow ? differenceCents : 0);
	const hasMail = isInGuestsHands && edit.email !== null && concernsGuest(changes);
	const { priceCents } = price;
	const stored = { ...before, ...edit, pickup: after.pickup, confirmId, priceCents };
	const inGuestWords = { ...stored, ...(await readGuestWords(db, stored)) };
	const mail = isUnpaidSale
		? newLinkMail(inGuestWords, circumstances)
		: editedMail(inGuestWords, { owedCents, way, back, hotel, ...circumstances });
	const { edited, done } = await runBatch(db, {
		edited: editStatement(db, before, {
			scope,
			edit,
			stop,
			price,
			confirmId,
			condition: sql.join(
				[
					hotel ? hotelCollects(bookingId, hotel.fromCents) : sql`true`,
					...back.map((part) => mayGoBack(bookingId, part)),
				],
				sql` AND `,
			),
			now,
		}),
		event: recordBookingEntry(db, bookingId, {
			type: "changed",
			line,
			actor,
			dedupeKey: eventKey,
			now,
		}),
		// a payment page names the price and the party, and was opened by whoever had the link
		page:
			isUnpaidSale && (isReaddressed || !isSameParty(edit, before))
				? endAttempt(
						db,
						{ bookingId, purpose: "booking" },
						{ isOver: somethingChanged, why: "page given up", now },
					)
				: undefined,
		settled: settlementStatements(db, before, {
			plan,
			owedCents,
			isUnpaidSale,
			isEdited,
			circumstances: { act, scope },
		}),
		outdated:
			isUnpaidSale && (hasMail || isReaddressed)
				? withdrawMails(db, isOutdated(bookingId, isEdited, mail), now)
				: undefined,
		mail: hasMail ? queueMail(db, mail, now, isEdited) : undefined,
		mailEvent: hasMail
			? recordBookingEntry(db, bookingId, { type: "mail", subject: mail.subject, actor, now })
			: undefined,
		boardings: isSameParty(edit, before)
			? undefined
			: boardingStatements(db, sql`(SELECT ${bookingId} WHERE ${isEdited})`),
		done: db.all<{ done: number }>(sql`SELECT ${isEdited} AS done`),
	});
	if (done[0]?.done) return { outcome: "done", excursionId: before.excursionId, hasMail };
	return { outcome: edited.rowsAffected > 0 ? "changed meanwhile" : "not possible" };
}

/** What is known before anything is planned; null when the correction may go on. */
function answerBefore(
	before: BookingRecord,
	{ edit, today, eventKey }: { edit: BookingEdit; today: string; eventKey: string },
): EditOutcome | null {
	if (before.history.some(({ dedupeKey }) => dedupeKey === eventKey))
		return { outcome: "done", excursionId: before.excursionId, hasMail: false };
	if (before.date < today) return { outcome: "over" };
	if (before.erasedAt !== null) return { outcome: "refused", words: eraseBookingTexts.staysErased };
	if (before.updatedAt !== edit.seenAt) return { outcome: "changed meanwhile" };
	return null;
}

/** How the difference of a party is settled: by its hotel, by hand, by link or back. Each takes effect only with the correction. */
function settlementStatements(
	db: Database,
	{ id: bookingId, currency }: BookingRecord,
	{
		plan: { way, differenceCents, hotel, back },
		owedCents,
		isUnpaidSale,
		isEdited,
		circumstances: { act, scope },
	}: {
		plan: EditPlan;
		owedCents: number;
		isUnpaidSale: boolean;
		isEdited: SQL;
		circumstances: { act: StaffAct; scope: BookingScope };
	},
) {
	const { actor, key, now } = act;
	const taken = takenByHand(way);
	return {
		hotel: hotel
			? db.run(sql`
				UPDATE payments SET amount_cents = ${hotel.toCents}, updated_at = ${now}
				WHERE booking_id = ${bookingId} AND gateway = 'hotel' AND status = 'created'
					AND amount_cents = ${hotel.fromCents} AND ${isEdited}`)
			: undefined,
		taken: taken
			? {
					...staffPaymentStatements(db, sql`bookings.id = ${bookingId} AND ${isEdited}`, {
						gateway: taken,
						amountCents: differenceCents,
						by: actor,
						key,
						now,
					}),
					event: recordBookingEntry(
						db,
						bookingId,
						{
							type: "paid",
							line: { code: "taken", cents: differenceCents, currency, by: taken },
							actor,
							dedupeKey: `taken:${bookingId}:${key}`,
							now,
						},
						isEdited,
					),
				}
			: undefined,
		link:
			way === "link"
				? {
						// an unpaid sale has its link, which asks for the price
						given: isUnpaidSale
							? undefined
							: payLinkStatement(db, { id: bookingId, scope }, { condition: isEdited, now }),
						event: recordBookingEntry(
							db,
							bookingId,
							{
								type: "pay link",
								line: { code: "amount", cents: owedCents, currency },
								actor,
								dedupeKey: `pay-link:${bookingId}:${key}`,
								now,
							},
							isUnpaidSale ? isEdited : somethingChanged,
						),
					}
				: undefined,
		back: back.map((part, index) =>
			partialRefundStatements(db, {
				bookingId,
				byHand: part.byHand,
				currency,
				refund: { ...part, reason: "", isSmallerParty: true },
				act: { ...act, key: index === 0 ? key : `${key}:${index}` },
				condition: isEdited,
			}),
		),
	};
}

function takenByHand(way: EditPlan["way"]): "cash" | "terminal" | null {
	return way === "cash" || way === "terminal" ? way : null;
}

/** SQL on `outbox`: a mail with the pay link as it was before this correction. */
function isOutdated(bookingId: number, isEdited: SQL, { dedupeKey }: Mail): SQL {
	return sql`booking_id = ${bookingId} AND ${isPayLinkMail()} AND dedupe_key <> ${dedupeKey} AND ${isEdited}`;
}

/** The pay link of an unpaid sale as it is corrected, in its guest's words. */
function newLinkMail(
	booking: Omit<Parameters<typeof payLinkMail>[0], "pickup"> & {
		id: number;
		email: string | null;
		/** "04:30 · Hotel Los Dragos" */
		pickup: string;
		place: string;
	},
	{ act: { key }, sender }: EditCircumstances,
): Mail {
	const { id, pickup, place } = booking;
	const stop = { time: pickup.slice(0, 5), title: pickup.slice(8), place };
	return payLinkMail({ ...booking, pickup: stop }, booking, `pay-link:${id}:edit:${key}`, sender);
}

/** SQL that is true while a hotel still has to collect what the form showed, and nothing of it has come. */
function hotelCollects(bookingId: number, cents: number): SQL {
	return sql`EXISTS (SELECT 1 FROM payments WHERE booking_id = ${bookingId} AND gateway = 'hotel'
		AND status = 'created' AND amount_cents = ${cents})`;
}

/** The sums that go back, by the way they go. */
function sumsBack(parts: readonly PartBack[]): { byHand: number; byGateway: number } {
	const sumOf = (isByHand: boolean) =>
		parts
			.filter(({ byHand }) => byHand === isByHand)
			.reduce((sum, { amountCents }) => sum + amountCents, 0);
	return { byHand: sumOf(true), byGateway: sumOf(false) };
}

function editedMail(
	booking: Pick<
		BookingRecord,
		| "id"
		| "name"
		| "email"
		| "language"
		| "reference"
		| "title"
		| "date"
		| "pickup"
		| "confirmId"
		| "adults"
		| "children"
		| "bebe"
		| "currency"
	>,
	{
		owedCents,
		way,
		back,
		hotel,
		act: { key },
		sender,
	}: {
		owedCents: number;
		way: EditPlan["way"];
		back: readonly PartBack[];
		hotel: EditPlan["hotel"];
		act: StaffAct;
		sender: MailSender;
	},
) {
	const isLinked = way === "link" && owedCents >= leastOnlineCents;
	const { language, texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.edited;
	const { title, reference, pickup } = booking;
	const money = (cents: number) => formats.formatMoney(cents, booking.currency);
	const amount = money(owedCents);
	const { byHand, byGateway } = sumsBack(back);
	const date = (style: "short" | "long") => formats.formatDate(booking.date, style);
	const owed = isLinked ? texts.toPayByCard({ amount }) : texts.toPayOnTheDay({ amount });
	return plainMail(
		{
			subject: texts.subject({ date: date("short"), title, reference }),
			heading: texts.heading,
			paragraphs: [
				texts.bookedFor({
					title,
					date: date("long"),
					people: peopleInWords(booking, language),
					pickup,
				}),
				...(hotel
					? [texts.atHotel({ amount: money(hotel.toCents), before: money(hotel.fromCents) })]
					: []),
				...(byGateway > 0 ? [texts.back({ back: money(byGateway) })] : []),
				...(byHand > 0 ? [texts.backByHand({ back: money(byHand) })] : []),
				...(owedCents > 0 ? [owed] : []),
				all.justAnswer,
			],
			...(isLinked
				? {
						choices: [{ label: texts.pay({ amount }), url: urlOf(balancePath(booking.confirmId)) }],
					}
				: {}),
			link: { label: all.openVoucher, url: urlOf(voucherPath(booking.confirmId)) },
		},
		{ guest: booking, booking, dedupeKey: `booking-edited:${booking.id}:${key}`, sender },
	);
}

export type ReissueOutcome = "done" | "unknown" | "not confirmed" | "changed meanwhile" | "erased";

/** Gives a confirmed booking a new link and mails it; the old link and its QR code end at once. */
export async function reissueVoucher(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		seenAt,
		act: { actor, key, now },
		sender,
	}: { seenAt: number; act: StaffAct; sender: MailSender },
): Promise<ReissueOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return "unknown";
	const eventKey = `reissue:${bookingId}:${key}`;
	if (record.history.some(({ dedupeKey }) => dedupeKey === eventKey)) return "done";
	if (record.erasedAt !== null) return "erased";
	if (record.status !== "confirmed") return "not confirmed";
	const own = await getGuestBooking(db, record.confirmId, now);
	if (!own) return "changed meanwhile";
	const confirmId = makeConfirmId();
	const mail = voucherMail({ ...own.guest, confirmId }, own, `voucher-anew:${key}`, sender);
	const isDone = sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${eventKey})`;
	const { done } = await runBatch(db, {
		reissued: reissueStatement(
			db,
			{ id: bookingId, scope, confirmId },
			{ seenAt, condition: isSold(), now },
		),
		event: recordBookingEntry(db, bookingId, {
			type: "changed",
			line: { code: "new link" },
			actor,
			dedupeKey: eventKey,
			now,
		}),
		mail: queueMail(db, mail, now, isDone),
		mailEvent: recordBookingEntry(db, bookingId, {
			type: "mail",
			subject: mail.subject,
			actor,
			now,
		}),
		done: db.all<{ done: number }>(sql`SELECT ${isDone} AS done`),
	});
	return done[0]?.done ? "done" : "changed meanwhile";
}
