import type { Pickup } from "#app/catalogue/excursion.ts";
import { fareIn, pickupIn } from "#app/catalogue/excursion-texts.ts";
import type { ChosenFare } from "#app/catalogue/fares/fare.ts";
import { taxesIn } from "#app/catalogue/prices/tax.ts";
import { questionIn } from "#app/catalogue/questions/question.ts";
import type { Database } from "#app/database/client.server.ts";
import { lackingOf } from "#app/departures/departure.ts";
import { toldMeeting } from "#app/departures/messages/told-meeting.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import { translated } from "#app/messages/written-texts.ts";
import { askedOfBooking, missingAnswers } from "#app/sales/answers/answer.ts";
import {
	type Booking,
	type GuestBooking,
	type Stop,
	stopsElsewhere,
} from "#app/sales/booking/booking.ts";
import { fieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { readBooking } from "#app/sales/booking/read-booking.server.ts";
import { codeOffIn } from "#app/sales/codes/code.ts";
import { isKeptMoney } from "#app/sales/payments/money.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { type SoldExtra, soldExtras } from "#app/sales/sold-extras.ts";
import { soldFares } from "#app/sales/sold-fares.ts";

/** A booking for its own guest, its stops in the guest's language. */
export interface GuestBookingDetails extends Booking {
	guest: GuestBooking;
}

/**
 * One round trip; null when no booking has this address.
 * @param language of the texts that staff write; the booking's own when omitted, for its mails.
 */
export async function getGuestBooking(
	db: Database,
	confirmId: string,
	now: number,
	language?: Language,
): Promise<GuestBookingDetails | null> {
	const booking = await readBooking(db, { confirmId }, now);
	return booking && guestDetails(booking, language);
}

export function guestDetails(booking: Booking, language?: Language): GuestBookingDetails {
	return {
		...booking,
		stops: stopsIn(booking, language),
		guest: guestView(booking, language),
	};
}

/**
 * A booking as its guest sees it on the own page, the payment pages and in mails.
 * @param language of the texts that staff write.
 */
export function guestView(
	booking: Booking,
	language = languageOfBooking(booking.language),
): GuestBooking {
	const { trip, point, departure, payments, sums } = booking;
	const textsOfBooking = writtenIn(language, booking);
	const extras = soldExtras(booking.lines, booking.extras);
	const fares = soldFares(booking.lines, booking.fares);
	const questions = askedOfBooking(booking, "guest");
	const toPayCents = Math.max(0, sums.balanceCents);
	return {
		confirmId: booking.confirmId,
		reference: booking.reference,
		status: booking.status,
		departureId: booking.departureId,
		excursionId: booking.excursionId,
		...textsOfBooking.trip({ title: booking.title, whatToBring: trip.whatToBring }),
		date: booking.date,
		startTime: booking.startTime,
		durationMinutes: trip.durationMinutes,
		adults: booking.adults,
		children: booking.children,
		bebe: booking.bebe,
		isWhole: booking.isWhole,
		priceCents: booking.priceCents,
		hasAgreedPrice: booking.listPriceCents !== null,
		currency: booking.currency,
		pickup: textsOfBooking.stop(
			{
				time: booking.pickupTime,
				title: point.title,
				place: point.place,
				lat: point.lat,
				lng: point.lng,
			},
			booking.pickupPointId,
		),
		newMeeting: toldMeeting(booking.toldMessage, booking.pickupTime),
		weather: booking.weather,
		weatherCreditCents: booking.weatherCreditCents,
		hasOtherStops: stopsElsewhere(booking.stops, booking.pickupPointId),
		...fieldsFor("guest", booking),
		maskedEmail: maskEmail(booking.email),
		languages: departure.languages,
		lacking: lackingGuests(booking),
		poster: booking.poster,
		policy: booking.policy,
		policyStart: booking.policyStart,
		holdExpiresAt: booking.holdExpiresAt,
		partner: booking.partner,
		...(booking.reseller === null ? {} : { reseller: booking.reseller }),
		...(extras.length > 0 ? { extras: extras.map(textsOfBooking.extra) } : {}),
		...(fares.length > 0 ? { fares: fares.map(textsOfBooking.fare) } : {}),
		...(questions.length > 0
			? { questions: { missing: missingAnswers(questions, booking.answers).length } }
			: {}),
		taxes: taxesIn(booking.lines),
		codeOff: codeOffIn(booking.code, booking.lines),
		// of a hold a credit has paid a part, which goes back to it unless the rest is paid
		isPaid:
			booking.status !== "pending" && booking.status !== "expired" && payments.some(isKeptMoney),
		toPayCents,
		mayPayOnline:
			booking.status === "confirmed" &&
			booking.payLinkAt !== null &&
			toPayCents >= leastOnlineCents,
		guideTakesCash: booking.guideTakesCash,
		money: sums.guest,
		...(booking.credits.length > 0 ? { credits: booking.credits } : {}),
		calendarSequence: calendarSequence(booking),
	};
}

/** What the excursion asks, as a guest reads it. */
export function questionsIn(booking: Booking, language: Language): Booking["questions"] {
	return booking.questions.map(writtenIn(language, booking).question);
}

/** The stops of the excursion as a guest reads them. */
function stopsIn(booking: Booking, language = languageOfBooking(booking.language)): Stop[] {
	const textsOfBooking = writtenIn(language, booking);
	return booking.stops.map((stop) => textsOfBooking.stop(stop, stop.pointId));
}

/**
 * The number of seconds in which the booking, its trip and its stop changed last, because the place and the end of an
 * entry are theirs. Changes are counted besides: two of them within a second are two.
 */
function calendarSequence({ updatedAt, createdAt, point, trip, changes }: Booking) {
	const changedAt = Math.max(updatedAt, point.updatedAt, trip.updatedAt);
	return changes + Math.floor(Math.max(0, changedAt - createdAt) / 1000);
}

/** The texts of staff in that language; what is not translated stays English. */
function writtenIn(language: Language, { excursionId, texts }: Booking) {
	const isEnglish = language === defaultLanguage;
	const textsOf = (isOwner: (text: Booking["texts"][number]) => boolean) =>
		Object.fromEntries(
			texts
				.filter((text) => text.language === language && isOwner(text))
				.map(({ field, words }) => [field, words]),
		);
	return {
		trip(english: { title: string; whatToBring: string }) {
			if (isEnglish) return english;
			const { title, what_to_bring: whatToBring } = textsOf(
				(text) => text.excursionId === excursionId,
			);
			return translated(english, ["title", "whatToBring"], {
				...(title === undefined ? {} : { title }),
				...(whatToBring === undefined ? {} : { whatToBring }),
			});
		},
		extra<Shown extends Pick<SoldExtra, "id" | "title">>(extra: Shown): Shown {
			const { title } = isEnglish ? {} : textsOf((text) => text.extraId === extra.id);
			return title === undefined ? extra : { ...extra, title };
		},
		fare: ({ fare, quantity }: ChosenFare): ChosenFare => ({
			fare: isEnglish
				? fare
				: fareIn(
						fare,
						textsOf((text) => text.fareId === fare.id),
					),
			quantity,
		}),
		question: <Shown extends Booking["questions"][number]>(question: Shown): Shown =>
			isEnglish
				? question
				: {
						...question,
						...questionIn(
							question,
							textsOf((text) => text.questionId === question.id),
						),
					},
		stop: <Shown extends Pick<Pickup, "title" | "place">>(stop: Shown, pointId: number) =>
			isEnglish
				? stop
				: pickupIn(
						stop,
						textsOf((text) => text.pointId === pointId),
					),
	};
}

/** What the departure of a live booking lacks to run, with this booking's own guests; null when it runs. */
function lackingGuests({ status, departure, seats }: Booking): GuestBooking["lacking"] {
	if (!isLive(status)) return null;
	const sold = status === "confirmed" ? departure.sold : departure.sold + seats;
	return lackingOf({ ...departure, sold });
}

/** "i…@mail.example"; empty without an address. */
export function maskEmail(email: string | null): string {
	if (email === null) return "";
	const [name = "", host = ""] = email.split("@");
	return `${name.charAt(0)}…@${host}`;
}
