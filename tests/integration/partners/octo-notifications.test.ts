import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
	attentionItems,
	bookings,
	resellerNotices,
	resellerSubscriptions,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	addStart,
	changeDeparture,
	columnsOn,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { type OctoClient, octoAnswer, octoClient, octoError, octoList } from "#tests/octo.ts";
import { openApiFaults } from "#tests/octo-openapi.ts";

const host = "hooks.wide-sea.example";
const day = 24 * 3_600_000;

let island: Island;
let client: OctoClient;
let trip: Excursion;
/** What the receiver was told, and with which header. */
let messages: { body: Record<string, unknown>; secret: string | null }[] = [];
let status = 200;
beforeAll(async () => {
	island = await startIsland();
	client = await octoClient(island);
	trip = await addExcursion(island.db);
	island.answer(host, async (request) => {
		messages.push({
			body: v.parse(v.record(v.string(), v.unknown()), await request.json()),
			secret: request.headers.get("x-secret"),
		});
		return new Response(null, {
			status,
			headers: status === 302 ? { Location: "https://elsewhere.example/" } : {},
		});
	});
});
afterAll(() => island.stop());
beforeEach(async () => {
	await island.db.delete(resellerSubscriptions);
	messages = [];
	status = 200;
});

async function subscribe(notificationTypes: string[], url = `https://${host}/octo`) {
	const answer = await client.send("POST", "notifications/subscriptions", {
		...{ url, notificationTypes, headers: { "X-Secret": "theirs" } },
	});
	const subscription: unknown = await answer.json();
	expect(openApiFaults("Subscription", subscription)).toEqual([]);
	return v.parse(v.looseObject({ id: v.string() }), subscription);
}

async function soldBooking() {
	const product = { productId: trip.id, optionId: "DEFAULT" };
	const [departure] = await octoList(
		"zAvailability",
		await client.send("POST", "availability", { ...product, localDate: soon() }),
	);
	const body = { ...product, availabilityId: departure?.id, unitItems: [{ unitId: "adult" }] };
	const held = await octoAnswer("zBooking", await client.send("POST", "bookings", body));
	const path = `bookings/${held.uuid}/confirm`;
	return octoAnswer("zBooking", await client.send("POST", path, { contact: {} }));
}

test("a subscription is made, read, changed and deleted, and only for a public https address", async () => {
	const { id } = await subscribe(["BOOKING_UPDATE"]);
	const path = `notifications/subscriptions/${id}`;
	expect(await (await client.get(path)).json()).toEqual({
		...{ id, url: `https://${host}/octo`, notificationTypes: ["BOOKING_UPDATE"] },
		headers: { "X-Secret": "theirs" },
	});
	expect(await (await client.get("notifications/subcriptions/")).json()).toHaveLength(1);
	const otherTypes = { notificationTypes: ["PRODUCT_UPDATE"] };
	expect(await (await client.send("PATCH", path, otherTypes)).json()).toMatchObject(otherTypes);
	const stranger = await octoClient(island, { name: "Other Tours" });
	for (const answer of [await stranger.get(path), await stranger.send("DELETE", path)])
		expect(await octoError(answer)).toEqual({ error: "BAD_REQUEST" });
	for (const url of ["http://wide-sea.example/", "https://10.0.0.1/", "https://localhost/x", "x"]) {
		const body = { url, notificationTypes: ["BOOKING_UPDATE"] };
		const answer = await client.send("POST", "notifications/subscriptions", body);
		expect(await octoError(answer), url).toEqual({ error: "BAD_REQUEST" });
	}
	expect((await client.send("DELETE", path)).status).toBe(200);
	expect(await octoError(await client.get(path))).toEqual({ error: "BAD_REQUEST" });
});

test("a cancellation by us tells the reseller by the booking's key, once, with its own secret", async () => {
	const sold = await soldBooking();
	await subscribe(["BOOKING_UPDATE"]);
	const [row] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.reference, String(sold.supplierReference)));
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	await cancelAsStaff(visitor, row?.id ?? 0);
	await island.scheduled();
	expect(messages).toEqual([
		{
			body: {
				notificationType: "BOOKING_UPDATE",
				uuid: sold.uuid,
				utcCreatedAt: expect.stringMatching(/Z$/),
			},
			secret: "theirs",
		},
	]);
	await island.scheduled();
	expect(messages).toHaveLength(1);
	const booking = await octoAnswer("zBooking", await client.get(`bookings/${sold.uuid}`));
	expect(booking).toMatchObject({ status: "CANCELLED", cancellation: { refund: "FULL" } });
});

test("seats and products are told of by their keys, each at most once while it waits", async () => {
	await subscribe(["AVAILABILITY_UPDATE", "PRODUCT_UPDATE"]);
	const date = soon(12);
	await changeDeparture(island.db, { excursionId: trip.id, date }, { capacity: 5 });
	await changeDeparture(island.db, { excursionId: trip.id, date }, { capacity: 6 });
	await island.scheduled();
	expect(messages.map(({ body }) => body)).toEqual([
		expect.objectContaining({
			...{ notificationType: "AVAILABILITY_UPDATE", productId: trip.id },
			...{ localDateStart: date, localDateEnd: date },
		}),
	]);
	await changeDeparture(island.db, { excursionId: trip.id, date }, { priceAdultCents: 7000 });
	await island.scheduled();
	const types = messages.slice(1).map(({ body }) => body.notificationType);
	expect(types.sort()).toEqual(["AVAILABILITY_UPDATE", "PRODUCT_UPDATE"]);
});

test("a departure made by hand is told by its day, and those of a new start by all days at once", async () => {
	await subscribe(["AVAILABILITY_UPDATE"]);
	const date = soon(20);
	await columnsOn(island.db, { excursionId: trip.id, date, start: "18:15" });
	await island.scheduled();
	expect(messages.map(({ body }) => body)).toMatchObject([
		{ productId: trip.id, localDateStart: date, localDateEnd: date },
	]);
	messages = [];
	await addStart(island.db, trip, "11:00");
	await island.scheduled();
	expect(messages).toHaveLength(1);
	const { localDateStart, localDateEnd } = messages[0]?.body ?? {};
	const days = Date.parse(String(localDateEnd)) - Date.parse(String(localDateStart));
	expect(days).toBe(400 * day);
});

test("who answers by a redirect is told again later, and after three days no more", async () => {
	status = 302;
	const { id } = await subscribe(["AVAILABILITY_UPDATE"]);
	await changeDeparture(island.db, { excursionId: trip.id, date: soon(13) }, { capacity: 5 });
	const now = Date.now();
	await island.scheduled(new Date(now));
	expect(messages).toHaveLength(1);
	await island.scheduled(new Date(now + 1_000));
	expect(messages).toHaveLength(1);
	await island.scheduled(new Date(now + 3_600_000));
	expect(messages).toHaveLength(2);
	await island.scheduled(new Date(now + 4 * day));
	expect(messages).toHaveLength(3);
	const [row] = await island.db
		.select()
		.from(resellerSubscriptions)
		.where(eq(resellerSubscriptions.id, id));
	expect(row?.endedAt).not.toBeNull();
	expect(await island.db.select().from(resellerNotices)).toEqual([]);
	status = 200;
	// staff are told, until the reseller has changed it
	const incident = async () =>
		island.db
			.select({ kind: attentionItems.kind, status: attentionItems.status })
			.from(attentionItems)
			.where(eq(attentionItems.dedupeKey, `receiver ended:${id}`));
	expect(await incident()).toEqual([{ kind: "receiver ended", status: "open" }]);
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	expect(await (await visitor.get("/dashboard/attention")).text()).toContain(
		"Wide Sea Tours has not answered our notices for three days",
	);
	const change = { url: `https://${host}/mended` };
	await client.send("PATCH", `notifications/subscriptions/${id}`, change);
	expect(await incident()).toEqual([{ kind: "receiver ended", status: "settled" }]);
});
