import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, handovers, outbox, totems } from "#app/database/schema.server.ts";
import { revokeTotem } from "#app/partners/totems.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { linesOf } from "#tests/booking-money.ts";
import {
	bookingOf,
	changeDeparture,
	departureIdOf,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { formOn } from "#tests/drawn-form.ts";
import { addExtra } from "#tests/extras.ts";
import { addFare } from "#tests/fares.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { bookAsGuest } from "#tests/sales.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

async function addScreen(paymentMode: "phone" | "hotel" = "phone") {
	const { hotelId, excursion } = await addHotelWithTrip(island, { paymentMode });
	return { hotelId, excursion, ...(await enrolScreen(island, hotelId)) };
}

/** A screen as above whose hotel has a desk, and a trip that offers a lunch, a boat fee that all pay, and the whole boat. */
async function addScreenWithDesk() {
	const { visitor: desk, user: partner } = await signedInVisitor(island, { role: "partner" });
	const change = { paymentMode: "hotel", partnerUserId: partner.id } as const;
	const { hotelId, excursion } = await addHotelWithTrip(island, change);
	const lunch = await addExtra(island.db, excursion, { stock: 4 });
	const fee = { title: "Boat fee", priceCents: 500, isRequired: true, position: 1 };
	await addExtra(island.db, excursion, fee);
	await changeDeparture(
		island.db,
		{ excursionId: excursion.id, date: soon() },
		{ sells: "both", wholePriceCents: 48_000 },
	);
	const { screen } = await enrolScreen(island, hotelId);
	const offerChoice = (choice: object) => offer(screen, hotelId, excursion, choice);
	return { hotelId, excursion, desk, screen, lunch: `extra_${lunch}`, offerChoice };
}

async function offer(screen: Visitor, hotelId: string, excursion: Excursion, changes: object = {}) {
	const answer = await screen.post(`/totem/${hotelId}/handovers`, {
		departureId: await departureIdOf(island.db, { excursionId: excursion.id, date: soon() }),
		adults: 2,
		children: 0,
		bebe: 0,
		pickup: excursion.pickup,
		isInHotelsName: true,
		...changes,
	});
	return {
		status: answer.status,
		...((await answer.json()) as { token: string; watch: string; code: string }),
	};
}

async function openPhone(token: string) {
	const phone = newVisitor(island);
	const page = await (await phone.get(`/totem/handover/${token}`)).text();
	return { phone, page: page.replaceAll("<!-- -->", "") };
}

const soldOf = (hotelId: string) =>
	island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId));

async function follow(hotelId: string, watch: string) {
	const answer = await island.fetch(`/totem/${hotelId}/handovers`, {
		headers: { "x-handover-watch": watch },
	});
	expect(answer.headers.get("cache-control")).toBe("no-store");
	return (await answer.json()) as { state: string; confirmId?: string };
}

/** The phone's form; everything but the guest comes from the handoff. */
function guest(excursion: Excursion, changes: Record<string, unknown> = {}) {
	const { name, email, cemail } = bookingOf(excursion);
	const price = (2 * excursion.priceAdultCents) / 100;
	return Object.fromEntries(
		Object.entries({ name, email, cemail, price, ...changes }).map(([key, value]) => [
			key,
			String(value),
		]),
	);
}

test("any phone looks at it, the first that books claims it, and the screen follows", async () => {
	const { hotelId, excursion, screen } = await addScreen();
	const { token, watch } = await offer(screen, hotelId, excursion);
	expect(await follow(hotelId, watch)).toEqual({ state: "waiting" });
	// the code alone does not reveal what becomes of the handoff
	expect(await follow(hotelId, token)).toEqual({ state: "over" });

	const phone = newVisitor(island);
	const page = await phone.get(`/totem/handover/${token}`);
	expect(page.status).toBe(200);
	expect(page.headers.get("cache-control")).toBe("no-store");
	expect(phone.lastSetCookies[0]).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
	expect(await page.text()).toContain(excursion.title);
	expect(await follow(hotelId, watch)).toEqual({ state: "opened" });
	expect((await phone.get(`/totem/handover/${token}`)).status).toBe(200);
	// a preview of the link in a chat, and another phone
	const stranger = newVisitor(island);
	expect((await stranger.get(`/totem/handover/${token}`)).status).toBe(200);
	// without a cookie nobody can come back to what was booked
	const unknown = await newVisitor(island).submit(`/totem/handover/${token}`, guest(excursion));
	expect(unknown.status).toBe(410);

	const answer = await phone.submit(`/totem/handover/${token}`, guest(excursion));
	expect(answer.status).toBe(303);
	const progress = await follow(hotelId, watch);
	expect(progress.state).toBe("booked");
	expect(answer.headers.get("location")).toBe(`/payment/checkout/${progress.confirmId}`);
	expect((await stranger.get(`/totem/handover/${token}`)).status).toBe(410);
	const late = await stranger.submit(`/totem/handover/${token}`, guest(excursion));
	expect(late.status).toBe(410);
	const rows = await island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId));
	expect(rows).toMatchObject([{ partner: hotelId, status: "pending", adults: 2, date: soon() }]);
});

test("one handoff is one booking, whatever is typed the second time, also at the same time", async () => {
	const { hotelId, excursion, screen } = await addScreen("hotel");
	const { token } = await offer(screen, hotelId, excursion);
	const phone = newVisitor(island);
	await phone.get(`/totem/handover/${token}`);
	const answers = await Promise.all(
		["Ida Lindqvist", "Ida Lindquist", "Somebody Else"].map((name) =>
			phone.submit(`/totem/handover/${token}`, guest(excursion, { name })),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
	expect(new Set(answers.map((answer) => answer.headers.get("location"))).size).toBe(1);
	// the hotel collects the money, so the phone gets its voucher
	expect(answers[0]?.headers.get("location")).toMatch(/^\/booking\//);
	const rows = await island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId));
	expect(rows).toMatchObject([{ status: "confirmed" }]);
});

test("the phone adds the guest to the stored choice and cannot change it", async () => {
	const { hotelId, excursion, screen } = await addScreen();
	const { token } = await offer(screen, hotelId, excursion);
	const phone = newVisitor(island);
	await phone.get(`/totem/handover/${token}`);
	await phone.submit(
		`/totem/handover/${token}`,
		guest(excursion, { adults: 5, date: soon(9), partner: "another-hotel" }),
	);
	const rows = await island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId));
	expect(rows).toMatchObject([{ adults: 2, date: soon(), partner: hotelId }]);
});

test("a screen that is revoked in between sells nothing on the phone", async () => {
	const { hotelId, excursion, screen, totemId } = await addScreen("hotel");
	const { token } = await offer(screen, hotelId, excursion);
	const phone = newVisitor(island);
	await phone.get(`/totem/handover/${token}`);
	await revokeTotem(island.db, totemId, Date.now());
	const refused = await phone.submit(`/totem/handover/${token}`, guest(excursion));
	expect(refused.status).toBe(403);
	expect(await refused.text()).toContain("does not sell for the hotel any more");
	expect(await island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId))).toEqual([]);
});

test("what a screen without a secret hands over is the guest's own booking", async () => {
	const { hotelId, excursion } = await addScreen("hotel");
	const { token } = await offer(newVisitor(island), hotelId, excursion);
	const phone = newVisitor(island);
	await phone.get(`/totem/handover/${token}`);
	const answer = await phone.submit(`/totem/handover/${token}`, guest(excursion));
	expect(answer.headers.get("location")).toMatch(/^\/payment\/checkout\//);
	const rows = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, excursion.id));
	expect(rows).toMatchObject([{ partner: "web", hotelId: null, status: "pending" }]);
});

test("seats that others take meanwhile are reported on the screen and, politely, on the phone", async () => {
	const { hotelId, excursion, screen } = await addScreen();
	const { token, watch } = await offer(screen, hotelId, excursion);
	const phone = newVisitor(island);
	const at = `/totem/handover/${token}`;
	const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
	expect(await textOf(await phone.get(at))).toContain(`${excursion.capacity} seats still free`);
	const others = excursion.capacity - 1;
	await bookAsGuest(island, excursion, {
		adults: others,
		price: (others * excursion.priceAdultCents) / 100,
		email: "quick@mail.example",
		cemail: "quick@mail.example",
	});
	expect(await follow(hotelId, watch)).toEqual({ state: "gone" });
	const refused = await phone.submit(at, guest(excursion));
	expect(refused.status).toBe(409);
	const goneText = await textOf(refused);
	expect(goneText).toContain("These seats were just taken");
	expect(goneText).toContain("Nothing was booked or paid");
	expect(goneText).toContain(`/excursion/${excursion.id}?people=2`);
	expect(await textOf(await phone.get(at))).toContain("See the other days");
});

test("who has booked with a code and opens it once more is led to the booking, though the day is full", async () => {
	const { hotelId, excursion, screen } = await addScreen();
	const { token } = await offer(screen, hotelId, excursion);
	const phone = newVisitor(island);
	await phone.get(`/totem/handover/${token}`);
	await phone.submit(`/totem/handover/${token}`, guest(excursion));
	await changeDeparture(island.db, { excursionId: excursion.id, date: soon() }, { capacity: 2 });
	const again = await phone.get(`/totem/handover/${token}`);
	expect(again.headers.get("location")).toMatch(/^\/booking\//);
});

test("a handoff expires, the phone is told so, and it is deleted a day later", async () => {
	const { hotelId, excursion, screen } = await addScreen();
	const { token, watch } = await offer(screen, hotelId, excursion);
	await island.db.update(handovers).set({ expiresAt: Date.now() - 1 });
	expect((await newVisitor(island).get(`/totem/handover/${token}`)).status).toBe(410);
	expect(await follow(hotelId, watch)).toEqual({ state: "over" });
	await island.scheduled();
	expect((await island.db.select().from(handovers)).length).toBeGreaterThan(0);
	await island.db.update(handovers).set({ expiresAt: Date.now() - 25 * 3_600_000 });
	await island.scheduled();
	expect(await island.db.select().from(handovers)).toEqual([]);
	expect((await island.db.select().from(totems)).length).toBeGreaterThan(0);
});

test("the code of the screen's hotel lowers the price on the phone, and that of another hotel says whose it is", async () => {
	const { hotelId, excursion, screen } = await addScreen("hotel");
	const elsewhere = await addScreen("hotel");
	const { id, code } = await addCode(island.db, { percent: 1000, hotelId });
	const foreign = await addCode(island.db, { percent: 1000, hotelId: elsewhere.hotelId });
	const { token } = await offer(screen, hotelId, excursion);
	const phone = newVisitor(island);
	await phone.get(`/totem/handover/${token}`);
	const send = (fields: Record<string, unknown>) =>
		phone.submit(`/totem/handover/${token}`, guest(excursion, fields));
	expect(await (await send({ code: foreign.code, apply: "code" })).text()).toContain(
		"This code is only for guests of Hotel",
	);
	const page = await (await send({ code, apply: "code" })).text();
	const price = (2 * excursion.priceAdultCents * 9) / 1000;
	expect(page).toContain(`name="price" value="${price.toFixed(2)}"`);
	expect(page).toContain(`Code ${code}`);
	expect((await send({ code, price })).status).toBe(303);
	const [booking] = await island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId));
	expect(booking).toMatchObject({ codeId: id, priceCents: price * 100, status: "confirmed" });
	const [mail] = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, booking?.id ?? 0));
	expect(mail?.textBody).toContain(`Code ${code}: −€12.80.`);
});

test("a phone takes over extras, fares and whole trip as they were chosen, cannot change them, and says what to show on the day", async () => {
	const { excursion, lunch, hotelId, offerChoice } = await addScreenWithDesk();
	const fare = `fare_${await addFare(island.db, excursion)}`;
	const { token: ofFare } = await offerChoice({ choices: { [fare]: 1 } });
	const { page: farePage } = await openPhone(ofFare);
	expect(farePage).toContain("1 × Canary resident");
	expect(farePage).toContain("Show on the day: DNI or certificate");
	expect(farePage).toContain(`name="price" value="122.00"`);
	const { token } = await offerChoice({ isWhole: true, choices: { [lunch]: 2 } });
	const { phone, page } = await openPhone(token);
	expect(page).toContain("2 × Lunch, 2 × Boat fee");
	expect(page).toContain("whole trip");
	expect(page).toContain(`name="price" value="509.00"`);
	const otherChoice = { price: "509.00", isWhole: "", [lunch]: "0" };
	const answer = await phone.submit(`/totem/handover/${token}`, guest(excursion, otherChoice));
	expect(answer.status).toBe(303);
	const [sold] = await soldOf(hotelId);
	expect(sold).toMatchObject({ isWhole: true, priceCents: 50_900 });
	expect(await linesOf(island, sold?.id ?? 0)).toEqual([
		...["1 whole 48000", "2 extra 950", "2 extra 500"],
	]);
});

test("a whole trip of which somebody takes a seat meanwhile is gone for screen, phone and desk", async () => {
	const { excursion, hotelId, desk, offerChoice } = await addScreenWithDesk();
	const { token, code, watch } = await offerChoice({ isWhole: true });
	await bookAsGuest(island, excursion, { price: 64 + 5 });
	expect(await follow(hotelId, watch)).toEqual({ state: "gone" });
	expect((await openPhone(token)).page).toContain("These seats were just taken");
	const deskAnswer = await desk.submit("/dashboard/desk", { intent: "open", hotelId, code });
	expect(await deskAnswer.text()).toContain("the whole trip is not free any more");
});

test("a choice names nothing but extras and fares", async () => {
	const { offerChoice } = await addScreenWithDesk();
	const answers = await Promise.all(
		[{ extra_x: 1 }, { email: 1 }, { fare_1: -1 }, { extra_1: "2" }].map((choices) =>
			offerChoice({ choices }),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

test("the desk takes extras and fares over, and types a code into a field of its own: a wrong one says why and keeps all, a right one lowers the price", async () => {
	const { excursion, hotelId, desk, lunch, offerChoice } = await addScreenWithDesk();
	const fare = `fare_${await addFare(island.db, excursion)}`;
	const { code: figures } = await offerChoice({ choices: { [lunch]: 1, [fare]: 1 } });
	const { code } = await addCode(island.db, { amountCents: 1000 });
	const deskAnswer = await desk.submit("/dashboard/desk", {
		intent: "open",
		hotelId,
		code: figures,
	});
	const page = await deskAnswer.text();
	expect(page).toContain("1 × Lunch, 2 × Boat fee");
	const form = { ...formOn(page, "book"), name: "Rosa Medina", email: "rosa@mail.example" };
	expect(form).toMatchObject({ code: figures, price: "131.50", priceCode: "" });
	const send = (changes: Record<string, string>) =>
		desk.submit("/dashboard/desk", { ...form, ...changes });

	const wrong = await (await send({ priceCode: "NO-SUCH", apply: "code" })).text();
	expect(wrong).toContain("We don’t know this code.");
	expect(formOn(wrong, "book")).toMatchObject({
		...{ code: figures, priceCode: "NO-SUCH", name: "Rosa Medina", price: "131.50" },
	});
	const right = await (await send({ priceCode: code, apply: "code" })).text();
	const lowered = formOn(right, "book");
	expect(lowered).toMatchObject({ code: figures, priceCode: code, price: "121.50" });
	expect(await soldOf(hotelId)).toEqual([]);
	const sale = await desk.submit("/dashboard/desk", { ...lowered, money: "desk" });
	expect(sale.status).toBe(200);
	expect(await sale.text()).toContain("DNI or certificate");
	expect(await soldOf(hotelId)).toMatchObject([{ priceCents: 12_150, status: "confirmed" }]);
});
