import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bookings, outbox, payments } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, departureIdOf, type Excursion, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { drawnForm, formOn, shownOn } from "#tests/drawn-form.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { bookAsGuest } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let boss: Visitor;
let trip: Excursion;
/** What the mail provider answers; mails wait while it fails. */
let mailIsUp = true;
beforeAll(async () => {
	paid = await startPaidIsland({
		mail: () =>
			mailIsUp ? Response.json({ id: crypto.randomUUID() }) : new Response("down", { status: 503 }),
	});
	trip = await addExcursion(paid.island.db, { capacity: 60 });
	({ visitor: boss } = await signedInVisitor(paid.island, {
		name: "Marta Boss",
		role: "supervisor",
	}));
});
afterAll(() => paid.island.stop());
beforeEach(() => {
	paid.stripe.isDown = false;
});

const recordOf = (id: number) => `/dashboard/bookings/${id}`;
const editOf = (id: number) => `${recordOf(id)}/edit`;

const departureOf = async ({ id }: { id: string }) =>
	String(await departureIdOf(paid.island.db, { excursionId: id, date: soon() }));

/** Sells two seats for €128 by the form of "New booking", to be paid by link. */
async function sell(changes: Record<string, string> = {}): Promise<number> {
	const answer = await boss.submit("/dashboard/bookings/new", {
		key: crypto.randomUUID(),
		source: "phone",
		departure: await departureOf(trip),
		adults: "2",
		children: "0",
		bebe: "0",
		name: "Ida Berg",
		phone: "+34 600 111 222",
		email: `ida-${crypto.randomUUID().slice(0, 8)}@mail.example`,
		language: "de",
		pickup: String(trip.pointId),
		price: "12800",
		pay: "link-mail",
		...changes,
	});
	expect(answer.status, await answer.clone().text()).toBe(303);
	return Number(answer.headers.get("Location")?.split("/").at(-2));
}

/** The mails of a booking, once none of them waits. */
async function mailsSent(id: number) {
	await vi.waitFor(async () => {
		const { mail } = await paid.state(id);
		expect(mail.filter(({ status }) => status === "pending" || status === "sending")).toEqual([]);
	}, 30_000);
	return (await paid.state(id)).mail;
}

const again = async (id: number, visitor = boss) =>
	visitor.submit(recordOf(id), formOn(await shownOn(boss, recordOf(id)), "resend-pay-link"));

/** Sends the correction as its page draws it, and tells what became of it. */
async function correct(id: number, changes: Record<string, string>, visitor = boss) {
	const drawnFields = formOn(await shownOn(boss, editOf(id)), "edit");
	const { booking } = await paid.state(id);
	// of a list of choices a form sends the chosen one
	const typedFields = {
		language: booking.language ?? "",
		pickupPointId: String(booking.pickupPointId),
		guideNotes: booking.guideNotes ?? "",
		staffNotes: booking.staffNotes ?? "",
	};
	return visitor.submit(editOf(id), { ...drawnFields, ...typedFields, ...changes });
}
const historyOf = async (id: number) =>
	(await entriesOf(paid.island.db, id)).map(({ type, detail }) => `${type}: ${detail}`);
const checkoutStatus = async (confirmId: string, language = "") => {
	const answer = await paid.island.fetch(`${language}/payment/checkout/${confirmId}`);
	return answer.headers.get("location") ?? String(answer.status);
};

test("the record of an unpaid sale shows its link, and one press mails it once more", async () => {
	const id = await sell();
	await mailsSent(id);
	const { booking } = await paid.state(id);
	const page = await shownOn(boss, recordOf(id));
	expect(page).toContain(`/de/payment/checkout/${booking.confirmId}`);
	expect(page).toContain("Valid until");
	expect(page).toContain("QR code of the pay link");
	expect(page).toContain("€128");
	expect(page).toContain(`Mailed to ${booking.email}`);
	const form = formOn(page, "resend-pay-link");
	const presses = await Promise.all([1, 2, 3].map(() => boss.submit(recordOf(id), form)));
	expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
	const [first, second, ...more] = await mailsSent(id);
	expect(more).toEqual([]);
	expect(second?.recipient).toBe(booking.email);
	expect([second?.subject, second?.textBody]).toEqual([first?.subject, first?.textBody]);
	expect((await historyOf(id)).filter((entry) => entry.startsWith("mail:"))).toHaveLength(2);
	// the same form after the booking is paid: what it did is done
	const session = await paid.checkout(booking.confirmId);
	paid.stripe.pay(session);
	await paid.send("checkout.session.completed", session);
	expect((await boss.submit(recordOf(id), form)).status).toBe(303);
	expect((await paid.state(id)).mail).toHaveLength(3);
	expect(drawnForm(await shownOn(boss, recordOf(id)), "resend-pay-link")).toBeNull();
});

test("the link is not mailed again while the mail waits, without an address, after the hold, when paid, or to a website's guest", async () => {
	const refusals: [id: number, words: string][] = [];
	const form = { intent: "resend-pay-link", key: crypto.randomUUID() };
	mailIsUp = false;
	const waiting = await sell();
	expect((await again(waiting)).status).toBe(409);
	refusals.push([waiting, "the mail before is still on its way"]);
	const nobody = await sell({ pay: "link-qr", email: "" });
	const page = await shownOn(boss, recordOf(nobody));
	expect(page).toContain("There is no email address");
	expect(page).toContain("QR code of the pay link");
	expect(drawnForm(page, "resend-pay-link")).toBeNull();
	refusals.push([nobody, "The guest gave no email address"]);
	const over = await sell();
	await paid.endHold(over);
	expect(await shownOn(boss, recordOf(over))).not.toContain("QR code of the pay link");
	refusals.push([over, "the seats are no longer held"]);
	const sale = await sell();
	await paid.island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, sale));
	refusals.push([sale, "waits for no payment any more"]);
	const { id: website } = await bookAsGuest(paid.island, trip);
	expect(drawnForm(await shownOn(boss, recordOf(website)), "resend-pay-link")).toBeNull();
	refusals.push([website, "did not sell this booking with a pay link"]);
	for (const [id, words] of refusals) {
		const { mail } = await paid.state(id);
		const answer = await boss.submit(recordOf(id), form);
		expect([id, answer.status]).toEqual([id, 409]);
		expect((await answer.text()).replaceAll("<!-- -->", "")).toContain(words);
		expect((await paid.state(id)).mail).toHaveLength(mail.length);
	}
	mailIsUp = true;
	await paid.island.db.update(outbox).set({ nextAttemptAt: 0 }).where(eq(outbox.status, "pending"));
	await paid.island.scheduled();
	await mailsSent(waiting);
	expect((await again(waiting)).status).toBe(303);
});

test("a corrected address gets the link in its language, the old link and its page end, and a mail that still waits is not sent", async () => {
	mailIsUp = false;
	const id = await sell({ email: "wrong@mail.example" });
	const { booking: bookingBefore } = await paid.state(id);
	const session = await paid.checkout(bookingBefore.confirmId);
	mailIsUp = true;
	const answer = await correct(id, {
		name: "Ida Bergmann",
		email: "right@mail.example",
		phone: "+34 600 999 888",
		language: "fr",
		guideNotes: "Walks slowly",
	});
	expect(answer.status, await answer.clone().text()).toBe(303);
	const { booking, payments } = await paid.state(id);
	expect(booking).toMatchObject({
		name: "Ida Bergmann",
		email: "right@mail.example",
		phone: "+34 600 999 888",
		language: "fr",
		guideNotes: "Walks slowly",
		status: "pending",
	});
	expect(booking.confirmId).not.toBe(bookingBefore.confirmId);
	expect(payments).toMatchObject([{ status: "failed" }]);
	const [old, link, ...more] = await mailsSent(id);
	expect(more).toEqual([]);
	expect(old).toMatchObject({ recipient: "wrong@mail.example", status: "failed" });
	expect(link).toMatchObject({ recipient: "right@mail.example", status: "sent" });
	expect(link?.textBody).toContain(`/fr/payment/checkout/${booking.confirmId}`);
	expect(link?.textBody).not.toContain(bookingBefore.confirmId);
	// who has the old link reads the same as of an address that never was
	expect(await checkoutStatus(bookingBefore.confirmId)).toContain("/payment/error");
	expect(await checkoutStatus(booking.confirmId)).toMatch(/^https:/);
	const history = (await historyOf(id)).join("\n");
	expect(history).toContain("The old link ends.");
	expect(history).toContain("its payment page counts no more");
	// the price is the same: money of the old page still pays this booking, as a late payment does
	paid.stripe.pay(session);
	await paid.send("checkout.session.completed", session);
	const stateAfter = await paid.state(id);
	expect(stateAfter.booking.status).toBe("confirmed");
	expect(stateAfter.mail.at(-1)).toMatchObject({ recipient: "right@mail.example" });
	expect(stateAfter.mail.at(-1)?.textBody).toContain(booking.confirmId);
});

test("another party asks for its new price: the page that was open confirms nothing, and its money goes back", async () => {
	const id = await sell();
	const { booking: bookingBefore } = await paid.state(id);
	const old = await paid.checkout(bookingBefore.confirmId);
	expect(old.amount_total).toBe(12_800);
	const unseen = await correct(id, { adults: "3" });
	expect(unseen.status).toBe(409);
	expect(await unseen.text()).toContain("costs €64 more");
	const more = { adults: "3", told: "6400", differenceWay: "link" };
	expect((await correct(id, { ...more, differenceWay: "cash" })).status).toBe(409);
	expect((await correct(id, more)).status).toBe(303);
	const { booking, payments } = await paid.state(id);
	expect(booking).toMatchObject({
		adults: 3,
		priceCents: 19_200,
		confirmId: bookingBefore.confirmId,
	});
	expect(payments).toMatchObject([{ status: "failed", amountCents: 12_800 }]);
	expect((await mailsSent(id)).at(-1)?.textBody).toContain("192");
	expect(await shownOn(boss, recordOf(id))).toContain("€192");

	paid.stripe.pay(old);
	await paid.send("checkout.session.completed", old);
	const held = await paid.state(id);
	expect(held.booking.status).toBe("pending");
	expect(held.payments).toMatchObject([{ status: "paid", refundReason: "wrong_amount" }]);
	expect(held.items).toMatchObject([{ kind: "wrong amount" }]);
	expect(held.mail.at(-1)?.textBody).toContain("Bezahlseite, die vor der Korrektur");

	const page = await paid.checkout(booking.confirmId);
	expect(page.amount_total).toBe(19_200);
	paid.stripe.pay(page);
	await paid.send("checkout.session.completed", page);
	await paid.island.scheduled();
	await vi.waitFor(async () => {
		const done = await paid.state(id);
		expect(done.booking).toMatchObject({ status: "confirmed", adults: 3 });
		expect(done.payments).toMatchObject([
			{ status: "refunded", refundedCents: 12_800 },
			{ status: "paid", refundReason: null, amountCents: 19_200 },
		]);
	}, 30_000);
});

test("a guest without an email who pays the old page reads that it comes back, pays the new price, and keeps the voucher's page", async () => {
	const id = await sell({ pay: "link-qr", email: "" });
	const { confirmId } = (await paid.state(id)).booking;
	const guest = newVisitor(paid.island);
	const [success, ownPath] = [`/payment/success?booking=${confirmId}`, `/booking/${confirmId}`];
	const old = await paid.checkout(confirmId);
	const more = { adults: "3", told: "6400", differenceWay: "link" };
	expect((await correct(id, more)).status).toBe(303);
	paid.stripe.isDown = true;
	paid.stripe.pay(old);
	await paid.send("checkout.session.completed", old);
	const back = await shownOn(guest, success);
	expect(back).toContain("Your money comes back.");
	expect(back).toContain(
		"We could not use your payment. €128 is on its way back to you. Your booking costs €192 and is not paid yet. We hold your three seats",
	);
	expect(back).toMatch(/<form[^>]* action="\/payment\/checkout\/[^"]*".*?Pay €192<\/button>/);
	expect(back).not.toContain("There is no need to pay again");
	expect(await shownOn(guest, `/payment/error?booking=${confirmId}`)).toContain("Pay €192");
	expect(await shownOn(guest, ownPath)).toContain("€128 is on its way back to you. ");
	paid.stripe.isDown = false;

	const page = await paid.checkout(confirmId);
	expect(await shownOn(guest, success)).toContain("There is no need to pay again");
	paid.stripe.pay(page);
	const successPage = await shownOn(guest, success);
	expect(successPage).toContain("€192 paid. Open your voucher and keep its page");
	expect(successPage).not.toContain("on its way to");
});

test("a forgiven difference keeps the price, its open page is given up too, and no more seats are taken than are free", async () => {
	const small = await addExcursion(paid.island.db, { capacity: 3 });
	const id = await sell({ departure: await departureOf(small), pickup: String(small.pointId) });
	const { booking: bookingBefore } = await paid.state(id);
	await paid.checkout(bookingBefore.confirmId);
	const party = (adults: number) => ({
		adults: String(adults),
		told: String((adults - 2) * 6400),
		differenceWay: "forgive",
		reason: "A child of the house",
	});
	expect((await correct(id, party(4))).status).toBe(409);
	expect((await correct(id, party(3))).status).toBe(303);
	const { booking, payments } = await paid.state(id);
	expect(booking).toMatchObject({ adults: 3, priceCents: 12_800, listPriceCents: 19_200 });
	expect(payments).toMatchObject([{ status: "failed" }]);
	const page = await paid.checkout(booking.confirmId);
	expect(page.amount_total).toBe(12_800);
});

test("five presses of one correction are one link and one mail", async () => {
	const id = await sell();
	await mailsSent(id);
	const { booking: bookingBefore } = await paid.state(id);
	const form = {
		...formOn(await shownOn(boss, editOf(id)), "edit"),
		language: "de",
		pickupPointId: String(bookingBefore.pickupPointId),
		email: "five@mail.example",
	};
	const presses = await Promise.all([1, 2, 3, 4, 5].map(() => boss.submit(editOf(id), form)));
	expect(presses.every(({ status }) => status === 303 || status === 409)).toBe(true);
	const mails = await mailsSent(id);
	expect(mails.map(({ recipient, status }) => [recipient, status])).toEqual([
		[bookingBefore.email, "sent"],
		["five@mail.example", "sent"],
	]);
	const { booking } = await paid.state(id);
	expect(mails[1]?.textBody).toContain(booking.confirmId);
});

test.each(["", "/de"])(
	"a correction while the gateway opens the page gives that page up: the guest is led to one at the new price, in the same language (%j)",
	async (language) => {
		const id = await sell();
		const { booking } = await paid.state(id);
		let isCorrected = false;
		paid.island.answer("api.stripe.com", async (request) => {
			if (!isCorrected) {
				isCorrected = true;
				const form = { adults: "3", told: "6400", differenceWay: "link" };
				expect((await correct(id, form)).status).toBe(303);
			}
			return paid.stripe.answer(request);
		});
		const again = `${language}/payment/checkout/${booking.confirmId}`;
		expect(await checkoutStatus(booking.confirmId, language)).toBe(again);
		const page = await paid.checkout(booking.confirmId);
		paid.island.answer("api.stripe.com", paid.stripe.answer);
		expect(page.amount_total).toBe(19_200);
		const { payments } = await paid.state(id);
		expect(payments).toMatchObject([
			{ status: "failed", amountCents: 12_800 },
			{ status: "created", amountCents: 19_200, sessionId: page.id },
		]);
	},
);

test("who read the old link just before it ended gets no page by it", async () => {
	const id = await sell();
	const { booking } = await paid.state(id);
	paid.island.answer("api.stripe.com", async (request) => {
		paid.island.answer("api.stripe.com", paid.stripe.answer);
		expect((await correct(id, { email: "hers@mail.example" })).status).toBe(303);
		return paid.stripe.answer(request);
	});
	expect(await checkoutStatus(booking.confirmId)).toBe(`/payment/checkout/${booking.confirmId}`);
	expect(await checkoutStatus(booking.confirmId)).toContain("/payment/error");
	expect((await paid.state(id)).payments).toMatchObject([{ status: "failed" }]);
});

/** Does something once, just before the database gets the first call with these words. */
async function justBefore(words: string, act: () => Promise<void>, run: () => Promise<void>) {
	let isDone = false;
	paid.island.onDatabaseCall(async (body) => {
		if (!isDone && body.includes(words)) {
			isDone = true;
			await act();
		}
		return body;
	});
	try {
		await run();
	} finally {
		paid.island.onDatabaseCall(null);
	}
	expect(isDone, words).toBe(true);
}
const moveTo = (id: number, email: string) => async () => {
	expect((await correct(id, { email })).status).toBe(303);
};

test("an address corrected between reading and writing gets the voucher of money that comes at that moment", async () => {
	const [byLink, byHand] = [await sell(), await sell()];
	const session = await paid.checkout((await paid.state(byLink)).booking.confirmId);
	paid.stripe.pay(session);
	await justBefore("payment_events", moveTo(byLink, "link@mail.example"), async () => {
		await paid.send("checkout.session.completed", session);
	});
	const form = { ...formOn(await shownOn(boss, recordOf(byHand)), "take-money"), gateway: "cash" };
	await justBefore("INSERT INTO payments", moveTo(byHand, "hand@mail.example"), async () => {
		expect((await boss.submit(recordOf(byHand), form)).status).toBe(303);
	});
	for (const [id, email] of [
		[byLink, "link@mail.example"],
		[byHand, "hand@mail.example"],
	] as const) {
		const { booking, mail } = await paid.state(id);
		expect(booking).toMatchObject({ status: "confirmed", email });
		expect(mail.at(-1)).toMatchObject({
			recipient: email,
			dedupeKey: `booking-confirmed:${id}`,
			textBody: expect.stringContaining(booking.confirmId),
		});
	}
});

test("who opens the old link at the moment of its end opens no payment page with it", async () => {
	const id = await sell();
	const { booking } = await paid.state(id);
	await justBefore('insert into \\"payments\\"', moveTo(id, "moved@mail.example"), async () => {
		expect(await checkoutStatus(booking.confirmId)).toContain("/payment/error");
	});
	expect((await paid.state(id)).payments).toEqual([]);
});

test("an unpaid booking of the website keeps its party and its link", async () => {
	const { id, confirmId } = await bookAsGuest(paid.island, trip);
	const page = await shownOn(boss, editOf(id));
	expect(page).toContain("The party stays as it is until this booking is paid");
	const party = { adults: "2", told: "6400", differenceWay: "link" };
	const refused = await correct(id, party);
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("The party of an unpaid booking can’t be changed");
	expect((await correct(id, { email: "other@mail.example" })).status).toBe(303);
	const { booking, mail } = await paid.state(id);
	expect(booking).toMatchObject({ confirmId, email: "other@mail.example" });
	expect(mail).toEqual([]);
});

test("who may not change bookings sees no link, sends none and corrects nothing", async () => {
	const id = await sell();
	await mailsSent(id);
	const { booking } = await paid.state(id);
	const { visitor: reader } = await signedInVisitor(paid.island, { role: "manager" });
	const page = await shownOn(reader, recordOf(id));
	expect(page).toContain(booking.reference);
	expect(page).not.toContain("/payment/checkout/");
	expect(drawnForm(page, "resend-pay-link")).toBeNull();
	expect((await again(id, reader)).status).toBe(403);
	expect((await correct(id, { email: "reader@mail.example" }, reader)).status).toBe(403);
	for (const role of ["partner", "guide", "user"]) {
		const { visitor } = await signedInVisitor(paid.island, { role });
		expect((await again(id, visitor)).status).toBe(403);
	}
	expect((await paid.state(id)).booking).toMatchObject({
		confirmId: booking.confirmId,
		email: booking.email,
	});
	expect((await paid.state(id)).mail).toHaveLength(1);
});

test("the record of an unpaid sale asks the database at most twice", async () => {
	const id = await sell();
	// a mail that leaves after the answer asks the database too
	await mailsSent(id);
	await boss.get("/dashboard/account");
	for (const path of [recordOf(id), editOf(id)]) {
		paid.island.databaseRoundTrips();
		await (await boss.get(path)).text();
		expect(paid.island.databaseRoundTrips(), path).toBeLessThanOrEqual(2);
	}
});

const hours = 3_600_000;
/** The agreed price of €100 is another one than the list's €128. */
const agreed = { agreed: "100", agreedWhy: "They come every year" };
const endedSale = async (changes: Record<string, string> = {}) => {
	const id = await sell({ ...agreed, ...changes });
	await mailsSent(id);
	await paid.endHold(id);
	return { id, confirmId: (await paid.state(id)).booking.confirmId };
};
const queueOf = async (id: number) =>
	(await shownOn(boss, "/dashboard/attention?kind=unpaid+sale+ended")).includes(
		`href="${recordOf(id)}"`,
	);

test("a sale holds its seats as long as staff chose, its link opens a page up to the end, and the mail says until when", async () => {
	const id = await sell({ hold: "48-hours", language: "en" });
	const [mail] = await mailsSent(id);
	const { booking } = await paid.state(id);
	expect(Math.round((booking.holdExpiresAt - booking.createdAt) / hours)).toBe(48);
	expect(mail?.textBody).toMatch(/until \w+ \d+ \w+, \d\d:\d\d \(island time\)/);
	// a day later; then in the last minutes, when the page outlasts the hold and so prolongs it
	for (const [left, isProlonged] of [
		[24 * hours, false],
		[hours / 12, true],
	] as const) {
		const holdExpiresAt = Date.now() + left;
		await paid.island.db
			.update(bookings)
			.set({ createdAt: Date.now() - 24 * hours, holdExpiresAt })
			.where(eq(bookings.id, id));
		await paid.checkout(booking.confirmId);
		const { booking: bookingAfter } = await paid.state(id);
		expect(bookingAfter.holdExpiresAt > holdExpiresAt).toBe(isProlonged);
		await paid.island.db.update(payments).set({ sessionExpiresAt: 0 });
	}
});

test("an ended sale keeps its agreed price for the guest, who reads nothing of another one", async () => {
	const { id, confirmId } = await endedSale();
	expect(await checkoutStatus(confirmId)).toContain("/payment/error");
	const page = await (await paid.island.fetch(`/payment/error?booking=${confirmId}`)).text();
	expect(page).toContain("Take the seats again and pay");
	expect(page).not.toContain("price has changed");
	const back = await newVisitor(paid.island).submit(`/payment/checkout/${confirmId}`, {});
	const session = paid.stripe.sessionAt(back.headers.get("location"));
	expect(session.amount_total).toBe(10_000);
	paid.stripe.pay(session);
	await paid.send("checkout.session.completed", session);
	expect((await paid.state(id)).booking).toMatchObject({ status: "confirmed", priceCents: 10_000 });
});

test("staff hold an ended sale again by one press, which mails the link, and until then it stands in the queue", async () => {
	const { id } = await endedSale();
	expect(await queueOf(id)).toBe(true);
	const page = await shownOn(boss, recordOf(id));
	expect(page).toContain("Hold again and send the link");
	const form = { ...formOn(page, "hold-again"), hold: "tonight" };
	const presses = await Promise.all([1, 2].map(() => boss.submit(recordOf(id), form)));
	expect(presses.map(({ status }) => status)).toEqual([303, 303]);
	expect(await mailsSent(id)).toHaveLength(2);
	const { booking } = await paid.state(id);
	expect(booking).toMatchObject({ status: "pending", priceCents: 10_000 });
	expect(booking.holdExpiresAt).toBeGreaterThan(Date.now());
	const entries = await entriesOf(paid.island.db, id);
	expect(
		entries.filter(({ type }) => type === "brought back").map(({ actorName }) => actorName),
	).toEqual(["Marta Boss"]);
	expect(await queueOf(id)).toBe(false);
	await paid.endHold(id);
	expect(await queueOf(id)).toBe(true);
	await boss.submit(recordOf(id), formOn(await shownOn(boss, recordOf(id)), "give-up-sale"));
	expect(await queueOf(id)).toBe(false);
	expect((await paid.state(id)).booking.status).toBe("pending");
});

test("an ended sale whose code somebody else has used up is not held again, by staff or by its guest", async () => {
	const other = await addExcursion(paid.island.db);
	const at = { departure: await departureOf(other), pickup: String(other.pointId) };
	const { code } = await addCode(paid.island.db, { percent: 1000, mostBookings: 1 });
	const { id, confirmId } = await endedSale({ ...at, code, price: "11520" });
	const form = formOn(await shownOn(boss, recordOf(id)), "hold-again");
	await bookAsGuest(paid.island, other, { adults: 2, price: 115.2, code });
	expect((await boss.submit(recordOf(id), { ...form, hold: "48-hours" })).status).toBe(409);
	const back = await newVisitor(paid.island).submit(`/payment/checkout/${confirmId}`, {});
	expect(back.headers.get("location")).toContain("/payment/error");
	expect((await paid.state(id)).booking.holdExpiresAt).toBeLessThan(Date.now());
});

test("an ended sale is not held again when its seats are sold, and who only reads bookings can't", async () => {
	const small = await addExcursion(paid.island.db, { capacity: 2 });
	const at = { departure: await departureOf(small), pickup: String(small.pointId) };
	const { id } = await endedSale(at);
	const form = formOn(await shownOn(boss, recordOf(id)), "hold-again");
	await bookAsGuest(paid.island, small, { adults: 2, price: 128 });
	const refused = await boss.submit(recordOf(id), { ...form, hold: "48-hours" });
	expect([refused.status, await refused.text()]).toEqual([
		409,
		expect.stringContaining("Not held: the seats are sold to others by now"),
	]);
	const { visitor: manager } = await signedInVisitor(paid.island, { role: "manager" });
	expect((await manager.submit(recordOf(id), form)).status).toBe(403);
	expect(await shownOn(manager, recordOf(id))).not.toContain("Hold again");
});
