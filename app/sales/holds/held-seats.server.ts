import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { pickupIn } from "#app/catalogue/excursion-texts.ts";
import { readPolicy } from "#app/catalogue/policy/cancellation-policy-schema.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, departures, pickupPoints } from "#app/database/schema.server.ts";
import { textIn } from "#app/database/translations.server.ts";
import { lackingOf, languagesOfRow } from "#app/departures/departure.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import { translated } from "#app/messages/written-texts.ts";
import { fieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import { formKeyHash } from "#app/sales/booking/booking-ids.ts";
import { soldSeats } from "#app/sales/booking/read-booking.server.ts";
import { maskEmail } from "#app/sales/guest/guest-booking.server.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";

/** An unpaid hold as its visitor's browser receives it. */
export type HeldSeats = Awaited<ReturnType<typeof listHeldSeats>>["held"][number];

/** What a browser sends to prove that bookings are its visitor's own. */
export interface OwnClaim {
	confirmIds: readonly string[];
	/** The key of a booking form that was sent, even if no answer arrived. */
	formKey: string | null;
}

interface Asked {
	/** Language of the page that shows the seats. */
	language: Language;
	/** Milliseconds since the epoch. */
	now: number;
}

/**
 * The claimed bookings that are held now, the newest first; one round trip.
 * @returns isFormOver: the form of this key has made bookings, and none of them is held any more.
 */
export async function listHeldSeats(
	db: Database,
	{ confirmIds, formKey }: OwnClaim,
	{ language, now }: Asked,
) {
	const ofForm = formKey ? bookedByForm(await formKeyHash(formKey)) : undefined;
	const isHeld = and(or(inArray(bookings.confirmId, [...confirmIds]), ofForm), isLiveHold(now));
	const { rows, sent: sentForms } = await runBatch(db, {
		rows: db
			.select({
				booking: bookings,
				point: pickupPoints,
				said: textsIn(language),
				departure: departures,
				soldSeats,
				toPayCents: balanceCents(),
			})
			.from(bookings)
			.innerJoin(departures, eq(departures.id, bookings.departureId))
			.innerJoin(pickupPoints, eq(pickupPoints.id, bookings.pickupPointId))
			.where(isHeld)
			.orderBy(desc(bookings.id)),
		sent: db
			.select({ id: bookings.id })
			.from(bookings)
			.where(ofForm ?? sql`false`),
	});
	const held = rows.map(
		({ booking, point, said: pointTexts, departure, soldSeats: sold, toPayCents }) => {
			const stop = { title: point.title, place: point.place };
			return {
				confirmId: booking.confirmId,
				excursionId: booking.excursionId,
				...(language === defaultLanguage
					? { title: booking.title }
					: translated({ title: booking.title }, ["title"], { title: pointTexts.title })),
				/** Local date and time of the start. */
				date: booking.date,
				startTime: booking.startTime,
				adults: booking.adults,
				children: booking.children,
				bebe: booking.bebe,
				seats: booking.seats,
				/** The price, less what a credit has paid. */
				toPayCents,
				currency: booking.currency,
				/** As it was promised with the hold. */
				policy: readPolicy(booking.cancellationPolicy),
				/** "17:50 · Casa Bruma", as in the booking form. */
				pickup: booking.pickup,
				pickupTime: booking.pickupTime,
				/** In the page's language. */
				pickupStop:
					language === defaultLanguage
						? stop
						: pickupIn(stop, { title: pointTexts.stop, place: pointTexts.place }),
				languages: languagesOfRow(departure),
				/** What the departure lacks to run, with these guests; null when it runs. */
				lacking: lackingOf({ ...departure, sold: sold + booking.seats }),
				...fieldsFor("guest", booking),
				/** Another person may use this computer next. */
				maskedEmail: maskEmail(booking.email),
				/** Milliseconds since the epoch; in the browser by its device's clock, which may be wrong. */
				heldUntil: booking.holdExpiresAt,
			};
		},
	);
	const isFormHeld = sentForms.some(({ id }) => rows.some(({ booking }) => booking.id === id));
	return { held, isFormOver: sentForms.length > 0 && !isFormHeld };
}

/** The texts of a booking's excursion and stop in that language; null where nobody has translated them. */
function textsIn(language: Language) {
	const trip = { excursionId: bookings.excursionId };
	const stop = { pickupPointId: bookings.pickupPointId };
	const nothing = sql`NULL`;
	return {
		title: textIn(language, trip, "title", nothing).as("said_title"),
		stop: textIn(language, stop, "title", nothing).as("said_stop"),
		place: textIn(language, stop, "place", nothing).as("said_place"),
	};
}

/** Keys begin with the form's hash and a full stop; "/" is the character after it, so this range finds the prefix by the index. */
function bookedByForm(keyHash: string): SQL | undefined {
	return and(
		gte(bookings.idempotencyKey, `${keyHash}.`),
		lt(bookings.idempotencyKey, `${keyHash}/`),
	);
}
