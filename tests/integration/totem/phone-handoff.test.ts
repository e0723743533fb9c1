import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, handovers, outbox, totems } from "#app/database/schema.server.ts";
import { revokeTotem } from "#app/partners/totems.server.ts";
import {
	bookingOf,
	changeDeparture,
	departureIdOf,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
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

async function offer(
	screen: Visitor,
	hotelId: string,
	excursion: Excursion,
	isInHotelsName = true,
) {
	const answer = await screen.post(`/totem/${hotelId}/handovers`, {
		departureId: await departureIdOf(island.db, { excursionId: excursion.id, date: soon() }),
		adults: 2,
		children: 0,
		bebe: 0,
		pickup: excursion.pickup,
		isInHotelsName,
	});
	return (await answer.json()) as { token: string; watch: string };
}

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
