/** The choices of guests whose departure the weather called off: they, staff, or the end of the time make them, once. */
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { addDays, type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { abortUnless, runBatch } from "#app/database/batch.server.ts";
import { changeRecord } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, departures } from "#app/database/schema.server.ts";
import { bookingHorizonDays, lackingOf, languagesOfRow } from "#app/departures/departure.ts";
import { extrasLeftOn } from "#app/departures/seats/extras-are-left.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import type { Language } from "#app/messages/languages.ts";
import type { Actor } from "#app/sales/actor.ts";
import { stopsElsewhere } from "#app/sales/booking/booking.ts";
import {
	bookingStatements,
	isBooking,
	soldSeats,
	toBookings,
	type WhichBooking,
} from "#app/sales/booking/read-booking.server.ts";
import { cancelBookingStatements } from "#app/sales/cancellation/cancel-statements.server.ts";
import { type GuestBookingDetails, guestDetails } from "#app/sales/guest/guest-booking.server.ts";
import { changedVoucherMail } from "#app/sales/mails/booking-mails.tsx";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { moveBookingStatements } from "#app/sales/move-booking.server.ts";
import { makeCreditCode } from "#app/sales/payments/credits/credit.ts";
import { creditMail } from "#app/sales/payments/credits/credit-mail.ts";
import { insertCredits } from "#app/sales/payments/credits/credits.server.ts";
import { insertRefunds } from "#app/sales/payments/refunds/refund-rows.server.ts";
import {
	decideWeather,
	type WeatherBy,
	type WeatherDecision,
	type WeatherRequest,
	type WeatherTarget,
	weatherTargets,
} from "./weather-choice.ts";
import { moneyBackMail } from "./weather-mails.ts";

/** Read for each booking: enough that those whose extras or stops do not fit leave some to offer. */
const departuresRead = 40;

/**
 * A booking with the departures to which it can move, the nearest first; one round trip.
 * @param language of its texts; the booking's own when omitted.
 */
export async function readWeatherChoice(
	db: Database,
	which: WhichBooking,
	clock: IslandClock,
	language?: Language,
): Promise<{ booking: GuestBookingDetails | null; targets: WeatherTarget[] }> {
	const { now, timeZone } = clock;
	const today = localDateAt(now, timeZone);
	const party = { seats: sql`${bookings.seats}`, isWhole: sql`${bookings.isWhole}` };
	const claim = {
		...{ departureId: sql`${departures.id}`, ...party, now },
		exceptBookingId: sql`${bookings.id}`,
	};
	const { roomy, ...answers } = await runBatch(db, {
		...bookingStatements(db, isBooking(which)),
		roomy: db
			.select({ departure: departures, sold: soldSeats, extrasLeft: extrasLeftOn(claim) })
			.from(departures)
			.innerJoin(bookings, eq(bookings.excursionId, departures.excursionId))
			.where(
				and(
					isBooking(which),
					ne(departures.id, bookings.departureId),
					eq(departures.state, "open"),
					sql`${departures.date} BETWEEN ${today} AND ${addDays(today, bookingHorizonDays)}`,
					seatsAreFree(claim),
				),
			)
			.orderBy(
				sql`abs(julianday(${departures.date} || 'T' || ${departures.startTime})
					- julianday(${bookings.date} || 'T' || ${bookings.startTime}))`,
			)
			.limit(departuresRead),
	});
	const [booking] = toBookings(answers, now);
	if (!booking) return { booking: null, targets: [] };
	const details = guestDetails(booking, language);
	const offered = roomy.map(({ departure, sold, extrasLeft }) => ({
		...departure,
		languages: languagesOfRow(departure),
		lacking: lackingOf({ ...departure, sold: sold + booking.seats }),
		extrasLeft,
	}));
	return { booking: details, targets: weatherTargets(details, offered, clock) };
}

interface Choosing {
	by: WeatherBy;
	/** Who chooses for the guest. */
	actor?: Actor | undefined;
	clock: IslandClock;
	sender: MailSender;
}

/**
 * Chooses for a booking whose departure the weather called off: all money back, credit, or another departure at the
 * price as sold, which starts a new policy clock. Two presses at once, or one at the end of the time, choose once.
 */
export function chooseAfterWeather(
	db: Database,
	which: WhichBooking,
	request: WeatherRequest,
	{ by, actor, clock, sender }: Choosing,
) {
	const { now } = clock;
	return changeRecord(db, {
		read: () => readWeatherChoice(db, which, clock),
		decide: (state) => decideWeather(state, request, { by, clock }),
		write(decision, { booking }) {
			if (!booking?.weather) return;
			const choose = (values: Omit<Chosen, "by" | "now">) =>
				chosenStatements(db, booking, { ...values, by, now });
			switch (decision.outcome) {
				case "money": {
					const { shares, cents } = decision;
					const mail = moneyBackMail(booking, by, sender);
					const line = { code: "weather choice", choice: "money", by } as const;
					return {
						...cancelBookingStatements(db, [{ ...booking, shares, mail }], {
							...{ entry: { line }, actor, isByTime: by === "time", now },
						}),
						chosen: choose({ choice: "money", cents, targetId: null }),
					};
				}
				case "credit":
					return {
						...creditStatements(db, booking, decision, { by, actor, clock, sender }),
						chosen: choose({ choice: "credit", cents: decision.cents, targetId: null }),
					};
				case "move": {
					const { target } = decision;
					const { stop } = target;
					const mail = movedMail(booking, target, sender);
					return {
						...moveBookingStatements(db, booking, {
							...{ departure: target, stop, mail, actor, why: "weather", now },
						}),
						chosen: choose({ choice: "move", cents: 0, targetId: target.id }),
					};
				}
				default:
					return;
			}
		},
	});
}

/** The booking is cancelled, and what it paid is spent on a credit with a code, in the same batch. */
function creditStatements(
	db: Database,
	booking: GuestBookingDetails,
	{ back, intoCredit, cents }: Extract<WeatherDecision, { outcome: "credit" }>,
	{ by, actor, clock: { now }, sender }: Choosing,
) {
	const { id, currency, weather } = booking;
	const code = makeCreditCode();
	const mail = creditMail(
		{ ...booking.guest, id, email: booking.email },
		{ code, cents, reason: "weather", dedupeKey: `booking-cancelled:${id}` },
		sender,
	);
	const line = { code: "weather choice", choice: "credit", by } as const;
	const dedupeKey = `weather:${id}:${weather?.departureId}`;
	return {
		...cancelBookingStatements(db, [{ ...booking, shares: back, mail }], {
			...{ entry: { line }, actor, now },
		}),
		intoCredit: insertRefunds(db, intoCredit, {
			...{ reason: "cancelled", source: by === "staff" ? "staff" : "guest" },
			...{ state: "done", isElsewhere: true, actor, now },
		}),
		credit: insertCredits(db, [{ code, cents, currency, bookingId: id, dedupeKey }], {
			...{ reason: "weather", actor, now },
		}),
	};
}

function movedMail(
	{ guest, id, email, version, stops }: GuestBookingDetails,
	{ date, startTime, languages, lacking, stop }: WeatherTarget,
	sender: MailSender,
) {
	const afterwards = {
		...{ ...guest, date, startTime, languages, lacking },
		policyStart: `${date} ${startTime}`,
		pickup: stop,
		// what guests of the old departure were told is not for this one
		told: null,
		hasOtherStops: stopsElsewhere(stops, stop.pointId),
	};
	return changedVoucherMail(afterwards, { id, email }, `booking-changed:${id}:${version}`, sender);
}

interface Chosen {
	choice: "money" | "move" | "credit";
	cents: number;
	targetId: number | null;
	by: WeatherBy;
	now: number;
}

/** Undoes the batch where it was chosen meanwhile, or the departure leaves after all. */
function chosenStatements(
	db: Database,
	{ id, weather }: Pick<GuestBookingDetails, "id" | "weather">,
	{ choice, cents, targetId, by, now }: Chosen,
) {
	return {
		choice: db.run(sql`
			UPDATE weather_choices SET choice = ${choice}, cents = ${cents}, target_id = ${targetId},
				chosen_at = ${now}, chosen_by = ${by}
			WHERE booking_id = ${id} AND departure_id = ${weather?.departureId} AND choice IS ${weather?.choice}`),
		once: abortUnless(db, sql`changes() = 1`),
	};
}

interface CalledOff {
	departureId: number;
	bookings: readonly { id: number }[];
	/** Milliseconds since the epoch. */
	until: number;
	now: number;
}

/** The statement that lets the guests of a departure choose; it begins anew for who was called off there before. */
export function openWeatherChoices(
	db: Database,
	{ departureId, bookings: choosing, until, now }: CalledOff,
) {
	const ids = JSON.stringify(choosing.map(({ id }) => id));
	return db.run(sql`
		INSERT INTO weather_choices (booking_id, departure_id, until, cents, created_at)
		SELECT value, ${departureId}, ${until}, 0, ${now} FROM json_each(${ids}) WHERE true
		ON CONFLICT (booking_id, departure_id) DO UPDATE SET until = excluded.until, choice = NULL, target_id = NULL,
			cents = 0, chosen_at = NULL, chosen_by = NULL, reminded_at = NULL, created_at = excluded.created_at`);
}

/** SQL, true while a guest whom the weather stopped has not chosen. */
export function isStillChoosing(bookingId: number, departureId: number): SQL {
	return sql`EXISTS (SELECT 1 FROM weather_choices
		WHERE booking_id = ${bookingId} AND departure_id = ${departureId} AND choice IS NULL)`;
}

/** The statement that ends the choices of a departure that leaves after all; who has chosen stays with it. */
export function closeWeatherChoices(db: Database, departureId: number | SQL) {
	return db.run(sql`
		DELETE FROM weather_choices WHERE departure_id = ${departureId} AND choice IS NULL`);
}
