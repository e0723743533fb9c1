/** Reads whether another departure has the extras of everybody who would move there. */
import { sql } from "drizzle-orm";
import { type LackingExtra, lackingExtras } from "#app/catalogue/extras/extra-stock.ts";
import type { Database } from "#app/database/client.server.ts";
import { extraStock, extrasTaken } from "#app/departures/seats/extras-are-left.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";

export interface ExtrasMove {
	/** JSON list of the departures whose guests move. */
	from: string;
	/** Null while none is chosen: nothing lacks. */
	targetId: number | null;
}

interface MovingExtra {
	id: number;
	title: string;
	stock: number | null;
	stockId: number | null;
	/** Of all who move. */
	quantity: number;
	left: number;
}

/** The extras of all who move, with what the other departure has left of them; `toLacking` reads its rows. */
export function movingExtrasStatement(db: Database, { from, targetId }: ExtrasMove, now: number) {
	const moving = sql`SELECT bookings.id FROM bookings
		WHERE bookings.departure_id IN (SELECT value FROM json_each(${from})) AND ${takesSeats(now)}`;
	return db.all<MovingExtra>(sql`
		SELECT extra.id, extra.title, ${extraStock} AS stock, extra.stock_id AS stockId,
			sum(line.quantity) AS quantity, ${extraStock} - ${extrasTaken(now, moving)} AS left
		FROM departures AS leaving
		JOIN price_lines AS line ON line.booking_id IN (${moving})
		JOIN extras AS extra ON extra.id = line.extra_id
		WHERE leaving.id = ${targetId}
		GROUP BY extra.id ORDER BY extra.position, extra.id`);
}

export function toLacking(rows: readonly MovingExtra[]): LackingExtra[] {
	return lackingExtras(
		rows.map(({ quantity, left: _left, ...extra }) => ({ extra, quantity })),
		Object.fromEntries(rows.map(({ id, left }) => [id, left])),
	);
}
