import type { ReadBooking, ReadGuests } from "#app/bookings/departures/time-change.server.ts";
import { guideLanguages } from "#app/bookings/guest/guest-booking.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { type MailSender, plainMail } from "./booking-mails.tsx";
import { newTimesVoucher, type VoucherFacts, voucherUrl } from "./confirmation-mail.tsx";

/**
 * The mail about changed times: a new voucher, with the new time in large type. A guest who has not
 * paid has no voucher yet and gets a plain mail.
 */
export function newTimesMail(
	booking: ReadBooking,
	{ dayLanguages, whatToBring }: Pick<ReadGuests, "dayLanguages" | "whatToBring">,
	dedupeKey: string,
	sender: MailSender,
): Mail {
	if (booking.status === "pending") return unpaidMail(booking, dedupeKey, sender);
	const guest: VoucherFacts = {
		...booking,
		startTime: booking.start.after,
		pickup: {
			time: booking.pickup.after,
			title: booking.place,
			place: booking.address,
			lat: booking.lat,
			lng: booking.lng,
		},
		languages: guideLanguages(dayLanguages, booking.date),
		whatToBring,
	};
	return {
		dedupeKey,
		bookingId: booking.id,
		recipient: booking.email,
		replyTo: sender.operator.email,
		...newTimesVoucher(guest, newTimesInWords(booking), sender),
	};
}

function unpaidMail(booking: ReadBooking, dedupeKey: string, sender: MailSender): Mail {
	const { date, pickup, place, title, confirmId } = booking;
	return plainMail(
		{
			subject: `New time: ${formatDate(date, "short")}, ${pickup.after}: ${title} (${booking.reference})`,
			heading: `Be ready at ${pickup.after} on ${formatDate(date, "long")}`,
			paragraphs: [
				newTimesInWords(booking),
				`You are about to book "${title}" from ${place}; your seats are still held for you. If the new time does not suit you, there is nothing to do: nothing is paid.`,
			],
			link: { label: "Open your booking", url: voucherUrl(sender.appUrl, confirmId) },
		},
		{ guest: booking, booking, dedupeKey, sender },
	);
}

/** Both times, so that the guest need not look for the old mail. */
export function newTimesInWords({ pickup, start }: Pick<ReadBooking, "pickup" | "start">): string {
	const isPickup = pickup.before !== pickup.after;
	const isStart = start.before !== start.after;
	return [
		isPickup
			? `You are picked up at ${pickup.after}, not at ${pickup.before}.`
			: `Your pickup stays at ${pickup.after}.`,
		...(isStart ? [`The trip starts at ${start.after}, not at ${start.before}.`] : []),
	].join(" ");
}
