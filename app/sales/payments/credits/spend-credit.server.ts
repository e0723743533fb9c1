import { sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { abortUnless, runBatch } from "#app/database/batch.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { payments } from "#app/database/schema.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { creditTexts } from "#app/messages/texts.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import {
	bookingStatements,
	isBooking,
	toBookings,
	type WhichBooking,
} from "#app/sales/booking/read-booking.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { giveUpAttempt } from "#app/sales/payments/checkout/payment-attempt.server.ts";
import { confirmByMoney } from "#app/sales/payments/confirm-by-money.server.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { creditCodeIn } from "./credit.ts";
import { creditStatement } from "./credits.server.ts";
import { creditRefusalWords, decideSpending, whyNotSpendable } from "./spend-decision.ts";

interface Spending {
	/** As it was typed. */
	typedCode: string;
	/** Who takes what the credit leaves. */
	rest: "card" | "staff";
	actor?: Actor | undefined;
	sender: MailSender;
	clock: IslandClock;
}

/**
 * Pays as much of a booking as a credit has. One balance, two bookings at once: the batch is undone where the credit has
 * less than was read, and decided anew; the database itself refuses a balance below 0.
 */
export function spendCredit(
	db: Database,
	which: WhichBooking,
	{ typedCode, rest, actor, sender, clock }: Spending,
) {
	const { now } = clock;
	const today = localDateAt(now, clock.timeZone);
	return changeRecord(db, {
		read: async () => {
			const { credit, ...read } = await runBatch(db, {
				...bookingStatements(db, isBooking(which)),
				credit: creditStatement(db, creditCodeIn(typedCode)),
			});
			return { booking: toBookings(read, now)[0] ?? null, credit: credit[0] ?? null };
		},
		decide: ({ booking, credit }) => decideSpending(booking, credit, { today, rest }),
		write: (decision, { booking, credit }) => {
			if (decision.outcome !== "paid" || !booking || !credit) return undefined;
			const { cents, confirms } = decision;
			const { id: bookingId, currency } = booking;
			const line = { code: "paid with credit", cents, currency } as const;
			return {
				version: takeVersion(db, "bookings", booking),
				hasIt: abortUnless(
					db,
					sql`EXISTS (SELECT 1 FROM credits WHERE id = ${credit.id} AND balance_cents = ${credit.balanceCents}
						AND expires_on IS ${credit.expiresOn})`,
				),
				pages: endPages(db, booking, now),
				payment: db.insert(payments).values({
					id: `c${bookingId}-${booking.payments.length + 1}`,
					...{ bookingId, creditId: credit.id, gateway: "credit", currency, status: "paid" },
					...{
						amountCents: cents,
						receivedCents: cents,
						createdAt: now,
						updatedAt: now,
						paidAt: now,
					},
				}),
				event: recordBookingEntry(db, bookingId, { type: "paid", line, actor, now }, sql`true`),
				confirmed: confirms
					? confirmByMoney(db, booking, { amountCents: cents, actor, sender, now })
					: undefined,
			};
		},
	});
}

/** A page of the gateway asks for what was owed before; money that still comes for it goes back. */
function endPages(db: Database, { id: bookingId, payments: attempts }: Booking, now: number) {
	const open = attempts.find(({ gateway, status }) => status === "created" && gateway !== "hotel");
	return open && giveUpAttempt(db, { bookingId, purpose: open.purpose }, now);
}

/** What a credit would pay when its guest books, or why it would not, in words; one round trip. */
export async function tryCredit(
	db: Database,
	code: string,
	{
		takesCredit,
		currency,
		language,
		...clock
	}: IslandClock & { takesCredit: boolean; currency: string; language: Language },
): Promise<{ words: string } | { refusal: string }> {
	if (!takesCredit) return { refusal: creditTexts[language].problems.notHere };
	const [credit = null] = await creditStatement(db, code);
	const today = localDateAt(clock.now, clock.timeZone);
	const refusal = whyNotSpendable(credit, { today, currency });
	if (refusal) return { refusal: creditRefusalWords(refusal, { currency, language }) };
	const left = formatsIn(language).formatMoney(credit?.balanceCents ?? 0, currency);
	return { words: creditTexts[language].inForm({ left }) };
}
