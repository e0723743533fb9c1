import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bookings, cashMovements, outbox, refunds } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { setPrice } from "#tests/booking-money.ts";
import { manifestPath } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let boss: Visitor;
let guest: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	guest = newVisitor(paid.island);
	({ visitor: boss } = await signedInVisitor(paid.island, {
		name: "Marta Boss",
		role: "supervisor",
	}));
});
afterAll(() => paid.island.stop());

const key = () => crypto.randomUUID();
const page = (confirmId: string) => `/booking/${confirmId}/pay`;

/** A booking that is confirmed and paid on the day: 128 euros for two. */
async function onTheDay() {
	const ownBooking = await paid.book({ adults: 2, price: 128 });
	await paid.island.db
		.update(bookings)
		.set({ status: "confirmed", confirmedAt: Date.now() })
		.where(eq(bookings.id, ownBooking.id));
	return ownBooking;
}

const give = (id: number, way: "mail" | "code", form: Record<string, string> = {}) =>
	boss.submit(`/dashboard/bookings/${id}`, { intent: "pay-link", key: key(), way, ...form });
const takeCash = (id: number, euros: number) =>
	boss.submit(`/dashboard/bookings/${id}`, {
		intent: "take-money",
		key: key(),
		gateway: "cash",
		amount: String(euros),
	});

/** Presses the guest's button. */
const press = (confirmId: string, shownCents: number | string) =>
	guest.submit(page(confirmId), { told: String(shownCents) });
async function openAt(confirmId: string, shownCents: number) {
	const response = await press(confirmId, shownCents);
	expect(response.status).toBe(303);
	return paid.stripe.sessionAt(response.headers.get("location"));
}
async function payAt(session: ReturnType<typeof paid.stripe.sessionAt>) {
	paid.stripe.pay(session);
	return paid.send("checkout.session.completed", session);
}
const textOf = async (path: string) => (await paid.island.fetch(path)).text();

/** Cents of the booking that are neither refunded nor due for refund. */
async function keptOf(id: number) {
	const { payments } = await paid.state(id);
	return payments
		.filter(({ status, refundReason }) => status === "paid" && refundReason === null)
		.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
}
const historyOf = async (id: number) =>
	(await entriesOf(paid.island.db, id)).map(({ type, detail }) => `${type}: ${detail}`);

test("a link takes what is owed on the day once, from two tabs and by doubled events, and everybody reads it", async () => {
	const { id, confirmId } = await onTheDay();
	// without a link the guest pays on the day, whatever is sent by hand
	expect(await textOf(page(confirmId))).toContain("You pay on the day.");
	expect((await press(confirmId, 12_800)).status).toBe(409);
	const form = { key: key() };
	const presses = await Promise.all([give(id, "mail", form), give(id, "mail", form)]);
	expect(presses.map(({ status }) => status)).toEqual([303, 303]);
	expect(await (await boss.get(`/dashboard/bookings/${id}`)).text()).toContain(page(confirmId));
	expect(await textOf(`/booking/${confirmId}`)).toContain("Pay it now");
	expect(await textOf(page(confirmId))).toContain("€128");
	for (const [shownCents, status] of [
		["nothing", 400],
		[1, 409],
		[12_900, 409],
	] as const)
		expect((await press(confirmId, shownCents)).status).toBe(status);
	const [one, other] = await Promise.all([openAt(confirmId, 12_800), openAt(confirmId, 12_800)]);
	expect([one?.id, one?.amount_total]).toEqual([other?.id, 12_800]);
	expect(await textOf(`${page(confirmId)}?back`)).toContain("One moment.");
	if (!one) throw new Error("no page");
	paid.stripe.pay(one);
	const events = Array.from({ length: 5 }, () =>
		paid.send("checkout.session.completed", one, { id: `evt_balance_${id}` }),
	);
	const settled = await Promise.all([...events, payAt(one)]);
	expect(settled.filter((each) => each === "applied").length).toBeGreaterThan(0);
	const { payments, mail } = await paid.state(id);
	expect(payments).toMatchObject([{ purpose: "balance", amountCents: 12_800, status: "paid" }]);
	expect(await keptOf(id)).toBe(12_800);
	expect(mail.map(({ subject }) => subject.replace(/ \(.*/, ""))).toEqual([
		expect.stringContaining("Pay €128"),
		"We have your €128",
	]);
	expect(mail[0]?.textBody).toContain(page(confirmId));
	expect(mail[1]?.textBody).toContain("Nothing is left to pay.");
	expect(await textOf(`${page(confirmId)}?back`)).toContain("Nothing is left to pay.");
	expect(await textOf(`/booking/${confirmId}`)).not.toContain("Pay it now");
	const record = await (await boss.get(`/dashboard/bookings/${id}`)).text();
	expect(record).not.toContain("Still to pay");
	const history = await historyOf(id);
	expect(history.filter((entry) => entry.startsWith("pay link"))).toHaveLength(1);
	expect(history).toContain("paid: €128 by pay link");
	expect((await give(id, "code")).status).toBe(409);
	expect((await takeCash(id, 1)).status).toBe(409);
});

test("of a link and cash at the same moment one counts, and the other is given back or refused", async () => {
	const { id, confirmId } = await onTheDay();
	await give(id, "code");
	const session = await openAt(confirmId, 12_800);
	paid.stripe.pay(session);
	const [, cash] = await Promise.all([
		paid.send("checkout.session.completed", session),
		takeCash(id, 128),
	]);
	expect(await keptOf(id)).toBe(12_800);
	const [link] = (await paid.state(id)).payments.filter(({ purpose }) => purpose === "balance");
	if (cash.status === 303)
		expect(link?.refundReason === "not_owed" || link?.status === "refunded").toBe(true);
	else expect([cash.status, link?.refundReason]).toEqual([409, null]);
});

test("an old page of more than is owed goes back in whole, and one of less is kept as a part", async () => {
	const { id, confirmId } = await onTheDay();
	await give(id, "code");
	const whole = await openAt(confirmId, 12_800);
	expect((await takeCash(id, 100)).status).toBe(303);
	expect(await textOf(page(confirmId))).toContain("€28");
	await payAt(whole);
	expect(await keptOf(id)).toBe(10_000);
	expect(await textOf(`${page(confirmId)}?back`)).toContain("Your money comes back.");
	await paid.island.scheduled();
	await vi.waitFor(async () => {
		const { payments, items, mail } = await paid.state(id);
		expect(payments.find(({ purpose }) => purpose === "balance")).toMatchObject({
			status: "refunded",
			refundedCents: 12_800,
		});
		expect(items).toMatchObject([{ kind: "not owed", status: "settled" }]);
		expect(mail.at(-1)?.subject).toContain("comes back");
	}, 30_000);
	const ownIntent = paid.stripe.chargeOf(whole).payment_intent;
	expect(paid.stripe.refunds.filter((each) => each.payment_intent === ownIntent)).toHaveLength(1);

	// the party grows while a page of the rest is open: its money is a part of what is owed now
	const rest = await openAt(confirmId, 2800);
	const { booking } = await paid.state(id);
	await setPrice(paid.island.db, id, booking.priceCents + 6400);
	await payAt(rest);
	expect(await keptOf(id)).toBe(12_800);
	expect(await textOf(page(confirmId))).toContain("€64");
	const next = await openAt(confirmId, 6400);
	await payAt(next);
	expect(await keptOf(id)).toBe(19_200);
	const purse = await paid.island.db.select().from(cashMovements);
	expect(purse.filter(({ paymentId }) => paymentId?.startsWith(`s${id}-`))).toMatchObject([
		{ amountCents: 10_000 },
	]);
});

test("money for a booking that was cancelled meanwhile goes back, and its link asks for nothing", async () => {
	const { id, confirmId } = await onTheDay();
	await give(id, "code");
	const session = await openAt(confirmId, 12_800);
	await cancelAsStaff(boss, id);
	expect(await textOf(page(confirmId))).toContain("There is nothing to pay here.");
	expect((await press(confirmId, 12_800)).status).toBe(409);
	await payAt(session);
	expect(await keptOf(id)).toBe(0);
	const { items } = await paid.state(id);
	expect(items).toMatchObject([{ kind: "paid after cancelling" }]);
	expect((await press("A".repeat(22), 100)).status).toBe(404);
});

test("a larger party is settled by a pay link, which goes with the mail of the change", async () => {
	const { id } = await paid.pay({ adults: 2, price: 128 });
	const { booking } = await paid.state(id);
	const edit = {
		intent: "edit",
		key: key(),
		fingerprint: await fingerprintOf(paid.island.db, id),
		name: booking.name,
		email: booking.email ?? "",
		phone: booking.phone ?? "",
		language: booking.language ?? "",
		pickupPointId: String(booking.pickupPointId),
		adults: "3",
		children: "0",
		bebe: "0",
		told: "6400",
		differenceWay: "link",
	};
	const presses = await Promise.all([
		boss.submit(`/dashboard/bookings/${id}/edit`, edit),
		boss.submit(`/dashboard/bookings/${id}/edit`, edit),
	]);
	expect(presses.some(({ status }) => status === 303)).toBe(true);
	const [linkMail, ...more] = (
		await paid.island.db.select().from(outbox).where(eq(outbox.bookingId, id)).orderBy(outbox.id)
	).filter(({ subject }) => subject.startsWith("Changed"));
	expect(more).toEqual([]);
	expect(linkMail?.textBody).toContain(page(booking.confirmId));
	expect(linkMail?.textBody).toContain("Still to pay: €64");
	await payAt(await openAt(booking.confirmId, 6400));
	expect(await keptOf(id)).toBe(19_200);
	expect((await historyOf(id)).filter((entry) => entry.startsWith("pay link"))).toHaveLength(1);
	// smaller again: what was paid too much is the difference, and no link takes it
	expect((await press(booking.confirmId, 6400)).status).toBe(409);
});

/** What each screen says that the guest still owes; `press` compares it inside the statement. */
async function owedOn({ excursion, id, confirmId }: Awaited<ReturnType<typeof onTheDay>>) {
	const { date, reference } = (await paid.state(id)).booking;
	const read = async (path: string) => (await boss.get(path)).text();
	const [, record] =
		/Still to pay: <b>([^<]+)</.exec(await read(`/dashboard/bookings/${id}`)) ?? [];
	const owed = await read(`/dashboard/bookings?payment=owed&q=${reference}&from=${date}`);
	const manifest = await read(
		await manifestPath(paid.island.db, { excursionId: excursion.id, date }),
	);
	const csv = await read(`/dashboard/bookings/export.csv?q=${reference}`);
	const sums = /"(128\.00",)"[^"]+",("[^"]+","[^"]+","[^"]+)","[^"]*","EUR"/.exec(csv);
	return {
		record,
		isListed: owed.includes(`/dashboard/bookings/${id}"`),
		manifest: /To collect: ([^<]+)</.exec(manifest)?.[1],
		// without the tax, which stands between price and money
		csv: sums && `${sums[1]}${sums[2]}`.replaceAll('"', ""),
		guest: (await textOf(page(confirmId))).includes("€128"),
		inSql: (await press(confirmId, 12_800)).status,
	};
}

test.each([100, 20_000])(
	"a payment of %s cents instead of €128 pays nothing, wherever its money is",
	async (wrong) => {
		const { stripe } = paid;
		const ownBooking = await onTheDay();
		const { id, confirmId } = ownBooking;
		const euros = (cents: number) => (cents / 100).toFixed(2);
		const nothingPaid = (back: number) => ({
			record: "€128",
			isListed: true,
			manifest: "€128",
			csv: ["128.00", euros(wrong), euros(back), euros(wrong - back)].join(","),
			guest: true,
			inSql: 303,
		});
		await give(id, "code");
		const session = await openAt(confirmId, 12_800);
		session.amount_total = wrong;
		stripe.refusesRefunds = "processing_error";
		await payAt(session);
		expect((await paid.state(id)).mail.at(-1)?.subject).toContain(
			`Your €${wrong / 100} comes back`,
		);
		expect(await owedOn(ownBooking)).toEqual(nothingPaid(0));

		const charge = stripe.chargeOf(session);
		await paid.send("charge.refunded", stripe.giveBack(charge, 40));
		expect(await owedOn(ownBooking)).toEqual(nothingPaid(40));

		stripe.refusesRefunds = null;
		const ownPayment = async () =>
			(await paid.state(id)).payments.find(({ refundReason }) => refundReason === "wrong_amount");
		await paid.island.db
			.update(refunds)
			.set({ nextAt: 0 })
			.where(eq(refunds.paymentId, (await ownPayment())?.id ?? ""));
		await paid.island.scheduled();
		await vi.waitFor(async () => expect((await ownPayment())?.status).toBe("refunded"), 30_000);
		expect(await owedOn(ownBooking)).toEqual(nothingPaid(wrong));

		await paid.send("refund.failed", stripe.refundFails(charge, wrong - 40));
		expect((await ownPayment())?.isHeld).toBe(true);
		expect(await owedOn(ownBooking)).toEqual(nothingPaid(40));

		const item = (await paid.state(id)).items.find(({ kind }) => kind === "refund failing");
		await boss.submit("/dashboard/attention", {
			intent: "paid back",
			item: String(item?.id),
			seenAt: String(Date.now()),
			note: "By bank transfer",
		});
		expect((await ownPayment())?.status).toBe("refunded");
		expect(await owedOn(ownBooking)).toEqual(nothingPaid(wrong));
		expect((await takeCash(id, 128)).status).toBe(303);
	},
);

test("a wrong payment that went back before we heard of it, in part or in whole, pays nothing", async () => {
	const { stripe } = paid;
	for (const [wrong, back] of [
		[100, 100],
		[20_000, 12_800],
		[20_000, 500],
	] as const) {
		const ownBooking = await onTheDay();
		await give(ownBooking.id, "code");
		const session = await openAt(ownBooking.confirmId, 12_800);
		session.amount_total = wrong;
		stripe.pay(session);
		await paid.send("charge.refunded", stripe.giveBack(stripe.chargeOf(session), back));
		await paid.send("checkout.session.completed", session);
		expect(await owedOn(ownBooking)).toMatchObject({
			record: "€128",
			manifest: "€128",
			inSql: 303,
		});
	}
});
