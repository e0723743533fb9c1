import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import {
	bookings,
	catalogueEvents,
	excursions,
	outbox,
	pickupAssignments,
} from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	addStart,
	bookingOf,
	columnsOn,
	type Excursion,
	editorFieldsOf,
	soon,
	startFields,
} from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, bookAsGuest, sendBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "supervisor", name: "Marta Boss" })).visitor;
});
afterAll(() => island.stop());
afterEach(() => island.onDatabaseCall(null));

const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const mailsOf = (id: number) => island.db.select().from(outbox).where(eq(outbox.bookingId, id));
const historyOf = (id: number) => entriesOf(island.db, id);

async function bookingAt(id: number) {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	if (!row) throw new Error("no booking");
	return row;
}

async function tripOf({ id }: Excursion) {
	const {
		trip: [trip],
		stops,
	} = await runBatch(island.db, {
		trip: island.db.select().from(excursions).where(eq(excursions.id, id)),
		stops: island.db.select().from(pickupAssignments).where(eq(pickupAssignments.excursionId, id)),
	});
	return { trip, stops };
}

/** The editor's form with other times; without pickups it has none. */
async function editorOf(
	excursion: Excursion,
	times: { start?: string; pickup?: string; stops?: [] } = {},
): Promise<Form> {
	const { trip, stops } = await tripOf(excursion);
	const keptStops = times.stops ?? stops;
	return {
		...editorFieldsOf(excursion),
		...(times.stops ? { isActive: "off" } : {}),
		version: String(trip?.version),
		start_time: times.start ?? trip?.startTime ?? "",
		...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`day_languages[${day}]`, "en"])),
		day_languages: "1",
		pickups: "1",
		pickup_point: keptStops.map(({ pickupPointId }) => String(pickupPointId)),
		pickup_time: keptStops.map(({ pickupTime }) => times.pickup ?? pickupTime),
	};
}

type Form = Record<string, string | string[]>;

/** Sends the form as a browser without JavaScript does; a field may repeat. */
function send({ id }: Excursion, form: Form): Promise<Response> {
	const body = new URLSearchParams();
	for (const [name, values] of Object.entries(form))
		for (const value of [values].flat()) body.append(name, value);
	return boss.fetch(`/dashboard/excursion/${id}`, { method: "POST", body });
}

/** The key of the guests that a refused save shows. */
async function shownIn(answer: Response): Promise<{ guestsKey: string; page: string }> {
	expect(answer.status).toBe(409);
	const page = await text(answer);
	const [input = ""] = /<input[^>]*name="guests_shown"[^>]*>/.exec(page) ?? [];
	return { page, guestsKey: /value="([^"]*)"/.exec(input)?.[1] ?? "" };
}

/** Runs something just before the worker's first batch that saves an excursion. */
function rightBeforeTheSave(
	happens: () => Promise<unknown>,
	batch = /update \\?"excursions/i,
): void {
	let isOver = false;
	island.onDatabaseCall(async (body) => {
		if (isOver || !batch.test(body)) return body;
		isOver = true;
		await happens();
		return body;
	});
}

test("other times are asked about with who is affected, then saved with history, voucher and a mail of both times", async () => {
	const excursion = await addExcursion(island.db);
	const first = await addBooking(island, excursion, { adults: 2, price: 128 });
	const second = await addBooking(island, excursion, { name: "Otto Ferreira", date: soon(9) });
	const held = await bookAsGuest(island, excursion, { name: "Not Paid Yet" });
	const cancelledBooking = await addBooking(island, excursion, { name: "Cancelled Guest" });
	await island.db
		.update(bookings)
		.set({ status: "cancelled", cancelledAt: Date.now() })
		.where(eq(bookings.id, cancelledBooking.id));
	const past = await addBooking(island, excursion, { name: "Past Guest" });
	await island.db
		.update(bookings)
		.set(await columnsOn(island.db, { excursionId: excursion.id, date: soon(-1) }))
		.where(eq(bookings.id, past.id));
	const form = await editorOf(excursion, { start: "05:00", pickup: "04:05" });

	const { page, guestsKey } = await shownIn(await send(excursion, form));
	expect(page).toContain("4 guests of 3 bookings are picked up at other times");
	expect(page).toContain(`${formatDate(soon(), "short")} 2 bookings`);
	expect(page).toContain(`${formatDate(soon(9), "short")} 1 booking`);
	expect(page).toContain("Save and write to them");
	expect(page).toContain("Save, tell nobody");
	expect(page).toContain('value="04:05"');
	expect(page).not.toContain("ida@mail.example");
	expect((await tripOf(excursion)).trip).toMatchObject({ startTime: "04:30", version: 1 });
	expect(await bookingAt(first.id)).toMatchObject({ pickup: first.pickup, startTime: "04:30" });

	const saveAnswer = await send(excursion, {
		...form,
		guests: "write",
		guests_shown: guestsKey,
	});
	expect(saveAnswer.status).toBe(302);
	expect(await tripOf(excursion)).toMatchObject({
		trip: { startTime: "05:00", version: 2 },
		stops: [{ pickupTime: "04:05" }],
	});
	for (const { id } of [first, second, held]) {
		const row = await bookingAt(id);
		expect(row).toMatchObject({ startTime: "05:00", pickupTime: "04:05" });
		expect(row.pickup).toBe(`04:05 · ${first.pickup.slice(8)}`);
		const [mail, ...others] = await mailsOf(id);
		expect(others).toEqual([]);
		expect(mail?.subject).toContain("New time:");
		expect(mail?.subject).toContain("04:05");
		expect(mail?.textBody).toContain(
			`You are picked up at 04:05, not at ${first.pickupTime}. The trip starts at 05:00, not at 04:30.`,
		);
		const writtenLines = (await historyOf(id)).slice(-2);
		expect(writtenLines).toMatchObject([
			{
				type: "changed",
				detail: `pickup ${first.pickupTime} → 04:05, start 04:30 → 05:00`,
				actorName: "Marta Boss",
			},
			{ type: "mail", detail: mail?.subject, actorName: "Marta Boss" },
		]);
	}
	const [voucher] = await mailsOf(first.id);
	expect(voucher?.htmlBody).toMatch(/font-size:\s?64px[^>]*>04:05</);
	expect(voucher?.textBody).toContain("This voucher takes the place of the one before");
	expect((await mailsOf(held.id))[0]?.textBody).toContain("nothing is paid");
	const calendar = await island.fetch(`/booking/${first.confirmId}/calendar.ics`);
	expect(await calendar.text()).toMatch(/^SEQUENCE:[1-9]/m);
	for (const { id } of [cancelledBooking, past]) {
		expect(await bookingAt(id)).toMatchObject({ startTime: "04:30", pickup: first.pickup });
		expect(await mailsOf(id)).toEqual([]);
	}
	// afterwards the same save affects no guest
	expect((await send(excursion, await editorOf(excursion))).status).toBe(302);

	// a guest without an address stands in the review queue
	await island.db.update(bookings).set({ email: null }).where(eq(bookings.id, second.id));
	const again = await editorOf(excursion, { start: "05:10" });
	const question = await shownIn(await send(excursion, again));
	await send(excursion, { ...again, guests: "write", guests_shown: question.guestsKey });
	const queue = await text(await boss.get("/dashboard/attention?kind=not+told"));
	expect(queue).toContain("the times have changed, start 05:00 → 05:10");
	expect(queue).toContain(second.reference);
	expect(queue).not.toContain(first.reference);
	expect(await mailsOf(second.id)).toHaveLength(1);
});

test("who books in the very moment of the save is never left at the old time: the save asks again", async () => {
	const excursion = await addExcursion(island.db);
	const form = await editorOf(excursion, { pickup: "04:05" });
	rightBeforeTheSave(() => addBooking(island, excursion, { name: "First Guest" }));
	const { guestsKey, page } = await shownIn(await send(excursion, form));
	expect(page).toContain("First Guest");
	rightBeforeTheSave(() => addBooking(island, excursion, { name: "Second Guest" }));
	const write = { ...form, guests: "write", guests_shown: guestsKey };
	const again = await shownIn(await send(excursion, write));
	expect(again.page).toContain("Second Guest");
	expect(await tripOf(excursion)).toMatchObject({ trip: { version: 1 } });
	expect((await tripOf(excursion)).stops).toHaveLength(1);
	expect(await island.db.$count(catalogueEvents, eq(catalogueEvents.subjectId, excursion.id))).toBe(
		0,
	);
	const done = { ...write, guests_shown: again.guestsKey };
	expect((await send(excursion, done)).status).toBe(302);
	const rows = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, excursion.id));
	for (const row of rows) {
		expect(row.pickupTime).toBe("04:05");
		expect(await mailsOf(row.id)).toHaveLength(1);
	}
});

test("a guest who books at the times from before the save is refused, and nothing is written", async () => {
	for (const times of [{ pickup: "04:05" }, { start: "05:00" }]) {
		const excursion = await addExcursion(island.db);
		const form = await editorOf(excursion, times);
		rightBeforeTheSave(async () => {
			expect((await send(excursion, form)).status).toBe(302);
		}, /INSERT INTO bookings/);
		const answer = await sendBooking(island, bookingOf(excursion));
		expect([409, 422]).toContain(answer.status);
		expect(await island.db.$count(bookings, eq(bookings.excursionId, excursion.id))).toBe(0);
	}
});

describe("departures that are not of the first timetable", () => {
	const guestAt = (excursion: Excursion, start: string) =>
		addBooking(island, excursion, startFields(excursion, start));

	test("keep their start: their pickups move with the stop's new time, and their mails name their own guide's languages", async () => {
		const excursion = await addExcursion(island.db);
		await addStart(island.db, excursion, "15:00");
		const added = { date: soon(), startTime: "18:00", capacity: "8", languages: "fr", note: "" };
		const path = `/dashboard/excursion/${excursion.id}/departures/new`;
		expect((await boss.submit(path, added)).status).toBe(303);
		const afternoon = await guestAt(excursion, "15:00");
		const evening = await guestAt(excursion, "18:00");
		const form = {
			...(await editorOf(excursion, { pickup: "04:20" })),
			"day_languages[0]": "it",
			...Object.fromEntries([1, 2, 3, 4, 5, 6].map((day) => [`day_languages[${day}]`, "it"])),
		};
		const { page, guestsKey } = await shownIn(await send(excursion, form));
		expect(page).toContain("2 guests of 2 bookings are picked up at other times");
		const write = { ...form, guests: "write", guests_shown: guestsKey };
		expect((await send(excursion, write)).status).toBe(302);
		expect(await bookingAt(afternoon.id)).toMatchObject({
			startTime: "15:00",
			pickupTime: "14:50",
		});
		expect(await bookingAt(evening.id)).toMatchObject({ startTime: "18:00", pickupTime: "17:50" });
		expect((await mailsOf(afternoon.id))[0]?.textBody).toContain("English");
		expect((await mailsOf(evening.id))[0]?.textBody).toContain("French");
	});

	test("keep their start when the first one changes: their pickups are as long before it as those of the first", async () => {
		const excursion = await addExcursion(island.db);
		await addStart(island.db, excursion, "15:00");
		const afternoon = await guestAt(excursion, "15:00");
		const form = await editorOf(excursion, { start: "05:00", pickup: "05:00" });
		// the pickup moves with the start, so nothing changes at 15:00
		expect((await send(excursion, form)).status).toBe(302);
		expect(await bookingAt(afternoon.id)).toMatchObject({
			startTime: "15:00",
			pickupTime: "15:00",
		});
		const later = await editorOf(excursion, { start: "05:30" });
		const { guestsKey } = await shownIn(await send(excursion, later));
		const silent = { ...later, guests: "tell nobody", guests_shown: guestsKey };
		expect((await send(excursion, silent)).status).toBe(302);
		expect(await bookingAt(afternoon.id)).toMatchObject({
			startTime: "15:00",
			pickupTime: "14:30",
		});
	});

	test("keep their start from the first one: it is refused where both would leave at the same time", async () => {
		const excursion = await addExcursion(island.db);
		await addStart(island.db, excursion, "15:00");
		const form = await editorOf(excursion, { start: "15:00", pickup: "14:45" });
		const refused = await send(excursion, form);
		expect(refused.status).toBe(409);
		const page = await text(refused);
		expect(page).toContain("already leaves at that time on one of these days");
		expect(page).toContain('value="14:45"');
		expect((await tripOf(excursion)).trip?.version).toBe(1);
	});
});

test("an expired hold gets the new times without a mail, so that a rebooking has them", async () => {
	const excursion = await addExcursion(island.db);
	const held = await bookAsGuest(island, excursion);
	await island.db.update(bookings).set({ status: "expired" }).where(eq(bookings.id, held.id));
	const form = await editorOf(excursion, { start: "05:00", pickup: "04:05" });
	expect((await send(excursion, form)).status).toBe(302);
	expect(await bookingAt(held.id)).toMatchObject({ startTime: "05:00", pickupTime: "04:05" });
	// together with guests who get a mail
	await addBooking(island, excursion, {
		name: "Otto Ferreira",
		pickup: `04:05${excursion.pickup.slice(5)}`,
	});
	const later = await editorOf(excursion, { start: "05:30" });
	const { guestsKey } = await shownIn(await send(excursion, later));
	expect(
		(await send(excursion, { ...later, guests: "write", guests_shown: guestsKey })).status,
	).toBe(302);
	expect(await bookingAt(held.id)).toMatchObject({ startTime: "05:30", pickupTime: "04:05" });
	expect(await mailsOf(held.id)).toEqual([]);
});

test("the call refuses changed times until it says what guests are told", async () => {
	const excursion = await addExcursion(island.db);
	const booking = await addBooking(island, excursion, { adults: 2, price: 128 });
	const change = {
		id: excursion.id,
		title: excursion.title,
		subtitle: excursion.subtitle,
		description: excursion.description,
		category: excursion.category,
		price_adult: 64,
		price_child: 42,
		price_bebe: 0,
		isActive: true,
		start_time: "05:00",
	};
	const call = async (more: object = {}) => {
		const answer = await boss.fetch("/_serverFn/updateExcursion", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ ...change, ...more }),
		});
		return { status: answer.status, body: await answer.json() };
	};
	expect(await call()).toMatchObject({
		status: 409,
		body: { code: "GUESTS_AFFECTED", issues: { bookings: ["1"], guests: ["2"] } },
	});
	expect(await call({ pickups: [], isActive: false })).toMatchObject({
		status: 409,
		body: { code: "GUESTS_STRANDED" },
	});
	expect((await call({ guests: "perhaps" })).status).toBe(400);
	expect(await bookingAt(booking.id)).toMatchObject({ startTime: "04:30" });
	expect(await call({ guests: "write" })).toMatchObject({ status: 200, body: { version: 2 } });
	expect(await bookingAt(booking.id)).toMatchObject({ startTime: "05:00" });
	expect(await mailsOf(booking.id)).toHaveLength(1);
});
