import type { Pickup } from "#app/catalogue/excursion.ts";
import { toPicture } from "#app/catalogue/excursion-columns.server.ts";
import { pickupIn } from "#app/catalogue/excursion-texts.ts";
import { type Answers, runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { lackingOf, languagesOfRow } from "#app/departures/departure.ts";
import { pickupsOn } from "#app/departures/departure-times.ts";
import { toldMeeting } from "#app/departures/messages/told-meeting.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import { translated } from "#app/messages/written-texts.ts";
import { type GuestBooking, statusAt, stopsElsewhere } from "#app/sales/booking.ts";
import { fieldsFor } from "#app/sales/booking-columns.server.ts";
import { languageOfBooking } from "#app/sales/booking-language.ts";
import { isKeptMoney, moneyOf, readPayments } from "#app/sales/payments/money.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { guestBookingStatements } from "./guest-booking-statements.server.ts";

/** A stop with the usual times, or with those of a departure. */
export interface Stop extends Pickup {
	/** Start of the excursion: "04:30". */
	startTime: string;
}

/** A stop with its times on a departure; undefined when the excursion does not stop there. */
export function stopOn(
	{ stops }: Pick<GuestBookingDetails, "stops">,
	pointId: number,
	{ startTime }: { startTime: string },
): Stop | undefined {
	const stop = stops.find((each) => each.pointId === pointId);
	if (!stop) return undefined;
	const [moved = stop] = pickupsOn([stop], stop.startTime, startTime);
	return { ...moved, startTime };
}

/** A booking for its own guest, with what a change of it must know. */
export interface GuestBookingDetails {
	id: number;
	email: string | null;
	seats: number;
	pickupPointId: number;
	/** The excursion's cut-off in hours. */
	cutoffHours: number;
	/** The excursion's stops by their usual pickup time. */
	stops: Stop[];
	/** The booked departure as it is now. */
	departure: { id: number; date: string; startTime: string; languages: string[] };
	/** Version of the booking: a change made after this is not overwritten. */
	updatedAt: number;
	/** Its payments as they were read: what is refunded depends on them. */
	paymentsSeen: string;
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
	const read = await runBatch(db, guestBookingStatements(db, confirmId, language));
	return toGuestBooking(read, now, language);
}

/** What the statements of `guestBookingStatements` read; null when no booking has this address. */
export function toGuestBooking(
	read: Read,
	now: number,
	language?: Language,
): GuestBookingDetails | null {
	const [row] = read.row;
	if (!row) return null;
	const { booking } = row;
	const written = writtenIn(language ?? languageOfBooking(booking.language), read.texts);
	return {
		id: booking.id,
		email: booking.email,
		seats: booking.seats,
		pickupPointId: booking.pickupPointId,
		cutoffHours: row.cutoffHours,
		departure: { ...row.departure, languages: languagesOfRow(row.departure) },
		stops: read.stops.map((stop) => written.stop(stop, stop.pointId)),
		updatedAt: booking.updatedAt,
		paymentsSeen: row.paymentsSeen,
		guest: toGuest(row, read, written, now),
	};
}

type Read = Answers<ReturnType<typeof guestBookingStatements>>;

/** What is on the guest's own page. */
function toGuest(
	row: Read["row"][number],
	{ poster: [poster], changes: [changes], stops }: Read,
	written: ReturnType<typeof writtenIn>,
	now: number,
): GuestBooking {
	const { booking, point, departure } = row;
	const payments = readPayments(row.paymentsSeen);
	const money = moneyOf(booking.priceCents, payments);
	const toPayCents = Math.max(0, money.balanceCents);
	return {
		confirmId: booking.confirmId,
		reference: booking.reference,
		status: statusAt(booking, now),
		departureId: booking.departureId,
		excursionId: booking.excursionId,
		...written.trip({ title: booking.title, whatToBring: row.whatToBring }),
		date: booking.date,
		startTime: booking.startTime,
		durationMinutes: row.durationMinutes,
		adults: booking.adults,
		children: booking.children,
		bebe: booking.bebe,
		priceCents: booking.priceCents,
		hasAgreedPrice: booking.listPriceCents !== null,
		currency: booking.currency,
		pickup: written.stop(
			{
				time: booking.pickupTime,
				title: point.title,
				place: point.place,
				lat: point.lat,
				lng: point.lng,
			},
			booking.pickupPointId,
		),
		told: toldMeeting(row.toldMessage, booking.pickupTime),
		hasOtherStops: stopsElsewhere(stops, booking.pickupPointId),
		...fieldsFor("guest", booking),
		maskedEmail: maskEmail(booking.email),
		languages: languagesOfRow(departure),
		lacking: lackingGuests(row, now),
		poster: poster ? toPicture(poster) : null,
		holdExpiresAt: booking.holdExpiresAt,
		partner: booking.partner,
		isPaid: payments.some(isKeptMoney),
		toPayCents,
		mayPayOnline:
			booking.status === "confirmed" &&
			booking.payLinkAt !== null &&
			toPayCents >= leastOnlineCents,
		guideTakesCash: row.guideTakesCash,
		money: money.guest,
		calendarSequence: calendarSequence(row, changes?.count ?? 0),
	};
}

/**
 * The number of seconds in which the booking, its trip and its stop changed last, because the place and the end of an
 * entry are theirs. Changes are counted besides: two of them within a second are two.
 */
function calendarSequence({ booking, point, tripSavedAt }: Read["row"][number], changes: number) {
	const changedAt = Math.max(booking.updatedAt, point.updatedAt, tripSavedAt);
	return changes + Math.floor(Math.max(0, changedAt - booking.createdAt) / 1000);
}

/** The texts of staff in that language; what is not translated stays English. */
function writtenIn(language: Language, texts: Read["texts"]) {
	const isEnglish = language === defaultLanguage;
	const textsOf = (pointId: number | null) =>
		Object.fromEntries(
			texts.filter((each) => each.pointId === pointId).map(({ field, words }) => [field, words]),
		);
	return {
		trip(english: { title: string; whatToBring: string }) {
			if (isEnglish) return english;
			const own = textsOf(null);
			return translated(english, ["title", "whatToBring"], {
				...(own.title === undefined ? {} : { title: own.title }),
				...(own.what_to_bring === undefined ? {} : { whatToBring: own.what_to_bring }),
			});
		},
		stop: <Shown extends Pick<Pickup, "title" | "place">>(stop: Shown, pointId: number) =>
			isEnglish ? stop : pickupIn(stop, textsOf(pointId)),
	};
}

/** What the departure of a live booking lacks to run, with this booking's own guests; null when it runs. */
function lackingGuests(
	{ booking, departure, soldSeats }: Read["row"][number],
	now: number,
): GuestBooking["lacking"] {
	const status = statusAt(booking, now);
	if (!isLive(status)) return null;
	const sold = status === "confirmed" ? soldSeats : soldSeats + booking.seats;
	return lackingOf({ ...departure, sold });
}

/** "i…@mail.example"; empty without an address. */
export function maskEmail(email: string | null): string {
	if (email === null) return "";
	const [name = "", host = ""] = email.split("@");
	return `${name.charAt(0)}…@${host}`;
}
