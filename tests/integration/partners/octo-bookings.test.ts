import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	bookingEvents,
	bookings,
	outbox,
	payments,
	pickupPoints,
	priceLines,
	resellerBookings,
	resellers,
	resellerTestBookings,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, changeDeparture, type Excursion, soon } from "#tests/builders.ts";
import { addFare } from "#tests/fares.ts";
import { type Island, startIsland } from "#tests/island.ts";
import {
	type OctoClient,
	octoAnswer,
	octoClient,
	octoDeparture,
	octoError,
	octoHold,
	octoList,
} from "#tests/octo.ts";

let island: Island;
let client: OctoClient;
let other: OctoClient;
beforeAll(async () => {
	island = await startIsland();
	client = await octoClient(island);
	other = await octoClient(island, { name: "Other Tours" });
	await island.db
		.update(resellers)
		.set({ contract: JSON.stringify({ kind: "percent", percent: 20 }) })
		.where(eq(resellers.name, "Wide Sea Tours"));
});
afterAll(() => island.stop());

const contact = {
	fullName: "Ada Lovelace",
	emailAddress: "ada@guest.example",
	phoneNumber: "+34600123456",
	locales: ["de-DE"],
};

const availabilityId = (trip: Excursion, days = 7) => octoDeparture(client, trip, days);
const holdBody = (trip: Excursion, units?: string[], days = 7) =>
	octoHold(client, trip, units, days);

const create = (body: unknown, by = client) => by.send("POST", "bookings", body);
const hold = async (body: unknown, by = client) => octoAnswer("zBooking", await create(body, by));
const call = async (method: string, path: string, body?: unknown, by = client) =>
	octoAnswer("zBooking", await (method === "GET" ? by.get(path) : by.send(method, path, body)));

async function leftOf(trip: Excursion, days = 7): Promise<unknown> {
	const [availability] = await octoList(
		"zAvailability",
		await client.send("POST", "availability", {
			...{ productId: trip.id, optionId: "DEFAULT", localDate: soon(days) },
		}),
	);
	return availability?.vacancies;
}

async function rowOf({ supplierReference }: Record<string, unknown>) {
	const [row] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.reference, String(supplierReference)));
	if (!row) throw new Error("There is no such booking");
	return row;
}

test("a hold takes seats without a name, is confirmed with one, and nobody is asked for money or mailed", async () => {
	const trip = await addExcursion(island.db, { capacity: 12 });
	const body = await holdBody(trip);
	const held = await hold({ ...body, resellerReference: "WST-1" });
	expect(held).toMatchObject({
		status: "ON_HOLD",
		testMode: false,
		resellerReference: "WST-1",
		supplierReference: expect.stringMatching(/^IX-/),
		utcConfirmedAt: null,
		utcExpiresAt: expect.any(String),
		cancellable: true,
		cancellation: null,
		contact: { fullName: null },
		voucher: { deliveryOptions: [] },
		pricing: { retail: 17000, net: 13600, currency: "EUR" },
		unitItems: [
			{ unitId: "adult", status: "ON_HOLD", ticket: null, pricing: { retail: 6400, net: 5120 } },
			{ unitId: "adult" },
			{ unitId: "child", pricing: { retail: 4200, net: 3360 } },
		],
	});
	expect(await leftOf(trip)).toBe(9);
	expect(await rowOf(held)).toMatchObject({
		status: "pending",
		name: "Wide Sea Tours",
		source: "reseller",
		priceCents: 17000,
		unpaidSource: null,
		seats: 3,
	});
	expect(await call("GET", `bookings/${held.uuid}`)).toMatchObject({ ...held, availability: {} });
	const confirmed = await call("POST", `bookings/${held.uuid}/confirm/`, { contact });
	expect(confirmed).toMatchObject({
		status: "CONFIRMED",
		utcExpiresAt: null,
		utcConfirmedAt: expect.any(String),
		contact: { ...contact, firstName: null },
		voucher: {
			deliveryOptions: [{ deliveryFormat: "QRCODE", deliveryValue: held.supplierReference }],
		},
	});
	const row = await rowOf(held);
	expect(row).toMatchObject({
		status: "confirmed",
		name: "Ada Lovelace",
		email: null,
		phone: "+34600123456",
		language: "de",
	});
	expect(await island.db.select().from(outbox).where(eq(outbox.bookingId, row.id))).toEqual([]);
	expect(
		await island.db.select().from(payments).where(eq(payments.bookingId, row.id)),
	).toMatchObject([{ gateway: "hotel", status: "paid", amountCents: 17000 }]);
	const entries = await island.db
		.select({ type: bookingEvents.type, actorName: bookingEvents.actorName })
		.from(bookingEvents)
		.where(eq(bookingEvents.bookingId, row.id));
	expect(entries).toEqual([
		{ type: "booked", actorName: "Wide Sea Tours" },
		{ type: "confirmed", actorName: "Wide Sea Tours" },
	]);
	// once more: answered unchanged
	expect(await call("POST", `bookings/${held.uuid}/confirm`, { contact })).toEqual(
		await call("GET", `bookings/${held.uuid}`),
	);
});

test("the guest is mailed the voucher only where the reseller wishes it", async () => {
	const trip = await addExcursion(island.db);
	const held = await hold(await holdBody(trip));
	await call("POST", `bookings/${held.uuid}/confirm`, { contact, emailReceipt: true });
	const row = await rowOf(held);
	expect(row.email).toBe(contact.emailAddress);
	expect(await island.db.select().from(outbox).where(eq(outbox.bookingId, row.id))).toMatchObject([
		{ recipient: contact.emailAddress },
	]);
});

test("the same uuid with the same content is one booking, also at once, and with other content refused", async () => {
	const trip = await addExcursion(island.db);
	const uuid = crypto.randomUUID();
	const body = { ...(await holdBody(trip)), uuid };
	const answers = await Promise.all([hold(body), hold(body), hold(body)]);
	expect(new Set(answers.map(({ supplierReference }) => supplierReference)).size).toBe(1);
	expect(await leftOf(trip)).toBe(9);
	expect(await octoError(await create({ ...body, notes: "by the window" }))).toEqual({
		error: "INVALID_BOOKING_UUID",
		uuid,
	});
	// another reseller's uuid is its own
	expect(await hold(body, other)).toMatchObject({ uuid, pricing: { net: null } });
	expect(await leftOf(trip)).toBe(6);
});

test("of twenty resellers' calls at once for the last four seats, two get two each", async () => {
	const trip = await addExcursion(island.db, { capacity: 4 });
	const body = await holdBody(trip, ["adult", "adult"]);
	const answers = await Promise.all(Array.from({ length: 20 }, () => create(body)));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
	for (const answer of answers.filter(({ status }) => status !== 200))
		expect(await octoError(answer)).toEqual({ error: "UNPROCESSABLE_ENTITY" });
	expect(await leftOf(trip)).toBe(0);
});

test("a change claims the new seats before it frees the old ones, or changes nothing", async () => {
	const trip = await addExcursion(island.db, { capacity: 4 });
	const held = await hold(await holdBody(trip, ["adult", "adult"]));
	const path = `bookings/${held.uuid}`;
	const items = v.parse(
		v.array(v.looseObject({ uuid: v.string(), unitId: v.string() })),
		held.unitItems,
	);
	const [first] = items;
	// one stays by its uuid, two are new
	const grown = await call("PATCH", path, {
		unitItems: [{ uuid: first?.uuid, unitId: "adult" }, { unitId: "child" }, { unitId: "child" }],
	});
	expect(grown).toMatchObject({
		unitItems: [{ uuid: first?.uuid }, { unitId: "child" }, { unitId: "child" }],
		pricing: { retail: 14800 },
	});
	expect(await leftOf(trip)).toBe(1);
	await changeDeparture(island.db, { excursionId: trip.id, date: soon(9) }, { capacity: 2 });
	const small = await availabilityId(trip, 9);
	expect(await octoError(await client.send("PATCH", path, { availabilityId: small }))).toEqual({
		error: "UNPROCESSABLE_ENTITY",
	});
	expect(await leftOf(trip)).toBe(1);
	expect(await leftOf(trip, 9)).toBe(2);
	const otherDay = await call("PATCH", path, { availabilityId: await availabilityId(trip, 10) });
	expect(otherDay.availabilityId).not.toBe(held.availabilityId);
	expect(await leftOf(trip)).toBe(4);
	expect(await leftOf(trip, 10)).toBe(1);
	const row = await rowOf(held);
	expect(row).toMatchObject({ date: soon(10), adults: 1, children: 2, priceCents: 14800 });
	const lines = await island.db.select().from(priceLines).where(eq(priceLines.bookingId, row.id));
	expect(lines.reduce((sum, { sumCents }) => sum + sumCents, 0)).toBe(14800);
	const elsewhere = await addExcursion(island.db, { priceAdultCents: 9000, priceChildCents: 5000 });
	const swapped = await call("PATCH", path, {
		productId: elsewhere.id,
		optionId: "DEFAULT",
		availabilityId: await availabilityId(elsewhere),
	});
	expect(swapped).toMatchObject({ productId: elsewhere.id, pricing: { retail: 19000 } });
	expect(await leftOf(trip, 10)).toBe(4);
});

test("a price that was sold stays, also after the list has changed", async () => {
	const trip = await addExcursion(island.db);
	const held = await hold(await holdBody(trip, ["adult"]));
	await island.db.run(sql`UPDATE excursions SET price_adult_cents = 9900 WHERE id = ${trip.id}`);
	const [item] = v.parse(v.array(v.looseObject({ uuid: v.string() })), held.unitItems);
	const grown = await call("PATCH", `bookings/${held.uuid}`, {
		unitItems: [{ uuid: item?.uuid, unitId: "adult" }, { unitId: "adult" }],
	});
	expect(grown).toMatchObject({
		pricing: { retail: 16300 },
		unitItems: [{ pricing: { retail: 6400 } }, { pricing: { retail: 9900 } }],
	});
	expect((await rowOf(held)).priceCents).toBe(16300);
});

test("a hold is made longer, never shorter, and ends by itself", async () => {
	const trip = await addExcursion(island.db);
	const held = await hold({ ...(await holdBody(trip)), expirationMinutes: 5 });
	const longer = await call("POST", `bookings/${held.uuid}/extend`, { expirationMinutes: 5 });
	expect(Date.parse(String(longer.utcExpiresAt))).toBeGreaterThan(
		Date.parse(String(held.utcExpiresAt)),
	);
	await island.db
		.update(bookings)
		.set({ holdExpiresAt: Date.now() - 1 })
		.where(eq(bookings.reference, String(held.supplierReference)));
	expect(await call("GET", `bookings/${held.uuid}`)).toMatchObject({
		status: "EXPIRED",
		utcExpiresAt: expect.any(String),
		cancellable: false,
		unitItems: [{ status: "EXPIRED" }, {}, {}],
	});
	expect(await leftOf(trip)).toBe(12);
	const send = (path: string, body: unknown) =>
		client.send("POST", `bookings/${held.uuid}/${path}`, body);
	expect(await octoError(await send("confirm", { contact }))).toEqual({
		error: "INVALID_BOOKING_UUID",
		uuid: held.uuid,
	});
	expect(await octoError(await send("extend", {}))).toEqual({ error: "UNPROCESSABLE_ENTITY" });
	expect(
		await octoError(await client.send("PATCH", `bookings/${held.uuid}`, { notes: "x" })),
	).toEqual({
		error: "UNPROCESSABLE_ENTITY",
	});
	await island.scheduled();
	expect(
		await island.db
			.select()
			.from(outbox)
			.where(eq(outbox.bookingId, (await rowOf(held)).id)),
	).toEqual([]);
});

test("a cancelled hold frees its seats at once, a confirmed booking by the policy", async () => {
	const trip = await addExcursion(island.db);
	const held = await hold(await holdBody(trip));
	expect(
		await call("POST", `bookings/${held.uuid}/cancel`, { reason: "changed their mind" }),
	).toMatchObject({
		status: "CANCELLED",
		cancellable: false,
		cancellation: { refund: "FULL", reason: "changed their mind" },
	});
	expect(await leftOf(trip)).toBe(12);
	const body = await holdBody(trip);
	island.databaseRoundTrips();
	const sold = await hold(body);
	expect(island.databaseRoundTrips()).toBe(2);
	await call("POST", `bookings/${sold.uuid}/confirm`, { contact });
	expect(island.databaseRoundTrips()).toBe(2);
	const cancelled = await call("POST", `bookings/${sold.uuid}/cancel`);
	expect(cancelled).toMatchObject({ status: "CANCELLED", cancellation: { refund: "FULL" } });
	// once more: answered unchanged
	expect(await call("POST", `bookings/${sold.uuid}/cancel`)).toMatchObject({
		cancellation: cancelled.cancellation,
	});
	const row = await rowOf(sold);
	expect(row.status).toBe("cancelled");
	expect(
		await island.db.select().from(payments).where(eq(payments.bookingId, row.id)),
	).toMatchObject([{ status: "failed", paidAt: null }]);
	const late = await hold(await holdBody(trip, ["adult"], 2));
	await call("POST", `bookings/${late.uuid}/confirm`, { contact });
	await island.db
		.update(bookings)
		.set({
			cancellationPolicy: JSON.stringify({
				steps: [
					{ hours: 400, percent: 100 },
					{ hours: 1, percent: 50 },
				],
				noShowPercent: 0,
				weather: null,
			}),
		})
		.where(eq(bookings.reference, String(late.supplierReference)));
	expect(await octoError(await client.send("POST", `bookings/${late.uuid}/cancel`))).toEqual({
		error: "UNPROCESSABLE_ENTITY",
	});
	expect(await call("POST", `bookings/${late.uuid}/cancel`, { force: true })).toMatchObject({
		cancellation: { refund: "PARTIAL" },
	});
});

test("a test key sees true seats, takes none and is refused where it is sold out", async () => {
	const trip = await addExcursion(island.db, { capacity: 4 });
	const tester = await octoClient(island, { name: "Wide Sea Tours", isTest: true });
	const body = { ...(await holdBody(trip, ["adult", "adult"])), uuid: crypto.randomUUID() };
	const held = await hold(body, tester);
	expect(held).toMatchObject({ testMode: true, status: "ON_HOLD", pricing: { net: 10240 } });
	expect(await hold(body, tester)).toEqual(held);
	expect(await leftOf(trip)).toBe(4);
	const path = `bookings/${held.uuid}`;
	const tooMany = { unitItems: Array.from({ length: 5 }, () => ({ unitId: "adult" })) };
	expect(await octoError(await tester.send("PATCH", path, tooMany))).toEqual({
		error: "UNPROCESSABLE_ENTITY",
	});
	await call("PATCH", path, { unitItems: [{ unitId: "adult" }], resellerReference: "T-1" }, tester);
	await call("POST", `${path}/extend`, {}, tester);
	expect(await call("POST", `${path}/confirm`, { contact }, tester)).toMatchObject({
		status: "CONFIRMED",
		contact: { fullName: "Ada Lovelace" },
	});
	const list = await octoList("zBooking", await tester.get("bookings?resellerReference=T-1"));
	expect(list).toMatchObject([{ uuid: held.uuid }]);
	expect(await call("POST", `${path}/cancel`, {}, tester)).toMatchObject({ status: "CANCELLED" });
	// a live key of the same reseller does not see it, and calls in test mode by a header
	expect(await octoError(await client.get(path))).toMatchObject({ error: "INVALID_BOOKING_UUID" });
	const byHeader = await client.send("POST", "bookings", await holdBody(trip), {
		"Octo-Env": "test",
	});
	expect(byHeader.headers.get("octo-env")).toBe("test");
	const asLive = await tester.get("supplier", { "Octo-Env": "live" });
	expect(asLive.headers.get("octo-env")).toBe("test");
	expect(await octoAnswer("zBooking", byHeader)).toMatchObject({ testMode: true });
	expect(await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id))).toEqual(
		[],
	);
	await hold(await holdBody(trip, ["adult", "adult", "adult", "adult"]));
	const full = { ...body, uuid: crypto.randomUUID() };
	expect(await octoError(await create(full, tester))).toEqual({ error: "UNPROCESSABLE_ENTITY" });
});

test("a fare is a unit with its age, its proof and its price, and stays with its guest", async () => {
	const trip = await addExcursion(island.db);
	const fareId = await addFare(island.db, trip, {
		...{ title: "Senior", proof: "An identity card", fromAge: 65, percentOff: 25 },
	});
	const unitId = `fare-${fareId}`;
	const product = await octoAnswer("zProduct", await client.get(`products/${trip.id}`));
	expect(product).toMatchObject({
		options: [
			{
				units: [
					{ id: "adult" },
					{ id: "child" },
					{ id: "infant" },
					{
						...{ id: unitId, type: "SENIOR", internalName: "Senior" },
						restrictions: { minAge: 65, maxAge: 99, idRequired: true, accompaniedBy: [] },
						pricingFrom: [{ retail: 4800, net: 3840 }],
					},
				],
			},
		],
	});
	const held = await hold(await holdBody(trip, ["adult", unitId]));
	expect(held).toMatchObject({
		pricing: { retail: 11200 },
		unitItems: [{ unitId: "adult" }, { unitId, pricing: { retail: 4800 } }],
	});
	const { id, seats } = await rowOf(held);
	expect(seats).toBe(2);
	const lines = await island.db.select().from(priceLines).where(eq(priceLines.bookingId, id));
	expect(lines).toMatchObject([
		{ kind: "adults", quantity: 1, unitCents: 6400, fareId: null },
		{ kind: "adults", quantity: 1, unitCents: 4800, fareId },
	]);
	const otherDay = { availabilityId: await availabilityId(trip, 9) };
	expect(await call("PATCH", `bookings/${held.uuid}`, otherDay)).toMatchObject({
		unitItems: [{ unitId: "adult" }, { unitId }],
	});
	const withoutFare = await holdBody(trip, ["fare-0"]);
	expect(await octoError(await create(withoutFare))).toEqual({
		...{ error: "INVALID_UNIT_ID", unitId: "fare-0" },
	});
});

test("bookings of a test key are forgotten after thirty days, others stay", async () => {
	const trip = await addExcursion(island.db);
	const tester = await octoClient(island, { name: "Trying Tours", isTest: true });
	const body = await holdBody(trip, ["adult"]);
	const [old, young] = [await hold(body, tester), await hold(body, tester)];
	const age = (uuid: unknown, days: number) =>
		island.db
			.update(resellerTestBookings)
			.set({ createdAt: Date.now() - days * 24 * 3_600_000 })
			.where(eq(resellerTestBookings.uuid, String(uuid)));
	await age(old.uuid, 31);
	await age(young.uuid, 29);
	await island.scheduled();
	expect(await octoError(await tester.get(`bookings/${old.uuid}`))).toMatchObject({
		error: "INVALID_BOOKING_UUID",
	});
	expect(await call("GET", `bookings/${young.uuid}`, undefined, tester)).toMatchObject({
		// its hold has ended like that of a live key
		uuid: young.uuid,
	});
});

test("a test key's hold ends like a live one", async () => {
	const trip = await addExcursion(island.db);
	const tester = await octoClient(island, { name: "Late Tours", isTest: true });
	const held = await hold({ ...(await holdBody(trip, ["adult"])), expirationMinutes: 1 }, tester);
	await island.db.run(sql`
		UPDATE reseller_test_bookings SET record = json_set(record, '$.holdExpiresAt', ${Date.now() - 1})
		WHERE uuid = ${held.uuid}`);
	const path = `bookings/${held.uuid}`;
	expect(await call("GET", path, undefined, tester)).toMatchObject({
		status: "EXPIRED",
		cancellable: false,
		cancellation: null,
		unitItems: [{ status: "EXPIRED" }],
	});
	expect(await octoError(await tester.send("POST", `${path}/confirm`, { contact }))).toEqual({
		error: "INVALID_BOOKING_UUID",
		uuid: held.uuid,
	});
	expect(await octoError(await tester.send("POST", `${path}/extend`))).toEqual({
		error: "UNPROCESSABLE_ENTITY",
	});
});

test("staff find a booking by the reseller's reference, and the export says who sold it", async () => {
	const trip = await addExcursion(island.db);
	const held = await hold({ ...(await holdBody(trip, ["adult"])), resellerReference: "WST-88071" });
	await call("POST", `bookings/${held.uuid}/confirm`, { contact });
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const search = async (words: string) =>
		(await visitor.get(`/dashboard/bookings?q=${encodeURIComponent(words)}`)).text();
	const reference = String(held.supplierReference);
	for (const words of ["WST-88071", "wst 88071", "88071"])
		expect(await search(words)).toContain(reference);
	await call("PATCH", `bookings/${held.uuid}`, { resellerReference: "GYG77" });
	expect(await search("88071")).not.toContain(reference);
	expect(await search("gyg77")).toContain(reference);
	const csv = await (await visitor.get("/dashboard/bookings/export.csv?q=GYG77")).text();
	expect(csv).toContain(reference);
	expect(csv).toContain("Wide Sea Tours · GYG77");
});

test("bookings are found by their references and dates, each reseller's own alone", async () => {
	const trip = await addExcursion(island.db);
	const held = await hold({
		...(await holdBody(trip, ["adult"], 20)),
		resellerReference: "FIND-ME",
	});
	const list = async (query: string, by = client) =>
		(await octoList("zBooking", await by.get(`bookings/?${query}`))).map(({ uuid }) => uuid);
	expect(await list("resellerReference=FIND-ME")).toEqual([held.uuid]);
	expect(await list(`supplierReference=${held.supplierReference}`)).toEqual([held.uuid]);
	expect(await list(`localDate=${soon(20)}`)).toEqual([held.uuid]);
	expect(await list(`localDateStart=${soon(19)}&localDateEnd=${soon(21)}`)).toEqual([held.uuid]);
	expect(await list("resellerReference=FIND-ME", other)).toEqual([]);
	const wrongQueries = [
		...["", "localDateStart=2027-01-01", `localDate=${soon()}&resellerReference=A`],
		// a hundred years of bookings would be one answer
		"localDateStart=2026-01-01&localDateEnd=2126-01-01",
	];
	for (const query of wrongQueries)
		expect(await octoError(await client.get(`bookings?${query}`))).toEqual({
			error: "BAD_REQUEST",
		});
	const foreign = `bookings/${held.uuid}`;
	const refusal = { error: "INVALID_BOOKING_UUID", uuid: held.uuid };
	expect(await octoError(await other.get(foreign))).toEqual(refusal);
	for (const step of ["cancel", "extend"])
		expect(await octoError(await other.send("POST", `${foreign}/${step}`))).toEqual(refusal);
	expect(await octoError(await other.send("PATCH", foreign, { notes: "mine" }))).toEqual(refusal);
	expect(await octoError(await client.get("bookings/never"))).toEqual({
		...{ error: "INVALID_BOOKING_UUID", uuid: "never" },
	});
});

test("a booking that can't be is told why, and a broken body is no fault of ours", async () => {
	const trip = await addExcursion(island.db, { capacity: 4 });
	const body = await holdBody(trip);
	const refused = async (changes: object) => octoError(await create({ ...body, ...changes }));
	const unprocessable = { error: "UNPROCESSABLE_ENTITY" };
	expect(await refused({ unitItems: [] })).toEqual(unprocessable);
	expect(await refused({ unitItems: undefined })).toEqual(unprocessable);
	expect(await refused({ unitItems: [{ unitId: "child" }] })).toEqual(unprocessable);
	expect(
		await refused({ unitItems: Array.from({ length: 5 }, () => ({ unitId: "adult" })) }),
	).toEqual(unprocessable);
	expect(await refused({ unitItems: [{ unitId: "dog" }] })).toEqual({
		...{ error: "INVALID_UNIT_ID", unitId: "dog" },
	});
	expect(await refused({ availabilityId: "tomorrow" })).toEqual({
		...{ error: "INVALID_AVAILABILITY_ID", availabilityId: "tomorrow" },
	});
	for (const availability of ["2027-99-99T09:00:00+01:00", "2027-02-30T09:00:00+01:00"])
		expect(await refused({ availabilityId: availability })).toEqual({
			...{ error: "INVALID_AVAILABILITY_ID", availabilityId: availability },
		});
	expect(await refused({ uuid: "1" })).toEqual({ error: "BAD_REQUEST" });
	await changeDeparture(island.db, { excursionId: trip.id, date: soon(8) }, { state: "closed" });
	expect(await refused({ availabilityId: await availabilityId(trip, 8) })).toEqual(unprocessable);
	for (const text of ["{", "[", '"x"', "null", "1e999"])
		expect((await create(text)).status).toBe(400);
});

test("null says the same as nothing, and an empty address is none", async () => {
	const trip = await addExcursion(island.db);
	const none = { uuid: null, expirationMinutes: null, notes: null, resellerReference: null };
	const body = await holdBody(trip, ["adult"]);
	const held = await hold({
		...{ ...body, ...none, unitItems: [{ unitId: "adult", uuid: null, contact: null }] },
		contact: { fullName: "Ada Lovelace", emailAddress: "" },
	});
	expect(held).toMatchObject({ contact: { fullName: "Ada Lovelace", emailAddress: null } });
	const path = `bookings/${held.uuid}`;
	const changes = { productId: null, optionId: null, availabilityId: null, unitItems: null };
	expect(await call("PATCH", path, { ...changes, notes: "Window" })).toMatchObject({
		...{ productId: trip.id, notes: "Window", unitItems: [{ unitId: "adult" }] },
	});
	const confirmation = { contact: {}, unitItems: null, emailReceipt: null };
	expect(await call("POST", `${path}/confirm`, confirmation)).toMatchObject({
		status: "CONFIRMED",
	});
	const force = { reason: null, force: null };
	expect(await call("POST", `${path}/cancel`, force)).toMatchObject({ status: "CANCELLED" });
	const day = { localDate: soon(), localDateStart: null, localDateEnd: null, units: null };
	const product = { productId: trip.id, optionId: "DEFAULT", availabilityIds: null };
	const days = await client.send("POST", "availability", { ...product, ...day });
	expect(await octoList("zAvailability", days)).toHaveLength(1);
});

test("an erased booking tells nobody's name", async () => {
	const trip = await addExcursion(island.db);
	const held = await hold({
		...{ ...(await holdBody(trip)), contact },
		...{ pickupHotel: "Hotel Ada", pickupHotelRoom: "214" },
	});
	const { id } = await rowOf(held);
	await island.db.run(
		sql`UPDATE bookings SET status = 'expired', hold_expires_at = 1, created_at = 1 WHERE id = ${id}`,
	);
	await island.scheduled();
	const [row] = await island.db
		.select()
		.from(resellerBookings)
		.where(eq(resellerBookings.bookingId, id));
	expect(JSON.stringify(row)).not.toContain("Ada");
	expect(await call("GET", `bookings/${held.uuid}`)).toMatchObject({ contact: { fullName: null } });
});

test("a stop is chosen and cleared by the capability pickups", async () => {
	const trip = await addExcursion(island.db);
	const headers = { "Octo-Capabilities": "octo/pickups" };
	const send = async (method: string, path: string, body: unknown) =>
		octoAnswer("zBooking", await client.send(method, path, body, headers));
	const body = { ...(await holdBody(trip, ["adult"])), pickupPointId: String(trip.pointId) };
	const held = await send("POST", "bookings", body);
	expect(held).toMatchObject({ pickupRequested: true, pickupPointId: String(trip.pointId) });
	const cleared = await send("PATCH", `bookings/${held.uuid}`, { pickupRequested: false });
	expect(cleared).toMatchObject({ pickupRequested: false, pickupPointId: null });
	const nowhere = { ...body, pickupPointId: "0" };
	expect(await octoError(await create(nowhere))).toEqual({ error: "UNPROCESSABLE_ENTITY" });
});

test("of two changes at once for the last seats one is made", async () => {
	for (let round = 0; round < 4; round += 1) {
		const trip = await addExcursion(island.db, { capacity: 4 });
		const body = await holdBody(trip, ["adult"]);
		const [one, two] = [await hold(body), await hold(body)];
		const grow = ({ uuid }: Record<string, unknown>) =>
			client.send("PATCH", `bookings/${uuid}`, {
				unitItems: [{ unitId: "adult" }, { unitId: "adult" }, { unitId: "adult" }],
			});
		const statuses = (await Promise.all([grow(one), grow(two)])).map(({ status }) => status);
		expect(statuses.sort()).toEqual([200, 400]);
		expect(await leftOf(trip)).toBe(0);
	}
});

test("a stop that staff choose for a reseller's guest is chosen", async () => {
	const trip = await addExcursion(island.db);
	const held = await hold(await holdBody(trip, ["adult"]));
	const [point] = await island.db
		.insert(pickupPoints)
		.values({ title: "Harbour", place: "Gate 2", lat: 28, lng: -16, createdAt: 0, updatedAt: 0 })
		.returning({ id: pickupPoints.id });
	const { id } = await rowOf(held);
	const stopState = () =>
		island.db
			.select({ hasPickup: resellerBookings.hasPickup })
			.from(resellerBookings)
			.where(eq(resellerBookings.bookingId, id));
	expect(await stopState()).toEqual([{ hasPickup: false }]);
	await island.db
		.update(bookings)
		.set({ pickupPointId: point?.id ?? 0 })
		.where(eq(bookings.id, id));
	expect(await stopState()).toEqual([{ hasPickup: true }]);
});
