import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { departureAssignments, excursions, resources } from "#app/database/schema.server.ts";
import { assignTeam, releaseTeam } from "#app/departures/team/assignments.server.ts";
import { causes } from "#app/log/describe-error.ts";
import { addExcursion, addStart, changeDeparture, departureOf, soon } from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";

let ownDatabase: OwnDatabase;
let db: Database;
beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
});
afterAll(() => ownDatabase.stop());

const by = { author: { id: "a", name: "Marta", impersonatedBy: null }, now: Date.now() };
type Kind = (typeof resources.$inferInsert)["kind"];
async function add(kind: Kind, name: string): Promise<number> {
	const seats = kind === "vehicle" ? 16 : null;
	const [resource] = await db
		.insert(resources)
		.values({ kind, name, seats, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	if (!resource) throw new Error("no resource");
	return resource.id;
}
/** The departure of an excursion, as a list. */
const on = async ({ id }: { id: string }, date: string, start?: string) => [
	await departureOf(db, { excursionId: id, date, start }),
];
const refusal = (act: Promise<unknown>) =>
	act.then(
		() => "accepted",
		(error) =>
			causes(error)
				.map(({ message }) => message)
				.join(" "),
	);

test("the excursion's history names the team of a departure, also when nobody is left", async () => {
	const [guide, vehicle] = [await add("guide", "Iris Vega"), await add("vehicle", "White van")];
	const { id } = await addExcursion(db);
	const departure = [await departureOf(db, { excursionId: id, date: soon(3) })];
	await assignTeam(db, departure, { guide: [guide], vehicle: [vehicle] }, by);
	await assignTeam(db, departure, { guide: [], vehicle: [] }, by);
	const history = (await eventsOf(db, "excursion", id)).map(catalogueEventInWords);
	expect(history.map(({ detail }) => detail)).toEqual([
		`${soon(3)} 04:30: nobody and no vehicle`,
		`${soon(3)} 04:30: Iris Vega, White van`,
	]);
});

test("a guide is refused for a second departure that overlaps, also across midnight, and the answer names the first", async () => {
	const [guide, other] = [await add("guide", "Nuria Santana"), await add("guide", "Ben Ott")];
	const night = await addExcursion(db, {
		title: "The dunes after dark",
		startTime: "21:30",
		durationMinutes: 240,
	});
	const early = await addExcursion(db, { startTime: "01:00", durationMinutes: 60 });
	const later = await addExcursion(db, { startTime: "01:30", durationMinutes: 60 });
	const [date, next] = [soon(7), soon(8)];

	expect(await assignTeam(db, await on(night, date), { guide: [guide] }, by)).toEqual({
		outcome: "assigned",
	});
	expect(await assignTeam(db, await on(early, next), { guide: [guide] }, by)).toEqual({
		outcome: "clash",
		clashes: [{ name: "Nuria Santana", title: "The dunes after dark", date, startTime: "21:30" }],
		tooSmall: [],
	});
	expect(await db.$count(departureAssignments, eq(departureAssignments.resourceId, guide))).toBe(1);
	// the trip ends at half past one: whoever begins then is in one place
	expect(await assignTeam(db, await on(later, next), { guide: [guide] }, by)).toEqual({
		outcome: "assigned",
	});

	// an update is refused like an insert
	const [first] = await on(early, next);
	await assignTeam(db, await on(early, next), { guide: [other] }, by);
	const assignments = db
		.update(departureAssignments)
		.set({ resourceId: guide })
		.where(eq(departureAssignments.departureId, first?.id ?? 0));
	expect(await refusal(assignments)).toContain("resource_clash");
	// so is a longer trip
	const longer = db
		.update(excursions)
		.set({ durationMinutes: 300 })
		.where(eq(excursions.id, night.id));
	expect(await refusal(longer)).toContain("resource_clash");
	// and a later start
	const start = changeDeparture(db, { excursionId: night.id, date }, { startTime: "22:30" });
	expect(await refusal(start)).toContain("resource_clash");
	// and two of the chosen departures at one time
	const both = [...(await on(night, soon(20))), ...(await on(early, soon(21)))];
	expect(await assignTeam(db, both, { guide: [guide] }, by)).toMatchObject({
		outcome: "clash",
		clashes: [{ name: "Nuria Santana" }, { name: "Nuria Santana" }],
	});
});

test("a departure's new start and an excursion's new duration move who goes along", async () => {
	const guide = await add("guide", "Ana");
	const excursion = await addExcursion(db, { startTime: "10:00", durationMinutes: 60 });
	const date = soon(30);
	await assignTeam(db, await on(excursion, date), { guide: [guide] }, by);
	await changeDeparture(db, { excursionId: excursion.id, date }, { startTime: "12:00" });
	await db.update(excursions).set({ durationMinutes: 90 }).where(eq(excursions.id, excursion.id));
	const [row] = await db
		.select()
		.from(departureAssignments)
		.where(eq(departureAssignments.resourceId, guide));
	expect(row?.startsAt).toBe(Date.parse(`${date}T12:00:00Z`) / 60_000);
	expect(row?.endsAt).toBe(Date.parse(`${date}T13:30:00Z`) / 60_000);
});

test("a departure has several guides, vehicles and drivers, and each of them is on one departure at a time", async () => {
	const [van, second] = [await add("vehicle", "Van 3"), await add("vehicle", "Van 4")];
	const [driver, other] = [await add("driver", "Pepe"), await add("driver", "Paco")];
	const trip = await addExcursion(db, { startTime: "09:30", durationMinutes: 120 });
	await addStart(db, trip, "15:00");
	const beside = await addExcursion(db, { startTime: "09:30", durationMinutes: 300 });
	const date = soon(9);
	const team = { vehicle: [van, second], driver: [driver, other] };
	const countOn = async (departure: { id: number }[]) =>
		db.$count(departureAssignments, eq(departureAssignments.departureId, departure[0]?.id ?? 0));

	const morning = await on(trip, date, "09:30");
	expect(await assignTeam(db, morning, team, by)).toEqual({ outcome: "assigned" });
	// the same press once more changes nothing
	expect(await assignTeam(db, morning, team, by)).toEqual({ outcome: "assigned" });
	expect(await countOn(morning)).toBe(4);
	expect(await assignTeam(db, await on(beside, date), { vehicle: [second] }, by)).toEqual({
		outcome: "clash",
		clashes: [{ name: "Van 4", title: trip.title, date, startTime: "09:30" }],
		tooSmall: [],
	});
	// the second start of the day is another departure, after the first is back
	const afternoon = await on(trip, date, "15:00");
	expect(await assignTeam(db, afternoon, team, by)).toEqual({ outcome: "assigned" });
	// one van less; who is not named stays
	await assignTeam(db, morning, { vehicle: [van] }, by);
	expect(await countOn(morning)).toBe(3);
	expect((await assignTeam(db, await on(beside, date), { vehicle: [second] }, by)).outcome).toBe(
		"assigned",
	);
	await runBatch(db, { release: releaseTeam(db, sql`departure_id = ${morning[0]?.id}`) });
	expect(await countOn(morning)).toBe(0);
	expect(await countOn(afternoon)).toBe(4);
});

test("a resource that was taken out of use meanwhile is not given", async () => {
	const guide = await add("guide", "Gone");
	await db.update(resources).set({ isActive: false }).where(eq(resources.id, guide));
	const excursion = await addExcursion(db);
	expect(await assignTeam(db, await on(excursion, soon(3)), { guide: [guide] }, by)).toEqual({
		outcome: "clash",
		clashes: [],
		tooSmall: [],
	});
});
