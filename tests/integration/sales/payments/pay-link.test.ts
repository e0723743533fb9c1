import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bookings, cashMovements, departures, refunds } from "#app/database/schema.server.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { paymentTexts, voucherTexts } from "#app/messages/texts.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { setPrice } from "#tests/booking-money.ts";
import {
	addExcursion,
	changeDeparture,
	departureIdOf,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { shownOn } from "#tests/drawn-form.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addBooking } from "#tests/sales.ts";
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
beforeEach(() => {
	paid.stripe.isDown = false;
});
afterEach(() => paid.island.onDatabaseCall(null));

describe("a pay link", () => {
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
		expect((await press(confirmId, 12_900)).status).toBe(409);
		const [one, other] = await Promise.all([openAt(confirmId, 12_800), openAt(confirmId, 12_800)]);
		expect([one?.id, one?.amount_total]).toEqual([other?.id, 12_800]);
		expect(await textOf(`${page(confirmId)}?back`)).toContain("One moment.");
		if (!one) throw new Error("no page");
		paid.stripe.pay(one);
		const events = Array.from({ length: 2 }, () =>
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
		expect((await takeCash(id, 1)).status).toBe(409);
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

	test("a payment of €200 instead of €128 pays nothing, wherever its money is", async () => {
		const { stripe } = paid;
		const wrong = 20_000;
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
		// a refund that changes while its request is under way stays claimed for most of a minute
		await paid.island.afterWork();

		const charge = stripe.chargeOf(session);
		await paid.send("charge.refunded", stripe.giveBack(charge, 40));

		await paid.island.afterWork();
		stripe.refusesRefunds = null;
		const ownPayment = async () =>
			(await paid.state(id)).payments.find(({ refundReason }) => refundReason === "wrong_amount");
		await paid.island.db
			.update(refunds)
			.set({ nextAt: 0 })
			.where(eq(refunds.paymentId, (await ownPayment())?.id ?? ""));
		await paid.island.scheduled();
		await vi.waitFor(async () => expect((await ownPayment())?.status).toBe("refunded"), 30_000);

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
		expect((await takeCash(id, 128)).status).toBe(303);
	});
});

describe("a payment while something else happens", () => {
	/** Runs things one by one, each before a batch that stores an event; later batches wait. */
	function rightBeforeEvents(happens: (() => Promise<unknown>)[]): void {
		const left = [...happens];
		let last: Promise<unknown> = Promise.resolve();
		paid.island.onDatabaseCall(async (body) => {
			if (!/insert into \\"payment_events/.test(body)) return body;
			last = left.shift()?.() ?? last;
			await last;
			return body;
		});
	}

	async function moveTo(id: number, date: string) {
		const { booking } = await paid.state(id);
		const answer = await boss.submit(`/dashboard/bookings/${id}/change`, {
			departureId: String(await departureIdOf(paid.island.db, { ...booking, date })),
			pickupPointId: String(booking.pickupPointId),
			fingerprint: await fingerprintOf(paid.island.db, id),
			key: crypto.randomUUID(),
		});
		expect(answer.status).toBe(303);
	}

	test("a guest who is moved while paying gets the voucher of the new day", async () => {
		const { stripe, open, send, state } = paid;
		const { id, session } = await open();
		stripe.pay(session);
		rightBeforeEvents([() => moveTo(id, soon(9))]);
		await send("checkout.session.completed", session);
		const { booking, mail } = await state(id);
		expect([booking.status, booking.date]).toEqual(["confirmed", soon(9)]);
		expect(mail.map(({ dedupeKey }) => dedupeKey).at(-1)).toBe(`booking-confirmed:${id}`);
		expect(mail.at(-1)?.textBody).toContain(`Be ready at 04:30, ${formatDate(soon(9), "long")}`);
	});

	test("a guest who pays at the desk in the moment when the card's money comes reads that the booking stands", async () => {
		const { stripe, open, send, state } = paid;
		const { id, confirmId, session } = await open();
		stripe.pay(session);
		rightBeforeEvents([
			async () => {
				const cash = {
					intent: "take-money",
					key: crypto.randomUUID(),
					gateway: "cash",
					amount: "64",
				};
				expect((await boss.submit(`/dashboard/bookings/${id}`, cash)).status).toBe(303);
			},
		]);
		await send("checkout.session.completed", session);
		const { booking, payments, mail } = await state(id);
		expect(booking.status).toBe("confirmed");
		expect(payments.map(({ refundReason }) => refundReason)).toContain("paid_twice");
		const returnMails = mail.filter(({ dedupeKey }) => dedupeKey === `payment-returned:p${id}-1`);
		expect(returnMails).toHaveLength(1);
		expect(returnMails[0]?.textBody).toContain("Your booking stands as it is. Your payment of €64");
		expect(returnMails[0]?.textBody).toContain(`/booking/${confirmId}`);
		expect(returnMails[0]?.textBody).not.toContain("another day");
	});

	test("money in the last moment of a hold goes back when its seats are sold while it is written down", async () => {
		const { stripe, open, send, state, island } = paid;
		const { id, session, excursion } = await open();
		const elsewhere = await addBooking(island, await addExcursion(island.db));
		const { departureId } = (await state(id)).booking;
		await island.db.update(departures).set({ capacity: 1 }).where(eq(departures.id, departureId));
		const holdExpiresAt = Date.now() + 30_000;
		await island.db.update(bookings).set({ holdExpiresAt }).where(eq(bookings.id, id));
		stripe.pay(session);
		// as a booking would that comes when the hold has ended
		const soldSeat = { departureId, excursionId: excursion.id };
		rightBeforeEvents([
			() => island.db.update(bookings).set(soldSeat).where(eq(bookings.id, elsewhere.id)),
		]);
		const event = await stripe.event("checkout.session.completed", session, {});
		const answer = await island.fetch("/api/payments/webhook", { method: "POST", ...event });
		expect(answer.status).toBeGreaterThanOrEqual(500);
		expect((await state(id)).booking.status).toBe("pending");
		await paid.endHold(id);
		expect(await send("checkout.session.completed", session)).toBe("applied");
		const { booking, payments } = await state(id);
		expect([booking.status, payments[0]?.refundReason]).toEqual(["pending", "seats_gone"]);
	});
});

describe("the pages around a payment", () => {
	async function page(path: string): Promise<string> {
		const answer = await paid.island.fetch(path);
		return (await answer.text()).replaceAll("<!-- -->", "");
	}

	test("who pays on a German page stays in German: the gateway's page, the way back and both answers", async () => {
		const { excursion, confirmId } = await paid.book();
		const answer = await paid.island.fetch(`/de/payment/checkout/${confirmId}`);
		const session = paid.stripe.sessionAt(answer.headers.get("location"));
		expect(session).toMatchObject({
			locale: "de",
			line_item: `${excursion.title}, 1 Erwachsener`,
			success_url: expect.stringMatching(`/de/payment/success\\?booking=${confirmId}$`),
			cancel_url: expect.stringMatching(`/de/payment/error\\?booking=${confirmId}&back$`),
		});
		const failed = await page(`/de/payment/error?booking=${confirmId}`);
		expect(failed).toContain("Es wurde kein Geld abgebucht.");
		expect(failed).toContain("Oft liegt es an der Sicherheitsprüfung der Karte.");
		const back = await page(`/de/payment/error?booking=${confirmId}&back`);
		expect(back).toContain("Sie haben noch nicht bezahlt</h1>");
		expect(back).toMatch(/noch <b>\d+ Minuten<\/b> frei/);
		expect(back).not.toContain("Sicherheitsprüfung");
		expect(failed).toContain(`action="/de/payment/checkout/${confirmId}"`);
		paid.stripe.pay(session);
		const succeeded = await page(`/de/payment/success?booking=${confirmId}`);
		expect(succeeded).toContain("<title>Ihre Zahlung · Island Excursions</title>");
		expect(succeeded).toMatch(/64\s€ bezahlt\. Ihr Voucher ist unterwegs an/);
		expect(succeeded).toContain(`href="/de/booking/${confirmId}"`);
	});

	test("the browser that booked reads where the voucher went in full, everybody else with the link masked", async () => {
		const { session, confirmId, id } = await paid.open();
		paid.stripe.pay(session);
		const address = `/payment/success?booking=${confirmId}`;
		const email = (await paid.state(id)).booking.email ?? "";
		expect(email).toContain("@");
		expect(await page(address)).not.toContain(email);
		const headers = { cookie: `held=${confirmId}` };
		expect(await (await paid.island.fetch(address, { headers })).text()).toContain(email);
	});

	const errorPage = (confirmId: string) => `/payment/error?booking=${confirmId}`;

	/** The guest releases the seats in one tab, somebody takes them, and the guest pays in the other tab. */
	async function paidTooLate() {
		const checkout = await paid.open();
		const { confirmId, excursion, session } = checkout;
		expect((await guest.submit(`/booking/${confirmId}/let-go`, {})).status).toBe(303);
		const departure = { excursionId: excursion.id, date: soon() };
		await changeDeparture(paid.island.db, departure, { capacity: 0 });
		paid.stripe.pay(session);
		return checkout;
	}

	test("who pays after the seats are gone reads on every page, in the own language, that the money comes back", async () => {
		const { id, confirmId, session } = await paidTooLate();
		paid.stripe.isDown = true;
		await paid.send("checkout.session.completed", session);
		expect((await paid.state(id)).payments).toMatchObject([{ refundReason: "seats_gone" }]);
		for (const language of ["en", "de"] as const) {
			const { noMoneyTaken, notUsed } = paymentTexts[language];
			const { moneyAfterwards, lead } = voucherTexts[language];
			const back = moneyAfterwards.onItsWay({ back: formatsIn(language).formatMoney(6400, "EUR") });
			const failed = await shownOn(guest, pathIn(language, errorPage(confirmId)));
			expect(failed).toContain(`${notUsed} ${back}`);
			expect(failed).not.toContain(noMoneyTaken);
			const ownPage = await shownOn(guest, pathIn(language, `/booking/${confirmId}`));
			expect(ownPage).toContain(back);
			expect(ownPage).not.toContain(lead.expired);
		}
	});

	test("who paid nothing reads that nothing was taken", async () => {
		const { confirmId } = await paid.open();
		expect(await shownOn(guest, errorPage(confirmId))).toContain(
			"No money was taken. We hold your",
		);
		await guest.submit(`/booking/${confirmId}/let-go`, {});
		expect(await shownOn(guest, errorPage(confirmId))).toContain(
			"No money was taken. We held your",
		);
		expect(await shownOn(guest, `/booking/${confirmId}`)).toContain(voucherTexts.en.lead.expired);
	});
});
