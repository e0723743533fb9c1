/**
 * The review queue: everything that staff must look at, money first, then by the hour when it becomes a
 * problem. Its count, its page and the overview read one expression, so that they never differ.
 */

import { type SQL, sql } from "drizzle-orm";
import { addDays, instantOf, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { isNight, night } from "#app/catalogue/quiet-hours.ts";
import { type Answers, runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { statusesWhere, statusIs, statusIsNot } from "#app/database/status-list.server.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import { freeSeats } from "#app/departures/seats/seats-are-free.server.ts";
import {
	hasExpired,
	isCancelled,
	isLiveHold,
	isSold,
	isSoldByStaff,
} from "#app/departures/seats/seats-taken.server.ts";
import { incidentKinds, type QueueFilter } from "#app/incidents/incident.ts";
import { departureSeats } from "#app/operations/departures/departure-seats.server.ts";
import { hasReturnedMail } from "#app/outbox/returned-mail.server.ts";
import { wasLetGo } from "#app/sales/holds/release-holds.server.ts";
import {
	incidentsStatement,
	settledPage,
	settledStatement,
	toIncident,
} from "#app/sales/incidents-of-bookings.server.ts";
import { dueFromHotelCents, isDueFromHotel } from "#app/sales/payments/hotel-payment.server.ts";
import { isDue, isTakenByStaff } from "#app/sales/payments/payment-money.server.ts";
import { isChoosing } from "#app/sales/weather/open-choice.server.ts";
import { guestsToCallStatement } from "./guests-to-call.server.ts";
import { type DepartureTrouble, departureTroubles, type QueueEntry } from "./queue-entry.ts";

interface Clock {
	/** Milliseconds since the epoch. */
	now: number;
	timeZone: string;
}

/** Within so many hours a departure needs a guide, a vehicle, and a decision whether it runs. */
const teamHours = 48;
const hour = 3_600_000;
/** What has no hour of its own should be answered within a day. */
const answerTime = 24 * hour;

/** Longer than a hotel takes for the statement of a month; what is older is talked over with the hotel. */
const daysOfHotelDebts = 92;

const entriesPerPage = 40;

interface QueueRow extends Omit<QueueEntry, "incident" | "troubles"> {
	/** Money is 0, everything else 1. */
	rank: number;
	/** Several `DepartureTrouble`, each followed by a comma. */
	troubles: string;
	/** Tells entries of the same minute apart, for the next page. */
	key: string;
}

/** One page of open entries with the number of all, and of settled incidents; one round trip. */
export async function readReviewQueue(db: Database, filter: QueueFilter, clock: Clock) {
	const isOpen = filter.show === "open";
	const most = isOpen ? entriesPerPage : 0;
	const { open, calls, settled } = await runBatch(db, {
		open: queueStatements(db, clock, { ...filter, most }),
		calls: guestsToCallStatement(
			db,
			sql`SELECT itemId FROM (${pageOf(partsOf(clock).items, { ...filter, most })})`,
			statusIsNot("item.kind", moneyKinds),
		),
		settled: isOpen ? undefined : settledStatement(db, filter),
	});
	return { ...queuePage(open, most), calls, settled: settled ? settledPage(settled) : null };
}

/** Number of all open entries, for the menu. */
export async function countReviewQueue(db: Database, clock: Clock): Promise<number> {
	const [row] = await countStatement(db, clock);
	return row?.open ?? 0;
}

interface Wanted extends Pick<QueueFilter, "kind" | "after"> {
	most: number;
}

/** The first entries of the queue, or those after a key, and the number of all. For a batch; `queuePage` reads its results. */
export function queueStatements(db: Database, clock: Clock, page: Wanted) {
	const parts = partsOf(clock);
	return {
		// one more than is shown says whether there is another page
		rows: db.all<QueueRow>(pageOf(allOf(parts), page)),
		items: incidentsStatement(
			db,
			sql`item.id IN (SELECT itemId FROM (${pageOf(parts.items, page)}))`,
			page.most + 1,
		),
		count: countStatement(db, clock),
	};
}

export function queuePage(
	{ rows, items, count }: Answers<ReturnType<typeof queueStatements>>,
	most: number,
) {
	const shownRows = rows.slice(0, most);
	const incidents = new Map(items.map((row) => [row.id, toIncident(row)]));
	const last = shownRows.at(-1);
	return {
		entries: shownRows.map(
			({ key: _key, rank: _rank, ...row }): QueueEntry => ({
				...row,
				troubles: departureTroubles.filter((each) => row.troubles.includes(`${each},`)),
				incident: row.itemId === null ? null : (incidents.get(row.itemId) ?? null),
			}),
		),
		openCount: count[0]?.open ?? 0,
		firstDue: count[0]?.firstDue ?? null,
		/** Key of the next page; null on the last one. */
		after: last && rows.length > shownRows.length ? `${last.rank} ${last.due} ${last.key}` : null,
	};
}

function countStatement(db: Database, clock: Clock) {
	return db.all<{ open: number; firstDue: string | null }>(
		sql`SELECT count(*) AS open, min(due) AS firstDue FROM (${allOf(partsOf(clock))})`,
	);
}

function allOf(parts: ReturnType<typeof partsOf>): SQL {
	return sql.join(Object.values(parts), sql` UNION ALL `);
}

function pageOf(entries: SQL, { kind, after: afterKey, most }: Wanted): SQL {
	return sql`SELECT * FROM (${entries})
		WHERE ${kind ? sql`kind = ${kind}` : sql`true`} AND ${afterKey ? sql`rank || ' ' || due || ' ' || key > ${afterKey}` : sql`true`}
		ORDER BY rank || ' ' || due || ' ' || key LIMIT ${most + 1}`;
}

const moneyKinds = statusesWhere(incidentKinds, ({ isMoney }) => isMoney);

/** The sources of the queue, all with the columns of `QueueRow`. */
function partsOf({ now, timeZone }: Clock) {
	const today = localDateAt(now, timeZone);
	const localNow = `${today}T${localTimeAt(now, timeZone)}`;
	// an hour off across a change of the clocks, which only moves an entry in the order
	const offset = Date.parse(`${localNow}Z`) - Math.floor(now / 60_000) * 60_000;
	const localText = (instant: SQL) =>
		sql`strftime('%Y-%m-%dT%H:%M', (${instant} + ${offset}) / 1000, 'unixepoch')`;
	/** Money of a cancelled booking that somebody has to give the guest by hand. */
	const debts = (kind: QueueEntry["kind"], cents: SQL, rows: SQL) => sql`
		SELECT 0, ${kind}, ${localText(sql`payments.updated_at + ${answerTime}`)}, 'payment ' || payments.id,
			NULL, NULL, bookings.id, bookings.reference, NULL, bookings.title, bookings.date, '', '', 0, 0, 0,
			${cents}, payments.currency ${rows}`;
	const soon = new Date(Date.parse(`${localNow}Z`) + teamHours * hour).toISOString().slice(0, 16);
	return {
		items: sql`
			SELECT NOT ${statusIs("item.kind", moneyKinds)} AS rank, item.kind, coalesce(
					CASE WHEN item.due_at IS NOT NULL THEN ${localText(sql`item.due_at`)} END,
					CASE WHEN (item.kind = 'not told' OR (item.kind IN ('mail given up', 'mail came back') AND ${isSold("about")}))
						AND about.date || 'T' || about.pickup_time > ${localNow}
						THEN about.date || 'T' || about.pickup_time END,
					${localText(sql`item.created_at + ${answerTime}`)}) AS due,
				'item ' || item.id AS key, item.id AS itemId, NULL AS messageId, NULL AS bookingId,
				'' AS reference, NULL AS departureId, '' AS title, '' AS date, '' AS startTime, '' AS troubles,
				0 AS sold, 0 AS offered, 0 AS extra,
				0 AS amountCents, '' AS currency
			FROM attention_items AS item LEFT JOIN bookings AS about ON about.id = item.booking_id
			WHERE item.status = 'open'`,
		departures: sql`
			SELECT 1, 'departure', trouble.due, 'departure ' || trouble.id,
				NULL, NULL, NULL, '', trouble.id, trouble.title, trouble.date, trouble.startTime, trouble.troubles,
				trouble.sold, trouble.capacity, trouble.extra, 0, ''
			FROM (${departuresInTrouble({ today, localNow, soon, now })}) AS trouble
			WHERE trouble.troubles <> ''`,
		debts: debts(
			"cash goes back",
			sql`payments.due_cents`,
			sql`FROM payment_money AS payments JOIN bookings ON bookings.id = payments.booking_id
				WHERE ${isTakenByStaff()} AND payments.id IN (SELECT refunds.payment_id FROM refunds WHERE ${isDue()})`,
		),
		hotelDebts: debts(
			"hotel pays back",
			dueFromHotelCents,
			// CROSS: from the few cancelled bookings to their payments, because the payments of hotels grow for ever
			sql`FROM bookings CROSS JOIN payment_money AS payments ON payments.booking_id = bookings.id
				WHERE ${isCancelled()}
					AND bookings.date >= ${addDays(today, -daysOfHotelDebts)} AND ${isDueFromHotel}`,
		),
		unpaidSales: sql`
			SELECT 1, 'unpaid sale ended', ${localText(sql`bookings.hold_expires_at`)}, 'sale ' || bookings.id,
				NULL, NULL, bookings.id, bookings.reference, NULL, bookings.title, bookings.date, '', '', 0, 0, 0,
				bookings.price_cents, bookings.currency
			FROM bookings
			WHERE bookings.date >= ${today} AND ${hasExpired(now)} AND ${isSoldByStaff}
				AND bookings.source <> 'waiting list'
				AND bookings.date || 'T' || bookings.start_time > ${localNow} AND bookings.erased_at IS NULL
				AND NOT ${wasLetGo}`,
		endingHolds: sql`
			SELECT 1, 'hold ends', ${localText(sql`bookings.hold_expires_at`)}, 'hold ' || bookings.id,
				NULL, NULL, bookings.id, bookings.reference, NULL, bookings.title, bookings.date, '', '', 0, 0, 0,
				bookings.price_cents, bookings.currency
			FROM bookings
			WHERE ${isLiveHold(now)} AND bookings.hold_reminder_at <= ${now} AND ${isSoldByStaff}
				AND (bookings.email IS NULL OR ${hasReturnedMail(sql`bookings.id`, sql`bookings.email`)})`,
		waitingOffers: sql`
			SELECT 1, 'waiting offer', ${localText(sql`bookings.hold_expires_at`)}, 'waiting ' || party.id,
				NULL, NULL, NULL, '', party.departure_id, party.name, bookings.date, bookings.start_time, '',
				party.seats, 0, 0, 0, ''
			FROM waiting_parties AS party JOIN bookings ON bookings.id = party.booking_id
			WHERE party.ended_at IS NULL AND party.email IS NULL AND party.called_at IS NULL AND ${isLiveHold(now)}`,
		stuckLists: sql`
			SELECT 1, 'waiting list stuck', stuck.due, 'list ' || stuck.departureId, NULL, NULL, NULL, '',
				stuck.departureId, stuck.title, stuck.date, stuck.startTime, '', stuck.parties, 0, 0, 0, ''
			FROM (${stuckLists({ now, timeZone, localNow })}) AS stuck`,
		messages: sql`
			SELECT 1, 'message', ${localText(sql`created_at + ${answerTime}`)}, 'message ' || id,
				NULL, id, NULL, '', NULL, name, '', '', '', 0, 0, 0, 0, ''
			FROM contact_messages WHERE status = 'open'`,
	};
}

/** Longer than a few runs of the cron job, which offers free seats each minute. */
const longestOffering = 15 * 60_000;

/**
 * Departures with free seats that are enough for a party on their waiting list, for longer than an offer takes: something
 * keeps the cron job from making it. Nobody looks for them in the quiet hours, when offers wait. CROSS: from the few who
 * wait to their departures, because those of the past grow for ever.
 */
function stuckLists({ now, timeZone, localNow }: Clock & { localNow: string }): SQL {
	const awakeSince = instantOf(localNow.slice(0, 10), night.until, timeZone);
	const isDay = !isNight(now, timeZone) && now >= awakeSince + longestOffering;
	const lastChange = sql`max(leaving.updated_at, max(party.created_at), coalesce(
		(SELECT max(updated_at) FROM bookings WHERE bookings.departure_id = leaving.id), 0))`;
	return sql`
		SELECT leaving.id AS departureId, trip.title, leaving.date, leaving.start_time AS startTime, count(*) AS parties,
			strftime('%Y-%m-%dT%H:%M', leaving.date || 'T' || leaving.start_time, -trip.cutoff_hours || ' hours') AS due
		FROM waiting_parties AS party
		CROSS JOIN departures AS leaving ON leaving.id = party.departure_id AND leaving.state = 'open'
		JOIN excursions AS trip ON trip.id = leaving.excursion_id AND trip.is_active = 1
		WHERE ${isDay ? sql`party.ended_at IS NULL` : sql`false`} AND party.booking_id IS NULL
			AND party.seats <= ${freeSeats(sql`leaving.id`, now)}
			AND strftime('%Y-%m-%dT%H:%M', leaving.date || 'T' || leaving.start_time,
				-(trip.cutoff_hours + 1) || ' hours') > ${localNow}
			AND NOT EXISTS (SELECT 1 FROM waiting_parties AS same JOIN bookings AS offer ON offer.id = same.booking_id
				WHERE same.secret = party.secret AND ${isLiveHold(now, "offer")})
		GROUP BY leaving.id HAVING ${lastChange} < ${now - longestOffering}`;
}

/**
 * SQL, true where the departure promises a language, guests speak it, and none of the given guides does. Where no language
 * is known of one of them, nobody is blamed.
 */
const guidesSpeakOther = sql`EXISTS (SELECT 1 FROM bookings AS guest
	WHERE guest.departure_id = booked.id AND ${isSold("guest")}
		AND ' ' || booked.languages || ' ' LIKE '% ' || guest.language || ' %'
		AND EXISTS (${guidesOf(sql`true`)})
		AND NOT EXISTS (${guidesOf(sql`guide.languages = ''
			OR ' ' || guide.languages || ' ' LIKE '% ' || guest.language || ' %'`)}))`;

/** SELECT of the guides of the row `booked` for whom a condition holds. */
function guidesOf(which: SQL): SQL {
	return sql`SELECT 1 FROM departure_assignments AS team JOIN resources AS guide ON guide.id = team.resource_id
		WHERE team.departure_id = booked.id AND team.kind = 'guide' AND (${which})`;
}

/**
 * Departures with guests that have not left, and what each lacks: seats for everybody (closed, or oversold), and soon
 * guests for its minimum, a guide or a vehicle, if the excursion needs one, or a guide who speaks what was promised. Their
 * hour is the first pickup, or when staff decide whether it runs.
 */
function departuresInTrouble({
	today,
	localNow,
	soon,
	now,
}: {
	today: string;
	/** Local date and time. */
	localNow: string;
	soon: string;
	now: number;
}): SQL {
	const first = sql`(SELECT min(${timeOn(sql`pickup_time`, "trip", "leaving")})
		FROM pickup_assignments WHERE excursion_id = trip.id)`;
	/** True where one is missing. An operator who has entered no guides or no vehicles is not asked for them. */
	const lacks = (kind: "guide" | "vehicle") => sql`(state = 'open' AND pickup <= ${soon}
		AND ${kind === "guide" ? sql`needsGuide` : sql`needsVehicle`}
		AND EXISTS (SELECT 1 FROM resources WHERE kind = ${kind} AND is_active = 1) AND NOT EXISTS (
			SELECT 1 FROM departure_assignments AS team WHERE team.departure_id = booked.id AND team.kind = ${kind}))`;
	const trouble: Record<DepartureTrouble, SQL> = {
		// who chooses because of the weather is written to, and does not wait at a pickup
		"closed but sold": sql`(state <> 'open' AND EXISTS (SELECT 1 FROM bookings
			WHERE bookings.departure_id = booked.id AND ${isSold()} AND NOT ${isChoosing}))`,
		oversold: sql`(state = 'open' AND extra > 0)`,
		"too few guests": sql`coalesce(decision <= ${soon}, 0)`,
		"no guide": lacks("guide"),
		"no vehicle": lacks("vehicle"),
		"language not spoken": sql`(state = 'open' AND pickup <= ${soon} AND ${guidesSpeakOther})`,
	};
	const seats = departureSeats({ kind: "all" }, { from: today }, { now, which: "booked" });
	return sql`
		WITH booked AS MATERIALIZED (
			SELECT seats.*, trip.title, trip.needs_guide AS needsGuide, trip.needs_vehicle AS needsVehicle,
				seats.date || 'T' || min(seats.startTime, coalesce(${first}, seats.startTime)) AS pickup,
				CASE WHEN seats.state = 'open' AND seats.runsAnyway = 0 AND seats.sold < seats.minimumGuests
					THEN strftime('%Y-%m-%dT%H:%M', seats.date || 'T' || seats.startTime, -seats.decideHours || ' hours')
					END AS decision
			FROM (${seats}) AS seats JOIN excursions AS trip ON trip.id = seats.excursionId
			JOIN departures AS leaving ON leaving.id = seats.id
			WHERE seats.sold > 0 AND seats.date || 'T' || seats.startTime > ${localNow}
		)
		SELECT booked.*, min(pickup, coalesce(decision, pickup)) AS due, ${sql.join(
			departureTroubles.map(
				(each) => sql`CASE WHEN ${trouble[each]} THEN ${`${each},`} ELSE '' END`,
			),
			sql` || `,
		)} AS troubles FROM booked`;
}
