import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	bookings,
	excursions,
	handovers,
	hotels,
	outbox,
	paymentMoney,
} from "#app/database/schema.server.ts";
import { revokeTotem } from "#app/partners/totems.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { changeDeparture, departureIdOf, type Excursion, soon } from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

/** A hotel whose guests pay by phone, its totem, and its partner's browser. */
async function addDesk() {
	const { visitor: desk, user: partner } = await signedInVisitor(island, { role: "partner" });
	const { hotelId, excursion } = await addHotelWithTrip(island, { partnerUserId: partner.id });
	const { screen, totemId } = await enrolScreen(island, hotelId);
	return { hotelId, excursion, screen, totemId, desk, partner };
}

async function codeOf(
	screen: Visitor,
	hotelId: string,
	excursion: Excursion,
	changes: Record<string, string> = {},
) {
	const answer = await screen.post(`/totem/${hotelId}/handovers`, {
		departureId: await departureIdOf(island.db, { excursionId: excursion.id, date: soon() }),
		adults: 2,
		children: 0,
		bebe: 0,
		pickup: excursion.pickup,
		isInHotelsName: true,
		...changes,
	});
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	return (await answer.json()) as { code: string; watch: string; expiresAt: number };
}

function open(desk: Visitor, hotelId: string, code: string) {
	return desk.submit("/dashboard/desk", { intent: "open", hotelId, code });
}

function book(desk: Visitor, hotelId: string, code: string, changes: Record<string, string> = {}) {
	return desk.submit("/dashboard/desk", {
		intent: "book",
		hotelId,
		code,
		price: "128",
		name: "Rosa Medina",
		email: "rosa@mail.example",
		money: "desk",
		...changes,
	});
}

async function follow(hotelId: string, watch: string) {
	const answer = await island.fetch(`/totem/${hotelId}/handovers`, {
		headers: { "x-handover-watch": watch },
	});
	return (await answer.json()) as { state: string; confirmId?: string };
}

const soldOf = (hotelId: string) =>
	island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId));

test("a guest without a phone says a six-digit code, and the desk makes it a paid booking of its hotel", async () => {
	const { hotelId, excursion, screen, desk, partner } = await addDesk();
	const { code, watch, expiresAt } = await codeOf(screen, hotelId, excursion);
	expect(code).toMatch(/^\d{6}$/);
	expect(expiresAt - Date.now()).toBeGreaterThan(14 * 60_000);
	expect(await follow(hotelId, watch)).toEqual({ state: "waiting" });
	// a stolen database row neither opens the handoff nor names the guest
	const storedHandovers = await island.db
		.select()
		.from(handovers)
		.where(eq(handovers.hotelId, hotelId));
	expect(JSON.stringify(storedHandovers)).not.toContain(code);

	const deskPage = await open(desk, hotelId, `${code.slice(0, 2)} ${code.slice(2)}`);
	expect(deskPage.status).toBe(200);
	expect(deskPage.headers.get("cache-control")).toBe("no-store");
	const html = await deskPage.text();
	expect(html).toContain(excursion.title);
	expect(html).toContain("Not booked yet.");
	expect(await soldOf(hotelId)).toEqual([]);
	expect(await follow(hotelId, watch)).toEqual({ state: "opened" });

	const bookingAnswer = await book(desk, hotelId, code);
	expect(bookingAnswer.status).toBe(200);
	const [sold] = await soldOf(hotelId);
	expect(sold).toMatchObject({
		partner: hotelId,
		status: "confirmed",
		name: "Rosa Medina",
		adults: 2,
		date: soon(),
		unpaidSource: null,
	});
	const page = await bookingAnswer.text();
	expect(page).toContain(sold?.reference);
	expect(page).toContain(`/booking/${sold?.confirmId}`);
	const paid = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, sold?.id ?? 0));
	expect(paid).toMatchObject([
		{ gateway: "hotel", status: "paid", amountCents: 12_800, paidAt: sold?.confirmedAt },
	]);
	const [mail] = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, sold?.id ?? 0));
	expect(mail?.recipient).toBe("rosa@mail.example");
	expect(mail?.textBody).toContain("Paid: €128");
	const history = await entriesOf(island.db, sold?.id ?? 0);
	expect(history).toMatchObject([{ type: "booked", actorName: partner.name }]);
	expect(history[0]?.detail).toContain("at the desk of");
	expect(await follow(hotelId, watch)).toEqual({ state: "booked", confirmId: sold?.confirmId });
});

test("a code is one booking, also after a double click; excursion data in the form are ignored", async () => {
	const { hotelId, excursion, screen, desk } = await addDesk();
	const { code } = await codeOf(screen, hotelId, excursion);
	const answers = await Promise.all([
		book(desk, hotelId, code, { adults: "9", date: soon(9), partner: "web" }),
		book(desk, hotelId, code, { name: "Somebody Else" }),
	]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect(await soldOf(hotelId)).toMatchObject([{ adults: 2, date: soon(), partner: hotelId }]);
	const again = await open(desk, hotelId, code);
	expect(await again.text()).toContain((await soldOf(hotelId))[0]?.reference);
});

test("what goes on the room bill is the hotel's to collect; a card holds the seats until it is charged", async () => {
	const { hotelId, excursion, screen, desk } = await addDesk();
	const first = await codeOf(screen, hotelId, excursion);
	await book(desk, hotelId, first.code, { money: "room" });
	const [room] = await soldOf(hotelId);
	expect(room).toMatchObject({ status: "confirmed" });
	expect(
		await island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, room?.id ?? 0)),
	).toMatchObject([{ gateway: "hotel", status: "created", paidAt: null }]);
	const second = await codeOf(screen, hotelId, excursion);
	const held = await book(desk, hotelId, second.code, { money: "card" });
	expect(await held.text()).toMatch(/Held, not paid yet\.[\s\S]*\/payment\/checkout\//);
	expect((await soldOf(hotelId))[1]).toMatchObject({ status: "pending" });
});

test("a code opens at its own hotel alone, for its partner and for staff who may change bookings", async () => {
	const { hotelId, excursion, screen, desk } = await addDesk();
	const other = await addDesk();
	const { code } = await codeOf(screen, hotelId, excursion);
	expect((await open(other.desk, hotelId, code)).status).toBe(404);
	expect((await open(other.desk, other.hotelId, code)).status).toBe(404);
	expect((await book(other.desk, hotelId, code)).status).toBe(404);
	for (const role of ["user", "web", "manager"] as const) {
		const { visitor } = await signedInVisitor(island, { role });
		expect([role, (await open(visitor, hotelId, code)).status]).toEqual([role, 403]);
		expect([role, (await visitor.get("/dashboard/desk")).status]).toEqual([role, 403]);
	}
	expect(await soldOf(hotelId)).toEqual([]);
	const { visitor: staff } = await signedInVisitor(island, { role: "supervisor" });
	expect((await open(staff, hotelId, code)).status).toBe(200);
	expect((await book(staff, hotelId, code)).status).toBe(200);
	expect(await soldOf(hotelId)).toHaveLength(1);
	expect((await desk.get("/dashboard")).status).toBe(200);
});

test("a code runs out after 15 minutes; opened in time it may be booked a little later", async () => {
	const { hotelId, excursion, screen, desk } = await addDesk();
	const late = await codeOf(screen, hotelId, excursion);
	const justInTime = await codeOf(screen, hotelId, excursion);
	expect((await open(desk, hotelId, justInTime.code)).status).toBe(200);
	await island.db
		.update(handovers)
		.set({ expiresAt: Date.now() - 1 })
		.where(eq(handovers.hotelId, hotelId));
	expect((await open(desk, hotelId, late.code)).status).toBe(404);
	expect(await follow(hotelId, late.watch)).toEqual({ state: "over" });
	expect(await follow(hotelId, justInTime.watch)).toEqual({ state: "opened" });
	expect((await book(desk, hotelId, justInTime.code)).status).toBe(200);
});

test("guessing ends after ten tries a minute", async () => {
	const answers = await withinOneMinute(async () => {
		const { hotelId, desk } = await addDesk();
		const statuses: number[] = [];
		for (let guess = 0; guess < 12; guess += 1)
			statuses.push((await open(desk, hotelId, String(100_000 + guess))).status);
		return statuses;
	});
	expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(10);
	expect(answers.at(-1)).toBe(429);
});

test("only an enrolled screen gives codes, at most twenty at a time; a revoked one's codes are worth nothing", async () => {
	const { hotelId, excursion, screen, totemId, desk } = await addDesk();
	expect((await codeOf(newVisitor(island), hotelId, excursion)).code).toBeNull();
	const foreign = await addDesk();
	expect((await codeOf(foreign.screen, hotelId, excursion)).code).toBeNull();
	const { code } = await codeOf(screen, hotelId, excursion);
	await Promise.all(Array.from({ length: 19 }, () => codeOf(screen, hotelId, excursion)));
	expect((await codeOf(screen, hotelId, excursion)).code).toBeNull();
	await revokeTotem(island.db, totemId, Date.now());
	expect((await open(desk, hotelId, code)).status).toBe(404);
	await island.db.update(hotels).set({ isActive: false }).where(eq(hotels.id, foreign.hotelId));
	expect((await codeOf(foreign.screen, foreign.hotelId, excursion)).code).toBeNull();
});

test("no seats are held before the desk books: others may take them, and both sides are told", async () => {
	const { hotelId, excursion, screen, desk } = await addDesk();
	const { code, watch } = await codeOf(screen, hotelId, excursion);
	await changeDeparture(island.db, { excursionId: excursion.id, date: soon() }, { capacity: 1 });
	expect(await follow(hotelId, watch)).toEqual({ state: "gone" });
	expect(await (await open(desk, hotelId, code)).text()).toContain("These seats were taken");
	const refused = await book(desk, hotelId, code);
	expect(refused.status).toBe(409);
	expect(await soldOf(hotelId)).toEqual([]);
});

test("what was typed stays when something is missing, and a new price is shown before it is taken", async () => {
	const { hotelId, excursion, screen, desk } = await addDesk();
	const { code } = await codeOf(screen, hotelId, excursion);
	const short = await book(desk, hotelId, code, { name: "Ro", money: "" });
	expect(short.status).toBe(400);
	expect(await short.text()).toContain('value="rosa@mail.example"');
	await island.db
		.update(excursions)
		.set({ priceAdultCents: 7000 })
		.where(eq(excursions.id, excursion.id));
	const dearer = await book(desk, hotelId, code);
	expect(dearer.status).toBe(409);
	expect(await dearer.text()).toMatch(/name="price" value="140\.00"/);
	expect(await soldOf(hotelId)).toEqual([]);
	expect((await open(desk, hotelId, "47 18")).status).toBe(400);
});
