import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	bookings,
	hotels,
	outbox,
	paymentMoney,
	totems,
	translations,
} from "#app/database/schema.server.ts";
import { markTotemSeen, revokeTotem, totemsOf } from "#app/partners/totems.server.ts";
import { lastMailOf, linesOf } from "#tests/booking-money.ts";
import { bookingOf, changeDeparture, type Excursion, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { addExtra } from "#tests/extras.ts";
import { addFare } from "#tests/fares.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { bookAsGuest } from "#tests/sales.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

const allTrips = v.array(
	v.looseObject({
		excursion: v.looseObject({ id: v.string() }),
		departures: v.array(v.unknown()),
	}),
);

let island: Island;
beforeAll(async () => {
	island = await startIsland({ hasFiles: true });
});
afterAll(() => island.stop());

/** A screen whose hotel collects, with a trip that offers a lunch, a boat fee that all pay, and the whole boat. */
async function addScreenWithExtras() {
	const { id: hotelId, excursion } = await addHotel("hotel");
	const lunch = await addExtra(island.db, excursion, { stock: 2 });
	const fee = { title: "Boat fee", priceCents: 500, isRequired: true, position: 1 };
	await addExtra(island.db, excursion, fee);
	await changeDeparture(
		island.db,
		{ excursionId: excursion.id, date: soon() },
		{ sells: "both", wholePriceCents: 48_000 },
	);
	const { screen } = await enrolledScreen(hotelId);
	const sell = (changes: Record<string, unknown>) => book(screen, hotelId, excursion, changes);
	const sold = () => island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId));
	return { hotelId, excursion, lunch: `extra_${lunch}`, sell, sold };
}

const addHotel = async (paymentMode: "phone" | "hotel" = "phone") => {
	const { hotelId: id, excursion } = await addHotelWithTrip(island, { paymentMode });
	return { id, excursion };
};
const enrolledScreen = (hotelId: string) => enrolScreen(island, hotelId);

async function book(
	screen: Visitor,
	hotelId: string,
	excursion: Excursion,
	changes: Record<string, unknown> = {},
) {
	const { excursionId: _, ...fields } = bookingOf(excursion, { partner: hotelId, ...changes });
	const answer = await screen.submit(
		`/totem/${hotelId}/${excursion.id}/book`,
		Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
	);
	const body = await answer.json();
	return {
		...{ answer, status: answer.status },
		...(body as { confirmId: string; errors: Record<string, string[]> | null; code?: unknown }),
	};
}

async function rowOf(confirmId: string) {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.confirmId, confirmId));
	if (!row) throw new Error("no such booking");
	return row;
}

test("a heartbeat is written down and tells the screen whether it may sell", async () => {
	const { id } = await addHotel("hotel");
	const { screen, totemId } = await enrolledScreen(id);
	await island.db.update(totems).set({ seenAt: 5 }).where(eq(totems.id, totemId));
	const beat = await screen.post(`/totem/${id}/heartbeat`);
	expect(await beat.json()).toEqual({ isEnrolled: true, paymentMode: "hotel" });
	const [totemRow] = await totemsOf(island.db, id);
	expect(totemRow?.seenAt).toBeGreaterThan(Date.now() - 60_000);
	expect(screen.lastSetCookies).toHaveLength(1);

	const stranger = await newVisitor(island).post(`/totem/${id}/heartbeat`);
	expect(await stranger.json()).toEqual({ isEnrolled: false, paymentMode: "hotel" });
	const { id: otherId } = await addHotel();
	expect(await (await screen.post(`/totem/${otherId}/heartbeat`)).json()).toMatchObject({
		isEnrolled: false,
	});
	const foreign = await screen.post(
		`/totem/${id}/heartbeat`,
		{},
		{ origin: "https://evil.example" },
	);
	expect(foreign.status).toBe(403);
});

test("a hotel whose guests pay on their phone sells in its name, and the seats are held", async () => {
	const { id, excursion } = await addHotel("phone");
	const { screen } = await enrolledScreen(id);
	const { answer, confirmId } = await book(screen, id, excursion);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const row = await rowOf(confirmId);
	expect(row).toMatchObject({ partner: id, hotelId: id, status: "pending", confirmedAt: null });
	expect(
		await island.db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, row.id)),
	).toEqual([]);
	expect(await island.db.select().from(outbox).where(eq(outbox.bookingId, row.id))).toEqual([]);
	const checkout = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(checkout.headers.get("location")).toContain("/payment/sandbox/");
});

test("a hotel that collects confirms at once: booking, payment and mail come in one batch", async () => {
	const { id, excursion } = await addHotel("hotel");
	const { screen } = await enrolledScreen(id);
	island.databaseRoundTrips();
	const { confirmId } = await book(screen, id, excursion, {
		email: "ada@mail.example",
		cemail: "ada@mail.example",
	});
	const row = await rowOf(confirmId);
	expect(row).toMatchObject({ partner: id, hotelId: id, status: "confirmed" });
	expect(row.confirmedAt).toBe(row.createdAt);
	const paid = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, row.id));
	expect(paid).toMatchObject([
		{ gateway: "hotel", status: "created", amountCents: row.priceCents, currency: "EUR" },
	]);
	const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, row.id));
	expect(mails).toMatchObject([
		{ dedupeKey: `booking-confirmed:${row.id}`, recipient: "ada@mail.example" },
	]);
	expect(mails[0]?.textBody).toContain("To pay at your hotel: €64");
	expect(mails[0]?.textBody).toContain("you can also change the day, or cancel");
	expect(mails[0]?.textBody).toContain(row.reference);
	expect(mails[0]?.subject).toContain(row.reference);
});

test("nothing of a guaranteed booking stays when a part of its batch fails", async () => {
	const { id, excursion } = await addHotel("hotel");
	const { screen } = await enrolledScreen(id);
	// the statement of the mail fails after the one of the booking
	island.onDatabaseCall((body) => body.replaceAll("'booking-confirmed:'", "no_such_function("));
	const key = randomUUID();
	const { answer } = await book(screen, id, excursion, { key });
	island.onDatabaseCall(null);
	expect(answer.status).toBe(503);
	const rows = await island.db.select().from(bookings).where(eq(bookings.hotelId, id));
	expect(rows).toEqual([]);
	// the same order, sent again, is booked
	expect((await book(screen, id, excursion, { key })).errors).toBeNull();
});

test("without a valid cookie nothing is booked in the hotel's name, whatever the form says", async () => {
	const { id, excursion } = await addHotel("hotel");
	const stranger = newVisitor(island);
	const refused = await book(stranger, id, excursion);
	expect(refused.answer.status).toBe(403);
	expect(refused.errors?.[""]?.[0]).toContain("does not sell for the hotel");

	const { screen: foreign } = await enrolledScreen((await addHotel()).id);
	expect((await book(foreign, id, excursion)).answer.status).toBe(403);

	// a totem that is not enrolled sells like the website
	const strangersAnswer = await book(stranger, id, excursion, { partner: "web" });
	expect(await rowOf(strangersAnswer.confirmId)).toMatchObject({
		partner: "web",
		hotelId: null,
		status: "pending",
	});
	expect(await bookAsGuest(island, excursion, { partner: id })).toMatchObject({
		partner: "web",
		hotelId: null,
	});
});

test("a revoked screen sells no more, from the very next booking on", async () => {
	const { id, excursion } = await addHotel("hotel");
	const { screen, totemId } = await enrolledScreen(id);
	expect((await book(screen, id, excursion)).errors).toBeNull();
	await revokeTotem(island.db, totemId, Date.now());
	expect((await book(screen, id, excursion)).answer.status).toBe(403);
	const beat = await screen.post(`/totem/${id}/heartbeat`);
	expect(await beat.json()).toMatchObject({ isEnrolled: false });
	const [secret = ""] = screen.cookies.values();
	expect(await markTotemSeen(island.db, id, secret, Date.now())).toBe(false);
});

test("a screen that is revoked while its booking is under way books nothing", async () => {
	const { id, excursion } = await addHotel("hotel");
	const { screen, totemId } = await enrolledScreen(id);
	let calls = 0;
	island.onDatabaseCall(async (body) => {
		calls += 1;
		// between reading what is on sale and the insert
		if (calls === 2) await revokeTotem(island.db, totemId, Date.now());
		return body;
	});
	const { answer } = await book(screen, id, excursion);
	island.onDatabaseCall(null);
	expect(answer.status).toBe(403);
	expect(await island.db.select().from(bookings).where(eq(bookings.hotelId, id))).toEqual([]);
});

test("the same order twice, also at once, is one booking; a booking takes two round trips", async () => {
	const { id, excursion } = await addHotel("hotel");
	const { screen } = await enrolledScreen(id);
	const key = randomUUID();
	const requests: string[] = [];
	island.onDatabaseCall((body) => {
		requests.push(body);
		return body;
	});
	const first = await book(screen, id, excursion, { key });
	island.onDatabaseCall(null);
	expect(first.errors).toBeNull();
	// reads what is on sale, then one batch; the mail is sent after the answer
	expect(requests.filter((body) => !/update .{0,4}outbox/i.test(body))).toHaveLength(2);
	const again = await Promise.all([1, 2, 3].map(() => book(screen, id, excursion, { key })));
	expect(again.map(({ confirmId }) => confirmId)).toEqual(Array(3).fill(first.confirmId));
	const rows = await island.db.select().from(bookings).where(eq(bookings.hotelId, id));
	expect(rows).toHaveLength(1);
	const [row] = rows;
	expect(
		await island.db
			.select()
			.from(outbox)
			.where(eq(outbox.bookingId, row?.id ?? 0)),
	).toHaveLength(1);
});

test("the confirmation shows place and time, hides the address and is kept by nobody", async () => {
	const { id, excursion } = await addHotel("hotel");
	const { screen } = await enrolledScreen(id);
	const { confirmId } = await book(screen, id, excursion);
	const page = await screen.get(`/totem/confirm/${confirmId}`);
	expect(page.status).toBe(200);
	expect(page.headers.get("cache-control")).toBe("no-store");
	const html = await page.text();
	expect(html).toContain("04:30");
	expect(html).toMatch(/Booked\. See you on \w+/);
	expect(html).toContain(excursion.title);
	expect(html).toContain("i…@mail.example");
	expect(html).not.toContain("ida@mail.example");
	expect(html).toContain((await rowOf(confirmId)).reference);
});

test("an unknown confirmation leads to the front page, and on a totem to the hotel's", async () => {
	const { id } = await addHotel();
	for (const [hotel, home] of [
		[id, `/totem/${id}/`],
		["confirm", "/"],
		["/elsewhere.example", "/"],
	] as const) {
		const address = `/totem/confirm/nothing?hotel=${encodeURIComponent(hotel)}`;
		expect((await island.fetch(address)).headers.get("location")).toBe(home);
	}
	for (const unknown of ["nothing", "A".repeat(22)]) {
		const answer = await island.fetch(`/totem/confirm/${unknown}`);
		expect(answer.status).toBe(302);
		expect(answer.headers.get("location")).toBe("/");
		expect(answer.headers.get("cache-control")).toBe("no-store");
	}
});

test("unknown hotels, closed ones and unknown trips are not found, in the totem's own words", async () => {
	const { id } = await addHotel();
	const closed = await addHotel();
	await island.db.update(hotels).set({ isActive: false }).where(eq(hotels.id, closed.id));
	for (const path of [
		"/totem/no-such-hotel/",
		`/totem/${closed.id}/`,
		`/totem/${id}/${randomUUID()}`,
		`/totem/${id}/nonsense`,
		`/totem/${id}/a/b/c`,
	]) {
		const answer = await island.fetch(path);
		expect([path, answer.status]).toEqual([path, 404]);
		const html = await answer.text();
		expect(html).toContain("Page not found");
		expect(html).not.toContain("Go back home");
	}
});

test("a totem page needs at most two parallel reads, and contains nothing about its visitor", async () => {
	const { id, excursion } = await addHotel();
	for (const path of ["", "excursions", excursion.id, "trips.json"]) {
		island.databaseRoundTrips();
		const page = await island.fetch(`/totem/${id}/${path}`);
		expect(island.databaseRoundTrips()).toBeLessThanOrEqual(2);
		expect(page.headers.get("cache-control")).toMatch(/^public/);
		expect(page.headers.getSetCookie()).toEqual([]);
	}
});

test("the first screen carries what its posters show, and not the stories, which come when it is there", async () => {
	const story = { description: "A long story." };
	const { hotelId: id, excursion } = await addHotelWithTrip(island, {}, story);
	for (const path of ["", "excursions"]) {
		const html = await (await island.fetch(`/totem/${id}/${path}`)).text();
		expect(html).toContain(excursion.title);
		expect(html).not.toContain("A long story.");
	}
	const trips = v.parse(allTrips, await (await island.fetch(`/totem/${id}/trips.json`)).json());
	const trip = trips.find(({ excursion: { id } }) => id === excursion.id);
	expect(trip?.excursion).toMatchObject({ title: excursion.title, description: "A long story." });
	expect(trip?.departures.length).toBeGreaterThan(0);
	expect((await island.fetch("/totem/no-such-hotel/trips.json")).status).toBe(404);
});

test("a screen can be installed: manifest and worker with the hotel's own beginning", async () => {
	const { id } = await addHotel();
	const manifest = await island.fetch(`/totem/${id}/manifest.webmanifest`);
	expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
	expect(await manifest.json()).toMatchObject({ start_url: `/totem/${id}/`, scope: "/totem/" });
	const worker = await island.fetch("/totem/service-worker.js");
	expect(worker.headers.get("content-type")).toMatch(/javascript/);
	const page = await island.fetch(`/totem/${id}/`);
	expect(page.headers.get("content-security-policy")).toContain("worker-src 'self'");
	expect(await page.text()).toContain(`href="/totem/${id}/manifest.webmanifest"`);
});

test("a totem sells a lunch and a resident's fare among the seats; what is required is part of the price, and the mail says in the guest's language what to show", async () => {
	const { excursion, lunch, sell, sold } = await addScreenWithExtras();
	const fareId = await addFare(island.db, excursion);
	const german = { language: "de", field: "proof", words: "DNI oder Bescheinigung" };
	await island.db
		.insert(translations)
		.values({ fareId, ...german, english: "DNI or certificate", updatedAt: 1 });
	const choice = { adults: 2, [lunch]: 1, [`fare_${fareId}`]: 1, language: "de" };
	// without the fee, and with the fee at the usual fare
	for (const price of [64 + 48 + 9.5, 2 * 64 + 9.5 + 2 * 5])
		expect(await sell({ ...choice, price })).toMatchObject({
			...{ status: 409, errors: { price: [expect.any(String)] } },
		});
	const answer = await sell({ ...choice, price: 64 + 48 + 9.5 + 2 * 5 });
	expect(answer).toMatchObject({ status: 200, errors: null });
	const [booking] = await sold();
	expect(await linesOf(island, booking?.id ?? 0)).toEqual([
		...["1 adults 6400", "1 adults 4800", "1 extra 950", "2 extra 500"],
	]);
	const mail = await lastMailOf(island, booking?.id ?? 0);
	expect(mail).toContain("Am Tag vorzeigen: DNI oder Bescheinigung");
	expect(mail).toContain("1 × Lunch, 2 × Boat fee");
	const late = await sell({ adults: 2, price: 2 * 64 + 19 + 10, [lunch]: 2 });
	expect(late).toMatchObject({
		status: 409,
		errors: { [lunch]: ["Lunch: only 1 left for this departure."] },
	});
	// what a screen keeps for the time without a network
	const trips = v.parse(
		allTrips,
		await (await island.fetch(`/totem/${booking?.hotelId}/trips.json`)).json(),
	);
	expect(trips.find((each) => each.excursion.id === excursion.id)).toMatchObject({
		excursion: {
			extras: [
				{ title: "Lunch", stock: 2 },
				{ title: "Boat fee", isRequired: true },
			],
		},
		departures: expect.arrayContaining([
			expect.objectContaining({ date: soon(), sells: "both", extrasLeft: { [lunch.slice(6)]: 1 } }),
		]),
	});
});

test("a totem sells the whole departure to one party, and says so where somebody was faster", async () => {
	const { sell, sold } = await addScreenWithExtras();
	const whole = { adults: 3, isWhole: "1", price: 480 + 3 * 5 };
	expect(await sell(whole)).toMatchObject({ status: 200 });
	expect(await sold()).toMatchObject([{ isWhole: true, priceCents: 49_500 }]);
	const other = await addScreenWithExtras();
	await other.sell({ price: 64 + 5 });
	expect(await other.sell(whole)).toMatchObject({
		status: 409,
		errors: { isWhole: [expect.stringContaining("not free any more")] },
	});
});

test("a code that is asked for books nothing; a wrong one says why, a right one lowers the price", async () => {
	const { hotelId, sell, sold } = await addScreenWithExtras();
	const { id, code } = await addCode(island.db, { percent: 1000, hotelId });
	const choice = { adults: 2, price: 138 };
	const wrong = await sell({ ...choice, code: "NO-SUCH", apply: "code" });
	expect(wrong).toMatchObject({
		confirmId: null,
		errors: { code: ["We don’t know this code. Please look at how it is written."] },
	});
	expect(wrong.code).toBeUndefined();
	// before the guest has typed name and email
	const right = await sell({ ...choice, name: "", email: "", code, apply: "code" });
	expect(right).toMatchObject({
		...{ confirmId: null, errors: {} },
		code: { code, reduction: { percent: 1000, amountCents: null } },
	});
	expect(await sold()).toEqual([]);
	expect(await sell({ ...choice, code, price: 124.2 })).toMatchObject({ status: 200 });
	expect(await sold()).toMatchObject([{ codeId: id, priceCents: 12_420 }]);
});
