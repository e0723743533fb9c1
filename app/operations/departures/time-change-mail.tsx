import type { NewTimes } from "#app/departures/time-change.ts";
import type { RetimedBooking } from "#app/operations/departures/time-change.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { policyStartAfter } from "#app/sales/cancellation/refund-by-policy.ts";
import { addressed, plainMail } from "#app/sales/mails/booking-mails.tsx";
import { newTimesVoucher, type VoucherFacts } from "#app/sales/mails/confirmation-mail.tsx";
import { type GuestLanguage, guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";

/**
 * The mail about changed times: a new voucher, with the new time in large type. A guest who has not
 * paid has no voucher yet and gets a plain mail.
 */
export function newTimesMail(booking: RetimedBooking, dedupeKey: string, sender: MailSender): Mail {
	if (booking.status === "pending") return unpaidMail(booking, dedupeKey, sender);
	const guest: VoucherFacts = {
		...booking,
		startTime: booking.start.after,
		policyStart: policyStartAfter(booking, { ...booking, startTime: booking.start.after }),
		pickup: {
			time: booking.pickup.after,
			title: booking.stop,
			place: booking.address,
			lat: booking.lat,
			lng: booking.lng,
		},
	};
	return {
		...addressed(booking, dedupeKey, sender),
		...newTimesVoucher(guest, newTimesInWords(booking, guestLanguage(booking, sender)), sender),
	};
}

function unpaidMail(booking: RetimedBooking, dedupeKey: string, sender: MailSender): Mail {
	const { pickup, stop, title, reference, confirmId } = booking;
	const { texts, formats, urlOf } = guestLanguage(booking, sender);
	const time = formats.formatTime(pickup.after);
	const date = (style: "short" | "long") => formats.formatDate(booking.date, style);
	return plainMail(
		{
			subject: texts.newTimes.subject({ date: date("short"), time, title, reference }),
			heading: texts.newTimes.headingUnpaid({ time, date: date("long") }),
			paragraphs: [
				newTimesInWords(booking, { texts, formats }),
				texts.newTimes.stillHeld({ title, stop }),
			],
			link: { label: texts.openBooking, url: urlOf(voucherPath(confirmId)) },
		},
		{ guest: booking, booking, dedupeKey, sender },
	);
}

/** Both times, so that the guest need not look for the old mail. */
export function newTimesInWords(
	{ pickup, start }: NewTimes,
	{ texts, formats }: Pick<GuestLanguage, "texts" | "formats">,
): string {
	const both = (change: NewTimes["start"]) => ({
		timeBefore: formats.formatTime(change.before),
		timeAfter: formats.formatTime(change.after),
	});
	const isPickup = pickup.before !== pickup.after;
	const isStart = start.before !== start.after;
	return [
		isPickup
			? texts.newTimes.pickup(both(pickup))
			: texts.newTimes.pickupStays({ time: formats.formatTime(pickup.after) }),
		...(isStart ? [texts.newTimes.start(both(start))] : []),
	].join(" ");
}
