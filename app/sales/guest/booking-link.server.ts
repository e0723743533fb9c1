import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { inTexts } from "#app/messages/schema-message.ts";
import { findBookingTexts } from "#app/messages/texts.ts";
import { queueBookingMail } from "#app/sales/booking/booking-events.server.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import { titleForGuest } from "#app/sales/mails/guest-words.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { emailAddress, filled } from "#app/ui/form/values/text-schema.ts";

/** What a guest who has lost the mail types: the reference in any spelling, and the email address. */
export const bookingLinkSchema = v.object({
	reference: v.optional(
		v.pipe(
			v.string(),
			v.transform((text) =>
				text
					.toUpperCase()
					.replaceAll(/[\s–-]/g, "")
					.replace(/^IX/, ""),
			),
			v.regex(
				/^[2-9A-HJKMNP-Z]{5}$/,
				inTexts(findBookingTexts, (texts) => texts.codeLike),
			),
			v.transform((code) => `IX-${code}`),
		),
		"",
	),
	email: filled(emailAddress),
});

type BookingLinkRequest = v.InferOutput<typeof bookingLinkSchema>;

/** Attack: flooding an inbox with repeated requests. One mail for each booking in this time. */
const windowMilliseconds = 10 * 60_000;

/** Replaces a missing booking, so that both cases do the same work. */
const nobody = {
	id: 0,
	confirmId: "0000000000000000000000",
	reference: "IX-00000",
	name: "Nobody",
	email: "nobody@example.com",
	title: "No excursion",
	date: "2026-01-01",
	language: null,
};

/**
 * Mails the address of a booking to its guest if reference and email belong together. Attack: user
 * enumeration (OWASP). The caller gets no answer, and the response time does not show whether the
 * booking exists, as far as two round trips and one mail can hide it.
 */
export async function mailBookingLink(
	db: Database,
	{ reference, email }: BookingLinkRequest,
	now: number,
	sender: MailSender,
): Promise<void> {
	const [row] = await db
		.select({
			id: bookings.id,
			confirmId: bookings.confirmId,
			reference: bookings.reference,
			name: bookings.name,
			email: bookings.email,
			title: titleForGuest(),
			date: bookings.date,
			language: bookings.language,
		})
		.from(bookings)
		.where(eq(bookings.reference, reference));
	const booking = row?.email === email ? row : nobody;
	const { texts, formats, urlOf } = guestLanguage(booking, sender);
	const { title } = booking;
	const date = (style: "short" | "long") => formats.formatDate(booking.date, style);
	const mail = plainMail(
		{
			subject: texts.bookingLink.subject({
				title,
				date: date("short"),
				reference: booking.reference,
			}),
			heading: texts.bookingLink.heading,
			paragraphs: [
				texts.bookingLink.leads({ title, date: date("long") }),
				texts.bookingLink.notAsked,
			],
			link: { label: texts.bookingLink.open, url: urlOf(voucherPath(booking.confirmId)) },
		},
		{
			guest: booking,
			booking,
			dedupeKey: `booking-link:${booking.id}:${Math.floor(now / windowMilliseconds)}`,
			sender,
		},
	);
	const condition = sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${booking.id} AND email = ${email})`;
	await runBatch(db, queueBookingMail(db, booking.id, mail, { now, condition }));
}
