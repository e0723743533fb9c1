import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	attentionItems,
	boardings,
	bookings,
	contactMessages,
	departureAssignments,
	pickupAssignments,
	pickupPoints,
	resources,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	columnsOn,
	departureIdOf,
	editorFieldsOf,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

/** What a reader sees, with one space between all words. */
async function words(answer: Response): Promise<string> {
	const page = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, " ");
	return page.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

async function moveTo(bookingId: number, departure: { excursionId: string; date: string }) {
	const columns = await columnsOn(island.db, departure);
	await island.db.update(bookings).set(columns).where(eq(bookings.id, bookingId));
}

test("the overview tells of each departure who guides it, who is aboard, expected and free", async () => {
	const today = await addExcursion(island.db, {
		capacity: 8,
		title: "Trip of today",
		// what has left is folded
		startTime: "23:59",
	});
	const tomorrow = await addExcursion(island.db, { capacity: 8, title: "Trip of tomorrow" });
	const { id } = await addBooking(island, today);
	const later = await addBooking(island, tomorrow);
	// the website no longer sells the departures of today and tomorrow
	await moveTo(id, { excursionId: today.id, date: soon(0) });
	await moveTo(later.id, { excursionId: tomorrow.id, date: soon(1) });
	await island.db.insert(boardings).values({
		bookingId: id,
		state: "picked up",
		aboard: "[0]",
		markedBy: "Marta",
		markedAt: Date.now(),
	});
	const team = await island.db
		.insert(resources)
		.values([
			{ kind: "guide", name: "Nuria Santana", createdAt: 0, updatedAt: 0 },
			{ kind: "vehicle", name: "Van 5", seats: 5, createdAt: 0, updatedAt: 0 },
		])
		.returning({ resourceId: resources.id, kind: resources.kind });
	const departureId = await departureIdOf(island.db, { excursionId: tomorrow.id, date: soon(1) });
	const departure = { departureId, startsAt: 1, endsAt: 2 };
	await island.db
		.insert(departureAssignments)
		.values(team.map((each) => ({ ...departure, ...each })));
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const text = await words(await visitor.get("/dashboard"));
	const ofToday = text.slice(text.indexOf("Trip of today"), text.indexOf("Tomorrow "));
	expect(ofToday).toContain("Guide nobody yet");
	expect(ofToday).toMatch(/1 boarded 0 (expected|not boarded)/);
	const ofTomorrow = text.slice(text.indexOf("Trip of tomorrow"));
	expect(ofTomorrow).toContain("Guide Nuria Santana Vehicle Van 5");
	expect(ofTomorrow).toContain("1 expected 4 free");
	// the boarding app counts the seats of the van too
	const day = await (await visitor.get("/dashboard/today/departures")).json();
	expect(day).toMatchObject({
		departures: expect.arrayContaining([
			expect.objectContaining({ id: departureId, capacity: 5, free: 4 }),
		]),
	});

	// a day's old address leads to the same screen
	const old = await visitor.get(`/dashboard/departures?date=${soon(1)}`);
	expect([old.status, old.headers.get("location")]).toEqual([302, `/dashboard?date=${soon(1)}`]);

	const partner = await signedInVisitor(island, { role: "partner" });
	const other = await words(await partner.visitor.get("/dashboard"));
	expect(other).not.toContain("Nuria Santana");
	expect(other).not.toContain("Trip of tomorrow");
});

test("the review queue has one count and one order everywhere, and the second to act learns of the first", async () => {
	const { db } = island;
	const now = Date.now();
	const vans = await db
		.insert(resources)
		.values(
			["Van 7", "Van 8"].map((name) => ({
				...{ kind: "vehicle" as const, name, seats: 2 },
				...{ createdAt: 0, updatedAt: 0 },
			})),
		)
		.returning({ resourceId: resources.id });
	const trips = [
		await addExcursion(db, { capacity: 8, title: "First of two" }),
		await addExcursion(db, { capacity: 8, title: "Second of two" }),
	] as const;
	// three and four guests in the two seats of a van: the trip itself has seats enough
	for (const [position, trip] of trips.entries()) {
		const adults = position + 3;
		await addBooking(island, trip, {
			adults,
			price: adults * 64,
			name: `Guest ${position + 1}000`,
		});
		await db.insert(departureAssignments).values({
			departureId: await departureIdOf(db, { excursionId: trip.id, date: soon() }),
			kind: "vehicle",
			resourceId: vans[position]?.resourceId ?? 0,
			startsAt: 90_000,
			endsAt: 90_100,
		});
	}
	const incident = { detail: "", createdAt: now, updatedAt: now };
	const [, difference] = await db
		.insert(attentionItems)
		.values([
			{ ...incident, dedupeKey: "queue-1", kind: "dispute", dueAt: now + 3_600_000 },
			{ ...incident, dedupeKey: "queue-2", kind: "difference", detail: "One euro is missing." },
		])
		.returning({ id: attentionItems.id });
	const [message] = await db
		.insert(contactMessages)
		.values({
			idempotencyKey: "queue",
			name: "Karl Weber",
			email: "karl@mail.example",
			message: "May my father come with his walker?",
			createdAt: now - 2 * 86_400_000,
		})
		.returning({ id: contactMessages.id });
	const { visitor } = await signedInVisitor(island, { role: "supervisor", name: "Marta Boss" });
	const { visitor: other } = await signedInVisitor(island, { role: "supervisor", name: "Pau" });
	const at = "/dashboard/attention";
	const openCount = async () => {
		const { open } = (await (await visitor.get(`${at}/count`)).json()) as { open: number };
		expect(await words(await visitor.get("/dashboard"))).toContain(`Needs attention (${open})`);
		expect(await words(await visitor.get(at))).toContain(`Open (${open})`);
		return open;
	};
	const countBefore = await openCount();
	const queue = await words(await visitor.get(at));
	const places = [
		// money first, then by the hour
		"The guest's bank asks",
		"One euro is missing.",
		"May my father come with his walker?",
		"1 more sold than its vehicles have seats",
	].map((text) => queue.replaceAll("&#x27;", "'").indexOf(text));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((one, two) => one - two));
	expect(queue.match(/more sold than its vehicles have seats/g)).toHaveLength(2);
	// what is done about departures stands once, however many there are
	expect(queue.match(/A departure leaves this list/g)).toHaveLength(1);
	expect(queue).toContain("Since ");
	expect(queue).toContain("Before ");

	// the day, the calendar and the manifest count the van's seats in the same way
	const day = await words(await visitor.get(`/dashboard?date=${soon()}`));
	expect(day).toMatch(/First of two.*3 expected 0 free Oversold by 1/);
	const calendar = await (await visitor.get(`/dashboard/calendar?day=${soon()}`)).text();
	expect(calendar).toContain("1 too many for 2 seats, 3 sold");
	expect(calendar).toContain("2 too many for 2 seats, 4 sold");
	const manifest = await visitor.get(
		await manifestPath(island.db, { excursionId: trips[0].id, date: soon() }),
	);
	expect(await words(manifest)).toContain("Oversold by 1. 3 guests are booked, it has 2 seats.");

	const step = { message: String(message?.id), from: "open", to: "answered" };
	expect((await visitor.submit(at, step)).status).toBe(303);
	const late = await other.submit(at, step);
	expect(late.status).toBe(409);
	const shownWords = await words(late);
	expect(shownWords).toContain("Somebody else was faster");
	expect(shownWords).not.toContain("walker");
	const settle = (note: string) => ({
		intent: "settle",
		item: String(difference?.id),
		seenAt: String(now),
		note,
	});
	expect((await visitor.submit(at, settle("Found it"))).status).toBe(303);
	// a repeated press of the same person is no conflict
	expect((await visitor.submit(at, settle("Found it"))).status).toBe(303);
	const second = await other.submit(at, settle("A rounding error"));
	expect(second.status).toBe(409);
	expect(await words(second)).toContain("You wrote: A rounding error");
	expect(await openCount()).toBe(countBefore - 2);
});

test("a departure is one entry, whatever it lacks, and lacks nothing that its excursion does not need", async () => {
	const { db } = island;
	await db.insert(resources).values([
		{ kind: "guide", name: "Some Guide", createdAt: 0, updatedAt: 0 },
		{ kind: "vehicle", name: "Some Van", seats: 8, createdAt: 0, updatedAt: 0 },
	]);
	const [both, walk, swim] = [
		await addExcursion(db, { title: "Trip with both", startTime: "23:58" }),
		await addExcursion(db, { title: "Walk from the square", startTime: "23:58" }),
		await addExcursion(db, { title: "Swim alone", startTime: "23:58" }),
	];
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	for (const [trip, without] of [
		[walk, { needs_vehicle: "off" }],
		[swim, { needs_guide: "off", needs_vehicle: "off" }],
	] as const) {
		const edit = `/dashboard/excursion/${trip.id}`;
		const form = { ...editorFieldsOf(trip), version: "1" };
		expect((await visitor.submit(edit, { ...form, ...without })).status).toBe(302);
	}
	for (const trip of [both, walk, swim]) {
		const { id } = await addBooking(island, trip, { name: "Vera Missing" });
		await moveTo(id, { excursionId: trip.id, date: soon(1) });
	}
	const queue = await words(await visitor.get("/dashboard/attention?kind=departure"));
	expect(queue).toMatch(/Trip with both, \w+ \d+, 23:58: no guide, no vehicle/);
	expect(queue).toMatch(/Walk from the square, \w+ \d+, 23:58: no guide /);
	expect(queue.match(/Trip with both/g)).toHaveLength(1);
	expect(queue).not.toContain("Swim alone");
	const overview = await words(await visitor.get("/dashboard"));
	const swimming = overview.slice(overview.lastIndexOf("Swim alone"));
	expect(swimming.slice(0, 120)).not.toContain("yet");
});

test("a guide who does not speak what guests were promised is said in the calendar, on the lists and in the queue; the first pickup is the first with guests", async () => {
	const { db } = island;
	const languages = ["en", "es", "de"];
	const trip = await addExcursion(
		db,
		{ title: "Caves for everybody", startTime: "23:58" },
		Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, languages])),
	);
	const date = soon(1);
	const { id } = await addBooking(island, trip, { name: "Carmen Vega" });
	await moveTo(id, { excursionId: trip.id, date });
	await db.update(bookings).set({ language: "es" }).where(eq(bookings.id, id));
	const [early] = await db
		.insert(pickupPoints)
		.values({ title: "Nobody waits here", lat: 28.3, lng: -14.6, createdAt: 0, updatedAt: 0 })
		.returning();
	await db.insert(pickupAssignments).values({
		excursionId: trip.id,
		pickupPointId: early?.id ?? 0,
		pickupTime: "01:00",
	});
	const [gil] = await db
		.insert(resources)
		.values({ kind: "guide", name: "Gil Guide", languages: "en de", createdAt: 0, updatedAt: 0 })
		.returning();
	const departureId = await departureIdOf(db, { excursionId: trip.id, date });
	const ofTrip = { departureId, startsAt: 1, endsAt: 2 };
	await db
		.insert(departureAssignments)
		.values({ ...ofTrip, kind: "guide", resourceId: gil?.id ?? 0 });
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const read = async (path: string) => words(await visitor.get(path));

	const overview = await read("/dashboard");
	expect(overview).toContain("EN · DE First pickup 23:58 Hotel Los Dragos");
	const warning = "Gil Guide: no Spanish, which guests were promised.";
	expect(await read(await manifestPath(island.db, { excursionId: trip.id, date }))).toContain(
		warning,
	);
	expect(await read(`/dashboard/departures/print?date=${date}`)).toContain("Guide speaks EN, DE");
	const panel = await read(`/dashboard/calendar?day=${date}&on=${departureId}&act=team`);
	expect(panel).toContain(warning);
	expect(panel).toContain("Gil Guide, English and German (no Spanish)");
	const trouble = /Caves for everybody[^:]+23:58: [^.]*nobody guides in a language/;
	expect(await read("/dashboard/attention?kind=departure")).toMatch(trouble);
	await db
		.update(resources)
		.set({ languages: "en es" })
		.where(eq(resources.id, gil?.id ?? 0));
	// German was promised, but nobody who comes speaks it
	expect(await read("/dashboard/attention?kind=departure")).not.toMatch(trouble);
});

test("a hotel's user without a hotel is told so, and reads of no mails and departures of others", async () => {
	const { visitor } = await signedInVisitor(island, { role: "partner" });
	const page = await words(await visitor.get("/dashboard"));
	expect(page).toContain("You have no hotel yet.");
	expect(page).toContain("money and mails of your guests are in order");
	expect(page).not.toContain("departures are all in order");
});
