import { type Letter, type MailSender, plainMail } from "#app/bookings/mails/booking-mails.tsx";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { formatDate } from "#app/ui/format/format.ts";

interface CancelledBooking {
	id: number;
	reference: string;
	name: string;
	email: string | null;
	title: string;
	/** Local date. */
	date: string;
	excursionId: string;
}

/** The mail about a cancellation; its key allows one such mail for each booking. */
export function cancellationMail(
	booking: CancelledBooking,
	letter: Pick<Letter, "paragraphs"> & Partial<Letter>,
	sender: MailSender,
): Mail {
	const { id, reference, title, date, excursionId } = booking;
	return plainMail(
		{
			subject: `Cancelled: ${title}, ${formatDate(date, "short")} (${reference})`,
			heading: "Your booking is cancelled",
			link: { label: "Choose another day", url: `${sender.appUrl}/excursion/${excursionId}` },
			...letter,
		},
		{ guest: booking, booking, dedupeKey: `booking-cancelled:${id}`, sender },
	);
}

/** First sentence of the mail when staff cancelled; `reason` may be empty. */
export function cancelledByStaff(
	{ title, date }: Pick<CancelledBooking, "title" | "date">,
	reason: string,
): string {
	return `"${title}" on ${formatDate(date, "long")} is cancelled. ${reason}`.trim();
}
