import type { AffectedBooking } from "#app/operations/departures/affected-bookings.server.ts";
import {
	cancellationMail,
	moneyOfCancelledByStaff,
} from "#app/sales/cancellation/cancellation-mail.ts";
import { excursionPath, guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import type { OtherDeparture } from "./plan-situation.ts";

const alternativesPerMail = 3;

/** Tells a guest that the departure does not leave, what becomes of the money, and which other days have seats. */
export function cancelledMail(
	booking: AffectedBooking,
	{
		because,
		alternatives,
		sender,
	}: { because: string; alternatives: readonly OtherDeparture[]; sender: MailSender },
) {
	const { language, texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.departureCancelled;
	const longDate = (day: string) => formats.formatDate(day, "long");
	const page = urlOf(excursionPath(booking.excursionId));
	const sorry = texts.sorry({ title: booking.title, date: longDate(booking.date) });
	const isOneTime = alternatives.every(({ startTime }) => startTime === booking.startTime);
	const choices = nearest(alternatives, booking)
		.filter(({ left }) => left >= booking.seats)
		.slice(0, alternativesPerMail)
		.sort((one, other) => instantLike(one) - instantLike(other))
		.map(({ date, startTime, left }) => ({
			label: texts.day({
				date: isOneTime ? longDate(date) : `${longDate(date)}, ${formats.formatTime(startTime)}`,
				seats: left,
			}),
			url: `${page}?date=${date}${isOneTime ? "" : `&start=${startTime}`}`,
		}));
	return cancellationMail(
		booking,
		{
			heading: texts.heading,
			paragraphs: [
				`${sorry} ${because}`,
				moneyOfCancelledByStaff(booking, true, language),
				...(choices.length > 0 ? [texts.theseDays] : []),
			],
			choices,
			link: { label: texts.allDays, url: page },
		},
		sender,
	);
}

/** Only the distance of two of them counts, so the time zone does not matter. */
function instantLike({ date, startTime }: { date: string; startTime: string }): number {
	return Date.parse(`${date}T${startTime}Z`);
}

/** The departures nearest to the cancelled one: the guest is probably still on the island then. */
function nearest(
	alternatives: readonly OtherDeparture[],
	booking: AffectedBooking,
): OtherDeparture[] {
	const distance = (other: OtherDeparture) => Math.abs(instantLike(other) - instantLike(booking));
	return [...alternatives].sort((one, other) => distance(one) - distance(other));
}
