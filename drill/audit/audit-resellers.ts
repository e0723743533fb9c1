import { sql } from "drizzle-orm";
import type { ResellerMonth, Tally } from "../tally.ts";
import { holdsSeats } from "./audit-seats.ts";
import type { Books, Break } from "./auditor.ts";

interface SoldRow {
	id: number;
	reseller_id: number;
	uuid: string;
	status: string;
	month: string;
	price_cents: number;
	people: number;
	refund: string | null;
	net_cents: number | null;
	guests: number;
	guests_cents: number;
	guests_net: number | null;
	/** What the reseller has of its guest, by how many payments. */
	collected: number | null;
	payments: number;
	mails: number;
}

/** What resellers sold: its guests, its price and what is owed agree, and its money is the reseller's. */
export async function checkResellers({ db }: Books, { resellers }: Tally): Promise<Break[]> {
	const rows = await db.all<SoldRow>(sql`
		SELECT booking.id, sold.reseller_id, sold.uuid, booking.status, substr(booking.date, 1, 7) AS month,
			booking.price_cents, booking.adults + booking.children + booking.bebe AS people, sold.refund, sold.net_cents,
			json_array_length(sold.guests) AS guests,
			(SELECT sum(value ->> 'cents') FROM json_each(sold.guests)) AS guests_cents,
			(SELECT sum(value ->> 'netCents') FROM json_each(sold.guests)) AS guests_net,
			(SELECT sum(amount_cents) FROM payments WHERE booking_id = booking.id AND status = 'paid') AS collected,
			(SELECT count(*) FROM payments WHERE booking_id = booking.id AND status = 'paid' AND gateway = 'hotel') AS payments,
			(SELECT count(*) FROM outbox WHERE outbox.booking_id = booking.id) AS mails
		FROM bookings AS booking LEFT JOIN reseller_bookings AS sold ON sold.booking_id = booking.id
		WHERE booking.source = 'reseller' OR sold.booking_id IS NOT NULL`);
	return [
		...rows.flatMap(checkRow),
		...checkTold(rows, resellers),
		...checkMonths(rows, resellers),
	];
}

function checkRow(row: SoldRow): Break[] {
	const breaks: Break[] = [];
	const broken = (invariant: string, what: string) =>
		breaks.push({ invariant, what: `booking ${row.id} (${row.status}): ${what}` });
	if (row.guests !== row.people || row.guests_cents !== row.price_cents)
		broken(
			"a reseller's guests are those that are sold",
			`${row.guests} guests of ${row.guests_cents} cents for ${row.people} seats of ${row.price_cents}`,
		);
	const isSold = row.status === "confirmed";
	if (isSold ? row.collected !== row.price_cents || row.payments !== 1 : row.collected !== null)
		broken(
			"a reseller's money is the reseller's",
			`of ${row.price_cents} cents it has ${row.collected} in ${row.payments} payments`,
		);
	if (row.mails > 0) broken("a reseller writes to its guests", `we wrote ${row.mails} mails`);
	const owed = row.status === "cancelled" && row.refund === "FULL" ? 0 : row.guests_net;
	if (row.net_cents !== owed)
		broken(
			"a reseller owes the net price of what it sold",
			`${row.net_cents} instead of ${owed} cents`,
		);
	return breaks;
}

/** Who was told "confirmed" has the booking, unless it was cancelled later; who was told "cancelled" has it no more. */
function checkTold(rows: readonly SoldRow[], { notes }: Tally["resellers"]): Break[] {
	const statuses = new Map(rows.map((row) => [`${row.reseller_id} ${row.uuid}`, row.status]));
	const fits = { held: null, confirmed: ["confirmed", "cancelled"], cancelled: ["cancelled"] };
	return notes.flatMap(({ resellerId, uuid, lastAnswer }) => {
		if (lastAnswer === "unknown") return [];
		const status = statuses.get(`${resellerId} ${uuid}`);
		if (status !== undefined && (fits[lastAnswer]?.includes(status) ?? true)) return [];
		const what = `reseller ${resellerId} was told that ${uuid} is ${lastAnswer}, and it is ${status ?? "gone"}`;
		return [{ invariant: "what a reseller was told stands", what }];
	});
}

/** What it owes by month is the same in its books, on our screen and by the rows. */
function checkMonths(
	rows: readonly SoldRow[],
	{ theirMonths, ourMonths }: Tally["resellers"],
): Break[] {
	const byRows = rows
		.filter(({ status }) => status === "confirmed" || status === "cancelled")
		.map((row) => ({ resellerId: row.reseller_id, month: row.month, cents: row.net_cents ?? 0 }));
	const [owed, theirs, ours] = [byRows, theirMonths, ourMonths].map(sums);
	const all = new Set([
		...(owed?.keys() ?? []),
		...(theirs?.keys() ?? []),
		...(ours?.keys() ?? []),
	]);
	return [...all].flatMap((key) => {
		const [cents = 0, theirCents = 0, ourCents = 0] = [owed, theirs, ours].map((each) =>
			each?.get(key),
		);
		if (cents === theirCents && cents === ourCents) return [];
		return [
			{
				invariant: "what a reseller owes by month is the same in its books and in ours",
				what: `reseller and month ${key}: ${cents} cents by the rows, ${theirCents} by its books, ${ourCents} on the screen`,
			},
		];
	});
}

function sums(months: readonly ResellerMonth[]): Map<string, number> {
	const byMonth = new Map<string, number>();
	for (const { resellerId, month, cents } of months) {
		const key = `${resellerId} ${month}`;
		byMonth.set(key, (byMonth.get(key) ?? 0) + cents);
	}
	return byMonth;
}

/** A departure as resellers are told of it: what they are told is free is free, and no more and no less. */
export async function checkVacancies(
	{ db, clock }: Pick<Books, "db" | "clock">,
	{ excursionId, start, vacancies }: { excursionId: string; start: string; vacancies: number },
): Promise<Break[]> {
	const [left] = await db.all<{ free: number }>(sql`
		SELECT leaving.capacity - coalesce(sum(sold.adults + sold.children + sold.bebe), 0) AS free
		FROM departures AS leaving LEFT JOIN bookings AS sold ON sold.departure_id = leaving.id AND ${holdsSeats(clock.now())}
		WHERE leaving.excursion_id = ${excursionId} AND leaving.date = ${start.slice(0, 10)} AND leaving.state = 'open'
			AND leaving.start_time = ${start.slice(11, 16)}
		GROUP BY leaving.id`);
	const free = Math.max(0, left?.free ?? 0);
	if (free === vacancies) return [];
	const what = `${vacancies} seats are said to be free at ${start}, and ${free} are`;
	return [{ invariant: "resellers see the seats that are free", what }];
}
