import { type SQL, sql } from "drizzle-orm";
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, hotels, resellers } from "#app/database/schema.server.ts";
import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import { isCancelled, isSold, takesOrHeldSeats } from "#app/departures/seats/seats-taken.server.ts";
import { answerInWords } from "#app/sales/answers/answer-lines.ts";
import { answersAsJson, readAnswers } from "#app/sales/answers/answers.server.ts";
import { statusAt } from "#app/sales/booking/booking.ts";
import { type FieldsFor, selectFieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import { moneyOf, readPayments } from "#app/sales/payments/money.ts";
import {
	balanceCents,
	isDue,
	isKept,
	paymentsAsJson,
} from "#app/sales/payments/payment-money.server.ts";
import { type PaymentGateway, paymentRules } from "#app/sales/payments/payment-status.ts";
import { extrasAsJson, readExtras } from "#app/sales/price-lines.server.ts";
import { partnerName } from "#app/sales/resellers/partner-name.server.ts";
import { resellerPrefix } from "#app/sales/resellers/reseller-filter.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import { type MoneyState, moneyState, searchTerms } from "#app/sales/staff/staff-booking.ts";
import { byName, byTitle } from "#app/ui/format/by-name.ts";
import type { BookingFilter } from "./booking-filter.ts";

const bookingsPerPage = 25;
/** Counting stops here, because counting all bookings would take as long as reading them. */
export const countedAtMost = 1000;

export interface ListedBooking extends FieldsFor<"list"> {
	id: number;
	reference: string;
	excursionId: string;
	title: string;
	date: string;
	startTime: string;
	pickup: string;
	adults: number;
	children: number;
	bebe: number;
	seats: number;
	priceCents: number;
	currency: string;
	/** "web", or the hotel's name. */
	partner: string;
	status: BookingStatus;
	money: MoneyState;
	/** What came, and what of it went back. */
	paidCents: number;
	refundedCents: number;
	createdAt: number;
}

/** What the export says besides. */
interface ExportFacts {
	listPriceCents: number | null;
	taxCents: number;
	/** The party has the whole departure. */
	isWhole: boolean;
	/** "2 × Lunch"; empty without any. */
	extras: string;
	/** "Shoe size: 42, 38 · Waiver: agreed"; empty without any. */
	answers: string;
	/** The code that lowered the price, and what it took off. */
	discountCode: string | null;
	discountCents: number;
	/** Who of the staff made the sale; null where the guest did. */
	seller: string | null;
	/** When the last money came and went back. */
	paidAt: number | null;
	refundedAt: number | null;
	/** Cents that a reseller owes us for it; null of other sales, and without a contract. */
	resellerOwesCents: number | null;
	/** What staff typed of price, overbooking, refund and cancellation. */
	reasons: string | null;
}

export interface ExportedBooking extends ListedBooking, ExportFacts {
	/** How the money came, or shall come to a hotel. */
	methods: PaymentGateway[];
}

interface ListRow extends Omit<ListedBooking, "money" | "paidCents" | "refundedCents"> {
	holdExpiresAt: number;
	payments: string;
}

interface ListClock {
	now: number;
	/** Local date: money to collect is asked for from today on. */
	today: string;
}

/** One page of bookings, the newest first, with the filter's choices; one round trip. */
export async function listBookings(
	db: Database,
	scope: BookingScope,
	filter: BookingFilter,
	{ now, today }: ListClock,
) {
	const {
		rows,
		count: [count],
		trips,
		houses,
		shops,
	} = await runBatch(db, {
		rows: db.all<ListRow>(listStatement(scope, filter, { today, count: bookingsPerPage + 1 })),
		count: db.all<{ total: number }>(countStatement(scope, filter, today)),
		trips: db
			.select({ id: excursions.id, title: excursions.title })
			.from(excursions)
			.where(scope.kind === "all" ? undefined : sql`is_active = 1`),
		houses: db
			.select({ id: hotels.id, name: hotels.name })
			.from(hotels)
			.where(scope.kind === "all" ? undefined : sql`partner_user_id = ${scope.userId}`),
		shops:
			scope.kind === "all"
				? db
						.select({ id: sql<string>`${resellerPrefix} || ${resellers.id}`, name: resellers.name })
						.from(resellers)
				: undefined,
	});
	const { shown: shownRows, ...ways } = pageOf(rows, filter);
	return {
		bookings: shownRows.map((row) => toListed(row, now)),
		...ways,
		/** Number on all pages, counted up to `countedAtMost`. */
		total: count?.total ?? 0,
		excursions: trips.sort(byTitle),
		/** Who may have sold them beside us. */
		sellers: [...houses.sort(byName), ...(shops ?? []).sort(byName)],
	};
}

/** The rows of a page, the newest first, and the keys of its two neighbours. */
function pageOf(rows: ListRow[], filter: BookingFilter) {
	const isMore = rows.length > bookingsPerPage;
	const shownRows = rows.slice(0, bookingsPerPage);
	if (isUpwards(filter)) shownRows.reverse();
	const [first, last] = [shownRows[0]?.id ?? null, shownRows.at(-1)?.id ?? null];
	return isUpwards(filter)
		? { shown: shownRows, beforeId: last, afterId: isMore ? first : null }
		: { shown: shownRows, beforeId: isMore ? last : null, afterId: filter.before ? first : null };
}

/** True when the page is read from an older booking towards newer ones. */
function isUpwards({ before: beforeId, after: afterId }: BookingFilter): boolean {
	return afterId !== undefined && beforeId === undefined;
}

/** One chunk of an export, with bookings older than `before`. */
export async function listBookingsBelow(
	db: Database,
	scope: BookingScope,
	{ filter, count, now, today }: ListClock & { filter: BookingFilter; count: number },
): Promise<ExportedBooking[]> {
	const rows = await db.all<ListRow & Omit<ExportFacts, "isWhole"> & { isWhole: number }>(
		listStatement(scope, filter, { today, count, besides: sql`, ${exportFacts}` }),
	);
	return rows.map((row) => ({
		...row,
		...toListed(row, now),
		methods: methodsOf(row),
		isWhole: row.isWhole === 1,
		extras: extrasInWords(readExtras(row.extras)),
		answers: readAnswers(row.answers, row).map(answerInWords).join(" · "),
	}));
}

const exportFacts = sql`bookings.list_price_cents AS listPriceCents,
	(SELECT coalesce(sum(tax_cents), 0) FROM price_lines WHERE booking_id = bookings.id) AS taxCents,
	bookings.is_whole AS isWhole, ${extrasAsJson} AS extras, ${answersAsJson} AS answers,
	(SELECT code FROM codes WHERE codes.id = bookings.code_id) AS discountCode,
	(SELECT -coalesce(sum(sum_cents), 0) FROM price_lines
		WHERE booking_id = bookings.id AND kind = 'code') AS discountCents,
	(SELECT actor_name FROM booking_events WHERE booking_id = bookings.id AND type = 'booked' ORDER BY id LIMIT 1) AS seller,
	(SELECT max(paid_at) FROM payments WHERE booking_id = bookings.id) AS paidAt,
	(SELECT max(refunded_at) FROM payment_money WHERE booking_id = bookings.id) AS refundedAt,
	iif(${isSold()} OR ${isCancelled()},
		(SELECT net_cents FROM reseller_bookings WHERE booking_id = bookings.id), NULL) AS resellerOwesCents,
	(SELECT group_concat(why, ' · ') FROM (
		SELECT coalesce(line ->> '$.why', line ->> '$.forgiven.why', CASE type WHEN 'cancelled' THEN detail END) AS why
		FROM booking_events WHERE booking_id = bookings.id ORDER BY id
	) WHERE why <> '') AS reasons`;

function methodsOf({ payments }: ListRow): PaymentGateway[] {
	const used = readPayments(payments).filter(
		({ gateway, status }) => gateway === "hotel" || paymentRules[status].money !== "may come",
	);
	return [...new Set(used.map(({ gateway }) => gateway))];
}

function toListed({ payments, holdExpiresAt, ...row }: ListRow, now: number): ListedBooking {
	const status = statusAt({ status: row.status, holdExpiresAt }, now);
	const facts = readPayments(payments);
	const { paidCents, refundedCents } = moneyOf(row.priceCents, facts);
	const money = moneyState(status, facts, row.priceCents, row.source);
	return { ...row, status, money, paidCents, refundedCents };
}

/**
 * By key, the newest first; towards newer bookings the nearest first. A search reads the index of
 * words or of addresses first and then the bookings (CROSS JOIN keeps SQLite from reversing that);
 * without a search each filter has an index that ends in the booking's id. A range of departure dates is
 * listed by date and then id, because no index has the bookings of a range in the order of their ids.
 */
function listStatement(
	scope: BookingScope,
	filter: BookingFilter,
	{ today, count, besides = sql`` }: { today: string; count: number; besides?: SQL },
): SQL {
	const key = isUpwards(filter) ? filter.after : filter.before;
	const {
		from,
		id,
		wanted: conditions,
		isByDate,
	} = foundBy(scope, filter, { today, isFromKey: Boolean(key) });
	const than = isUpwards(filter) ? sql`>` : sql`<`;
	if (key)
		conditions.push(
			isByDate
				? sql`(bookings.date, bookings.id) ${than} (SELECT shown.date, shown.id FROM bookings AS shown WHERE shown.id = ${key})`
				: // numbers travel as reals, by which the search index would not seek
					sql`${id} ${than} CAST(${key} AS INTEGER)`,
		);
	const way = isUpwards(filter) ? sql`ASC` : sql`DESC`;
	return sql`
		SELECT bookings.id, bookings.reference, ${selectFieldsFor("list")},
			bookings.excursion_id AS excursionId, bookings.title, bookings.date,
			bookings.start_time AS startTime, bookings.pickup,
			bookings.adults, bookings.children, bookings.bebe, bookings.seats,
			bookings.price_cents AS priceCents, bookings.currency,
			${partnerName} AS partner,
			bookings.status, bookings.hold_expires_at AS holdExpiresAt, bookings.created_at AS createdAt,
			${paymentsAsJson} AS payments ${besides}
		FROM ${from} WHERE ${sql.join(conditions, sql` AND `)}
		ORDER BY ${isByDate ? sql`bookings.date ${way}, bookings.id ${way}` : sql`${id} ${way}`} LIMIT ${count}`;
}

/** How many bookings a filter finds on all pages. */
function countStatement(scope: BookingScope, filter: BookingFilter, today: string): SQL {
	const { from, id, wanted: conditions } = foundBy(scope, filter, { today, isFromKey: false });
	return sql`SELECT count(*) AS total FROM (
		SELECT ${id} FROM ${from} WHERE ${sql.join(conditions, sql` AND `)} LIMIT ${countedAtMost + 1})`;
}

/** The tables and conditions of a filter, without its page. */
function foundBy(
	scope: BookingScope,
	filter: BookingFilter,
	{ today, isFromKey }: { today: string; isFromKey: boolean },
) {
	const terms = searchTerms(filter.q);
	const byWord = terms?.kind === "words";
	// owed money is in no index: without a range only coming departures are asked
	const isOwed = filter.payment === "owed" && !filter.from && !filter.to;
	const first = isOwed ? today : filter.from;
	const isOneDay = first !== undefined && first === filter.to;
	const conditions = [
		inScope(scope),
		byWord ? sql`booking_search MATCH ${terms.match}` : null,
		terms?.kind === "address" ? sql`bookings.email = ${terms.email}` : null,
		terms?.kind === "addresses"
			? sql`bookings.email >= ${terms.from} AND bookings.email < ${terms.until}`
			: null,
		terms?.kind === "nothing" ? sql`false` : null,
		isOneDay ? sql`bookings.date = ${first}` : null,
		first && !isOneDay ? sql`bookings.date >= ${first}` : null,
		filter.to && !isOneDay ? sql`bookings.date <= ${filter.to}` : null,
		filter.status ? sql`bookings.status = ${filter.status}` : null,
		filter.excursion ? sql`bookings.excursion_id = ${filter.excursion}` : null,
		filter.partner ? soldBy(filter.partner) : null,
		filter.source ? sql`bookings.source = ${filter.source}` : null,
	].filter((condition) => condition !== null);
	// no filter with an index: a range over all keys. Beside the key of a page SQLite would seek by this one, and walk from the newest.
	if (conditions.length === 1 && !isFromKey)
		conditions.push(sql`bookings.id < ${Number.MAX_SAFE_INTEGER}`);
	if (filter.payment) conditions.push(paymentConditions[filter.payment]);
	return {
		id: byWord ? sql`found.rowid` : sql`bookings.id`,
		from: byWord
			? sql`booking_search AS found CROSS JOIN bookings ON bookings.id = found.rowid`
			: sql`bookings`,
		wanted: conditions,
		isByDate: !terms && !isOneDay && Boolean(first ?? filter.to),
	};
}

/** @param partner a hotel's id, "web", or "reseller:7" */
function soldBy(partner: string): SQL {
	if (!partner.startsWith(resellerPrefix)) return sql`bookings.partner = ${partner}`;
	const id = Number(partner.slice(resellerPrefix.length)) || 0;
	return sql`bookings.id IN (SELECT booking_id FROM reseller_bookings WHERE reseller_id = ${id})`;
}

const paymentConditions = {
	owed: sql`${isSold()} AND ${balanceCents()} > 0`,
	// a part that a credit has paid of a hold is not its price
	paid: sql`(${isSold()} OR ${isCancelled()}) AND EXISTS (SELECT 1 FROM payment_money AS payments WHERE payments.booking_id = bookings.id AND ${isKept()})`,
	waiting: sql`${takesOrHeldSeats()} AND NOT ${isSold()}`,
	hotel: sql`${isSold()} AND EXISTS (SELECT 1 FROM payments
		WHERE payments.booking_id = bookings.id AND payments.gateway = 'hotel' AND payments.status = 'created')`,
	kept: sql`${isCancelled()} AND EXISTS (SELECT 1 FROM payment_money AS payments
		WHERE payments.booking_id = bookings.id AND ${isKept()} AND payments.gateway <> 'hotel')`,
	due: sql`bookings.id IN (SELECT payments.booking_id FROM refunds CROSS JOIN payments ON payments.id = refunds.payment_id
		WHERE ${isDue()})`,
	back: sql`bookings.id IN (SELECT payments.booking_id FROM refunds CROSS JOIN payments ON payments.id = refunds.payment_id
		WHERE refunds.state = 'done')`,
} satisfies Record<NonNullable<BookingFilter["payment"]>, SQL>;
