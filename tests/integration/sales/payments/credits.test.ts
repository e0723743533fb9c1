import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	bookings,
	cashMovements,
	creditMovements,
	credits,
	outbox,
	paymentMoney,
	payments,
	refunds,
} from "#app/database/schema.server.ts";
import { expireHolds } from "#app/sales/holds/expire-holds.server.ts";
import { endCredits } from "#app/sales/payments/credits/staff-credits.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { addCredit, creditOf } from "#tests/credits.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, bookAsGuest } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
let excursion: Excursion;
beforeAll(async () => {
	island = await startIsland();
	excursion = await addExcursion(island.db, { capacity: 400 });
});
afterAll(() => island.stop());

/** A guest types the code on the page of a booking. */
async function spend(confirmId: string, code: string) {
	const response = await newVisitor(island).submit(`/booking/${confirmId}/credit`, { code });
	return { status: response.status, to: response.headers.get("location"), response };
}
const paymentsOf = async (id: number) =>
	(await island.db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, id))).map(
		({ gateway, amountCents, keptCents, status }) => [gateway, amountCents, keptCents, status],
	);
const statusOf = async (id: number) =>
	(await island.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;
const entryWords = async (id: number) =>
	(await entriesOf(island.db, id)).map(({ type, detail }) => `${type} · ${detail}`);

test("a credit pays a part of a hold, which waits for the card, and is full again when the hold ends", async () => {
	const credit = await addCredit(island, 5000);
	const { id, confirmId } = await bookAsGuest(island, excursion);
	const spacedCode = credit.code.toLowerCase().replaceAll("-", " ");
	expect(await spend(confirmId, spacedCode)).toMatchObject({
		status: 303,
		to: expect.stringContaining(`/booking/${confirmId}/credit`),
	});
	expect(await statusOf(id)).toBe("pending");
	expect(await paymentsOf(id)).toEqual([["credit", 5000, 5000, "paid"]]);
	const { confirmId: unpaid } = await bookAsGuest(island, excursion);
	const leftPage = async (of: string) =>
		(await island.fetch(`/payment/error?booking=${of}`)).text();
	expect(await leftPage(unpaid)).toContain("No money was taken.");
	expect(await leftPage(confirmId)).not.toContain("No money was taken.");
	// the second press pays once, and in another language leads on in it
	const inItalian = await newVisitor(island).submit(`/it/booking/${confirmId}/credit`, {
		code: credit.code,
	});
	expect(inItalian.headers.get("location")).toBe(`/it/booking/${confirmId}/credit`);
	expect((await spend(confirmId, credit.code)).status).toBe(303);
	expect(await creditOf(island, credit.code)).toMatchObject({
		...{ balanceCents: 0, movements: ["created 5000", "spent -5000"] },
	});
	expect(await entryWords(id)).toContain("paid · €50 with a credit");
	await island.db.update(bookings).set({ holdExpiresAt: 1 }).where(eq(bookings.id, id));
	await expireHolds(island.db, Date.now());
	expect(await statusOf(id)).toBe("expired");
	expect(await creditOf(island, credit.code)).toMatchObject({
		...{ balanceCents: 5000, movements: ["created 5000", "spent -5000", "given back 5000"] },
	});
	expect(await paymentsOf(id)).toEqual([["credit", 5000, 0, "refunded"]]);
});

test("a credit that covers all needs no card: the booking is confirmed, and the rest stays on the credit", async () => {
	const credit = await addCredit(island, 9000);
	const { id, confirmId, priceCents } = await bookAsGuest(island, excursion);
	expect((await spend(confirmId, credit.code)).to).toContain("/payment/success");
	expect(await statusOf(id)).toBe("confirmed");
	expect((await creditOf(island, credit.code)).balanceCents).toBe(9000 - priceCents);
	const voucher = await (await island.fetch(`/booking/${confirmId}`)).text();
	expect(voucher).toContain("€64 of it with a credit.");
});

test("what comes back fills the credit first, up to what it gave, and the rest goes the way it came", async () => {
	const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
	const credit = await addCredit(island, 2000);
	const { id, confirmId } = await bookAsGuest(island, excursion);
	await spend(confirmId, credit.code);
	const cash = { intent: "take-money", key: crypto.randomUUID(), gateway: "cash", amount: "44" };
	expect((await boss.submit(`/dashboard/bookings/${id}`, cash)).status).toBe(303);
	await cancelAsStaff(boss, id, { refund: true });
	expect(await creditOf(island, credit.code)).toMatchObject({
		...{ balanceCents: 2000, movements: ["created 2000", "spent -2000", "given back 2000"] },
	});
	const states = await island.db
		.select({ state: refunds.state, cents: refunds.amountCents })
		.from(refunds)
		.where(eq(refunds.state, "wanted"));
	expect(states).toEqual([{ state: "wanted", cents: 4400 }]);
	expect((await entriesOf(island.db, id)).map(({ type }) => type)).toContain("refund due");
});

test("six guests at once spend one credit once", async () => {
	const credit = await addCredit(island, 10_000);
	const guests = await Promise.all([1, 2, 3, 4, 5, 6].map(() => bookAsGuest(island, excursion)));
	const answers = await Promise.all(guests.map(({ confirmId }) => spend(confirmId, credit.code)));
	const { balanceCents, movements } = await creditOf(island, credit.code);
	expect(balanceCents).toBe(0);
	expect(movements.toSorted()).toEqual(["created 10000", "spent -3600", "spent -6400"]);
	const statuses = answers.map(({ status }) => status);
	expect(statuses.filter((status) => status === 303)).toHaveLength(2);
	expect(statuses.filter((status) => status === 409 || status === 422)).toHaveLength(4);
});

test("an unknown code and a credit of yesterday are refused, and what was typed stays", async () => {
	const { confirmId } = await bookAsGuest(island, excursion);
	const yesterdays = await addCredit(island, 900, "2020-01-01");
	for (const [typedCode, words] of [
		["CR-2345-6789-ABCD", "this code"],
		[yesterdays.code, "ended"],
	] as const) {
		const { status, response } = await spend(confirmId, typedCode);
		const page = await response.text();
		expect(status).toBe(422);
		expect(page).toContain(words);
		expect(page).toContain(`value="${typedCode}"`);
	}
});

test("the database refuses a balance below zero, and more back than a credit gave", async () => {
	const credit = await addCredit(island, 1000);
	const { id } = await addBooking(island, excursion, {}, { paid: false });
	const row = { bookingId: id, gateway: "credit", creditId: credit.id, status: "paid" } as const;
	const now = Date.now();
	const at = { currency: "EUR", createdAt: now, updatedAt: now, paidAt: now };
	const pay = (cents: number) =>
		island.db
			.insert(payments)
			.values({ id: `x${id}-${cents}`, ...row, ...at, amountCents: cents, receivedCents: cents });
	await expect(pay(1001)).rejects.toThrow();
	await pay(600);
	const giveBack = (cents: number) =>
		island.db.insert(refunds).values({
			...{ paymentId: `x${id}-600`, amountCents: cents, reason: "cancelled", source: "staff" },
			...{ state: "wanted", createdAt: now },
		});
	await giveBack(400);
	await expect(giveBack(201)).rejects.toThrow();
	await giveBack(200);
	expect((await creditOf(island, credit.code)).balanceCents).toBe(1000);
});

test("the form of a booking takes a credit in the field of the code: it says what it has, and pays what it can", async () => {
	const credit = await addCredit(island, 5000);
	const guest = newVisitor(island);
	const form = {
		...Object.fromEntries(
			Object.entries(bookingOf(excursion)).map(([name, value]) => [name, String(value)]),
		),
		key: crypto.randomUUID(),
		code: credit.code,
	};
	const path = `/excursion/${excursion.id}`;
	const check = await guest.submit(path, { ...form, apply: "code" });
	expect(await check.text()).toContain("This credit has €50.");
	const unknown = await guest.submit(path, { ...form, code: "CR-2345-6789-ABCD" });
	expect(unknown.status).toBe(422);
	expect(await unknown.text()).toContain("We don’t know this code.");
	const answer = await guest.submit(path, form);
	expect(answer.status).toBe(303);
	const page = answer.headers.get("location") ?? "";
	expect(page).toMatch(/\/booking\/[\w-]{22}\/credit$/);
	expect(await (await guest.get(page)).text()).toContain("€50 is paid with your credit.");
	expect((await creditOf(island, credit.code)).balanceCents).toBe(0);
});

test("staff give a credit once with a reason, take it for another booking, and the guest sees what became of it", async () => {
	const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
	const first = await addBooking(island, excursion);
	const give = {
		...{ intent: "give-credit", key: crypto.randomUUID(), creditAmount: "30" },
		creditReason: "The van broke down.",
	};
	const record = `/dashboard/bookings/${first.id}`;
	const presses = await Promise.all([boss.submit(record, give), boss.submit(record, give)]);
	expect(presses.map(({ status }) => status)).toEqual([303, 303]);
	const ofFirst = await island.db.select().from(credits).where(eq(credits.bookingId, first.id));
	expect(ofFirst).toMatchObject([{ amountCents: 3000, balanceCents: 3000, reason: "goodwill" }]);
	const code = ofFirst[0]?.code ?? "";
	const [mail] = await island.db
		.select()
		.from(outbox)
		.where(and(eq(outbox.bookingId, first.id), like(outbox.dedupeKey, "credit:%")));
	expect(mail?.textBody).toContain(code);
	expect(await entryWords(first.id)).toContain("note · A credit of €30: The van broke down.");
	const second = await bookAsGuest(island, excursion);
	const take = { intent: "take-credit", key: crypto.randomUUID(), creditCode: code };
	expect((await boss.submit(`/dashboard/bookings/${second.id}`, take)).status).toBe(303);
	expect(await statusOf(second.id)).toBe("confirmed");
	const page = await (await island.fetch(`/booking/${first.confirmId}`)).text();
	for (const words of [code, "€0 left", "Given to you", `Paid for ${second.reference}`])
		expect(page).toContain(words);
	const again = { ...take, key: crypto.randomUUID() };
	const refused = await boss.submit(record, again);
	expect(refused.status).toBe(409);
});

test("staff make a credit for anybody and pay it out of their purse, never more than it has; the months add up", async () => {
	const { visitor: boss, user } = await signedInVisitor(island, { role: "supervisor" });
	const make = {
		intent: "make",
		key: crypto.randomUUID(),
		amount: "40",
		note: "Prize",
		expiresOn: "",
	};
	const twice = await Promise.all([
		boss.submit("/dashboard/credits", make),
		boss.submit("/dashboard/credits", make),
	]);
	expect(twice.map(({ status }) => status)).toEqual([303, 303]);
	const [credit, ...more] = await island.db.select().from(credits).where(eq(credits.note, "Prize"));
	expect(more).toEqual([]);
	const payOut = (amount: string, way: string) =>
		boss.submit("/dashboard/credits", {
			...{ intent: "pay-out", key: crypto.randomUUID(), creditId: String(credit?.id), amount, way },
		});
	expect((await payOut("25", "cash")).status).toBe(303);
	const tooMuch = await payOut("15.01", "cash");
	expect(tooMuch.status).toBe(409);
	expect(await tooMuch.text()).toContain("Only €15 is left");
	expect((await payOut("15", "transfer")).status).toBe(303);
	expect((await creditOf(island, credit?.code ?? "")).movements).toEqual([
		...["created 4000", "paid out -2500", "paid out -1500"],
	]);
	const purse = await island.db
		.select({ cents: cashMovements.amountCents })
		.from(cashMovements)
		.where(eq(cashMovements.personId, user.id));
	expect(purse).toEqual([{ cents: -2500 }]);
	const file = await (await boss.get("/dashboard/credits/liability.csv")).text();
	const sums = (file.trim().split("\r\n").at(-1) ?? "")
		.split(",")
		.slice(1)
		.map((cell) => Number(cell.replaceAll('"', "")));
	const movements = await island.db.select().from(creditMovements);
	const sumOf = (kind: string) =>
		movements.filter((each) => each.kind === kind).reduce((sum, each) => sum + each.amountCents, 0);
	const raw = ["created", "spent", "given back", "paid out", "expired"].map(
		(kind) => Math.abs(sumOf(kind)) / 100,
	);
	const balances = await island.db.select().from(credits);
	const owed = balances.reduce((sum, { balanceCents }) => sum + balanceCents, 0) / 100;
	expect(sums).toEqual([0, ...raw, owed]);
});

test("a credit whose day has passed ends, and what comes back to it later stays", async () => {
	const credit = await addCredit(island, 7000, "2027-01-31");
	const { id, confirmId } = await bookAsGuest(island, excursion);
	await spend(confirmId, credit.code);
	expect(await statusOf(id)).toBe("confirmed");
	await endCredits(island.db, "2027-02-01", Date.parse("2027-02-01T08:00Z"));
	expect((await creditOf(island, credit.code)).movements.at(-1)).toBe("expired -600");
	await island.db.insert(refunds).values({
		...{ paymentId: `c${id}-1`, amountCents: 6400, reason: "cancelled", source: "staff" },
		...{ state: "wanted", createdAt: Date.parse("2027-02-02T08:00Z") },
	});
	await endCredits(island.db, "2027-02-03", Date.parse("2027-02-03T08:00Z"));
	expect((await creditOf(island, credit.code)).balanceCents).toBe(6400);
});
