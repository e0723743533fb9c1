import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
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
	const presses = await Promise.all([1, 2].map(() => boss.submit(recordOf(id), form)));
	expect(presses.map(({ status }) => status)).toEqual([303, 303]);
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
	expect((await paid.state(id)).booking).toMatchObject({
		confirmId: booking.confirmId,
		email: booking.email,
	});
	expect((await paid.state(id)).mail).toHaveLength(1);
});

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
