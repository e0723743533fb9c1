import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { planOf, questionsOf } from "#tests/query-plans.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true });
});
afterAll(() => island.stop());

const anyTrip = "00000000-0000-4000-8000-000000000000";

test.each([
	["", /^SEARCH bookings USING INTEGER PRIMARY KEY/],
	["before=100", /^SEARCH bookings USING INTEGER PRIMARY KEY/],
	["after=1", /^SEARCH bookings USING INTEGER PRIMARY KEY/],
	["q=ida&status=confirmed&before=100", /^SCAN found VIRTUAL TABLE INDEX \d+:.*M.*</],
	["q=ida@mail.example&before=100", /^SEARCH bookings USING INDEX bookings_email \(email=\?/],
	["q=ida@ma", /^SEARCH bookings USING INDEX bookings_email \(email>\?/],
	["status=cancelled&before=100", /bookings_list_status \(status=\?/],
	["partner=web&before=100", /bookings_list_partner \(partner=\?/],
	["partner=los-dragos&status=expired", /bookings_list_partner_status \(partner=\? AND status=\?/],
	[`partner=los-dragos&excursion=${anyTrip}`, /bookings_list_(partner|excursion) /],
	[`excursion=${anyTrip}&status=expired&before=100`, /bookings_list_(excursion|status) /],
	["from=2027-06-01&to=2027-06-30", /bookings_list_date \(date>\? AND date<\?/],
	[
		"from=2027-06-01&to=2027-06-30&status=expired",
		/bookings_list_status_date \(status=\? AND date>\?/,
	],
	[`to=2027-06-30&excursion=${anyTrip}`, /bookings_(departure|list_excursion|list_date) /],
	["from=2027-06-01&partner=web", /bookings_list_partner_date \(partner=\? AND date>\?/],
	["from=2027-06-01&source=phone", /bookings_list_source_date \(source=\? AND date>\?/],
	["source=phone", /bookings_list_source \(source=\?/],
	["payment=owed", /bookings_(list_date|list_status_date) \((status=\? AND )?date>\?/],
	["payment=due", /refunds_due/],
	["payment=back", /refunds_done/],
])("the list %j goes straight to its rows", async (query, way) => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const questions = await questionsOf(island, async () => {
		await visitor.get(`/dashboard/bookings?${query}`);
	});
	const list = questions.find(({ sql }) => sql.includes("AS holdExpiresAt"));
	if (!list) throw new Error("no list");
	const plans = await planOf(island.db, list);
	expect(plans.some((plan) => way.test(plan)) ? "" : plans).toBe("");
});

test.each([
	[`partner=los-dragos&excursion=${anyTrip}`, /COVERING INDEX bookings_list_(partner|excursion) /],
	[`excursion=${anyTrip}&status=expired`, /COVERING INDEX bookings_list_excursion /],
	[`excursion=${anyTrip}&source=phone`, /COVERING INDEX bookings_list_excursion /],
	["partner=los-dragos&source=phone", /COVERING INDEX bookings_list_partner /],
])("the bookings of the filters %j are counted from an index alone", async (query, way) => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const questions = await questionsOf(island, async () => {
		await visitor.get(`/dashboard/bookings?${query}`);
	});
	const count = questions.find(({ sql }) => sql.includes("count(*) AS total"));
	if (!count) throw new Error("no count");
	expect(await planOf(island.db, count)).toContainEqual(expect.stringMatching(way));
});

/** Rows that the database has read for a page, as the server counts them. */
async function rowsReadFor(ask: () => Promise<unknown>): Promise<number> {
	let rows = 0;
	island.onDatabaseCall(
		(body) => body,
		(_body, answer) => {
			for (const [, read] of answer.matchAll(/"rows_read":(\d+)/g)) rows += Number(read);
		},
	);
	try {
		await ask();
	} finally {
		island.onDatabaseCall(null);
	}
	return rows;
}

test("with 6 000 more bookings, the staff’s screens read no more than what they show and count", async () => {
	const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
	const excursion = await addExcursion(island.db);
	const pattern = await addBooking(island, excursion, { name: "Pattern Guest" });
	const paths = [
		"/dashboard/bookings",
		"/dashboard/bookings?q=pattern",
		"/dashboard/bookings?status=confirmed",
		"/dashboard/bookings?from=2020-01-01&to=2024-12-31",
		"/dashboard/bookings?payment=owed",
		"/dashboard/bookings?payment=back",
		"/dashboard/bookings?source=phone",
		"/dashboard/bookings?q=pattern&status=confirmed&before=10000",
		"/dashboard/bookings?status=confirmed&source=web&before=10000",
		"/dashboard/bookings?from=2021-01-01&partner=web&before=10000",
		await manifestPath(island.db, { excursionId: excursion.id, date: soon() }),
		`/dashboard?date=${soon()}`,
		`/dashboard/departures/print?date=${soon()}`,
		`/dashboard/calendar?view=month&day=${soon()}`,
		`/dashboard/calendar?day=${soon()}&on=${pattern.departureId}&act=cancel`,
		"/dashboard",
		"/dashboard/attention",
		"/dashboard/attention/count",
		"/dashboard/my-week",
		"/dashboard/cash",
		"/dashboard/today/departures",
		`/dashboard/excursion/${excursion.id}`,
		"/_serverFn/getPublicExcursions",
	];
	// by day: at night nobody looks for waiting lists that stand still
	const hour = new Date().getUTCHours();
	const hoursAhead = hour < 9 ? 12 - hour : hour > 20 ? 36 - hour : 0;
	const headers = { "clock-ahead": String(hoursAhead * 3_600_000) };
	const pageOf = (path: string) => async () => (await boss.fetch(path, { headers })).text();
	const few = new Map<string, number>();
	for (const path of paths) few.set(path, await rowsReadFor(pageOf(path)));
	const total = 6_000;
	await island.db.run(sql`
		WITH RECURSIVE counter(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counter WHERE i < 1999)
		INSERT INTO departures (excursion_id, date, start_time, capacity, languages, created_at, updated_at)
		SELECT ${excursion.id}, date('2020-01-01', '+' || i || ' days'), '04:30', 12, 'en', 0, 0 FROM counter`);
	for (let from = 0; from < total; from += 3000)
		await island.db.run(sql`
			WITH RECURSIVE counter(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM counter WHERE i < ${from + 2999})
			INSERT INTO bookings (confirm_id, reference, idempotency_key, departure_id, excursion_id, title, date, start_time,
				adults, children, bebe, price_cents, currency, cancellation_policy, policy_start, pickup, pickup_point_id,
				pickup_time, name, email, status, hold_expires_at, created_at, updated_at)
			SELECT 'bulk' || i, 'IX-B' || i, 'bulk' || i, leaving.id, leaving.excursion_id, title, leaving.date,
				leaving.start_time, 1, 0, 0, price_cents, currency, cancellation_policy, policy_start, pickup, pickup_point_id, pickup_time, name, email,
				'confirmed', hold_expires_at, bookings.created_at, bookings.updated_at
			FROM counter CROSS JOIN bookings ON bookings.id = ${pattern.id}
			CROSS JOIN departures AS leaving ON leaving.excursion_id = ${excursion.id}
				AND leaving.date = date('2020-01-01', '+' || (i % 2000) || ' days')`);
	const grown: string[] = [];
	for (const path of paths) {
		const rowsBefore = few.get(path) ?? 0;
		expect(rowsBefore, path).toBeGreaterThan(0);
		// a page of rows with their relations, and a count limited to a thousand; a scan reads 6 000
		const rowsAfter = await rowsReadFor(pageOf(path));
		if (rowsAfter >= rowsBefore + 3000)
			grown.push(`${path} read ${rowsBefore} rows, now ${rowsAfter}`);
	}
	expect(grown).toEqual([]);
	// proves that the measurement detects a scan
	const scanned = await rowsReadFor(
		pageOf(`/dashboard/bookings/export.csv?excursion=${excursion.id}`),
	);
	expect(scanned).toBeGreaterThan(total);
	const file = await (
		await boss.get(`/dashboard/bookings/export.csv?excursion=${excursion.id}`)
	).text();
	const lines = file.trim().split("\r\n");
	expect(lines).toHaveLength(total + 2);
	expect(new Set(lines).size).toBe(lines.length);
});

test("a page from the middle of the list is sought by its key alone", async () => {
	const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
	for (const query of ["before=100", "after=1"]) {
		const statements = await questionsOf(island, async () => {
			await boss.get(`/dashboard/bookings?${query}`);
		});
		const lists = statements.filter(({ sql }) =>
			/ORDER BY bookings\.id (DESC|ASC) LIMIT/.test(sql),
		);
		expect(lists.map(({ sql }) => sql.match(/bookings\.id [<>]/g))).toEqual([
			[query.startsWith("before") ? "bookings.id <" : "bookings.id >"],
		]);
	}
});
