import { type SQL, sql } from "drizzle-orm";
import type { Excursion, Pickup } from "#app/catalogue/excursion.ts";
import { partyCents } from "#app/catalogue/party-price-sql.server.ts";
import { startOn, timeOn } from "#app/departures/departure-times.server.ts";
import { mayHoldUnpaid, type UnpaidSource } from "#app/sales/holds/unpaid-limits.server.ts";
import type { sellerSqlParts } from "#app/sales/totem-sale.server.ts";
import { seatsAreFree } from "../departures/seats/seats-are-free.server.ts";
import type { BookingRequest } from "./booking.ts";
import { fieldColumns, fieldValues } from "./booking-columns.server.ts";
import type { BookingCircumstances } from "./bookings.server.ts";
import { unopenedHoldMinutes } from "./holds/hold-minutes.ts";

/**
 * The INSERT that claims seats for a guest on the website or at a totem. It checks excursion, times, price, seats,
 * unpaid limit and the form's keys itself, so that no seat is sold twice. The INSERT of a sale by staff is in
 * `staff/sell/sell-seats.server.ts`.
 */
export function claimSeatsSql(
	request: BookingRequest,
	{
		confirmId,
		reference,
		keys,
		excursion,
		pickup,
		sale,
		source,
		claim,
		circumstances: { now, currency, language, seller, phone: operatorPhone },
	}: {
		confirmId: string;
		reference: string;
		keys: [string, string];
		excursion: Pick<Excursion, "id" | "startTime">;
		pickup: Pickup | undefined;
		sale: ReturnType<typeof sellerSqlParts>;
		source: UnpaidSource;
		claim: { excursionId: string; date: string; seats: number; now: number };
		circumstances: BookingCircumstances;
	},
): SQL {
	const { adults, children, bebe } = request;
	const priceCents = Math.round(request.price * 100);
	const pickupTime = timeOn(sql`stop.pickup_time`, "excursion", request.date);
	return sql`
			INSERT INTO bookings (
			confirm_id, reference, idempotency_key, excursion_id, title, date, start_time,
			adults, children, bebe, price_cents, currency, pickup, pickup_point_id, pickup_time,
			partner, hotel_id, ${fieldColumns}, status, confirmed_at, hold_expires_at, unpaid_source, created_at, updated_at
		)
		SELECT ${confirmId}, ${reference}, ${keys[0]}, excursion.id, excursion.title, ${request.date}, ${startOn("excursion", request.date)},
			${adults}, ${children}, ${bebe}, ${priceCents}, ${currency}, ${request.pickup}, stop.pickup_point_id, ${pickupTime},
			${sale.partner}, ${sale.hotelId}, ${fieldValues({ ...request, language: language ?? null, source: seller ? "totem" : "web", staffNotes: null, guideNotes: null }, operatorPhone)},
			${sale.status}, ${sale.confirmedAt}, ${now + unopenedHoldMinutes * 60_000}, ${source.key}, ${now}, ${now}
		FROM excursions AS excursion
		JOIN pickup_assignments AS stop ON stop.excursion_id = excursion.id AND stop.pickup_point_id = ${pickup?.pointId ?? 0}
			AND ${pickupTime} = ${pickup?.time ?? ""}
		${sale.join}
		WHERE excursion.id = ${excursion.id} AND excursion.is_active = 1
			AND ${startOn("excursion", request.date)} = ${excursion.startTime}
			AND ${partyCents(request, "excursion")} = ${priceCents}
			AND ${seatsAreFree(claim)}
			AND ${mayHoldUnpaid(source, claim)}
			AND NOT EXISTS (SELECT 1 FROM bookings AS earlier WHERE earlier.idempotency_key IN (${keys[0]}, ${keys[1]}))
		ON CONFLICT DO NOTHING
		RETURNING id, confirm_id`;
}
