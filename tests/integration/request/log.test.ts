import { afterAll, beforeAll, expect, test } from "vitest";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { linksIn, personalDataIn } from "#tests/personal-data.ts";
import { sendBooking } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
let trip: Excursion;
beforeAll(async () => {
	island = await startIsland();
	trip = await addExcursion(island.db);
});
afterAll(() => island.stop());

test("a database error is logged without the guest's personal data", async () => {
	const guest = {
		name: "Ottilie Brandt",
		email: "ottilie@mail.example",
		cemail: "ottilie@mail.example",
	};
	expect((await sendBooking(island, bookingOf(trip, guest))).status).toBe(201);
	const before = island.logLines.length;
	// a trigger makes the database refuse the next write
	await island.db.run(
		"CREATE TRIGGER refuse_all BEFORE INSERT ON bookings BEGIN SELECT RAISE(ABORT, 'no more'); END",
	);
	try {
		const answer = await sendBooking(
			island,
			bookingOf(trip, { ...guest, comments: "A window seat" }),
		);
		expect(answer.status).toBe(503);
	} finally {
		await island.db.run("DROP TRIGGER refuse_all");
	}
	const said = island.logLines.slice(before).join("\n");
	expect(said).toContain("no more");
	expect(said).not.toMatch(/ottilie|window seat|insert into/i);
});

test("a mail that cannot be stored is logged without its text, its link and its address", async () => {
	const before = island.logLines.length;
	await island.db.run(
		"CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no mail'); END",
	);
	try {
		await newVisitor(island).post("/api/auth/sign-up/email", {
			name: "Ottilie Brandt",
			email: "ottilie.brandt@mail.example",
			password: "a quiet harbour at dawn",
		});
	} finally {
		await island.db.run("DROP TRIGGER refuse_mail");
	}
	const said = island.logLines.slice(before).join("\n");
	expect(said).toContain("no mail");
	expect(said).not.toMatch(/ottilie|verify-email|token=/i);
});

test("an unknown address and an unsupported method are logged with their status", async () => {
	const before = island.logLines.length;
	await island.fetch("/_serverFn/getPublicExcursions", { method: "DELETE" });
	await island.fetch("/api/payments/webhook");
	await island.fetch("/images/none", { method: "PATCH" });
	expect(island.logLines.slice(before).join("\n")).not.toContain("[object Object]");
});

test("the search that every test's log goes through finds names, addresses, tokens and links", async () => {
	expect(await personalDataIn(island.logLines, island.db)).toEqual([]);
	expect(await personalDataIn(["for Ottilie Brandt"], island.db)).toEqual([
		"bookings.name: Ottilie Brandt",
	]);
	expect(linksIn(["see http://127.0.0.1/api/auth/verify-email?token=abc now"])).toHaveLength(1);
});
