import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { boardings, cashMovements, excursions } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { linesOf } from "#tests/booking-money.ts";
import { changeDeparture } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { formOn } from "#tests/drawn-form.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import type { Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let boss: Visitor;
let bossId: string;
let reader: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	const { island } = paid;
	const marta = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" });
	[boss, bossId] = [marta.visitor, marta.user.id];
	({ visitor: reader } = await signedInVisitor(island, { role: "manager" }));
});
afterAll(() => paid.island.stop());

const key = () => crypto.randomUUID();
/** At the price of the builders' excursion. */
const partyOf = (adults: number) => ({ adults, price: adults * 64 });
type Form = Record<string, string>;

/** The form as the page of this booking sends it when nothing was typed. */
async function formOf(id: number, changes: Form = {}): Promise<Form> {
	const { booking } = await paid.state(id);
	return {
		intent: "edit",
		key: key(),
		fingerprint: await fingerprintOf(paid.island.db, id),
		name: booking.name,
		email: booking.email ?? "",
		phone: booking.phone ?? "",
		language: booking.language ?? "",
		guideNotes: "",
		staffNotes: "",
		pickupPointId: String(booking.pickupPointId),
		adults: String(booking.adults),
		children: String(booking.children),
		bebe: String(booking.bebe),
		...changes,
	};
}

const send = (id: number, form: Form, visitor = boss) =>
	visitor.submit(`/dashboard/bookings/${id}/edit`, form);
const historyOf = async (id: number) =>
	(await entriesOf(paid.island.db, id)).map(({ type, detail }) => `${type}: ${detail}`);
const giveBack = (id: number, amount: string, form: Form = {}) =>
	send(id, {
		intent: "pay-back",
		key: key(),
		paymentId: `p${id}-1`,
		amount,
		refundReason: "The wind moved you.",
		...form,
	});
const settledAt = (id: number, refundedCents: number) =>
	vi.waitFor(async () => {
		const { payment } = await paid.state(id);
		expect(payment).toMatchObject({ refundedCents, refundReason: null });
	}, 30_000);

test("a correction stands field by field in the history, the guest is told, and the old address loses its link", async () => {
	const { id, confirmId } = await paid.pay({ name: "Ida Lindquist" });
	const form = await formOf(id, {
		name: "Ida Lindqvist",
		phone: "+46 70 174 06 44",
		email: "right@mail.example",
		guideNotes: "Walks slowly",
	});
	const presses = await Promise.all([send(id, form), send(id, form), send(id, form)]);
	expect(presses.every(({ status }) => status === 303 || status === 409)).toBe(true);
	expect((await send(id, form)).status).toBe(303);
	const { booking, mail } = await paid.state(id);
	expect(booking).toMatchObject({ name: "Ida Lindqvist", guideNotes: "Walks slowly" });
	expect(booking).toMatchObject({ phone: "+46 70 174 06 44", phoneE164: "+46701740644" });
	const changes = (await historyOf(id)).filter((entry) => entry.startsWith("changed"));
	expect(changes).toHaveLength(1);
	expect(changes[0]).toContain("Name: Ida Lindquist → Ida Lindqvist");
	expect(changes[0]).toContain("→ +46 70 174 06 44");
	expect(changes[0]).toContain("For the guide: empty → Walks slowly");
	expect(changes[0]).not.toContain("Party");
	const mails = mail.filter(({ recipient }) => recipient === "right@mail.example");
	expect(mails).toHaveLength(1);
	expect(mails[0]?.textBody).toContain(booking.confirmId);
	expect(booking.confirmId).not.toBe(confirmId);
	expect((await paid.island.fetch(`/booking/${confirmId}`)).status).toBe(404);
	expect((await paid.island.fetch(`/booking/${booking.confirmId}`)).status).toBe(200);
});

test("of two people who correct the same booking the second sees what the first saved, and saves with the next press", async () => {
	const { id } = await paid.pay();
	const one = await formOf(id, { name: "First Editor" });
	const other = await formOf(id, { phone: "+34 600 111 222" });
	expect((await send(id, one)).status).toBe(303);
	const answer = await send(id, other);
	expect(answer.status).toBe(409);
	const page = (await answer.text()).replaceAll("<!-- -->", "");
	expect(page).toContain("Marta Boss saved this on");
	expect(page).toContain("Name, stored now: First Editor");
	expect(page).toContain('value="+34 600 111 222"');
	expect((await paid.state(id)).booking).toMatchObject({ name: "First Editor" });
	const { fingerprint = "" } = formOn(page, "edit");
	const secondSave = { ...other, name: "First Editor", fingerprint };
	expect((await send(id, secondSave)).status).toBe(303);
	const both = { name: "First Editor", phone: "+34 600 111 222" };
	expect((await paid.state(id)).booking).toMatchObject(both);
	for (const [changes, words] of [
		[{ email: "no address" }, "Type an email address"],
		[{ adults: "0" }, "At least one adult"],
		[{ pickupPointId: "999999" }, "the van does not stop there"],
	] as const)
		expect(await (await send(id, await formOf(id, changes))).text()).toContain(words);
	expect((await send(id, await formOf(id, { name: "A Reader" }), reader)).status).toBe(403);
});

test("a larger party takes seats only while there are some, shows its difference first, and settles it", async () => {
	const { id, excursion } = await paid.pay(partyOf(2));
	const { booking: bookingBefore } = await paid.state(id);
	const departure = { excursionId: excursion.id, date: bookingBefore.date };
	await changeDeparture(paid.island.db, departure, { capacity: 4 });
	const more = bookingBefore.priceCents / 2;
	const unseen = await send(id, await formOf(id, { adults: "3" }));
	expect(unseen.status).toBe(409);
	expect(await unseen.text()).toContain("choose how to settle");
	const tooMany = { adults: "5", told: String(3 * more), differenceWay: "day" };
	expect((await send(id, await formOf(id, tooMany))).status).toBe(409);
	expect((await paid.state(id)).booking.adults).toBe(2);
	const cash = await formOf(id, { adults: "3", told: String(more), differenceWay: "cash" });
	const presses = await Promise.all([send(id, cash), send(id, cash)]);
	expect(presses.some(({ status }) => status === 303)).toBe(true);
	const stateAfter = await paid.state(id);
	expect(stateAfter.booking).toMatchObject({ adults: 3, seats: 3, priceCents: 3 * more });
	expect(stateAfter.payments.map(({ gateway, amountCents }) => [gateway, amountCents])).toEqual([
		["stripe", 2 * more],
		["cash", more],
	]);
	const forgiven = { adults: "4", told: String(more), differenceWay: "forgive" };
	expect((await send(id, await formOf(id, forgiven))).status).toBe(409);
	const reason = { ...forgiven, reason: "We were late" };
	expect((await send(id, await formOf(id, reason))).status).toBe(303);
	expect((await paid.state(id)).booking).toMatchObject({
		adults: 4,
		priceCents: 3 * more,
		listPriceCents: 4 * more,
	});
	expect((await historyOf(id)).join("\n")).toContain("forgiven: We were late");
});

test("a smaller party gets the difference back to the card, owes nothing, and nobody more is aboard", async () => {
	const { id, charge } = await paid.pay(partyOf(3));
	const { booking: bookingBefore } = await paid.state(id);
	const tick = async (state: string) => {
		const [pressedAt, { departureId }] = [Date.now(), bookingBefore];
		const press = { id: key(), departureId, bookingId: id, pressedAt };
		const operations = [{ ...press, kind: "tick", people: [0, 1, 2], state }];
		const body = { owner: bossId, sentAt: pressedAt, operations };
		await boss.post("/dashboard/today/operations", body);
		const [row] = await paid.island.db.select().from(boardings).where(eq(boardings.bookingId, id));
		return row;
	};
	expect(await tick("picked up")).toMatchObject({ aboard: "[0,1,2]" });
	const less = bookingBefore.priceCents / 3;
	const form = await formOf(id, { adults: "2", told: String(-less), differenceWay: "back" });
	await Promise.all([send(id, form), send(id, form)]);
	const [aboard] = await paid.island.db.select().from(boardings).where(eq(boardings.bookingId, id));
	expect(aboard).toMatchObject({ state: "picked up", aboard: "[0,1]" });
	// a phone without a network still ticks the three
	expect(await tick("no-show")).toMatchObject({ state: "no-show", people: 0 });
	await settledAt(id, less);
	expect(charge.amount_refunded).toBe(less);
	expect((await paid.state(id)).booking).toMatchObject({
		adults: 2,
		priceCents: 2 * less,
		listPriceCents: null,
	});
});

test("a party changes by the price it was sold at; a kind that was not there pays the price of today", async () => {
	const { id } = await paid.pay(partyOf(2));
	const { booking } = await paid.state(id);
	await paid.island.db
		.update(excursions)
		.set({ priceAdultCents: 7900, priceChildCents: 5000 })
		.where(eq(excursions.id, booking.excursionId));
	const unitCents = booking.priceCents / 2;
	const larger = {
		adults: "3",
		children: "1",
		told: String(unitCents + 5000),
		differenceWay: "day",
	};
	expect((await send(id, await formOf(id, larger))).status).toBe(303);
	expect(await linesOf(paid.island, id)).toEqual([`3 adults ${unitCents}`, "1 children 5000"]);
	expect((await paid.state(id)).booking).toMatchObject({
		priceCents: 3 * unitCents + 5000,
		listPriceCents: null,
	});
});

test("parts go back until all is back, once each, and never more than was paid", async () => {
	const { id, charge } = await paid.pay(partyOf(2));
	const { booking: bookingBefore } = await paid.state(id);
	const whole = bookingBefore.priceCents;
	const twenty = key();
	const presses = await Promise.all(
		Array.from({ length: 4 }, () => giveBack(id, "20", { key: twenty })),
	);
	expect(presses.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
	await settledAt(id, 2000);
	expect(charge.amount_refunded).toBe(2000);
	expect((await paid.state(id)).booking).toMatchObject({
		status: "confirmed",
		priceCents: whole - 2000,
		listPriceCents: whole,
	});
	expect(await linesOf(paid.island, id)).toEqual([`2 adults ${whole / 2}`, "1 goodwill -2000"]);
	// the gateway's own event of the same refund, late and twice
	await paid.send("charge.refunded", charge);
	await paid.send("charge.refunded", charge);
	expect((await giveBack(id, String(whole / 100))).status).toBe(409);
	expect((await giveBack(id, "15.50")).status).toBe(303);
	await settledAt(id, 3550);
	expect(charge.amount_refunded).toBe(3550);
	const mails = (await paid.state(id)).mail.filter(({ subject }) => subject.includes("comes back"));
	expect(mails.map(({ textBody }) => textBody.includes("The wind moved you."))).toEqual([
		true,
		true,
	]);
	expect((await giveBack(id, "1", { refundReason: "" })).status).toBe(400);
	expect((await send(id, { intent: "pay-back" }, reader)).status).toBe(403);
	// what is left goes back with the cancellation, and the booking's other cents do not
	await cancelAsStaff(boss, id, { refund: true });
	await vi.waitFor(async () => {
		const { payment } = await paid.state(id);
		expect(payment).toMatchObject({ status: "refunded", refundedCents: whole });
	}, 30_000);
	expect(charge.amount_refunded).toBe(whole);
});

test("a part that the bank sends back days later is owed again, and staff send it once more", async () => {
	const { id, charge } = await paid.pay(partyOf(2));
	await giveBack(id, "20");
	await settledAt(id, 2000);
	await paid.send("refund.failed", paid.stripe.refundFails(charge, 2000));
	const { payment, items } = await paid.state(id);
	expect(payment).toMatchObject({
		status: "paid",
		refundedCents: 0,
		refundReason: "goodwill",
		dueCents: 2000,
		isHeld: true,
	});
	const [item] = items.filter(({ kind }) => kind === "refund failing");
	await boss.submit("/dashboard/attention", {
		intent: "retry refund",
		item: String(item?.id),
		seenAt: String(Date.now() + 1000),
		note: "",
	});
	await settledAt(id, 2000);
	expect(charge.amount_refunded).toBe(2000);
});

test("cash goes back from the hand that gives it, and a new voucher ends the old link", async () => {
	const { id, confirmId } = await paid.book(partyOf(2));
	const { booking } = await paid.state(id);
	const amount = String(booking.priceCents / 100);
	const money = { intent: "take-money", key: key(), gateway: "cash", amount };
	await boss.submit(`/dashboard/bookings/${id}`, money);
	const { payment } = await paid.state(id);
	const paymentId = payment?.id ?? "";
	const form = { paymentId, key: key() };
	await Promise.all([giveBack(id, "10", form), giveBack(id, "10", form)]);
	const purse = await paid.island.db
		.select()
		.from(cashMovements)
		.where(eq(cashMovements.paymentId, paymentId))
		.orderBy(asc(cashMovements.id));
	expect(purse.map(({ amountCents }) => amountCents)).toEqual([booking.priceCents, -1000]);
	const fingerprint = await fingerprintOf(paid.island.db, id);
	const reissue = { intent: "reissue", key: key(), fingerprint };
	await Promise.all([send(id, reissue), send(id, reissue)]);
	expect((await send(id, reissue)).status).toBe(303);
	const stateAfter = await paid.state(id);
	expect(stateAfter.booking.confirmId).not.toBe(confirmId);
	expect((await paid.island.fetch(`/booking/${confirmId}`)).status).toBe(404);
	expect(
		stateAfter.mail.filter(({ dedupeKey }) => dedupeKey.startsWith("voucher-anew")),
	).toHaveLength(1);
});
