import { asc, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, cashMovements, outbox, paymentMoney } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { formOn, shownOn } from "#tests/drawn-form.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
let excursion: Excursion;
beforeAll(async () => {
	island = await startIsland();
	excursion = await addExcursion(island.db, { capacity: 100 });
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

const hold = () => addBooking(island, excursion, {}, { paid: false });
const moneyOf = (id: number) =>
	island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, id))
		.orderBy(asc(paymentMoney.id));
const bookingOf = async (id: number) =>
	(await island.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const eventsOf = async (id: number) =>
	(await entriesOf(island.db, id)).map(({ type, detail, actorName }) =>
		[type, detail, actorName].filter(Boolean).join(" · "),
	);
const take = (id: number, form: Record<string, string>, visitor = boss) =>
	visitor.submit(`/dashboard/bookings/${id}`, { intent: "take-money", ...form });

test("cash for a held booking confirms it, once however often it is pressed, and lies in that person's purse", async () => {
	const { id, priceCents } = await hold();
	const form = { key: crypto.randomUUID(), gateway: "cash", amount: String(priceCents / 100) };
	const presses = await Promise.all([take(id, form), take(id, form), take(id, form)]);
	expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
	expect((await bookingOf(id))?.status).toBe("confirmed");
	const [payment, ...more] = await moneyOf(id);
	expect(more).toEqual([]);
	expect(payment).toMatchObject({
		gateway: "cash",
		status: "paid",
		amountCents: priceCents,
		takenByName: "Marta Boss",
	});
	const purse = await island.db
		.select()
		.from(cashMovements)
		.where(eq(cashMovements.paymentId, payment?.id ?? ""));
	expect(purse).toMatchObject([{ amountCents: priceCents, personName: "Marta Boss" }]);
	expect((await eventsOf(id)).slice(1)).toEqual([
		"paid · €64 in cash · Marta Boss",
		"confirmed · Marta Boss",
		expect.stringMatching(/^mail · /),
	]);
	expect(await island.db.select().from(outbox).where(eq(outbox.bookingId, id))).toHaveLength(1);
});

test("a card at the terminal is no cash; parts add up, and nobody takes more than is owed", async () => {
	const { id } = await hold();
	const part = { gateway: "terminal", amount: "40" };
	expect((await take(id, { key: crypto.randomUUID(), ...part })).status).toBe(303);
	const refused = await take(id, { key: crypto.randomUUID(), ...part });
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("The guest owes €24 by now");
	const two = await Promise.all([
		take(id, { key: crypto.randomUUID(), gateway: "cash", amount: "24,00" }),
		take(id, { key: crypto.randomUUID(), gateway: "cash", amount: "24.00" }),
	]);
	expect(two.map(({ status }) => status).toSorted()).toEqual([303, 409]);
	expect((await moneyOf(id)).map(({ gateway, amountCents }) => [gateway, amountCents])).toEqual(
		expect.arrayContaining([
			["terminal", 4000],
			["cash", 2400],
		]),
	);
	expect(await island.db.$count(cashMovements)).toBe(2);
});

test("an ended hold, bad amounts and people without the right record nothing", async () => {
	const { id } = await hold();
	for (const amount of ["", "0", "-5", "1e3", "12.345", "many"])
		expect((await take(id, { key: crypto.randomUUID(), gateway: "cash", amount })).status).toBe(
			400,
		);
	const full = { gateway: "cash", amount: "64" };
	expect((await take(id, { key: crypto.randomUUID(), ...full, gateway: "stripe" })).status).toBe(
		400,
	);
	for (const role of ["manager", "partner", "web", "user"]) {
		const { visitor } = await signedInVisitor(island, { role });
		expect((await take(id, { key: crypto.randomUUID(), ...full }, visitor)).status).toBe(403);
	}
	await island.db.update(bookings).set({ holdExpiresAt: 1 }).where(eq(bookings.id, id));
	const late = await take(id, { key: crypto.randomUUID(), ...full });
	expect(late.status).toBe(409);
	expect(await moneyOf(id)).toEqual([]);
});

test("cash of a cancelled booking goes back by hand: staff are told, record it once, and the purse holds less", async () => {
	const { id, reference } = await hold();
	await take(id, { key: crypto.randomUUID(), gateway: "cash", amount: "64" });
	const at = `/dashboard/bookings/${id}`;
	expect((await cancelAsStaff(boss, id, { reason: "Storm", refund: true })).status).toBe(303);
	const [mail] = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, id))
		.orderBy(desc(outbox.id));
	expect(mail?.textBody).toContain("We give back the €64 that you paid us on the spot");
	expect(await moneyOf(id)).toMatchObject([{ status: "paid", refundReason: "cancelled" }]);
	const queue = await (await boss.get("/dashboard/attention")).text();
	expect(queue).toContain("Give €64 back to the guest by hand");
	expect(queue).toContain(reference);
	const give = formOn(await shownOn(boss, at), "give-back");
	const presses = await Promise.all([boss.submit(at, give), boss.submit(at, give)]);
	expect(presses.map(({ status }) => status)).toEqual([303, 303]);
	expect(await moneyOf(id)).toMatchObject([{ status: "refunded", refundedCents: 6400 }]);
	const movements = await island.db
		.select({ cents: cashMovements.amountCents })
		.from(cashMovements)
		.where(eq(cashMovements.paymentId, (await moneyOf(id))[0]?.id ?? ""));
	expect(movements.map(({ cents }) => cents)).toEqual([6400, -6400]);
	expect(await (await boss.get("/dashboard/attention")).text()).not.toContain(reference);
});
