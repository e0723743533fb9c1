/** The page of a party that waits: its place in each list, what it is offered, and how it leaves. */
import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { textIn } from "#app/database/translations.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { releaseHold } from "#app/sales/holds/release-holds.server.ts";
import type { WaitingEnd } from "./waiting-list.ts";
import { endStatements } from "./waiting-parties.server.ts";

/** One day for which a party waits. */
export interface OwnDay {
	id: number;
	excursionId: string;
	title: string;
	date: string;
	startTime: string;
	adults: number;
	children: number;
	bebe: number;
	seats: number;
	name: string;
	/** 1 is the next one. */
	place: number;
	/** How many seats were free when a smaller party was served before it; null where none was. */
	passedOverSeats: number | null;
	end: WaitingEnd | null;
	/** Only of a live offer. */
	confirmId: string | null;
	holdExpiresAt: number | null;
	priceCents: number | null;
	currency: string | null;
}

/** Empty where nobody has this address; one round trip. */
export function readOwnDays(
	db: Database,
	secret: string,
	{ language, now }: { language: Language; now: number },
): Promise<OwnDay[]> {
	return db.all<OwnDay>(sql`
		SELECT party.id, trip.id AS excursionId, ${textIn(language, { excursionId: sql`trip.id` }, "title", sql`trip.title`)} AS title,
			leaving.date, leaving.start_time AS startTime, party.adults, party.children, party.bebe, party.seats, party.name,
			1 + (SELECT count(*) FROM waiting_parties AS other WHERE other.departure_id = party.departure_id
				AND other.ended_at IS NULL AND other.booking_id IS NULL
				AND (other.position, other.id) < (party.position, party.id)) AS place,
			party.passed_over_seats AS passedOverSeats, party."end", offer.confirm_id AS confirmId,
			offer.hold_expires_at AS holdExpiresAt, offer.price_cents AS priceCents, offer.currency
		FROM waiting_parties AS party
		JOIN departures AS leaving ON leaving.id = party.departure_id
		JOIN excursions AS trip ON trip.id = leaving.excursion_id
		LEFT JOIN bookings AS offer ON offer.id = party.booking_id AND ${isLiveHold(now, "offer")}
		WHERE party.secret = ${secret}
		ORDER BY leaving.date, leaving.start_time`);
}

/**
 * Ends the wait of a party that refuses its offer or leaves its lists, and releases what is held for it.
 * @param days those that end.
 * @returns the excursion whose pages show other seats now; null where no seats came free.
 */
export async function leaveLists(
	db: Database,
	days: readonly OwnDay[],
	now: number,
): Promise<string | null> {
	const open = days.filter(({ end }) => end === null);
	if (open.length === 0) return null;
	const ends = open.map(({ id, confirmId }) => ({
		id,
		end: confirmId ? ("refused" as const) : ("left" as const),
	}));
	await runBatch(db, endStatements(db, ends, { now }));
	// if this fails, the offer ends by itself at its time
	let excursionId: string | null = null;
	for (const { confirmId, ...day } of open) {
		if (!confirmId) continue;
		const { outcome } = await releaseHold(db, confirmId, { actor: null, now });
		if (outcome === "let go") excursionId = day.excursionId;
	}
	return excursionId;
}
