import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, translations } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { lastMailOf, linesOf } from "#tests/booking-money.ts";
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
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

/** A screen whose hotel collects, with a trip that offers a lunch, a boat fee that all pay, and the whole boat. */
async function addScreen() {
	const { visitor: desk, user: partner } = await signedInVisitor(island, { role: "partner" });
	const change = { paymentMode: "hotel", partnerUserId: partner.id } as const;
	const { hotelId, excursion } = await addHotelWithTrip(island, change);
	const lunch = await addExtra(island.db, excursion, { stock: 2 });
	const fee = { title: "Boat fee", priceCents: 500, isRequired: true, position: 1 };
	await addExtra(island.db, excursion, fee);
	await changeDeparture(
		island.db,
		{ excursionId: excursion.id, date: soon() },
		{ sells: "both", wholePriceCents: 48_000 },
	);
	return {
		hotelId,
		excursion,
		desk,
		lunch: `extra_${lunch}`,
		...(await enrolScreen(island, hotelId)),
	};
}
type Screen = Awaited<ReturnType<typeof addScreen>>;

async function book(
	{ screen, hotelId, excursion }: Pick<Screen, "screen" | "hotelId" | "excursion">,
	changes: Record<string, unknown>,
) {
	const { excursionId: _, ...fields } = bookingOf(excursion, { partner: hotelId, ...changes });
	const answer = await screen.submit(
		`/totem/${hotelId}/${excursion.id}/book`,
		Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
	);
	const body = (await answer.json()) as {
		confirmId: string;
		errors: Record<string, string[]> | null;
		code?: unknown;
	};
	return { status: answer.status, ...body };
}

const soldOf = (hotelId: string) =>
	island.db.select().from(bookings).where(eq(bookings.hotelId, hotelId));

async function offer({ screen, hotelId, excursion }: Screen, changes: Record<string, unknown>) {
	const answer = await screen.post(`/totem/${hotelId}/handovers`, {
		departureId: await departureIdOf(island.db, { excursionId: excursion.id, date: soon() }),
		...{ adults: 2, children: 0, bebe: 0 },
		pickup: excursion.pickup,
		isInHotelsName: true,
		...changes,
	});
	return {
		status: answer.status,
		...((await answer.json()) as { token: string; code: string; watch: string }),
	};
}

async function stateOf({ hotelId }: Screen, watch: string) {
	const headers = { "x-handover-watch": watch };
	const answer = await island.fetch(`/totem/${hotelId}/handovers`, { headers });
	return ((await answer.json()) as { state: string }).state;
}

async function openPhone(token: string) {
	const phone = newVisitor(island);
	const page = await (await phone.get(`/totem/handover/${token}`)).text();
	return { phone, page: page.replaceAll("<!-- -->", "") };
}

const guestOf = (excursion: Excursion, changes: Record<string, string>) => {
	const { name, email, cemail } = bookingOf(excursion);
	return { name: String(name), email: String(email), cemail: String(cemail), ...changes };
};

test("a screen keeps for the time without a network what its trips offer beside seats", async () => {
	const { screen, hotelId, excursion, lunch } = await addScreen();
	await book({ screen, hotelId, excursion }, { price: 64 + 9.5 + 5, [lunch]: 1 });
	const answer = await island.fetch(`/totem/${hotelId}/trips.json`);
	const trips = (await answer.json()) as { excursion: { id: string }; departures: unknown[] }[];
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

test("a totem sells a lunch beside the seats, and what is required is part of the price", async () => {
	const hotel = await addScreen();
	const { hotelId, lunch } = hotel;
	const cheaper = await book(hotel, { adults: 2, price: 2 * 64, [lunch]: 1 });
	expect(cheaper).toMatchObject({ status: 409, errors: { price: [expect.any(String)] } });
	const answer = await book(hotel, { adults: 2, price: 2 * 64 + 9.5 + 2 * 5, [lunch]: 1 });
	expect(answer).toMatchObject({ status: 200, errors: null });
	const [sold] = await soldOf(hotelId);
	expect(await linesOf(island, sold?.id ?? 0)).toEqual([
		"2 adults 6400",
		"1 extra 950",
		"2 extra 500",
	]);
	expect(await lastMailOf(island, sold?.id ?? 0)).toContain("1 × Lunch, 2 × Boat fee");
	const late = await book(hotel, { adults: 2, price: 2 * 64 + 19 + 10, [lunch]: 2 });
	expect(late).toMatchObject({
		status: 409,
		errors: { [lunch]: ["Lunch: only 1 left for this departure."] },
	});
});

test("a totem sells a resident's fare among the seats, and the mail says in the guest's language what to show", async () => {
	const hotel = await addScreen();
	const fareId = await addFare(island.db, hotel.excursion);
	const fare = `fare_${fareId}`;
	const german = { language: "de", field: "proof", words: "DNI oder Bescheinigung" };
	await island.db
		.insert(translations)
		.values({ fareId, ...german, english: "DNI or certificate", updatedAt: 1 });
	const usual = await book(hotel, { adults: 2, price: 2 * 64 + 2 * 5, [fare]: 1 });
	expect(usual).toMatchObject({ status: 409, errors: { price: [expect.any(String)] } });
	const answer = await book(hotel, {
		adults: 2,
		price: 64 + 48 + 2 * 5,
		[fare]: 1,
		language: "de",
	});
	expect(answer).toMatchObject({ status: 200, errors: null });
	const [sold] = await soldOf(hotel.hotelId);
	expect(await linesOf(island, sold?.id ?? 0)).toEqual([
		...["1 adults 6400", "1 adults 4800", "2 extra 500"],
	]);
	expect(await lastMailOf(island, sold?.id ?? 0)).toContain(
		"Am Tag vorzeigen: DNI oder Bescheinigung",
	);
});

test("phone and desk take fares over as they were chosen, and say what to show on the day", async () => {
	const hotel = await addScreen();
	const { excursion, desk, hotelId } = hotel;
	const fare = `fare_${await addFare(island.db, excursion)}`;
	const choice = { choices: { [fare]: 1 } };
	const whole = await openPhone((await offer(hotel, { ...choice, isWhole: true })).token);
	expect(whole.page).toContain(`name="price" value="490.00"`);
	const { token } = await offer(hotel, choice);
	const { phone, page } = await openPhone(token);
	expect(page).toContain("1 × Canary resident");
	expect(page).toContain("Show on the day: DNI or certificate");
	const guest = guestOf(excursion, { price: "122.00", [fare]: "0" });
	expect((await phone.submit(`/totem/handover/${token}`, guest)).status).toBe(303);

	const { code } = await offer(hotel, choice);
	const answer = await desk.submit("/dashboard/desk", { intent: "open", hotelId, code });
	const deskPage = await answer.text();
	expect(deskPage).toContain("1 × Canary resident");
	const form = { ...formOn(deskPage, "book"), name: "Rosa Medina", email: "rosa@mail.example" };
	expect(form).toMatchObject({ price: "122.00" });
	const sale = await desk.submit("/dashboard/desk", { ...form, money: "desk" });
	expect(await sale.text()).toContain("DNI or certificate");
	expect(await soldOf(hotelId)).toMatchObject([{ priceCents: 12_200 }, { priceCents: 12_200 }]);
});

test("a totem sells the whole departure to one party, and says so where somebody was faster", async () => {
	const hotel = await addScreen();
	const whole = { adults: 3, isWhole: "1", price: 480 + 3 * 5 };
	expect(await book(hotel, whole)).toMatchObject({ status: 200 });
	expect(await soldOf(hotel.hotelId)).toMatchObject([{ isWhole: true, priceCents: 49_500 }]);
	const other = await addScreen();
	await book(other, { price: 64 + 5 });
	expect(await book(other, whole)).toMatchObject({
		status: 409,
		errors: { isWhole: [expect.stringContaining("not free any more")] },
	});
});

test("a code that is asked for books nothing; a wrong one says why, a right one lowers the price", async () => {
	const hotel = await addScreen();
	const { id, code } = await addCode(island.db, { percent: 1000, hotelId: hotel.hotelId });
	const choice = { adults: 2, price: 138 };
	const wrong = await book(hotel, { ...choice, code: "NO-SUCH", apply: "code" });
	expect(wrong).toMatchObject({
		confirmId: null,
		errors: { code: ["We don’t know this code. Please look at how it is written."] },
	});
	expect(wrong.code).toBeUndefined();
	// before the guest has typed name and email
	const right = await book(hotel, { ...choice, name: "", email: "", code, apply: "code" });
	expect(right).toMatchObject({
		...{ confirmId: null, errors: {} },
		code: { code, reduction: { percent: 1000, amountCents: null } },
	});
	expect(await soldOf(hotel.hotelId)).toEqual([]);
	expect(await book(hotel, { ...choice, code, price: 124.2 })).toMatchObject({ status: 200 });
	expect(await soldOf(hotel.hotelId)).toMatchObject([{ codeId: id, priceCents: 12_420 }]);
});

test("a phone takes over extras and whole trip as they were chosen, and cannot change them", async () => {
	const hotel = await addScreen();
	const { excursion, lunch, hotelId } = hotel;
	const { token } = await offer(hotel, { isWhole: true, choices: { [lunch]: 2 } });
	const { phone, page } = await openPhone(token);
	expect(page).toContain("2 × Lunch, 2 × Boat fee");
	expect(page).toContain("whole trip");
	expect(page).toContain(`name="price" value="509.00"`);
	const guest = guestOf(excursion, { price: "509.00", isWhole: "", [lunch]: "0" });
	expect((await phone.submit(`/totem/handover/${token}`, guest)).status).toBe(303);
	const [sold] = await soldOf(hotelId);
	expect(sold).toMatchObject({ isWhole: true, priceCents: 50_900 });
	expect(await linesOf(island, sold?.id ?? 0)).toEqual([
		"1 whole 48000",
		"2 extra 950",
		"2 extra 500",
	]);
});

test("a whole trip of which somebody takes a seat meanwhile is gone for screen, phone and desk", async () => {
	const hotel = await addScreen();
	const { excursion, hotelId, desk } = hotel;
	const { token, code, watch } = await offer(hotel, { isWhole: true });
	expect(await stateOf(hotel, watch)).toBe("waiting");
	await bookAsGuest(island, excursion, { price: 64 + 5 });
	expect(await stateOf(hotel, watch)).toBe("gone");
	expect((await openPhone(token)).page).toContain("These seats were just taken");
	const deskAnswer = await desk.submit("/dashboard/desk", { intent: "open", hotelId, code });
	expect(await deskAnswer.text()).toContain("the whole trip is not free any more");
});

test("a choice names nothing but extras and fares", async () => {
	const hotel = await addScreen();
	const answers = await Promise.all(
		[{ extra_x: 1 }, { email: 1 }, { fare_1: -1 }, { extra_1: "2" }].map((choices) =>
			hotel.screen.post(`/totem/${hotel.hotelId}/handovers`, {
				...{ departureId: 1, adults: 1, children: 0, bebe: 0, isInHotelsName: true },
				...{ pickup: hotel.excursion.pickup, choices },
			}),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

test("the desk types a code into a field of its own: a wrong one says why and keeps all, a right one lowers the price", async () => {
	const hotel = await addScreen();
	const { hotelId, desk, lunch } = hotel;
	const { code: figures } = await offer(hotel, { choices: { [lunch]: 1 } });
	const { code } = await addCode(island.db, { amountCents: 1000 });
	const deskAnswer = await desk.submit("/dashboard/desk", {
		intent: "open",
		hotelId,
		code: figures,
	});
	const page = await deskAnswer.text();
	expect(page).toContain("1 × Lunch, 2 × Boat fee");
	const form = { ...formOn(page, "book"), name: "Rosa Medina", email: "rosa@mail.example" };
	expect(form).toMatchObject({ code: figures, price: "147.50", priceCode: "" });
	const send = (changes: Record<string, string>) =>
		desk.submit("/dashboard/desk", { ...form, ...changes });

	const wrong = await (await send({ priceCode: "NO-SUCH", apply: "code" })).text();
	expect(wrong).toContain("We don’t know this code.");
	expect(formOn(wrong, "book")).toMatchObject({
		...{ code: figures, priceCode: "NO-SUCH", name: "Rosa Medina", price: "147.50" },
	});
	const right = await (await send({ priceCode: code, apply: "code" })).text();
	const lowered = formOn(right, "book");
	expect(lowered).toMatchObject({ code: figures, priceCode: code, price: "137.50" });
	expect(await soldOf(hotelId)).toEqual([]);
	const unpaid = await desk.submit("/dashboard/desk", lowered);
	expect(unpaid.status).toBe(400);
	expect(formOn(await unpaid.text(), "book")).toMatchObject({ code: figures, price: "137.50" });
	const sale = await desk.submit("/dashboard/desk", { ...lowered, money: "desk" });
	expect(sale.status).toBe(200);
	expect(await sale.text()).toContain("1 × Lunch, 2 × Boat fee");
	expect(await soldOf(hotelId)).toMatchObject([{ priceCents: 13_750, status: "confirmed" }]);
});
