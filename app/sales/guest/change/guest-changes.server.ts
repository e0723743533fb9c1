import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { rulesOf } from "#app/catalogue/prices/price-rules.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { changeRecord, keepVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, departures } from "#app/database/schema.server.ts";
import { extrasLeftOn } from "#app/departures/seats/extras-are-left.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { stopsElsewhere } from "#app/sales/booking/booking.ts";
import {
	bookingStatements,
	isBooking,
	soldSeats,
	toBookings,
} from "#app/sales/booking/read-booking.server.ts";
import { changedVoucherMail } from "#app/sales/mails/booking-mails.tsx";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { moveBookingStatements } from "#app/sales/move-booking.server.ts";
import { presentPrices } from "#app/sales/present-prices.ts";
import { partyOf } from "#app/sales/sold-fares.ts";
import { guestDetails, guestView } from "../guest-booking.server.ts";
import { isDearer } from "./dearer-day.ts";
import { decideGuestChange, type GuestChange } from "./guest-change-decision.ts";

/**
 * Moves a confirmed booking to another departure or stop for its guest, within the limits of the policy; the price
 * stays as sold.
 */
export function changeByGuest(
	db: Database,
	confirmId: string,
	{
		change,
		clock,
		sender,
		language,
	}: {
		change: GuestChange;
		clock: IslandClock;
		sender: MailSender;
		/** Of the titles in a refusal. */
		language: Language;
	},
) {
	const { now } = clock;
	return changeRecord(db, {
		read: () =>
			readForChange(db, confirmId, {
				...{ date: change.date ?? "", now },
				...{ today: localDateAt(now, clock.timeZone), language },
			}),
		decide: (state) => decideGuestChange(state, { change, clock }),
		write(decision, { booking }) {
			if (decision.outcome !== "changed" || !booking) return;
			const { departure, stop } = decision;
			const { id, email, guest, stops, version } = booking;
			const { date, startTime, languages, lacking } = departure;
			const afterwards = {
				...{ ...guest, date, startTime, languages, lacking },
				pickup: stop,
				// what guests of the old stop or departure were told is not for this one
				told: null,
				hasOtherStops: stopsElsewhere(stops, stop.pointId),
			};
			const key = `booking-changed:${id}:${version}`;
			const mail = changedVoucherMail(afterwards, { id, email }, key, sender);
			return {
				...moveBookingStatements(db, booking, { departure, stop, mail, now }),
				// the decision has compared prices
				trip: keepVersion(db, "excursions", { ...booking.trip, id: booking.excursionId }),
			};
		},
	});
}

/** The booking, and the departures of its excursion on a local date; one round trip. */
async function readForChange(
	db: Database,
	confirmId: string,
	{ date, now, today, language }: { date: string; now: number; today: string; language: Language },
) {
	const party = { seats: sql`${bookings.seats}`, isWhole: sql`${bookings.isWhole}` };
	const claim = {
		...{ departureId: sql`${departures.id}`, ...party, now },
		exceptBookingId: sql`${bookings.id}`,
	};
	const { ofDay, rules, ...answers } = await runBatch(db, {
		...bookingStatements(db, isBooking({ confirmId })),
		rules: db
			.select({ rules: rulesOf(sql`bookings.excursion_id`) })
			.from(bookings)
			.where(isBooking({ confirmId })),
		ofDay: db
			.select({
				...getTableColumns(departures),
				sold: soldSeats,
				// closed departures have no seats
				hasSeats: sql`coalesce(${seatsAreFree(claim)}, 0)`.mapWith(Boolean),
				extrasLeft: extrasLeftOn(claim),
			})
			.from(departures)
			.innerJoin(bookings, eq(bookings.excursionId, departures.excursionId))
			.where(and(eq(bookings.confirmId, confirmId), eq(departures.date, date)))
			.orderBy(departures.startTime),
	});
	const [booking] = toBookings(answers, now);
	if (!booking) return { booking: null, departures: [] };
	const priced = { trip: booking.trip, rules: rules[0]?.rules ?? [] };
	const have = presentPrices({ ...priced, departure: booking.departure }, today);
	const departuresOfDay = ofDay.map((departure) => ({
		...departure,
		isDearer: isDearer(
			{ ...partyOf(booking), lines: booking.lines },
			{ have, take: presentPrices({ ...priced, departure }, today) },
		),
	}));
	const { extras: titledExtras = [] } = guestView(booking, language);
	const extras = booking.extras.map((extra) => {
		const { title } = titledExtras.find(({ id }) => id === extra.id) ?? extra;
		return { ...extra, title };
	});
	return { booking: { ...guestDetails(booking), extras }, departures: departuresOfDay };
}
