import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	bookings,
	departureAssignments,
	departureOverrides,
	outbox,
	payments,
	resources,
} from "#app/database/schema.server.ts";
import { addDays } from "#app/excursions/local-date.ts";
import { addExcursion, type Excursion, editorFieldsOf, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { signedInVisitor } from "#tests/people.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const page = (
	excursion: Excursion,
	dates: readonly string[],
	choice: Record<string, string> = {},
) => {
	const params = new URLSearchParams({ view: "month", day: soon(), ...choice });
	for (const date of dates) params.append("on", `${excursion.id}_${date}`);
	return `/dashboard/calendar?${params}`;
};
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
async function press(path: string, fields: Record<string, string> = {}) {
	const html = await text(await boss.get(path));
	return boss.submit(path, { token: tokenIn(html), ...fields });
}
const overrideOn = async (excursion: Excursion, date: string) => {
	const isThis = and(
		eq(departureOverrides.excursionId, excursion.id),
		eq(departureOverrides.date, date),
	);
	const [row] = await island.db.select().from(departureOverrides).where(isThis);
	return row;
};
const bookingOfId = async (id: number) => {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	return row;
};

/** Two dates that the calendar shows together with the anchor, in one week. */
const near = soon();
const next = addDays(near, 1);

test("several departures close in one press: everybody is paid back and written to, guide and van are free, and it is said before", async () => {
	const excursion = await addExcursion(island.db, { title: "Dolphins under sail" });
	const paid = await addBooking(island, excursion, { adults: 2, price: 128 });
	const other = await addBooking(island, excursion, { adults: 1, date: next, name: "Joan Pike" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Nuria Santana", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const team = page(excursion, [near, next], { act: "team" });
	expect((await press(team, { guide: String(guide?.id) })).status).toBe(303);
	const path = page(excursion, [near, next], { act: "close", fate: "refund" });
	const shown = await text(await boss.get(path));
	expect(shown).toContain("Close 2 departures, write to 2");
	expect(shown).toContain("€192");
	expect(shown).toContain("guide Nuria Santana");
	const silent = await press(path);
	expect(silent.status).toBe(400);
	expect(await text(silent)).toContain("Say why, the guests will read it");
	expect((await bookingOfId(paid.id))?.status).toBe("confirmed");

	expect((await press(path, { reason: "The catamaran is in the yard." })).status).toBe(303);
	expect((await overrideOn(excursion, near))?.isClosed).toBe(true);
	expect((await overrideOn(excursion, next))?.isClosed).toBe(true);
	for (const { id } of [paid, other]) {
		expect((await bookingOfId(id))?.status).toBe("cancelled");
		const [payment] = await island.db.select().from(payments).where(eq(payments.bookingId, id));
		expect(payment?.refundReason).toBe("cancelled");
		expect(await island.db.$count(outbox, eq(outbox.bookingId, id))).toBe(1);
	}
	const isThis = eq(departureAssignments.excursionId, excursion.id);
	expect(await island.db.$count(departureAssignments, isThis)).toBe(0);
	// the same press once more: nothing is left to do
	const again = await press(path, { reason: "The catamaran is in the yard." });
	expect(again.status).toBe(409);

	const open = page(excursion, [near, next], { act: "open" });
	expect((await press(open)).status).toBe(303);
	expect(await overrideOn(excursion, near)).toBeUndefined();
});

test("a press for a preview that is no longer true changes nothing and shows the new one", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion);
	const path = page(excursion, [near, next], { act: "close", fate: "refund" });
	const before = tokenIn(await text(await boss.get(path)));
	const late = await addBooking(island, excursion, { date: next, name: "Late Guest" });
	const refused = await boss.submit(path, { token: before, reason: "Too much wind." });
	expect(refused.status).toBe(409);
	const shown = await text(refused);
	expect(shown).toContain("Nothing has happened");
	expect(shown).toContain("write to 2");
	expect((await bookingOfId(late.id))?.status).toBe("confirmed");
	expect(await overrideOn(excursion, near)).toBeUndefined();
	// another choice with the old token is another preview
	const swapped = page(excursion, [near, next], { act: "close", fate: "stay" });
	expect((await boss.submit(swapped, { token: before })).status).toBe(409);
	expect(await overrideOn(excursion, near)).toBeUndefined();
});

test("guests of two departures move to one day together, or nobody does", async () => {
	const excursion = await addExcursion(island.db, { capacity: 5 });
	const one = await addBooking(island, excursion, { adults: 2, price: 128 });
	const two = await addBooking(island, excursion, {
		adults: 2,
		price: 128,
		date: next,
		name: "Joan Pike",
	});
	const target = addDays(near, -1);
	const move = { act: "close", fate: "move", to: target };
	const path = page(excursion, [near, next], move);
	const token = tokenIn(await text(await boss.get(path)));
	// the target fills up between preview and press: its bookings are no part of the preview's state
	const third = await addBooking(island, excursion, {
		adults: 2,
		price: 128,
		date: target,
		name: "Third Guest",
	});
	expect((await boss.submit(path, { token, reason: "Too much wind." })).status).toBe(409);
	expect((await bookingOfId(one.id))?.date).toBe(near);
	expect((await bookingOfId(two.id))?.date).toBe(next);
	await island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, third.id));
	expect((await press(path, { reason: "Too much wind." })).status).toBe(303);
	expect((await bookingOfId(one.id))?.date).toBe(target);
	expect((await bookingOfId(two.id))?.date).toBe(target);
	expect((await overrideOn(excursion, next))?.isClosed).toBe(true);
	expect(await island.db.$count(outbox, eq(outbox.bookingId, one.id))).toBe(1);
});

test("seats change for all chosen departures, and what would be oversold is said before", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { adults: 4, price: 256 });
	const path = page(excursion, [near, next], { act: "seats", seats: "3" });
	const shown = await text(await boss.get(path));
	expect(shown).toContain("would be oversold: 4 guests for 3 seats");
	expect((await press(path)).status).toBe(303);
	expect((await overrideOn(excursion, near))?.capacity).toBe(3);
	expect((await overrideOn(excursion, next))?.capacity).toBe(3);
	const none = page(excursion, [near], { act: "seats", seats: "many" });
	expect(await text(await boss.get(none))).toContain("Say how many seats each of them has");
});

test("a clash names the other departure; past days and people without the right change nothing", async () => {
	const one = await addExcursion(island.db, { title: "The whale road" });
	const two = await addExcursion(island.db, { title: "Red cliffs by kayak" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Ben Ott", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const give = { guide: String(guide?.id) };
	expect((await press(page(one, [near], { act: "team" }), give)).status).toBe(303);
	const clash = await press(page(two, [near], { act: "team" }), give);
	expect(clash.status).toBe(409);
	expect(await text(clash)).toContain("Ben Ott is on “The whale road”");

	const past = addDays(near, -30);
	const gone = page(one, [past], { act: "close", day: past });
	expect(await text(await boss.get(gone))).not.toContain('name="token"');
	expect((await boss.submit(gone, { token: "" })).status).toBe(409);
	expect(await overrideOn(one, past)).toBeUndefined();

	const path = page(one, [near], { act: "close" });
	const token = tokenIn(await text(await boss.get(path)));
	for (const role of ["manager", "partner", "web", "user"]) {
		const { visitor } = await signedInVisitor(island, { role });
		expect((await visitor.get(path)).status, role).toBe(role === "manager" ? 200 : 403);
		expect((await visitor.submit(path, { token })).status, role).toBe(403);
	}
	expect(await overrideOn(one, near)).toBeUndefined();
});

test("an excursion is not saved with times at which its guide is elsewhere", async () => {
	const one = await addExcursion(island.db, { startTime: "08:00", durationMinutes: 120 });
	const two = await addExcursion(island.db, { startTime: "11:00", durationMinutes: 60 });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Ana", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	for (const excursion of [one, two])
		await press(page(excursion, [near], { act: "team" }), { guide: String(guide?.id) });
	const refused = await boss.submit(`/dashboard/excursion/${one.id}`, {
		...editorFieldsOf(one),
		version: "1",
		duration_minutes: "240",
	});
	expect(refused.status).toBe(409);
	expect(await text(refused)).toContain("would be in two places");
});
