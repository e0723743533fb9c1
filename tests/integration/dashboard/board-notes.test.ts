import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookingEvents, bookings } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, columnsOn, type Excursion, soon } from "#tests/builders.ts";
import { assignGuide } from "#tests/guides.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, type Booking } from "#tests/sales.ts";

type Person = Awaited<ReturnType<typeof signedInVisitor>>;

let island: Island;
let guide: Person;
let boss: Person;
let trip: Excursion;
let guest: Booking;
beforeAll(async () => {
	island = await startIsland();
	boss = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" });
});
beforeEach(async () => {
	guide = await signedInVisitor(island, { name: "Pau Vidal", role: "guide" });
	trip = await addExcursion(island.db);
	guest = await guestOn(soon(0));
	await assignGuide(island, { trip, date: soon(0), userId: guide.user.id });
});
afterAll(() => island.stop());

/** Bookings close before the day itself, so a guest of today is moved to it. */
async function guestOn(date: string): Promise<Booking> {
	const booking = await addBooking(island, trip, { name: "Ida Lindqvist" });
	const columns = await columnsOn(island.db, { excursionId: trip.id, date });
	await island.db.update(bookings).set(columns).where(eq(bookings.id, booking.id));
	return { ...booking, ...columns };
}

const noteOf = (booking: Booking, { departureId }: Pick<Booking, "departureId"> = booking) => ({
	kind: "note",
	id: crypto.randomUUID(),
	departureId,
	bookingId: booking.id,
	text: "Sits in front because of her knee",
	pressedAt: Date.now(),
});
const answered = v.object({
	answers: v.record(v.string(), v.object({ refusal: v.nullable(v.string()) })),
});

async function send(person: Person, notes: ReturnType<typeof noteOf>[], owner = person.user.id) {
	const body = { owner, sentAt: Date.now(), operations: notes };
	const answer = await person.visitor.post("/dashboard/today/operations", body);
	const answers = answer.ok ? v.parse(answered, await answer.json()).answers : {};
	return { status: answer.status, refusals: notes.map(({ id }) => answers[id]?.refusal) };
}
const notesOf = ({ id }: Booking) =>
	island.db
		.select()
		.from(bookingEvents)
		.where(and(eq(bookingEvents.bookingId, id), eq(bookingEvents.type, "note")));

test("a guide's note is written once however often it is sent, and staff read it on the booking and the manifest", async () => {
	const note = { ...noteOf(guest), text: "  Sits in front because of her knee " };
	const answers = await Promise.all([1, 2, 3].map(() => send(guide, [note])));
	expect(answers.map(({ refusals }) => refusals)).toEqual([[null], [null], [null]]);
	expect((await send(guide, [note])).refusals).toEqual([null]);
	expect(await notesOf(guest)).toMatchObject([
		{ detail: "Sits in front because of her knee", actorName: "Pau Vidal", line: null },
	]);
	for (const page of [`bookings/${guest.id}`, `departures/${guest.departureId}`]) {
		const html = await (await boss.visitor.get(`/dashboard/${page}`)).text();
		expect(html).toContain("Sits in front because of her knee");
	}
});

test("a note with half a character or control characters is kept without them, and the day stays readable", async () => {
	const note = { ...noteOf(guest), text: "Left\ud800 her \u202ebag\0 at the \u{1F3E8}" };
	expect(await send(guide, [note])).toMatchObject({ refusals: [null] });
	expect(await notesOf(guest)).toMatchObject([{ detail: "Left\ufffd her bag at the \u{1F3E8}" }]);
	const day = await guide.visitor.get("/dashboard/today/departures");
	expect(await day.text()).toContain("her bag at the");
	expect((await boss.visitor.get(`/dashboard/bookings/${guest.id}`)).status).toBe(200);
});

test("a phone's times and numbers have bounds", async () => {
	for (const wrong of [
		{ pressedAt: 1e308 },
		{ pressedAt: 8.64e15 },
		{ bookingId: 2 ** 60 },
		{ text: "x".repeat(5000) },
	])
		expect(await send(guide, [{ ...noteOf(guest), ...wrong }])).toMatchObject({ status: 400 });
});

test("the boarding app shows notes of the boarding app alone: what the office notes may be about money", async () => {
	await send(guide, [noteOf(guest)]);
	const office = { intent: "note", key: crypto.randomUUID(), note: "Owes us €20 from last year" };
	await boss.visitor.submit(`/dashboard/bookings/${guest.id}`, office);
	expect(await notesOf(guest)).toHaveLength(2);
	const day = await (await guide.visitor.get("/dashboard/today/departures")).text();
	expect(day).toContain("Sits in front because of her knee");
	expect(day).not.toContain("last year");
	expect(JSON.parse(day)).toMatchObject({
		departures: [{ guests: [{ dueCents: null, notes: [{ by: "Pau Vidal" }] }] }],
	});
});

test("a guide writes about the guests of the own departures, today and tomorrow, also when one has cancelled meanwhile, and about nobody else", async () => {
	const far = await guestOn(soon(9));
	await assignGuide(island, { trip, date: soon(9), userId: guide.user.id });
	const tomorrow = await guestOn(soon(1));
	await assignGuide(island, { trip, date: soon(1), userId: guide.user.id });
	const cancelled = await guestOn(soon(0));
	await island.db
		.update(bookings)
		.set({ status: "cancelled" })
		.where(eq(bookings.id, cancelled.id));
	const { refusals } = await send(guide, [
		noteOf(tomorrow),
		noteOf(far),
		// as if the phone had it on another departure
		noteOf(far, guest),
		noteOf(cancelled),
	]);
	expect(await notesOf(cancelled)).toMatchObject([{ actorName: "Pau Vidal" }]);
	expect(refusals).toEqual([null, "gone", "gone", null]);
	const other = await signedInVisitor(island, { role: "guide" });
	expect((await send(other, [noteOf(guest)])).refusals).toEqual(["gone"]);
	for (const each of [guest, far]) expect(await notesOf(each)).toEqual([]);
	expect((await send(boss, [noteOf(guest)])).refusals).toEqual([null]);
});

test("another user's notes, roles that do not board, and what is no note are refused", async () => {
	expect((await send(guide, [noteOf(guest)], boss.user.id)).status).toBe(403);
	for (const role of ["manager", "partner", "web", "user"]) {
		const person = await signedInVisitor(island, { role });
		expect((await send(person, [noteOf(guest)])).status, role).toBe(403);
	}
	for (const text of [" ", "x".repeat(501)])
		expect((await send(guide, [{ ...noteOf(guest), text }])).status).toBe(400);
	const old = { ...noteOf(guest), pressedAt: Date.now() - 4 * 86_400_000 };
	expect((await send(guide, [old])).refusals).toEqual(["too late"]);
	expect(await notesOf(guest)).toEqual([]);
});

test("a guide learns of a few vouchers in a minute, and reads no list of what the house has sold", async () => {
	const ask = (code: string, { visitor } = guide) =>
		visitor.post("/dashboard/today/voucher", { code });
	const answer = await ask(guest.reference);
	expect(
		v.parse(v.object({ voucher: v.looseObject({}) }), await answer.json()).voucher,
	).toBeTruthy();
	const statuses: number[] = [];
	for (let turn = 0; turn < 20; turn += 1)
		statuses.push((await ask(`IX-${String(turn).padStart(5, "A")}`)).status);
	expect(statuses.slice(0, 9)).toEqual(Array(9).fill(200));
	expect(statuses).toContain(429);
	expect((await ask(guest.reference, boss)).status).toBe(200);
});
