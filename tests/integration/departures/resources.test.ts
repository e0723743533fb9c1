import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
	bookings,
	calendarFeeds,
	departureAssignments,
	resources,
	users,
} from "#app/database/schema.server.ts";
import { assignTeam } from "#app/departures/team/assignments.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	addStart,
	bookingOf,
	departureOf,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { versionIn } from "#tests/opened-version.ts";
import { addBooking, bookAsGuest, sendBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const by = { author: { id: "a", name: "Marta", impersonatedBy: null }, now: Date.now() };
const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const idOf = async (name: string) => {
	const [row] = await island.db.select().from(resources).where(eq(resources.name, name));
	return row?.id ?? 0;
};

async function addVan(name: string, seats: number): Promise<number> {
	const [van] = await island.db
		.insert(resources)
		.values({ kind: "vehicle", name, seats, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	return van?.id ?? 0;
}

const publicExcursion = v.object({
	departures: v.array(v.object({ date: v.string(), left: v.number(), capacity: v.number() })),
});
/** Free seats and capacity as the public sees them. */
async function offered({ id }: Excursion) {
	const answer = await island.fetch(`/_serverFn/getPublicExcursion?excursionId=${id}`);
	const { departures } = v.parse(publicExcursion, await answer.json());
	const { left, capacity } = departures.find(({ date }) => date === soon()) ?? {};
	return { left, capacity };
}

test("staff add, change and retire a vehicle; it keeps the seats that are taken and the departures that it is on", async () => {
	const path = "/dashboard/resources/resource-new";
	const wrong = await boss.submit(path, { kind: "vehicle", name: "V", seats: "many" });
	expect(wrong.status).toBe(400);
	expect(await text(wrong)).toContain("Seats must be a whole number");
	const nobody = { kind: "guide", name: "Ana", email: "nobody@mail.example", isActive: "on" };
	expect(await text(await boss.submit(path, nobody))).toContain("No account has this email");
	const answer = await boss.submit(path, {
		kind: "vehicle",
		name: "Van 7",
		seats: "4",
		isActive: "on",
	});
	expect(answer.status).toBe(303);
	const id = await idOf("Van 7");

	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { adults: 3, price: 192 });
	const departures = [await departureOf(island.db, { excursionId: excursion.id, date: soon() })];
	await assignTeam(island.db, departures, { vehicle: [id] }, by);
	const edit = `/dashboard/resources/${id}`;
	const fields = { kind: "vehicle", name: "Van 7", seats: "4" };
	const retired = await boss.submit(edit, fields);
	expect(retired.status).toBe(409);
	expect(await text(retired)).toContain("Still on departures on");
	const smaller = await boss.submit(edit, { ...fields, seats: "2", isActive: "on" });
	expect(smaller.status).toBe(409);
	expect(await text(smaller)).toContain("3 seats taken");
	expect((await boss.submit(edit, { ...fields, seats: "3", isActive: "on" })).status).toBe(303);
	expect(await offered(excursion)).toEqual({ left: 0, capacity: 3 });
	await island.db.delete(departureAssignments).where(eq(departureAssignments.resourceId, id));
	expect((await boss.submit(edit, fields)).status).toBe(303);
	expect(await text(await boss.get("/dashboard/resources"))).toContain("Out of use");
});

test("a vehicle's form that was opened before somebody else saved does not overwrite it unseen", async () => {
	const [van] = await island.db
		.insert(resources)
		.values({ kind: "vehicle", name: "Van 8", seats: 8, createdAt: 1, updatedAt: 1 })
		.returning();
	const path = `/dashboard/resources/${van?.id}`;
	const fields = { kind: "vehicle", name: "Van 8", seats: "8", isActive: "on", version: "1" };
	expect(await text(await boss.get(path))).toContain('name="version" value="1"');
	expect((await boss.submit(path, { ...fields, seats: "6" })).status).toBe(303);
	const refused = await boss.submit(path, { ...fields, phone: "+34 600 000 000" });
	expect(refused.status).toBe(409);
	const shownText = await text(refused);
	expect(shownText).toContain("Somebody saved this on");
	expect(shownText).toContain("Seats for guests, stored now: 6");
	expect(shownText).toContain('value="+34 600 000 000"');
	const version = versionIn(shownText);
	expect((await boss.submit(path, { ...fields, version })).status).toBe(303);
});

test("the seats of a departure's vehicles together cap what it sells, and the public sees it", async () => {
	const excursion = await addExcursion(island.db);
	const [first, second] = [await addVan("Van 9", 3), await addVan("Van 10", 2)];
	const departure = [await departureOf(island.db, { excursionId: excursion.id, date: soon() })];
	await assignTeam(island.db, departure, { vehicle: [first] }, by);
	expect(await offered(excursion)).toEqual({ left: 3, capacity: 3 });
	await assignTeam(island.db, departure, { vehicle: [first, second] }, by);
	expect(await offered(excursion)).toEqual({ left: 5, capacity: 5 });
	await bookAsGuest(island, excursion, { adults: 4, price: 256 });
	const two = await sendBooking(island, bookingOf(excursion, { adults: 2, price: 128 }));
	expect(two.status).toBe(409);
	// one van alone has fewer seats than are taken
	expect(await assignTeam(island.db, departure, { vehicle: [second] }, by)).toEqual({
		outcome: "clash",
		clashes: [],
		tooSmall: [{ name: "Van 10", seats: 2, date: soon(), startTime: "04:30", takenSeats: 4 }],
	});
	// another day has no van, so its capacity counts
	const other = { adults: 6, price: 384, date: soon(8) };
	expect((await sendBooking(island, bookingOf(excursion, other))).status).toBeLessThan(300);

	// eight visitors at once for the five seats of two vans
	const rush = [await departureOf(island.db, { excursionId: excursion.id, date: soon(12) })];
	await assignTeam(island.db, rush, { vehicle: [first, second] }, by);
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => sendBooking(island, bookingOf(excursion, { date: soon(12) }))),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
	// one of them may lose no seat that is taken in both together
	const smaller = await boss.submit(`/dashboard/resources/${second}`, {
		kind: "vehicle",
		name: "Van 10",
		seats: "1",
		isActive: "on",
	});
	expect(smaller.status).toBe(409);
	expect(await text(smaller)).toContain("5 seats taken");
});

test("a van that is switched off in the moment in which it is given to a departure stays off it", async () => {
	const van = await addVan("Van 11", 8);
	const excursion = await addExcursion(island.db);
	const departure = [await departureOf(island.db, { excursionId: excursion.id, date: soon() })];
	const { batch } = island.db;
	const batchSpy = vi
		.spyOn(island.db, "batch")
		.mockImplementationOnce((statements) => batch.call(island.db, statements))
		.mockImplementationOnce(async (statements) => {
			await island.db.update(resources).set({ isActive: false }).where(eq(resources.id, van));
			return batch.call(island.db, statements);
		});
	const decision = await assignTeam(island.db, departure, { vehicle: [van] }, by);
	batchSpy.mockRestore();
	expect(decision).toEqual({ outcome: "clash", clashes: [], tooSmall: [] });
	expect(
		await island.db.$count(departureAssignments, eq(departureAssignments.resourceId, van)),
	).toBe(0);
});

test("a departure that staff have overbooked gets its guide all the same", async () => {
	const excursion = await addExcursion(island.db);
	await bookAsGuest(island, excursion, { adults: 3, price: 192 });
	const departure = [await departureOf(island.db, { excursionId: excursion.id, date: soon() })];
	const van = await addVan("Van 11", 3);
	await assignTeam(island.db, departure, { vehicle: [van] }, by);
	await island.db.update(bookings).set({ adults: 4 }).where(eq(bookings.excursionId, excursion.id));
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Ben Ott", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	expect(await assignTeam(island.db, departure, { guide: [guide?.id ?? 0] }, by)).toEqual({
		outcome: "assigned",
	});
});

test("guides and drivers see their own week and nobody else's", async () => {
	const { visitor, user } = await signedInVisitor(island, { role: "user", name: "Nuria" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Nuria", userId: user.id, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const excursion = await addExcursion(island.db, { title: "The whale road" });
	const other = await addExcursion(island.db, { title: "Red cliffs by kayak" });
	await addStart(island.db, excursion, "15:00");
	for (const start of ["04:30", "15:00"]) {
		const key = { excursionId: excursion.id, date: soon(2), start };
		const departure = [await departureOf(island.db, key)];
		await assignTeam(island.db, departure, { guide: [guide?.id ?? 0] }, by);
	}
	const week = await text(await visitor.get("/dashboard/my-week"));
	expect(week.match(/>The whale road</g)).toHaveLength(2);
	expect(week).toContain("15:00");
	expect(week).not.toContain(other.title);
});

test("a guide's calendar reads the own departures at a private address: no guest's name, a new address ends the old, and so does a ban", async () => {
	const { visitor, user } = await signedInVisitor(island, { role: "user", name: "Ben" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Ben", userId: user.id, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const excursion = await addExcursion(island.db, { title: "The whale road" });
	const other = await addExcursion(island.db, { title: "Red cliffs by kayak" });
	await addBooking(island, excursion, { name: "Ida Lindqvist", date: soon(2) });
	await addBooking(island, other, { date: soon(2) });
	const departure = await departureOf(island.db, { excursionId: excursion.id, date: soon(2) });
	await assignTeam(island.db, [departure], { guide: [guide?.id ?? 0] }, by);

	const make = async () => {
		const answer = await visitor.submit("/dashboard/my-week", { act: "make" });
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const [path = ""] = /\/my-week\/[\w-]{43}\/calendar\.ics/.exec(await answer.text()) ?? [];
		return path;
	};
	const read = (path: string) => island.fetch(path);
	const first = await make();
	const answer = await read(first);
	expect(answer.headers.get("content-type")).toContain("text/calendar");
	const file = await answer.text();
	expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
	expect(file).toContain("SUMMARY:The whale road");
	expect(file).toContain("1 guest");
	expect(file).not.toContain("Ida");
	// seen by a database that was read by a stranger
	const feedRows = JSON.stringify(await island.db.select().from(calendarFeeds));
	expect(feedRows).not.toContain(first.split("/")[2]);

	const second = await make();
	expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
	await island.db.update(users).set({ banned: true }).where(eq(users.id, user.id));
	expect((await read(second)).status).toBe(404);
	await island.db.update(users).set({ banned: false }).where(eq(users.id, user.id));
	expect((await read(second)).status).toBe(200);
	expect((await visitor.submit("/dashboard/my-week", { act: "end" })).status).toBe(303);
	expect((await read(second)).status).toBe(404);
});
