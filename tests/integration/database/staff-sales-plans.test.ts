import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resources } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, departureIdOf, manifestPath, soon } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { planOf, questionsOf, scansOf } from "#tests/query-plans.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true });
});
afterAll(() => island.stop());

/** Tables that grow, under all aliases in our statements. */
const growing =
	/^SCAN (bookings|held|aboard|waiting|paid|payments|payment_events|booking_events|boardings|outbox|departure_messages|told|told_guests|sold|found|attention_items|item|disputes)\b/;
/** Scans that are intended: open rows, a search index, a page by its key. */
const onPurpose =
	/USING (COVERING )?INDEX (refunds_due|refunds_done|outbox_failed|bookings_holds|outbox_due)$|VIRTUAL TABLE INDEX \d+:.*M|^SCAN sold$/;
test("no statement of the staff's work scans a table that grows", async () => {
	const excursion = await addExcursion(island.db);
	const [row, other, last] = [
		await addBooking(island, excursion),
		await addBooking(island, excursion, { name: "Other Guest" }),
		await addBooking(island, excursion, { date: soon(9), name: "Last Guest" }),
	];
	const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
	const { visitor: partner } = await signedInVisitor(island, { role: "partner" });
	const at = await manifestPath(island.db, { excursionId: excursion.id, date: soon() });
	const [van] = await island.db
		.insert(resources)
		.values({ kind: "vehicle", name: "Van 3", seats: 16, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const tokenOn = async (path: string) =>
		/name="token" value="([^"]+)"/.exec(await (await boss.get(path)).text())?.[1] ?? "";
	const questions = await questionsOf(island, async () => {
		for (const query of [
			"",
			"q=ida",
			"q=ida@mail.example",
			"q=ida@ma",
			"status=confirmed",
			`date=${soon()}`,
			`from=${soon()}&to=${soon(9)}`,
			`from=${soon()}&before=1`,
			"payment=owed",
			"payment=paid",
			"payment=due",
			"payment=back",
			"source=web",
			`excursion=${excursion.id}`,
			"partner=web",
			"before=100",
			"after=1",
			"q=ida&after=1",
			"q=ida&status=confirmed&before=100",
		]) {
			await boss.get(`/dashboard/bookings?${query}`);
			await partner.get(`/dashboard/bookings?${query}`);
		}
		await boss.get("/dashboard");
		for (const query of ["", "?show=settled", "?kind=dispute", "?before=100", "/count"])
			await boss.get(`/dashboard/attention${query}`);
		await boss.get("/dashboard/attention/reconciliation");
		for (const intent of ["settle", "keep", "resend"])
			await boss.submit("/dashboard/attention", { intent, item: "1", seenAt: "1", note: "x" });
		await boss.get(`/dashboard/bookings/${row.id}`);
		await boss.get(`/dashboard?date=${soon()}`);
		await boss.get(`/dashboard/departures/print?date=${soon()}`);
		await boss.get("/dashboard/cash");
		await boss.get("/dashboard/fill");
		for (const query of ["", "?by=travel"]) {
			await boss.get(`/dashboard/books${query}`);
			await (await boss.get(`/dashboard/books/entries.csv${query}`)).text();
		}
		await boss.get("/dashboard/today/departures");
		await boss.get(at);
		await boss.get(`${at}/write?sent=1`);
		const letter = { intent: "send", kind: "other", stops: "all", text: "A test of plans." };
		const guestsToken = /name="shown" value="([^"]+)"/.exec(
			await (await boss.get(`${at}/write`)).text(),
		);
		await boss.submit(`${at}/write`, {
			...letter,
			key: crypto.randomUUID(),
			shown: guestsToken?.[1] ?? "",
		});
		await boss.submit(`${at}/write`, { intent: "reached", message: "1", booking: String(row.id) });
		const on = (date: string) => departureIdOf(island.db, { excursionId: excursion.id, date });
		const chosenCells = `on=${await on(soon())}&on=${await on(soon(8))}`;
		for (const query of ["view=week", `${chosenCells}&act=cancel`, `${chosenCells}&act=team`])
			await boss.get(`/dashboard/calendar?day=${soon()}&${query}`);
		for (const screen of ["resources", `resources/${van?.id}`, "my-week"])
			await boss.get(`/dashboard/${screen}`);
		const planned = `/dashboard/calendar?day=${soon()}&${chosenCells}&act=seats&seats=11`;
		await boss.submit(planned, { token: await tokenOn(planned) });
		const teamPath = `/dashboard/calendar?day=${soon()}&${chosenCells}&act=team`;
		await boss.submit(teamPath, { token: await tokenOn(teamPath), vehicle: String(van?.id) });
		await boss.submit(`/dashboard/resources/${van?.id}`, {
			kind: "vehicle",
			name: "Van 3",
			seats: "1",
			isActive: "off",
		});
		await island.fetch(`/_serverFn/getPublicExcursion?excursionId=${excursion.id}`);
		await boss.get("/dashboard/bookings/export.csv");
		const key = crypto.randomUUID();
		const booking = `/dashboard/bookings/${row.id}`;
		await boss.submit(booking, { intent: "note", note: "x", key });
		await boss.submit(booking, { intent: "resend", key });
		await boss.get(`${booking}/edit`);
		await boss.submit(`${booking}/edit`, {
			intent: "pay-back",
			key,
			paymentId: `p${row.id}-1`,
			amount: "1",
			refundReason: "A test.",
		});
		await boss.submit(at, { bookingId: String(row.id), state: "picked up" });
		await boss.submit(`${booking}/change`, {
			date: soon(8),
			pickupPointId: String(excursion.pointId),
			fingerprint: "0 0",
			key,
		});
		await cancelAsStaff(boss, row.id, { refund: true });
		const sure = { reason: "A test.", sure: "on" };
		await boss.submit(`${at}/move`, { ...sure, target: soon(10) });
		await boss.submit(`/dashboard/departures/${excursion.id}/${last.date}/cancel`, sure);
	});
	expect(questions.length).toBeGreaterThan(50);
	expect(other.id).toBeGreaterThan(0);
	const isWrong = (step: string) => growing.test(step) && !onPurpose.test(step);
	expect(await scansOf(island.db, questions, isWrong)).toEqual([]);
});

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
