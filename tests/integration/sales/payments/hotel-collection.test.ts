import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import { bookings, paymentMoney, payments } from "#app/database/schema.server.ts";
import { formatMonth } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion, manifestPath, soon } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { formOn, pressDrawn } from "#tests/drawn-form.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, addHotel } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
let excursion: Excursion;
beforeAll(async () => {
	island = await startIsland();
	excursion = await addExcursion(island.db, { capacity: 100 });
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

const text = async (path: string, visitor = boss) =>
	(await (await visitor.get(path)).text()).replaceAll("<!-- -->", "");
const moneyOf = async (id: number) => {
	const [payment] = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, id));
	return payment;
};
const referenceOf = async (id: number) => {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	return row?.reference ?? "none";
};
const storyOf = async (id: number) =>
	(await entriesOf(island.db, id))
		.filter(({ actorName }) => actorName === "Marta Boss")
		.map(({ type, detail }) => `${type}: ${detail}`);

/** A booking guaranteed by its hotel, not collected yet. */
async function addGuaranteed(hotelId: string, changes: Record<string, unknown> = {}) {
	const row = await addBooking(island, excursion, changes, { hotelId, paid: false });
	const now = Date.now();
	await runBatch(island.db, {
		booking: island.db
			.update(bookings)
			.set({ status: "confirmed", confirmedAt: now })
			.where(eq(bookings.id, row.id)),
		payment: island.db.insert(payments).values({
			id: `p${row.id}-1`,
			bookingId: row.id,
			gateway: "hotel",
			amountCents: row.priceCents,
			currency: "EUR",
			createdAt: now,
			updatedAt: now,
		}),
	});
	return row.id;
}

test("what a hotel collected of one booking is said once, seen on the manifest, and taken back", async () => {
	const id = await addGuaranteed(await addHotel(island), { name: "Single Guest" });
	const at = `/dashboard/bookings/${id}`;
	const manifest = await manifestPath(island.db, { excursionId: excursion.id, date: soon() });
	expect(await text(manifest)).toContain("Hotel collects");
	expect(await text(at)).toContain("The hotel has collected €64");
	const form = { intent: "hotel-money", step: "collect" };
	const clicks = await Promise.all([boss.submit(at, form), boss.submit(at, form)]);
	expect(clicks.map(({ status }) => status)).toEqual([303, 303]);
	expect(await moneyOf(id)).toMatchObject({ status: "paid", paidAt: expect.any(Number) });
	expect(await text(manifest)).toContain("Paid at hotel");
	expect((await boss.submit(at, { ...form, step: "uncollect" })).status).toBe(303);
	expect(await moneyOf(id)).toMatchObject({ status: "created", paidAt: null });
	expect(await storyOf(id)).toEqual([
		"paid: collected by the hotel",
		"changed: not collected by the hotel after all",
	]);
});

test("a cancelled booking is collected no more; what was collected before the hotel pays back", async () => {
	const hotel = await addHotel(island);
	const [open, collected] = [
		await addGuaranteed(hotel),
		await addGuaranteed(hotel, { name: "Collected" }),
	];
	await cancelAsStaff(boss, open);
	const late = await boss.submit(`/dashboard/bookings/${open}`, {
		intent: "hotel-money",
		step: "collect",
	});
	expect(late.status).toBe(409);
	expect((await moneyOf(open))?.status).toBe("created");

	await boss.submit(`/dashboard/bookings/${collected}`, { intent: "hotel-money", step: "collect" });
	await cancelAsStaff(boss, collected);
	expect(await text(`/dashboard/bookings/${collected}`)).toContain("Hotel pays back");
	const attentionText = await text("/dashboard/attention");
	expect(attentionText).toContain(await referenceOf(collected));
	expect(attentionText).not.toContain(await referenceOf(open));
	await boss.submit(`/dashboard/bookings/${collected}`, {
		intent: "hotel-money",
		step: "paid-back",
	});
	expect(await moneyOf(collected)).toMatchObject({ status: "refunded", refundedCents: 6400 });
	expect(await text("/dashboard/attention")).not.toContain(await referenceOf(collected));
});

test("a hotel's month is collected in one step that names every booking, and is taken back whole", async () => {
	const [hotel, other] = [await addHotel(island), await addHotel(island)];
	// two days of the same month, whatever today is
	const month = soon(40).slice(0, 7);
	const mine = [
		await addGuaranteed(hotel, { date: `${month}-11`, name: "First Guest" }),
		await addGuaranteed(hotel, { date: `${month}-12`, name: "Second Guest" }),
	];
	const earlier = await addGuaranteed(hotel, { date: `${month}-13`, name: "Earlier Guest" });
	await boss.submit(`/dashboard/bookings/${earlier}`, { intent: "hotel-money", step: "collect" });
	const theirs = await addGuaranteed(other, { date: `${month}-11`, name: "Theirs Guest" });
	const next = await addGuaranteed(hotel, { date: soon(75), name: "Next Month" });
	const at = `/dashboard/hotels/${hotel}`;
	expect(await text(at)).toContain("€128");

	const form = formOn(await text(at), "collect");
	expect(form).toMatchObject({ month, told: "12800" });
	await boss.submit(at, form);
	const monthText = await text(at);
	expect(monthText).toContain(`${formatMonth(month)} is collected: €128 of 2 bookings.`);
	const mark = /name="at" value="(\d+)"/.exec(monthText)?.[1] ?? "";
	await boss.submit(at, form);
	const again = await text(at);
	expect(again).toContain("Nothing of this month was open any more");
	expect(again).not.toContain("Take it back");
	for (const id of mine) {
		expect((await moneyOf(id))?.status).toBe("paid");
		expect(await storyOf(id)).toEqual([
			`paid: collected by the hotel, with all of ${formatMonth(month)}`,
		]);
	}
	for (const id of [theirs, next]) expect((await moneyOf(id))?.status).toBe("created");
	expect(monthText).toContain(`marked ${formatMonth(month)} as collected, bookings: 2`);

	await boss.submit(at, { intent: "uncollect", month, at: mark });
	for (const id of mine) expect((await moneyOf(id))?.status).toBe("created");
	// a booking marked individually stays marked
	expect((await moneyOf(earlier))?.status).toBe("paid");
	const history = (await eventsOf(island.db, "hotel", hotel))
		.map(catalogueEventInWords)
		.toReversed();
	expect(history.map(({ actorName, detail }) => [actorName, detail])).toEqual([
		["Marta Boss", `marked ${formatMonth(month)} as collected, bookings: 2`],
		["Marta Boss", `marked ${formatMonth(month)} as not collected after all, bookings: 2`],
	]);
});

test("what the totem sold since the page was opened is not in the hotel's envelope, and is not marked", async () => {
	const hotel = await addHotel(island);
	const first = await addGuaranteed(hotel);
	const month = soon().slice(0, 7);
	const at = `/dashboard/hotels/${hotel}`;
	const handedOver = formOn(await text(at), "collect");
	const later = await addGuaranteed(hotel, { name: "Later Guest" });
	await boss.submit(at, handedOver);
	expect(await text(at)).toContain(
		`Nothing was marked: by now the hotel has to collect €128 for ${formatMonth(month)}.`,
	);
	for (const id of [first, later]) {
		expect((await moneyOf(id))?.status).toBe("created");
		expect(await storyOf(id)).toEqual([]);
	}
	await pressDrawn(boss, at, { intent: "collect" });
	for (const id of [first, later]) expect((await moneyOf(id))?.status).toBe("paid");
});

test.each(["web", "partner", "manager", "user"])(
	"%s may not say that money was collected",
	async (role) => {
		const { visitor, user } = await signedInVisitor(island, { role });
		const hotel = await addHotel(island, { partnerUserId: user.id });
		const id = await addGuaranteed(hotel);
		const month = soon().slice(0, 7);
		expect(
			(await visitor.submit(`/dashboard/hotels/${hotel}`, { intent: "collect", month })).status,
		).toBe(403);
		const form = { intent: "hotel-money", step: "collect" };
		expect((await visitor.submit(`/dashboard/bookings/${id}`, form)).status).toBe(403);
		expect((await moneyOf(id))?.status).toBe("created");
		if (role !== "user")
			expect(await text(`/dashboard/hotels/${hotel}`, visitor)).not.toContain(">Collected<");
	},
);
