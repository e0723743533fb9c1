import { afterAll, beforeAll, expect, test } from "vitest";
import { resources } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, departureIdOf, manifestPath, soon } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { questionsOf, scansOf } from "#tests/query-plans.ts";
import { addBooking, bookAsGuest } from "#tests/sales.ts";
import { staffScreens } from "#tests/staff-screens.ts";
import { vanOnTheRoad } from "#tests/van.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({
		seed: true,
		variables: { REMINDER_TIME: "00:00", REVIEW_URL: "https://reviews.example" },
	});
});
afterAll(() => island.stop());

/** Tables that grow, under all aliases in our statements. */
const growing =
	/^SCAN (bookings|boardings|booking_events|news|other|ticked|held|earlier|payments|refunds|payment_events|outbox|due|sandbox_checkouts|attention_items|told|item|disputes)\b/;
/** Partial indexes of open rows only, which may be scanned. */
const ofWhatIsOpen = /USING INDEX (refunds_due|bookings_holds|outbox_due)$/;

async function walkThroughTheProduct(): Promise<void> {
	const excursion = await addExcursion(island.db);
	await island.fetch("/");
	await island.fetch("/_serverFn/getPublicExcursions");
	await island.fetch(`/_serverFn/getPublicExcursion?excursionId=${excursion.id}`);
	const { confirmId } = await bookAsGuest(island, excursion);
	const checkout = await island.fetch(`/payment/checkout/${confirmId}`);
	const sandbox = checkout.headers.get("location") ?? "";
	await island.fetch(sandbox, {
		method: "POST",
		headers: { origin: island.url.origin },
		body: new URLSearchParams({ intent: "pay" }),
	});
	await island.fetch(`/payment/success?booking=${confirmId}`);
	await island.fetch(`/booking/${confirmId}`);
	const { ownBooking } = await vanOnTheRoad(island);
	await island.fetch(`/booking/${ownBooking.confirmId}`);
	await island.scheduled();
	const { visitor } = await signedInVisitor(island, { role: "admin" });
	await visitor.get("/dashboard/health");
}

test("no statement of a guest's whole way scans a table that grows", async () => {
	const questions = await questionsOf(island, walkThroughTheProduct);
	expect(questions.length).toBeGreaterThan(20);
	const isWrong = (step: string) => growing.test(step) && !ofWhatIsOpen.test(step);
	expect(await scansOf(island.db, questions, isWrong)).toEqual([]);
});

/** Tables that grow, under all aliases in the statements of staff. */
const growingForStaff =
	/^SCAN (bookings|held|aboard|waiting|paid|payments|payment_events|booking_events|boardings|outbox|departure_messages|told|told_guests|sold|found|attention_items|item|disputes)\b/;
/** Scans that are intended: open rows, a search index, a page by its key. */
const onPurpose =
	/USING (COVERING )?INDEX (refunds_due|refunds_done|outbox_failed|bookings_holds|outbox_due)$|VIRTUAL TABLE INDEX \d+:.*M|^SCAN sold$/;

/** Opens each, and holds it to its round trips. */
async function openEveryStaffScreen(): Promise<void> {
	const { visitor, user } = await signedInVisitor(island, { role: "admin" });
	const screens = (await staffScreens(island, user.id)).filter(({ isFile }) => !isFile);
	expect(screens.length).toBeGreaterThan(18);
	// the signed session copy saves the session query for a minute
	await visitor.get("/dashboard/account");
	for (const { path, address } of screens) {
		island.databaseRoundTrips();
		const answer = await visitor.get(address);
		// the catch-all route is not a screen
		expect(answer.status, path).toBe(path === "*" ? 404 : 200);
		await answer.text();
		expect(island.databaseRoundTrips(), path).toBeLessThanOrEqual(2);
	}
}

test("every screen of staff asks the database at most twice, and no statement of their work scans a table that grows", async () => {
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
		await openEveryStaffScreen();
		for (const query of [
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
		}
		for (const query of ["", "q=ida", "status=confirmed", `from=${soon()}&before=1`])
			await partner.get(`/dashboard/bookings?${query}`);
		for (const query of ["?show=settled", "?kind=dispute", "?before=100", "/count"])
			await boss.get(`/dashboard/attention${query}`);
		for (const intent of ["settle", "keep", "resend"])
			await boss.submit("/dashboard/attention", { intent, item: "1", seenAt: "1", note: "x" });
		await boss.get(`/dashboard?date=${soon()}`);
		await boss.get(`/dashboard/departures/print?date=${soon()}`);
		await boss.get("/dashboard/books?by=travel");
		await (await boss.get("/dashboard/books/entries.csv?by=travel")).text();
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
	const isWrong = (step: string) => growingForStaff.test(step) && !onPurpose.test(step);
	expect(await scansOf(island.db, questions, isWrong)).toEqual([]);
});
