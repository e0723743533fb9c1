import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, codeExcursions, codes } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, departureIdOf, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, bookAsGuest } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const codeOf = async (id: number) =>
	(await island.db.select().from(codes).where(eq(codes.id, id)))[0];
const newest = async () =>
	(await island.db.select().from(codes).orderBy(desc(codes.id)).limit(1))[0];
const page = async (answer: Response) => ({ status: answer.status, text: await answer.text() });

test("staff make a code, and the list says what it gives and how often it was used", async () => {
	const trip = await addExcursion(island.db, { title: "Whales at noon" });
	const answer = await marta.submit("/dashboard/codes/code-new", {
		...{ code: "Whales 12", percent: "12,5", mostBookings: "20", [`on.${trip.id}`]: "on" },
		...{ travelFrom: "2027-06-01", travelTo: "2027-06-30", oncePerGuest: "on" },
	});
	expect(answer.headers.get("location")).toBe("/dashboard/codes");
	const row = await newest();
	expect(row).toMatchObject({
		...{ code: "Whales 12", key: "WHALES12", percent: 1250, amountCents: null },
		...{ travelFrom: "2027-06-01", travelTo: "2027-06-30", bookedFrom: null },
		...{ mostBookings: 20, oncePerGuest: true, combines: false, isActive: true },
	});
	const bound = await island.db
		.select()
		.from(codeExcursions)
		.where(eq(codeExcursions.codeId, row?.id ?? 0));
	expect(bound.map(({ excursionId }) => excursionId)).toEqual([trip.id]);
	const { text } = await page(await marta.get("/dashboard/codes"));
	expect(text).toContain("12.5% off");
	expect(text).toContain("0 of 20 bookings");
	expect(text).toContain("Whales at noon · trips 1 June 2027 – 30 June 2027 · once a guest");
});

test("a wrong form and a code that is written like another one stay as they were typed", async () => {
	const { code } = await addCode(island.db, { percent: 1000 });
	const create = async (fields: Record<string, string>) =>
		page(await marta.submit("/dashboard/codes/code-new", fields));
	const wrong = await create({ code: "x!", percent: "10", amountCents: "5" });
	expect(wrong.status).toBe(400);
	expect(wrong.text).toContain("A code has 3 to 30 letters");
	expect(wrong.text).toContain("not both");
	expect(wrong.text).toContain('value="x!"');
	const same = await create({ code: ` ${code.toLowerCase()}`, percent: "10" });
	expect(same.status).toBe(409);
	expect(same.text).toContain("an active code that is written like this");
});

test("conditions change in the row; another gift ends it and begins a new one, and bookings keep theirs", async () => {
	const trip = await addExcursion(island.db);
	const { id, code } = await addCode(island.db, { percent: 1000 });
	const booking = await bookAsGuest(island, trip, { adults: 2, price: 115.2, code });
	const path = `/dashboard/codes/${id}`;
	const versionNow = async () => (await codeOf(id))?.version ?? 0;
	const save = (fields: Record<string, string>, version: number) =>
		marta.submit(path, { code, percent: "10", version: String(version), ...fields });

	expect((await save({ mostBookings: "5" }, 1)).headers.get("location")).toBe(path);
	expect(await codeOf(id)).toMatchObject({ mostBookings: 5, isActive: true });
	expect((await save({ mostBookings: "7" }, 1)).status).toBe(409);
	expect((await page(await marta.get("/dashboard/codes"))).text).toContain("1 of 5 bookings");

	expect((await save({ percent: "20" }, await versionNow())).headers.get("location")).toBe(
		"/dashboard/codes",
	);
	expect(await codeOf(id)).toMatchObject({ percent: 1000, isActive: false });
	expect(await newest()).toMatchObject({ code, percent: 2000, isActive: true, version: 1 });
	const [ownBooking] = await island.db.select().from(bookings).where(eq(bookings.id, booking.id));
	expect(ownBooking).toMatchObject({ codeId: id, priceCents: 11_520 });
	expect((await save({ percent: "30" }, await versionNow())).status).toBe(409);
});

test("an ended code is refused to guests and cannot be changed", async () => {
	const { id, code } = await addCode(island.db, { amountCents: 500 });
	await marta.submit(`/dashboard/codes/${id}`, { intent: "end" });
	expect(await codeOf(id)).toMatchObject({ isActive: false });
	const { text } = await page(await marta.get(`/dashboard/codes/${id}`));
	expect(text).toContain("This code has ended");
	expect(text).not.toContain(`Yes, end ${code}`);
});

test("guest, staff and the export read what a code took off", async () => {
	const trip = await addExcursion(island.db);
	const { code } = await addCode(island.db, { percent: 1000 });
	const booking = await addBooking(island, trip, { adults: 2, price: 115.2, code });
	const voucher = await page(await newVisitor(island).get(`/booking/${booking.confirmId}`));
	expect(voucher.text).toContain(`Code ${code}: −€12.80.`);
	const record = await page(await marta.get(`/dashboard/bookings/${booking.id}`));
	expect(record.text).toContain(`Code ${code}: −€12.80.`);
	const csv = await page(await marta.get("/dashboard/bookings/export.csv"));
	// list price, code, what it took off, price
	expect(csv.text.replaceAll('"', "")).toContain(`128.00,${code},12.80,115.20,`);
});

test("staff sell with a code: they see what it does, and the booking names it", async () => {
	const trip = await addExcursion(island.db);
	const { id, code } = await addCode(island.db, { percent: 1000, mostBookings: 1 });
	const sale = {
		...{ key: crypto.randomUUID(), source: "phone", adults: "2", children: "0", bebe: "0" },
		departure: String(await departureIdOf(island.db, { excursionId: trip.id, date: soon(3) })),
		...{ name: "Ida Lindqvist", phone: "+34600123456", pickup: String(trip.pointId) },
		...{ pay: "on-the-day", price: "12800", over: "0" },
	};
	const send = async (fields: Record<string, string>) =>
		page(await marta.submit("/dashboard/bookings/new", { ...sale, ...fields }));
	expect((await send({ code: "NOSUCH", apply: "code" })).text).toContain("don’t know this code");
	const formAfter = await send({ code: ` ${code.toLowerCase()}`, apply: "code" });
	expect(formAfter.text).toContain("−€12.80");
	expect(formAfter.text).toContain('name="price" value="11520"');
	const dearer = await send({ code });
	expect(dearer.status).toBe(409);
	expect(dearer.text).toContain('name="price" value="11520"');
	expect((await send({ code, price: "11520" })).status).toBe(303);
	const [booking] = await island.db.select().from(bookings).where(eq(bookings.codeId, id));
	expect(booking).toMatchObject({ priceCents: 11_520, listPriceCents: null, source: "phone" });
	const again = await send({ code, price: "11520", key: crypto.randomUUID() });
	expect(again.text).toContain("This code has been used up.");
});
