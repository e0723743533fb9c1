/** What happens to a booking that a reseller has sold: late changes, receipts, its guest's own page, what staff put right. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, outbox, resellerBookings } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	changeDeparture,
	type Excursion,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import {
	type OctoClient,
	octoAnswer,
	octoClient,
	octoDeparture,
	octoError,
	octoHold,
} from "#tests/octo.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
let client: OctoClient;
beforeAll(async () => {
	island = await startIsland();
	client = await octoClient(island);
});
afterAll(() => island.stop());

const contact = {
	fullName: "Ada Lovelace",
	emailAddress: "ada@guest.example",
	phoneNumber: "+34600123456",
};
const create = async (trip: Excursion) =>
	client.send("POST", "bookings", await octoHold(client, trip, ["adult"]));

const tooLate = { error: "UNPROCESSABLE_ENTITY" };

const call = async (method: string, path: string, body?: unknown) =>
	octoAnswer(
		"zBooking",
		await client.send(method, path, body, { "Octo-Capabilities": "octo/pricing, octo/pickups" }),
	);

async function sell(trip: Excursion, units = ["adult", "adult"], confirmation: object = {}) {
	const held = await call("POST", "bookings", await octoHold(client, trip, units));
	const path = `bookings/${held.uuid}`;
	const sold = await call("POST", `${path}/confirm`, { contact, ...confirmation });
	const items = v.parse(v.array(v.looseObject({ uuid: v.string() })), sold.unitItems);
	return { path, sold, itemUuids: items.map(({ uuid }) => uuid), row: () => rowOf(sold) };
}

async function rowOf({ supplierReference }: Record<string, unknown>) {
	const [row] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.reference, String(supplierReference)));
	if (!row) throw new Error("There is no such booking");
	return row;
}

/** Only within so many hours before the start all money came back. */
async function setPolicy(reference: unknown, hours: number) {
	const steps = [
		{ hours, percent: 100 },
		{ hours: 1, percent: 50 },
	];
	await island.db
		.update(bookings)
		.set({ cancellationPolicy: JSON.stringify({ steps, noShowPercent: 0, weather: null }) })
		.where(eq(bookings.reference, String(reference)));
}

const mailsOf = (bookingId: number) =>
	island.db.select().from(outbox).where(eq(outbox.bookingId, bookingId));

test("after the last moment of a full refund a stop, names and more guests are still taken, and nothing is given up", async () => {
	const trip = await addExcursion(island.db);
	const { path, sold, itemUuids } = await sell(trip);
	await setPolicy(sold.supplierReference, 400);
	const point = String(trip.pointId);
	expect(await call("PATCH", path, { pickupPointId: point })).toMatchObject({
		...{ cancellable: false, pickupPointId: point },
	});
	const [one, two] = itemUuids;
	const sameGuests = [
		{ uuid: one, unitId: "adult", contact: { fullName: "Ada Lovelace" } },
		{ uuid: two, unitId: "adult", contact: { fullName: "Mary Somerville" } },
	];
	expect(await call("PATCH", path, { unitItems: sameGuests })).toMatchObject({
		unitItems: [{}, { uuid: two, contact: { fullName: "Mary Somerville" } }],
	});
	const more = { unitItems: [...sameGuests, { unitId: "child" }] };
	expect(await call("PATCH", path, more)).toMatchObject({ pricing: { retail: 17000 } });
	const [first] = sameGuests;
	for (const change of [
		{ unitItems: [first] },
		{ unitItems: [first, { unitId: "child" }] },
		{ availabilityId: await octoDeparture(client, trip, 9) },
	])
		expect(await octoError(await client.send("PATCH", path, change))).toEqual(tooLate);
});

test("of a departure that staff have closed a guest may still say name and stop, and bring nobody", async () => {
	const trip = await addExcursion(island.db);
	const { path, itemUuids } = await sell(trip);
	await changeDeparture(island.db, { excursionId: trip.id, date: soon() }, { state: "closed" });
	const guests = itemUuids.map((uuid) => ({ uuid, unitId: "adult" }));
	const point = String(trip.pointId);
	expect(await call("PATCH", path, { unitItems: guests, pickupPointId: point })).toMatchObject({
		...{ pickupPointId: point, availability: { status: "CLOSED" } },
	});
	const more = { unitItems: [...guests, { unitId: "adult" }] };
	expect(await octoError(await client.send("PATCH", path, more))).toEqual(tooLate);
	expect(await octoError(await create(trip))).toEqual(tooLate);
});

test("a wish for a receipt that comes with a change is followed once the booking is confirmed, and once", async () => {
	const trip = await addExcursion(island.db);
	const held = await call("POST", "bookings", {
		...{ ...(await octoHold(client, trip, ["adult"])), contact },
	});
	const path = `bookings/${held.uuid}`;
	await call("PATCH", path, { emailReceipt: true });
	const { id } = await rowOf(held);
	expect(await mailsOf(id)).toEqual([]);
	await call("POST", `${path}/confirm`, { contact });
	expect(await mailsOf(id)).toMatchObject([{ recipient: contact.emailAddress }]);
	const later = await sell(trip, ["adult"]);
	const laterId = (await later.row()).id;
	expect(await mailsOf(laterId)).toEqual([]);
	await call("PATCH", later.path, { emailReceipt: true });
	await call("PATCH", later.path, { emailReceipt: true });
	expect(await mailsOf(laterId)).toMatchObject([{ recipient: contact.emailAddress }]);
});

test("what staff have put right of a guest stays when the reseller changes something else", async () => {
	const trip = await addExcursion(island.db);
	const { path, row } = await sell(trip, ["adult"]);
	const { id } = await row();
	const corrections = { name: "Ada King", phone: "+34 600 999 999", phoneE164: "+34600999999" };
	await island.db.update(bookings).set(corrections).where(eq(bookings.id, id));
	await call("PATCH", path, { resellerReference: "WST-2", notes: "By the window" });
	expect(await row()).toMatchObject({ ...corrections, comments: "By the window" });
	await call("PATCH", path, { contact: { phoneNumber: "+34600111222" } });
	expect(await row()).toMatchObject({ name: "Ada King", phoneE164: "+34600111222" });
});

test("staff and guide read where a guest without a stop wishes to be picked up, until one is chosen", async () => {
	const trip = await addExcursion(island.db);
	const { path, sold, row } = await sell(trip, ["adult"], {
		...{ pickupHotel: "Hotel Sol", pickupHotelRoom: "214", resellerReference: "WST-31" },
	});
	expect(sold).toMatchObject({
		...{ pickupRequested: true, pickupPointId: null },
		...{ pickupHotel: "Hotel Sol", pickupHotelRoom: "214" },
	});
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const manifest = await manifestPath(island.db, { excursionId: trip.id, date: soon() });
	const wish = "Pickup not agreed yet. Wish: Hotel Sol, 214";
	for (const page of [manifest, `/dashboard/bookings/${(await row()).id}`])
		expect(await (await visitor.get(page)).text()).toContain(wish);
	await call("PATCH", path, { pickupPointId: String(trip.pointId) });
	expect(await (await visitor.get(manifest)).text()).not.toContain("Pickup not agreed yet");
	const cleared = await call("PATCH", path, { pickupRequested: false });
	expect(cleared).toMatchObject({ pickupRequested: false, pickupHotel: null });
});

test("staff take no money for what a reseller holds", async () => {
	const trip = await addExcursion(island.db);
	const held = await call("POST", "bookings", await octoHold(client, trip, ["adult"]));
	const { id } = await rowOf(held);
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const page = `/dashboard/bookings/${id}`;
	expect(await (await visitor.get(page)).text()).not.toContain("take-money");
	const cash = { intent: "take-money", key: crypto.randomUUID(), gateway: "cash", amount: "64" };
	expect((await visitor.submit(page, cash)).status).toBe(409);
	expect((await rowOf(held)).status).toBe("pending");
});

test("the guest of a reseller reads whom to ask, and can neither cancel nor move the booking with us", async () => {
	const trip = await addExcursion(island.db);
	const { row } = await sell(trip, ["adult"], { emailReceipt: true });
	const { id, confirmId } = await row();
	const [mail] = await mailsOf(id);
	expect(mail?.textBody).toContain("You booked with Wide Sea Tours.");
	const guest = newVisitor(island);
	const page = `/booking/${confirmId}`;
	const html = await (await guest.get(page)).text();
	expect(html).toContain("You booked with Wide Sea Tours.");
	expect(html).not.toContain(`${page}/cancel`);
	expect(html).not.toContain(`${page}/change`);
	expect((await guest.get(`${page}/cancel`)).headers.get("location")).toBe(page);
	for (const cents of ["0", "6400"]) await guest.submit(`${page}/cancel`, { told: cents });
	expect((await row()).status).toBe("confirmed");
	const [ofReseller] = await island.db
		.select()
		.from(resellerBookings)
		.where(eq(resellerBookings.bookingId, id));
	expect(ofReseller?.refund).toBeNull();
});
