import { sql } from "drizzle-orm";
import type { Books, Break } from "./auditor.ts";
import { keptCents } from "./refund-rows.ts";

interface AskedRow {
	id: number;
	status: string;
	departureId: number;
	calledOffId: number;
	choice: "money" | "move" | "credit" | null;
	targetId: number | null;
	/** Cents that the choice gives back, or makes a credit. */
	cents: number;
	/** Of all payments, and what of them went back to where it came from, or into a new credit. */
	keptSum: number;
	back: number;
	elsewhere: number;
	/** New ones because of the weather. */
	credits: number;
	creditCents: number;
}

/** Each guest of a departure that the weather called off got money, a credit or a seat, and one of them. */
export async function checkWeather({ db }: Books): Promise<Break[]> {
	const rows = await db.all<AskedRow>(sql`
		SELECT booking.id, booking.status, booking.departure_id AS departureId, asked.departure_id AS calledOffId,
			asked.choice, asked.target_id AS targetId, asked.cents,
			(SELECT coalesce(sum(${keptCents}), 0) FROM payments AS payment WHERE payment.booking_id = booking.id) AS keptSum,
			coalesce(sum(gone.amount_cents) FILTER (WHERE gone.is_elsewhere = 0), 0) AS back,
			coalesce(sum(gone.amount_cents) FILTER (WHERE gone.is_elsewhere = 1), 0) AS elsewhere,
			(SELECT count(*) FROM credits WHERE booking_id = booking.id AND reason = 'weather') AS credits,
			(SELECT coalesce(sum(amount_cents), 0) FROM credits WHERE booking_id = booking.id AND reason = 'weather') AS creditCents
		FROM weather_choices AS asked JOIN bookings AS booking ON booking.id = asked.booking_id
		LEFT JOIN payments AS paid ON paid.booking_id = booking.id
		LEFT JOIN refunds AS gone ON gone.payment_id = paid.id AND gone.state <> 'dropped'
		-- who was called off twice has chosen anew
		WHERE asked.created_at = (SELECT max(created_at) FROM weather_choices WHERE booking_id = booking.id)
		GROUP BY booking.id`);
	const left = await db.all<{ id: number }>(sql`
		SELECT sold.id FROM bookings AS sold JOIN departures AS leaving ON leaving.id = sold.departure_id
		WHERE sold.status = 'confirmed' AND leaving.state = 'cancelled'`);
	return [
		...rows
			.filter((row) => !gotOneThing(row))
			.map(({ id, status, choice, cents, keptSum, back, elsewhere, credits, creditCents }) => ({
				invariant: "the weather leaves each guest money, a credit or a seat",
				what: `booking ${id} (${status}) chose ${choice ?? "nothing"} of ${cents} cents: ${keptSum} kept, ${back} back, ${elsewhere} as credit, ${credits} credits of ${creditCents}`,
			})),
		...left.map(({ id }) => ({
			invariant: "nobody is booked on a departure that does not leave",
			what: `booking ${id}`,
		})),
	];
}

function gotOneThing(row: AskedRow): boolean {
	const { status, choice, cents, keptSum, back, elsewhere, credits, creditCents } = row;
	const isOver = status === "cancelled";
	switch (choice) {
		case "money":
			return isOver && keptSum === 0 && back === cents && elsewhere === 0 && credits === 0;
		case "credit":
			return (
				isOver && keptSum === 0 && elsewhere === cents && credits === 1 && creditCents === cents
			);
		case "move":
			// a guest may cancel the new trip like any other
			return credits === 0 && (isOver || (row.departureId === row.targetId && back === 0));
		case null:
			// staff have moved or cancelled it by another way
			return credits === 0 && (isOver || row.departureId !== row.calledOffId);
	}
}
