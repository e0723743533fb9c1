import { and, asc, eq, gte } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { catalogueEvents, departures, timetables } from "#app/database/schema.server.ts";
import { writtenAheadDays } from "#app/departures/departure.ts";
import { writeComingDepartures } from "#app/departures/timetables/timetables.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	addStart,
	bookingOf,
	changeDeparture,
	departureIdOf,
	departureOf,
	editorFieldsOf,
	soon,
	startFields,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { openedVersion, versionIn } from "#tests/opened-version.ts";
import { sendBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const timeZone = "Atlantic/Canary";
const today = () => localDateAt(Date.now(), timeZone);
const address = (id: string, position: number) =>
	`/dashboard/excursion/${id}/timetables/${position}`;
const everyDay = Object.fromEntries(
	[0, 1, 2, 3, 4, 5, 6].map((day) => [`day_languages[${day}]`, "en"]),
);
const afternoon = {
	startTime: "15:00",
	capacity: "8",
	firstDay: "",
	lastDay: "",
	minimumGuests: "0",
	decideHours: "48",
	...everyDay,
};
const startsOf = async (excursionId: string, date: string) =>
	(
		await island.db
			.select({ startTime: departures.startTime, state: departures.state })
			.from(departures)
			.where(and(eq(departures.excursionId, excursionId), eq(departures.date, date)))
			.orderBy(asc(departures.startTime))
	).map(({ startTime, state }) => `${startTime} ${state}`);

test("the cron job writes the days that have come into reach, once, and leaves what staff changed", async () => {
	const { id } = await addExcursion(island.db);
	const date = soon(20);
	await changeDeparture(island.db, { excursionId: id, date }, { startTime: "06:00" });
	const later = { now: Date.now() + 30 * 86_400_000, timeZone };
	expect(await writeComingDepartures(island.db, later)).toBeGreaterThan(0);
	expect(await startsOf(id, addDays(today(), 425))).toEqual(["04:30 open"]);
	expect(await startsOf(id, date)).toEqual(["06:00 open"]);
	expect(await writeComingDepartures(island.db, later)).toBe(0);
});

describe("another start", () => {
	test("is added by its form and can be booked", async () => {
		const excursion = await addExcursion(island.db);
		const saveAnswer = await marta.submit(address(excursion.id, 1), afternoon);
		expect(saveAnswer.status).toBe(303);
		expect(await startsOf(excursion.id, soon())).toEqual(["04:30 open", "15:00 open"]);
		const shownPage = await (await marta.get(`/dashboard/excursion/${excursion.id}`)).text();
		expect(shownPage).toContain("15:00 · 8 seats");
	});

	test("needs its turn: a position that is not the next one is unknown", async () => {
		const { id } = await addExcursion(island.db);
		expect((await marta.submit(address(id, 5), afternoon)).status).toBe(404);
		expect((await marta.get(address(id, 5))).status).toBe(404);
		expect((await marta.get(address(crypto.randomUUID(), 0))).status).toBe(404);
	});

	test("without a day is refused, with what was typed", async () => {
		const { id } = await addExcursion(island.db);
		const form = Object.entries(afternoon).filter(([name]) => !(name in everyDay));
		const refused = await marta.submit(address(id, 1), Object.fromEntries(form));
		expect(refused.status).toBe(400);
		const shownPage = await refused.text();
		expect(shownPage).toContain("Tick at least one language");
		expect(shownPage).toContain(`value="${afternoon.capacity}"`);
		expect(await island.db.$count(timetables, eq(timetables.excursionId, id))).toBe(1);
	});

	test("at the time of the first one is refused", async () => {
		const { id } = await addExcursion(island.db);
		await addStart(island.db, { id }, "15:00");
		const version = await openedVersion(marta, address(id, 1));
		const refused = await marta.submit(address(id, 1), {
			...afternoon,
			startTime: "04:30",
			version,
		});
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("already leaves at that time on one of these days");
		expect(await startsOf(id, soon())).toEqual(["04:30 open", "15:00 open"]);
	});

	test("that somebody else saved after the form was opened is refused once, beside what is stored", async () => {
		const { id } = await addExcursion(island.db);
		await marta.submit(address(id, 1), afternoon);
		const version = await openedVersion(marta, address(id, 1));
		const save = (changes: object) => marta.submit(address(id, 1), { ...afternoon, ...changes });
		expect((await save({ capacity: "9", version })).status).toBe(303);
		const refused = await save({ minimumGuests: "2", version });
		expect(refused.status).toBe(409);
		const shownPage = await refused.text();
		expect(shownPage).toContain("Somebody saved this after you opened it");
		expect(shownPage).toContain("Seats, stored now: 9");
		expect(shownPage).not.toContain("Days and languages, stored now");
		const removal = await marta.submit(address(id, 1), { intent: "remove", version });
		expect([removal.status, await removal.text()]).toEqual([
			409,
			expect.stringContaining("changed it meanwhile"),
		]);
		const newer = versionIn(shownPage);
		expect((await save({ minimumGuests: "2", version: newer })).status).toBe(303);
		expect(
			await departureOf(island.db, { excursionId: id, date: soon(), start: "15:00" }),
		).toMatchObject({ capacity: 8, minimumGuests: 2 });
	});

	test("that is added in the same moment as another one takes no place of it", async () => {
		const { id } = await addExcursion(island.db);
		island.onDatabaseCall(async (body) => {
			if (!body.includes("INSERT INTO timetables")) return body;
			island.onDatabaseCall(null);
			await addStart(island.db, { id }, "12:00");
			return body;
		});
		const refused = await marta.submit(address(id, 1), afternoon);
		expect([refused.status, await refused.text()]).toEqual([
			409,
			expect.stringContaining("Start, stored now: 12:00"),
		]);
		expect(await startsOf(id, soon())).toEqual(["04:30 open", "12:00 open"]);
	});

	test("that changes leaves departures with guests as they are, once staff have seen them", async () => {
		const excursion = await addExcursion(island.db);
		await addStart(island.db, excursion, "15:00");
		const { id: departureId } = await departureOf(island.db, {
			excursionId: excursion.id,
			date: soon(),
			start: "15:00",
		});
		const bookingAnswer = await sendBooking(
			island,
			bookingOf(excursion, { start: "15:00", pickup: excursion.pickup.replace(/^04:30/, "15:00") }),
		);
		expect(bookingAnswer.status).toBe(201);
		const version = await openedVersion(marta, address(excursion.id, 1));
		const earlier = { ...afternoon, startTime: "14:00", version };
		const question = await marta.submit(address(excursion.id, 1), earlier);
		expect(question.status).toBe(409);
		const shownPage = await question.text();
		expect(shownPage).toContain("1 guest");
		const [, seenToken = ""] = /name="seen" value="([^"]*)"/.exec(shownPage) ?? [];
		expect(seenToken).toBe(`${departureId}:1`);
		expect(await startsOf(excursion.id, soon(8))).toEqual(["04:30 open", "15:00 open"]);
		expect(
			(await marta.submit(address(excursion.id, 1), { ...earlier, seen: seenToken })).status,
		).toBe(303);
		expect(await startsOf(excursion.id, soon(8))).toEqual(["04:30 open", "14:00 open"]);
		expect(await startsOf(excursion.id, soon())).toEqual(["04:30 open", "15:00 open"]);
	});

	test("that is removed takes its empty departures along and closes those with guests", async () => {
		const excursion = await addExcursion(island.db);
		await addStart(island.db, excursion, "15:00");
		await sendBooking(
			island,
			bookingOf(excursion, { start: "15:00", pickup: excursion.pickup.replace(/^04:30/, "15:00") }),
		);
		const removal = {
			intent: "remove",
			version: await openedVersion(marta, address(excursion.id, 1)),
		};
		const question = await marta.submit(address(excursion.id, 1), removal);
		expect(question.status).toBe(409);
		const [, seenToken = ""] = /name="seen" value="([^"]*)"/.exec(await question.text()) ?? [];
		const removed = await marta.submit(address(excursion.id, 1), {
			...removal,
			seen: seenToken,
		});
		expect(removed.status).toBe(303);
		expect(await startsOf(excursion.id, soon(8))).toEqual(["04:30 open"]);
		expect(await startsOf(excursion.id, soon())).toEqual(["04:30 open", "15:00 closed"]);
	});
});

test("a season ends the departures after it, and gives them back when it is longer again", async () => {
	const { id } = await addExcursion(island.db);
	const season = { firstDay: "", lastDay: soon(10), minimumGuests: "0", decideHours: "48" };
	const save = async (changes: object) =>
		marta.submit(address(id, 0), {
			...season,
			...changes,
			version: await openedVersion(marta, address(id, 0)),
		});
	expect((await save({})).status).toBe(303);
	const afterSeason = and(eq(departures.excursionId, id), gte(departures.date, soon(11)));
	expect(await island.db.$count(departures, afterSeason)).toBe(0);
	expect((await save({ lastDay: "" })).status).toBe(303);
	expect(await island.db.$count(departures, afterSeason)).toBeGreaterThan(300);
});

test("days, seats and start that the editor changes are those of coming departures, not of those that differ", async () => {
	const excursion = await addExcursion(island.db);
	const { id: excursionId } = excursion;
	await changeDeparture(island.db, { excursionId, date: soon(5) }, { capacity: 3 });
	const saveAnswer = await marta.submit(`/dashboard/excursion/${excursionId}`, {
		...editorFieldsOf(excursion),
		version: "1",
		capacity: "20",
		start_time: "05:00",
	});
	expect(saveAnswer.status).toBe(302);
	expect(await departureOf(island.db, { excursionId, date: soon(4) })).toMatchObject({
		capacity: 20,
		startTime: "05:00",
	});
	expect(await departureOf(island.db, { excursionId, date: soon(5) })).toMatchObject({
		capacity: 3,
		startTime: "05:00",
	});
});

test("a timetable sells the whole trip from its form on, and departures with guests keep what they sold", async () => {
	const excursion = await addExcursion(island.db);
	const { id: excursionId } = excursion;
	expect((await sendBooking(island, bookingOf(excursion))).status).toBe(201);
	const guestPage = async () => (await island.fetch(`/excursion/${excursionId}`)).text();
	expect(await guestPage()).not.toContain("The whole trip, only for you");
	const save = async (sale: object) => {
		const version = await openedVersion(marta, address(excursionId, 0));
		const season = { firstDay: "", lastDay: "", minimumGuests: "0", decideHours: "48", version };
		const question = await marta.submit(address(excursionId, 0), { ...season, ...sale });
		expect(question.status).toBe(409);
		const [, seenToken = ""] = /name="seen" value="([^"]*)"/.exec(await question.text()) ?? [];
		return (await marta.submit(address(excursionId, 0), { ...season, ...sale, seen: seenToken }))
			.status;
	};
	const soldOn = async (days: number) => {
		const { sells, wholePriceCents } = await departureOf(island.db, {
			excursionId,
			date: soon(days),
		});
		return { sells, wholePriceCents };
	};
	expect(await save({ sells: "both", wholePriceCents: "480" })).toBe(303);
	expect(await soldOn(8)).toEqual({ sells: "both", wholePriceCents: 48_000 });
	expect(await soldOn(7)).toEqual({ sells: "seats", wholePriceCents: null });
	expect(await guestPage()).toContain("The whole trip, only for you");
	expect(await save({ sells: "whole", wholePriceCents: "520" })).toBe(303);
	expect(await soldOn(8)).toEqual({ sells: "whole", wholePriceCents: 52_000 });
});

const additionTo = (id: string) => `/dashboard/excursion/${id}/departures/new`;
const feastDay = { startTime: "15:00", capacity: "20", languages: "de", note: "San Juan" };

test("a departure that is added is on sale at once, and stands in the history and in the editor", async () => {
	const excursion = await addExcursion(island.db);
	const { id: excursionId } = excursion;
	const form = await (await marta.get(`${additionTo(excursionId)}?date=${soon()}`)).text();
	expect(form).toContain(`value="${soon()}"`);
	expect(form).toMatch(/<input[^>]*name="languages"[^>]*checked=""[^>]*value="en"/);
	const added = await marta.submit(`${additionTo(excursionId)}?date=${soon()}`, {
		...feastDay,
		date: soon(),
	});
	expect(added.status).toBe(303);
	const key = { excursionId, date: soon(), start: "15:00" };
	expect(added.headers.get("location")).toBe(
		`/dashboard/calendar?day=${soon()}&on=${await departureIdOf(island.db, key)}&act=team`,
	);
	expect(await departureOf(island.db, key)).toMatchObject({
		timetableId: null,
		capacity: 20,
		languages: "de",
		note: "San Juan",
		state: "open",
	});
	const sale = bookingOf(excursion, { ...startFields(excursion, "15:00"), adults: 15, price: 960 });
	expect((await sendBooking(island, sale)).status).toBe(201);
	const [entry] = await island.db
		.select({ line: catalogueEvents.line, by: catalogueEvents.actorName })
		.from(catalogueEvents)
		.where(eq(catalogueEvents.subjectId, excursionId));
	expect(entry).toEqual({
		line: JSON.stringify({ code: "departure added", date: soon(), start: "15:00" }),
		by: "Marta",
	});
	const editor = await (await marta.get(`/dashboard/excursion/${excursionId}`)).text();
	expect(editor).toContain("San Juan");
});

describe("timetables that are saved after a departure was added", () => {
	test("neither change nor close a departure that was added, whatever they change", async () => {
		const excursion = await addExcursion(island.db);
		const { id: excursionId } = excursion;
		const key = { excursionId, date: soon(), start: "15:00" };
		await marta.submit(additionTo(excursionId), { ...feastDay, date: soon() });
		const departureBefore = await departureOf(island.db, key);
		// the same start with other seats, which is then gone
		await addStart(island.db, excursion, "15:00");
		const timetable = `/dashboard/excursion/${excursionId}/timetables/1`;
		const version = await openedVersion(marta, timetable);
		expect((await marta.submit(timetable, { intent: "remove", version })).status).toBe(303);
		const saveAnswer = await marta.submit(`/dashboard/excursion/${excursionId}`, {
			...editorFieldsOf(excursion),
			version: "1",
			capacity: "8",
			start_time: "05:00",
			day_languages: "1",
		});
		expect(saveAnswer.status).toBe(302);
		expect(await startsOf(excursionId, soon(8))).toEqual([]);
		expect(await departureOf(island.db, key)).toEqual(departureBefore);
	});

	test("are refused where they would leave at its time on its day", async () => {
		const excursion = await addExcursion(island.db);
		await addStart(island.db, excursion, "16:00");
		await marta.submit(additionTo(excursion.id), { ...feastDay, date: soon() });
		const everyDay = Object.fromEntries([0, 1, 2, 3].map((day) => [`day_languages[${day}]`, "en"]));
		const season = { firstDay: "", lastDay: "", minimumGuests: "0", decideHours: "48" };
		const timetable = `/dashboard/excursion/${excursion.id}/timetables/1`;
		const refused = await marta.submit(timetable, {
			version: await openedVersion(marta, timetable),
			...{ startTime: "15:00", capacity: "8", ...season, ...everyDay },
		});
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("already leaves at that time");
		expect(await startsOf(excursion.id, soon())).toEqual([
			"04:30 open",
			"15:00 open",
			"16:00 open",
		]);
	});

	test("are written further ahead, though one was added on the last day", async () => {
		const { id } = await addExcursion(island.db);
		const date = soon(writtenAheadDays);
		await marta.submit(additionTo(id), { ...feastDay, date });
		expect(await startsOf(id, date)).toEqual(["04:30 open", "15:00 open"]);
		// further than any test before it has written
		const later = { now: Date.now() + 60 * 86_400_000, timeZone };
		await island.db.delete(departures).where(eq(departures.date, soon(writtenAheadDays)));
		await marta.submit(additionTo(id), { ...feastDay, date });
		expect(await writeComingDepartures(island.db, later)).toBeGreaterThan(0);
	});
});

test.each<[string, Record<string, string>, number, string]>([
	["at a start that the day has", { startTime: "04:30" }, 409, "leaves at this time on that day"],
	["without a seat", { capacity: "0" }, 400, "from 1 to 1000"],
])("a departure %s is refused, with what was typed", async (_, changes, status, words) => {
	const { id } = await addExcursion(island.db);
	const form = { ...feastDay, date: soon(), ...changes };
	const refused = await marta.submit(additionTo(id), form);
	expect(refused.status).toBe(status);
	const refusalPage = await refused.text();
	expect(refusalPage).toContain(words);
	expect(refusalPage).toContain("San Juan");
	expect(refusalPage).toContain(`value="${form.capacity}"`);
	expect(await startsOf(id, soon())).toEqual(["04:30 open"]);
});

test("of two who add the same departure at once, one is told that it is there", async () => {
	const { id } = await addExcursion(island.db);
	const answers = await Promise.all(
		[1, 2].map(() => marta.submit(additionTo(id), { ...feastDay, date: soon() })),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
	expect(await startsOf(id, soon())).toEqual(["04:30 open", "15:00 open"]);
});
