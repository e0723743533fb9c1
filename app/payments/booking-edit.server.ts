import { sql } from "drizzle-orm";
import { balancePath } from "#app/bookings/balance-path.ts";
import { recordEvent } from "#app/bookings/booking-events.server.ts";
import { makeConfirmId } from "#app/bookings/booking-ids.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { getGuestBooking } from "#app/bookings/guest/guest-booking.server.ts";
import { changedFields } from "#app/bookings/history/changed-fields.ts";
import { type MailSender, plainMail, voucherMail } from "#app/bookings/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/bookings/mails/guest-language.ts";
import { readGuestWords } from "#app/bookings/mails/guest-words.server.ts";
import { boardingStatements } from "#app/bookings/manifest/boarding.server.ts";
import { isSold } from "#app/bookings/seats-taken.server.ts";
import { type BookingRecord, getBookingRecord } from "#app/bookings/staff/booking-record.server.ts";
import type { BookingScope } from "#app/bookings/staff/booking-scope.server.ts";
import {
	type BookingEdit,
	changesBetween,
	concernsGuest,
	type EditOffer,
	isSameParty,
	partyDifferenceCents,
	pickupAfter,
} from "#app/bookings/staff/edit/booking-edit.ts";
import {
	editStatement,
	payLinkStatement,
	reissueStatement,
} from "#app/bookings/staff/edit/edit-statements.server.ts";
import type { StaffAct } from "#app/bookings/staff/staff-changes.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { eraseBookingTexts } from "#app/messages/catalogues/staff-bookings/erase-booking.ts";
import { bookingEditTexts } from "#app/messages/catalogues/staff-office/booking-edit.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { mayMoveCash } from "#app/payments/own-purse.ts";
import { givableCents, handGateways, leastOnlineCents } from "#app/payments/payment-status.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { mayGoBack, partialRefundStatements } from "./refunds/partial-refund.server.ts";
import { staffPaymentStatements } from "./staff-payment.server.ts";

export type EditOutcome =
	| { outcome: "done"; excursionId: string; hasMail: boolean }
	| { outcome: "nothing to change" | "unknown" | "over" | "changed meanwhile" | "not possible" }
	/** Money passes through the hands of somebody who acts as another person. */
	| { outcome: "own account only" }
	/** Staff have not seen this difference yet, or have not said how it is settled. */
	| { outcome: "settle first"; differenceCents: number }
	/** The form cannot be saved as it is; the words say why. */
	| { outcome: "refused"; words: string };

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
 * address gives the booking a new link, because the one before lies in somebody else's mail. A repeated form changes
 * nothing.
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
	if (before.history.some(({ dedupeKey }) => dedupeKey === eventKey))
		return { outcome: "done", excursionId: before.excursionId, hasMail: false };
	if (before.date < today) return { outcome: "over" };
	if (before.erasedAt !== null) return { outcome: "refused", words: eraseBookingTexts.staysErased };
	if (before.updatedAt !== edit.seenAt) return { outcome: "changed meanwhile" };
	const plan = planOf(before, edit, offerOn(before.startTime));
	if ("outcome" in plan) return plan;
	const { stop, price, back } = plan;
	const money = (cents: number) => formatMoney(cents, before.currency);
	const after = {
		...edit,
		pickup: pickupAfter(stop, before.pickup),
		price: money(price.priceCents),
	};
	const changes = changesBetween({ ...before, price: money(before.priceCents) }, after);
	const isForgiven = edit.settle === "forgive" && price.differenceCents !== 0;
	if (changes.length === 0) return { outcome: "nothing to change" };
	const isReaddressed =
		before.status === "confirmed" && before.email !== null && before.email !== edit.email;
	const confirmId = isReaddressed ? makeConfirmId() : before.confirmId;
	const { currency } = before;
	const line = {
		code: "edited",
		changes: changedFields(before, { ...before, ...after, priceCents: price.priceCents }),
		forgiven: isForgiven ? { cents: price.differenceCents, currency, why: edit.reason } : null,
		hasNewLink: confirmId !== before.confirmId,
	} as const;
	const isEdited = sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${eventKey})`;
	const taken = edit.settle === "cash" || edit.settle === "terminal" ? edit.settle : null;
	if ((taken || back?.byHand) && !mayMoveCash(actor)) return { outcome: "own account only" };
	const owedCents = before.balanceCents + price.priceCents - before.priceCents;
	const hasMail = before.status === "confirmed" && edit.email !== null && concernsGuest(changes);
	const stored = { ...before, ...edit, pickup: after.pickup, confirmId };
	const mail = editedMail(
		{ ...stored, ...(await readGuestWords(db, stored)) },
		{
			owedCents: owedCents - (taken ? price.differenceCents : 0),
			back,
			...circumstances,
		},
	);
	const { edited, done } = await runBatch(db, {
		edited: editStatement(db, before, {
			scope,
			edit,
			stop,
			price,
			confirmId,
			condition: back ? mayGoBack(bookingId, back) : sql`true`,
			now,
		}),
		event: recordEvent(db, bookingId, { type: "changed", line, actor, dedupeKey: eventKey, now }),
		taken: taken
			? {
					...staffPaymentStatements(db, sql`bookings.id = ${bookingId} AND ${isEdited}`, {
						gateway: taken,
						amountCents: price.differenceCents,
						by: actor,
						key,
						now,
					}),
					event: recordEvent(
						db,
						bookingId,
						{
							type: "paid",
							line: { code: "taken", cents: price.differenceCents, currency, by: taken },
							actor,
							dedupeKey: `taken:${bookingId}:${key}`,
							now,
						},
						isEdited,
					),
				}
			: undefined,
		link:
			edit.settle === "link"
				? {
						given: payLinkStatement(db, { id: bookingId, scope }, { condition: isEdited, now }),
						event: recordEvent(db, bookingId, {
							type: "pay link",
							line: { code: "amount", cents: owedCents, currency },
							actor,
							dedupeKey: `pay-link:${bookingId}:${key}`,
							now,
						}),
					}
				: undefined,
		back: back
			? partialRefundStatements(db, {
					bookingId,
					byHand: back.byHand,
					currency,
					refund: { ...back, reason: "", isSmallerParty: true },
					act,
					condition: isEdited,
				})
			: undefined,
		mail: hasMail ? queueMail(db, mail, now, isEdited) : undefined,
		mailEvent: hasMail
			? recordEvent(db, bookingId, { type: "mail", subject: mail.subject, actor, now })
			: undefined,
		boardings: isSameParty(edit, before)
			? undefined
			: boardingStatements(db, sql`(SELECT ${bookingId} WHERE ${isEdited})`),
		done: db.all<{ done: number }>(sql`SELECT ${isEdited} AS done`),
	});
	if (done[0]?.done) return { outcome: "done", excursionId: before.excursionId, hasMail };
	return { outcome: edited.rowsAffected > 0 ? "changed meanwhile" : "not possible" };
}

/** Ways to settle that only make sense when the party costs more. */
const settlesMore: readonly BookingEdit["settle"][] = ["link", "cash", "terminal"];

interface Plan {
	stop: EditOffer["pickups"][number] | null;
	price: { differenceCents: number; priceCents: number; listPriceCents: number | null };
	/** What goes back, from one payment that has so much. */
	back: { paymentId: string; amountCents: number; byHand: boolean } | null;
}

/** What the correction would do, or why it cannot. */
function planOf(
	before: BookingRecord,
	edit: BookingEdit,
	offer: EditOffer,
): Plan | Exclude<EditOutcome, { outcome: "done" }> {
	const stop = offer.pickups.find(({ pointId }) => pointId === edit.pickupPointId) ?? null;
	if (!stop && edit.pickupPointId !== before.pickupPointId) return { outcome: "not possible" };
	const isPickupKept = edit.pickupPointId === before.pickupPointId;
	const differenceCents = partyDifferenceCents(offer, edit, before);
	if (before.status !== "confirmed" && !isSameParty(edit, before))
		return {
			outcome: "refused",
			words: bookingEditTexts.errors.unpaidParty,
		};
	if (differenceCents !== 0 && (edit.told !== differenceCents || !edit.settle))
		return { outcome: "settle first", differenceCents };
	const isForgiven = edit.settle === "forgive";
	if (differenceCents !== 0 && isForgiven && !edit.reason)
		return { outcome: "refused", words: bookingEditTexts.errors.noPriceReason };
	const { priceCents, listPriceCents: list } = before;
	const { least } = numberLimits.bookingCents;
	const price =
		differenceCents !== 0 && isForgiven
			? {
					priceCents,
					listPriceCents: Math.max(least, (list ?? priceCents) + differenceCents),
				}
			: {
					priceCents: Math.max(0, priceCents + differenceCents),
					listPriceCents: list === null ? null : Math.max(least, list + differenceCents),
				};
	if (price.listPriceCents === null && price.priceCents < least)
		return { outcome: "refused", words: bookingEditTexts.errors.priceTooLow };
	if (edit.settle && settlesMore.includes(edit.settle) && differenceCents < 0)
		return { outcome: "settle first", differenceCents };
	const backCents =
		edit.settle === "back" ? -(before.balanceCents + price.priceCents - priceCents) : 0;
	const back = backCents > 0 ? payerOf(before, backCents) : null;
	if (backCents > 0 && !back)
		return {
			outcome: "refused",
			words: bookingEditTexts.errors.noSinglePayment,
		};
	return { stop: isPickupKept ? null : stop, price: { differenceCents, ...price }, back };
}

/** The payment that can give so much back; the gateway's first, because nobody has to carry it. */
function payerOf({ payments }: BookingRecord, amountCents: number): Plan["back"] {
	const able = payments.filter((each) => givableCents(each) >= amountCents);
	const found = able.find(({ gateway }) => !handGateways.has(gateway)) ?? able[0];
	return found
		? { paymentId: found.id, amountCents, byHand: handGateways.has(found.gateway) }
		: null;
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
		back,
		edit,
		act: { key },
		sender,
	}: {
		owedCents: number;
		back: Plan["back"];
		edit: BookingEdit;
		act: StaffAct;
		sender: MailSender;
	},
) {
	const isLinked = edit.settle === "link" && owedCents >= leastOnlineCents;
	const { language, texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.edited;
	const { title, reference, pickup } = booking;
	const amount = formats.formatMoney(owedCents, booking.currency);
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
				...(back
					? [
							(back.byHand ? texts.backByHand : texts.back)({
								back: formats.formatMoney(back.amountCents, booking.currency),
							}),
						]
					: []),
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
		event: recordEvent(db, bookingId, {
			type: "changed",
			line: { code: "new link" },
			actor,
			dedupeKey: eventKey,
			now,
		}),
		mail: queueMail(db, mail, now, isDone),
		mailEvent: recordEvent(db, bookingId, { type: "mail", subject: mail.subject, actor, now }),
		done: db.all<{ done: number }>(sql`SELECT ${isDone} AS done`),
	});
	return done[0]?.done ? "done" : "changed meanwhile";
}
