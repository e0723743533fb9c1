import { rmSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import { connect, type Database } from "#app/database/client.server.ts";
import { departureAssignments, excursions, resources } from "#app/database/schema.server.ts";
import { assignTeam } from "#app/departures/team/assignments.server.ts";
import { releaseTeam } from "#app/departures/team/release-team.server.ts";
import { causes } from "#app/log/describe-error.ts";
import { migrate } from "#scripts/migrate.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/servers/database-server.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { temporaryFolder } from "#tests/run/temporary-folder.ts";

const folder = temporaryFolder();
let server: DatabaseServer;
let db: Database;
beforeAll(async () => {
	server = await startDatabaseServer({ folder });
	await migrate({ url: server.url });
	db = connect({ url: server.url });
});
afterAll(async () => {
	await server.stop();
	rmSync(folder, { recursive: true });
});

const by = { author: { id: "a", name: "Marta", impersonatedBy: null }, now: Date.now() };
type Kind = (typeof resources.$inferInsert)["kind"];
async function add(kind: Kind, name: string): Promise<number> {
	const seats = kind === "vehicle" ? 16 : null;
	const [made] = await db
		.insert(resources)
		.values({ kind, name, seats, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	if (!made) throw new Error("no resource");
	return made.id;
}
const refusal = (act: Promise<unknown>) =>
	act.then(
		() => "accepted",
		(error) =>
			causes(error)
				.map(({ message }) => message)
				.join(" "),
	);

test("the excursion's history names the team of the day, also when nobody is left", async () => {
	const [guide, vehicle] = [await add("guide", "Iris Vega"), await add("vehicle", "White van")];
	const { id } = await addExcursion(db);
	const day = [{ excursionId: id, date: soon(3) }];
	await assignTeam(db, day, { guide, vehicle }, by);
	await assignTeam(db, day, { guide: null, vehicle: null }, by);
	const history = (await eventsOf(db, "excursion", id)).map(catalogueEventInWords);
	expect(history.map(({ detail }) => detail)).toEqual([
		`${soon(3)}: nobody and no vehicle`,
		`${soon(3)}: Iris Vega, White van`,
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
	const on = (excursion: { id: string }, day: string) => [{ excursionId: excursion.id, date: day }];

	expect(await assignTeam(db, on(night, date), { guide }, by)).toEqual({ outcome: "assigned" });
	expect(await assignTeam(db, on(early, next), { guide }, by)).toEqual({
		outcome: "clash",
		clashes: [{ name: "Nuria Santana", title: "The dunes after dark", date, startTime: "21:30" }],
		tooSmall: [],
	});
	expect(await db.$count(departureAssignments, eq(departureAssignments.resourceId, guide))).toBe(1);
	// the trip ends at half past one: whoever begins then is in one place
	expect(await assignTeam(db, on(later, next), { guide }, by)).toEqual({ outcome: "assigned" });

	// an update is refused like an insert
	await assignTeam(db, on(early, next), { guide: other }, by);
	const moved = db
		.update(departureAssignments)
		.set({ resourceId: guide })
		.where(eq(departureAssignments.excursionId, early.id));
	expect(await refusal(moved)).toContain("resource_clash");
	// so is a longer trip
	const longer = db
		.update(excursions)
		.set({ durationMinutes: 300 })
		.where(eq(excursions.id, night.id));
	expect(await refusal(longer)).toContain("resource_clash");
	// and two of the chosen departures at one time
	const both = [...on(night, soon(20)), ...on(early, soon(21))];
	expect(await assignTeam(db, both, { guide }, by)).toMatchObject({
		outcome: "clash",
		clashes: [{ name: "Nuria Santana" }, { name: "Nuria Santana" }],
	});
});

test("a new start or duration of the excursion moves its assignments", async () => {
	const guide = await add("guide", "Ana");
	const excursion = await addExcursion(db, { startTime: "10:00", durationMinutes: 60 });
	await assignTeam(db, [{ excursionId: excursion.id, date: "2099-06-05" }], { guide }, by);
	await db
		.update(excursions)
		.set({ startTime: "12:00", durationMinutes: 90 })
		.where(eq(excursions.id, excursion.id));
	const [row] = await db
		.select()
		.from(departureAssignments)
		.where(eq(departureAssignments.resourceId, guide));
	expect(row?.startsAt).toBe(Date.UTC(2099, 5, 5, 12) / 60_000);
	expect(row?.endsAt).toBe(Date.UTC(2099, 5, 5, 13, 30) / 60_000);
});

test("one vehicle serves departures of the same start together, with one driver while they share it", async () => {
	const [van, second] = [await add("vehicle", "Van 3"), await add("vehicle", "Van 4")];
	const [driver, guide] = [await add("driver", "Pepe"), await add("guide", "Lola")];
	const one = await addExcursion(db, { startTime: "09:30", durationMinutes: 120 });
	const two = await addExcursion(db, { startTime: "09:30", durationMinutes: 300 });
	const late = await addExcursion(db, { startTime: "10:00", durationMinutes: 60 });
	const date = soon(9);
	const on = (...trips: { id: string }[]) => trips.map(({ id }) => ({ excursionId: id, date }));

	expect(await assignTeam(db, on(one, two), { vehicle: van, driver }, by)).toEqual({
		outcome: "assigned",
	});
	expect((await assignTeam(db, on(one, two), { guide }, by)).outcome).toBe("clash");
	expect((await assignTeam(db, on(late), { vehicle: van }, by)).outcome).toBe("clash");
	// one of them in another van would need a second driver
	expect((await assignTeam(db, on(one), { vehicle: second }, by)).outcome).toBe("clash");
	expect((await assignTeam(db, on(one), { vehicle: null }, by)).outcome).toBe("clash");
	expect(await assignTeam(db, on(one, two), { vehicle: second, driver }, by)).toEqual({
		outcome: "assigned",
	});
	await runBatch(db, { release: releaseTeam(db, sql`date = ${date}`) });
	expect(await db.$count(departureAssignments, eq(departureAssignments.date, date))).toBe(0);
});

test("a resource that was taken out of use meanwhile is not given", async () => {
	const guide = await add("guide", "Gone");
	await db.update(resources).set({ isActive: false }).where(eq(resources.id, guide));
	const excursion = await addExcursion(db);
	const on = [{ excursionId: excursion.id, date: soon(3) }];
	expect(await assignTeam(db, on, { guide }, by)).toEqual({
		outcome: "clash",
		clashes: [],
		tooSmall: [],
	});
});
