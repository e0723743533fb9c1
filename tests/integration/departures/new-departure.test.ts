import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogueEvents, departures } from "#app/database/schema.server.ts";
import { writtenAheadDays } from "#app/departures/departure.ts";
import { writeComingDepartures } from "#app/departures/timetables/timetables.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	addStart,
	bookingOf,
	departureIdOf,
	departureOf,
	editorFieldsOf,
	soon,
	startFields,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { sendBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const address = (id: string) => `/dashboard/excursion/${id}/departures/new`;
const feastDay = { startTime: "15:00", capacity: "20", languages: "de", note: "San Juan" };
const startsOf = async (excursionId: string, date = soon()) =>
	(
		await island.db
			.select({ startTime: departures.startTime })
			.from(departures)
			.where(and(eq(departures.excursionId, excursionId), eq(departures.date, date)))
	)
		.map(({ startTime }) => startTime)
		.sort();

test("a departure that is added is on sale at once, and stands in the history and in the editor", async () => {
	const excursion = await addExcursion(island.db);
	const { id: excursionId } = excursion;
	const form = await (await marta.get(`${address(excursionId)}?date=${soon()}`)).text();
	expect(form).toContain(`value="${soon()}"`);
	expect(form).toMatch(/<input[^>]*name="languages"[^>]*checked=""[^>]*value="en"/);
	const added = await marta.submit(`${address(excursionId)}?date=${soon()}`, {
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

describe("timetables that are saved later", () => {
	test("neither change nor close a departure that was added, whatever they change", async () => {
		const excursion = await addExcursion(island.db);
		const { id: excursionId } = excursion;
		const key = { excursionId, date: soon(), start: "15:00" };
		await marta.submit(address(excursionId), { ...feastDay, date: soon() });
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
		await marta.submit(address(excursion.id), { ...feastDay, date: soon() });
		const everyDay = Object.fromEntries([0, 1, 2, 3].map((day) => [`day_languages[${day}]`, "en"]));
		const season = { firstDay: "", lastDay: "", minimumGuests: "0", decideHours: "48" };
		const timetable = `/dashboard/excursion/${excursion.id}/timetables/1`;
		const refused = await marta.submit(timetable, {
			version: await openedVersion(marta, timetable),
			...{ startTime: "15:00", capacity: "8", ...season, ...everyDay },
		});
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("already leaves at that time");
		expect(await startsOf(excursion.id)).toEqual(["04:30", "15:00", "16:00"]);
	});

	test("are written further ahead, though one was added on the last day", async () => {
		const { id } = await addExcursion(island.db);
		const date = soon(writtenAheadDays);
		await marta.submit(address(id), { ...feastDay, date });
		expect(await startsOf(id, date)).toEqual(["04:30", "15:00"]);
		const later = { now: Date.now() + 30 * 86_400_000, timeZone: "Atlantic/Canary" };
		await island.db.delete(departures).where(eq(departures.date, soon(writtenAheadDays)));
		await marta.submit(address(id), { ...feastDay, date });
		expect(await writeComingDepartures(island.db, later)).toBeGreaterThan(0);
	});
});

test.each<[string, Record<string, string>, number, string]>([
	["at a start that the day has", { startTime: "04:30" }, 409, "leaves at this time on that day"],
	["yesterday", { date: soon(-1) }, 409, "Choose a day from today"],
	["on no day", { date: "2027-02-30" }, 400, "Choose a day from today"],
	["without a seat", { capacity: "0" }, 400, "from 1 to 1000"],
	["with too many seats", { capacity: "1001" }, 400, "from 1 to 1000"],
	["in no language", { languages: "" }, 400, "Choose the guide’s languages"],
])("a departure %s is refused, with what was typed", async (_, changes, status, words) => {
	const { id } = await addExcursion(island.db);
	const form = { ...feastDay, date: soon(), ...changes };
	const refused = await marta.submit(address(id), form);
	expect(refused.status).toBe(status);
	const refusalPage = await refused.text();
	expect(refusalPage).toContain(words);
	expect(refusalPage).toContain("San Juan");
	expect(refusalPage).toContain(`value="${form.capacity}"`);
	expect(await startsOf(id)).toEqual(["04:30"]);
});

test("of two who add the same departure at once, one is told that it is there", async () => {
	const { id } = await addExcursion(island.db);
	const answers = await Promise.all(
		[1, 2].map(() => marta.submit(address(id), { ...feastDay, date: soon() })),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
	expect(await startsOf(id)).toEqual(["04:30", "15:00"]);
});

test("a departure of no excursion is not found", async () => {
	const nowhere = address(crypto.randomUUID());
	expect((await marta.get(nowhere)).status).toBe(404);
	expect((await marta.submit(nowhere, { ...feastDay, date: soon() })).status).toBe(404);
});
