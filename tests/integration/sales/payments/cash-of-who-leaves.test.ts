import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueVerification } from "#app/account/mails/verifications.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { cashHandovers, cashMovements, users } from "#app/database/schema.server.ts";
import { password, refusal, signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

type Person = Awaited<ReturnType<typeof signedInVisitor>>;

let island: Island;
let trip: Excursion;
let boss: Person;
/** Has taken €64 in cash; another one for each test. */
let driver: Person;
let drivers = 0;
beforeAll(async () => {
	// without mail an account is deleted by its password
	island = await startIsland({ variables: { ENVIRONMENT: "production" } });
	trip = await addExcursion(island.db, { capacity: 100 });
});
afterAll(() => island.stop());
beforeEach(async () => {
	boss = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" });
	const name = `Dario ${String.fromCharCode(65 + drivers++)}`;
	driver = await signedInVisitor(island, { name, role: "admin" });
	const { id } = await addBooking(island, trip, {}, { paid: false });
	const cashForm = {
		intent: "take-money",
		key: crypto.randomUUID(),
		amount: "64",
		gateway: "cash",
	};
	const answer = await driver.visitor.submit(`/dashboard/bookings/${id}`, cashForm);
	expect(answer.status).toBe(303);
});

const page = "/dashboard/cash";
const pageOf = async ({ visitor }: Person) =>
	(await (await visitor.get(page)).text()).replaceAll("<!-- -->", "");
const purseOf = async ({ user }: Person) => {
	const [purse] = await island.db
		.select({ cents: sql<number>`coalesce(sum(amount_cents), 0)` })
		.from(cashMovements)
		.where(sql`person_id = ${user.id} AND handover_id IS NULL`);
	return purse?.cents;
};

describe("whoever holds cash is not deleted", () => {
	const isThere = async () =>
		(await island.db.$count(users, eq(users.id, driver.user.id))) === 1 &&
		(await driver.visitor.get(page)).status === 200;
	const held = {
		status: 409,
		code: "USER_HOLDS_CASH",
		message: "User holds cash that must be handed over first",
	};

	test("by others, and the screen says what to do first", async () => {
		const remove = () =>
			boss.visitor.post("/api/auth/admin/remove-user", { userId: driver.user.id });
		expect(await refusal(await remove())).toEqual(held);
		const screen = await boss.visitor.submit(`/dashboard/users/${driver.user.id}`, {
			intent: "remove",
		});
		expect(screen.status).toBe(409);
		expect(await screen.text()).toContain("Hand it over first");
		expect(await isThere()).toBe(true);
		const declare = { expected: "6400", counted: "64", note: "", key: crypto.randomUUID() };
		await driver.visitor.submit(page, { intent: "declare", ...declare });
		expect((await remove()).status).toBe(200);
	});

	test("by themselves, and the mailed link stays good for later", async () => {
		const answer = await driver.visitor.post("/api/auth/delete-user", { password });
		expect(await refusal(answer)).toEqual(held);
		const { token, insert } = issueVerification(island.db, {
			purpose: "deleteAccount",
			value: sql`${driver.user.id}`,
			now: Date.now(),
			seconds: 60,
		});
		await runBatch(island.db, { insert });
		const link = () => driver.visitor.get(`/api/auth/delete-user/callback?token=${token}`);
		expect(await refusal(await link())).toEqual(held);
		expect(await isThere()).toBe(true);
		const declare = { expected: "6400", counted: "64", note: "", key: crypto.randomUUID() };
		await driver.visitor.submit(page, { intent: "declare", ...declare });
		expect((await link()).status).toBe(200);
	});
});

describe("the purse of somebody who can't sign any more", () => {
	const form = (change: Record<string, string> = {}) => ({
		intent: "take-over",
		person: driver.user.id,
		key: crypto.randomUUID(),
		expected: "6400",
		counted: "60",
		note: "Found in the van",
		goesTo: "purse",
		...change,
	});
	const ban = () =>
		island.db.update(users).set({ banned: true }).where(eq(users.id, driver.user.id));
	const offer = () => `Take over from ${driver.user.name}`;

	test.each([
		["was banned", ban],
		[
			"was removed",
			async () => {
				const { id } = driver.user;
				driver.user.id = `gone-${id}`;
				await island.db
					.update(cashMovements)
					.set({ personId: driver.user.id })
					.where(eq(cashMovements.personId, id));
			},
		],
	])("who %s is taken over once, and the books say who alone has signed", async (_, leave) => {
		expect(await pageOf(boss)).not.toContain(offer());
		await leave();
		expect(await pageOf(boss)).toContain(offer());
		const press = form();
		const answers = await Promise.all([1, 2].map(() => boss.visitor.submit(page, press)));
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect([await purseOf(driver), await purseOf(boss)]).toEqual([0, 6000]);
		const rows = await island.db
			.select()
			.from(cashHandovers)
			.where(eq(cashHandovers.giverId, driver.user.id));
		expect(rows).toMatchObject([
			{
				...{
					giverName: driver.user.name,
					receiverName: "Marta Boss",
					isTakenOver: true,
					status: "received",
				},
				...{ expectedCents: 6400, receivedCents: 6000, receiverNote: "Found in the van" },
			},
		]);
		const html = await pageOf(boss);
		expect(html).toContain(`Taken over: ${driver.user.name} could not sign any more`);
		expect(html).not.toContain(offer());
	});

	test("can go to the bank, and is asked for again when it holds another sum", async () => {
		await ban();
		expect((await boss.visitor.submit(page, form({ expected: "100" }))).status).toBe(409);
		expect((await boss.visitor.submit(page, form({ goesTo: "" }))).status).toBe(400);
		expect((await boss.visitor.submit(page, form({ goesTo: "bank" }))).status).toBe(303);
		expect([await purseOf(driver), await purseOf(boss)]).toEqual([0, 0]);
	});

	test("stays its owner's while the owner can sign, and is nothing for those who may not", async () => {
		expect((await boss.visitor.submit(page, form())).status).toBe(409);
		await ban();
		const manager = await signedInVisitor(island, { role: "manager" });
		expect(await pageOf(manager)).not.toContain(offer());
		expect((await manager.visitor.submit(page, form())).status).toBe(403);
		expect(await purseOf(driver)).toBe(6400);
	});
});
