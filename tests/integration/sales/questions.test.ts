import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	answers,
	bookingEvents,
	bookings,
	excursions,
	translations,
} from "#app/database/schema.server.ts";
import { eraseBooking } from "#app/privacy/erasure.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, columnsOn, manifestPath, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addQuestion } from "#tests/questions.ts";
import { addBooking, type Booking } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
let guest: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
	guest = newVisitor(island);
});
afterAll(() => island.stop());

const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const pageOf = ({ confirmId }: Pick<Booking, "confirmId">, language = "") =>
	`${language}/booking/${confirmId}/questions`;
const answersOf = async ({ id }: Pick<Booking, "id">) =>
	(await island.db.select().from(answers).where(eq(answers.bookingId, id)))
		.map(({ guest: of, value, wording }) => [of, value, wording])
		.sort();
const waiver = {
	...({ title: "We listen to the guide", kind: "consent", asks: "booking" } as const),
	note: "The sea decides.",
};

/** A paid booking of two adults and a child, whose excursion asks a shoe size of each, and a consent. */
async function askedParty() {
	const trip = await addExcursion(island.db);
	const shoes = await addQuestion(island.db, trip);
	const consent = await addQuestion(island.db, trip, { ...waiver, position: 1 });
	const booking = await addBooking(island, trip, { adults: 2, children: 1, price: 170 });
	const sizes = (...values: string[]) =>
		Object.fromEntries(
			["adults-1", "adults-2", "children-1"].map((of, place) => [
				`answer_${shoes}_${of}`,
				values[place] ?? "",
			]),
		);
	return { trip, booking, shoes, consent, sizes };
}

test("a guest answers on the own page what is known, changes it later, and reads what is still missing", async () => {
	const { booking, consent, sizes } = await askedParty();
	const voucher = async () => text(await guest.get(`/booking/${booking.confirmId}`));
	expect(await voucher()).toContain("4 answers are still missing.");
	const form = await text(await guest.get(pageOf(booking)));
	for (const words of ["Adult 2", "Child 1", "Shoe size", "The sea decides.", "For all of you"])
		expect(form).toContain(words);
	expect(form).not.toContain("Baby 1");

	const partly = await guest.submit(pageOf(booking), {
		...sizes("42", "38,5"),
		[`answer_${consent}`]: "1",
	});
	expect([partly.status, partly.headers.get("location")]).toEqual([
		303,
		`/booking/${booking.confirmId}`,
	]);
	const first = [
		["", "yes", 1],
		["adults-1", "42", null],
		["adults-2", "38.5", null],
	];
	expect(await answersOf(booking)).toEqual(first);
	const once = await voucher();
	expect(once).toContain("Your answers are saved.");
	expect(once).toContain("One answer is still missing.");
	expect(await text(await guest.get(pageOf(booking)))).toContain('value="38.5"');

	// what stays keeps its time, and what is emptied goes
	const firstRows = await island.db.select().from(answers).where(eq(answers.bookingId, booking.id));
	await guest.submit(pageOf(booking), { ...sizes("42", "", "30"), [`answer_${consent}`]: "1" });
	const rows = await island.db.select().from(answers).where(eq(answers.bookingId, booking.id));
	expect(rows.map(({ guest: of, value }) => [of, value]).sort()).toEqual([
		["", "yes"],
		["adults-1", "42"],
		["children-1", "30"],
	]);
	const timeOf = (all: typeof rows) => all.find(({ guest: of }) => of === "adults-1")?.answeredAt;
	expect(timeOf(rows)).toBe(timeOf(firstRows));
	const events = await island.db
		.select()
		.from(bookingEvents)
		.where(eq(bookingEvents.bookingId, booking.id));
	const entries = events.filter(({ type }) => type === "answered");
	expect(
		entries.map(({ line, actorName }) => [JSON.parse(line ?? "").questions, actorName]),
	).toEqual([
		[["Shoe size", waiver.title], null],
		[["Shoe size"], null],
	]);
	expect(JSON.stringify(entries)).not.toContain("38.5");
});

test("a wrong answer is refused with what was typed, and an unknown choice or text is never stored", async () => {
	const { trip, booking, consent, sizes } = await askedParty();
	const diet = await addQuestion(island.db, trip, {
		...{ title: "Diet", kind: "choice", options: "Meat\nFish", asks: "booking" },
	});
	const wrong = await guest.submit(pageOf(booking), {
		...sizes("big", "38"),
		[`answer_${consent}`]: "7",
		[`answer_${diet}`]: "Stones",
	});
	const html = await text(wrong);
	expect(wrong.status).toBe(400);
	for (const words of ["type a number: Shoe size", "was just changed", "one of the answers: Diet"])
		expect(html).toContain(words);
	expect(html).toContain('value="big"');
	expect(html).toContain('value="38"');
	expect(await answersOf(booking)).toEqual([]);
});

test("who agreed to an earlier text of a consent is not asked again", async () => {
	const { trip, booking, consent, sizes } = await askedParty();
	await guest.submit(pageOf(booking), { ...sizes("42"), [`answer_${consent}`]: "1" });
	const list = `/dashboard/excursion/${trip.id}/questions`;
	const version = /name="version" value="(\d+)"/.exec(await text(await marta.get(list)))?.[1] ?? "";
	const change = await marta.submit(list, {
		...{ version, question: String(consent), title: waiver.title, note: "The guide decides." },
		...{ kind: "consent", options: "", asks: "booking", moment: "later", isRequired: "on" },
	});
	expect(change.status).toBe(303);
	expect(await text(await guest.get(pageOf(booking)))).toContain("an earlier version of this text");
	await guest.submit(pageOf(booking), { ...sizes("43"), [`answer_${consent}`]: "1" });
	expect(await answersOf(booking)).toEqual([
		["", "yes", 1],
		["adults-1", "43", null],
	]);
});

test("after the cut-off, and of a booking that is over, nothing is answered any more", async () => {
	const { trip, booking, sizes } = await askedParty();
	await island.db.update(excursions).set({ cutoffHours: 744 }).where(eq(excursions.id, trip.id));
	expect(await text(await guest.get(pageOf(booking)))).toContain("too late to change answers");
	expect((await guest.submit(pageOf(booking), sizes("42"))).status).toBe(409);
	expect(await answersOf(booking)).toEqual([]);
	expect(await text(await guest.get(`/booking/${booking.confirmId}`))).not.toContain("Answer now");
	expect((await guest.get("/booking/AAAAAAAAAAAAAAAAAAAAAA/questions")).status).toBe(404);
});

test("guests read questions and choices in their language, and staff read the English choice", async () => {
	const { trip, booking } = await askedParty();
	const diet = await addQuestion(island.db, trip, {
		...{ title: "Diet", kind: "choice", options: "Meat\nFish", asks: "booking", position: 2 },
	});
	const words = { title: "Essen", options: "Fleisch\nFisch" };
	await island.db.insert(translations).values(
		Object.entries(words).map(([field, translation]) => ({
			...{
				questionId: diet,
				language: "de",
				field,
				words: translation,
				english: "x",
				updatedAt: 1,
			},
		})),
	);
	const page = await text(await guest.get(pageOf(booking, "/de")));
	expect(page).toContain("Essen");
	expect(page).toMatch(/<option value="Fish">Fisch<\/option>/);
	await guest.submit(pageOf(booking, "/de"), { [`answer_${diet}`]: "Fish" });
	expect(await answersOf(booking)).toEqual([["", "Fish", null]]);
});

test("staff see answers and what is missing on record, manifest, boarding app and export, and write them down", async () => {
	const { trip, booking, consent, shoes, sizes } = await askedParty();
	const kayak = await addQuestion(island.db, trip, {
		...{ title: "Kayak number", kind: "text", asks: "booking", moment: "staff", position: 2 },
		isRequired: false,
	});
	await guest.submit(pageOf(booking), { ...sizes("42", "38"), [`answer_${consent}`]: "1" });
	const record = `/dashboard/bookings/${booking.id}`;
	const firstRecord = await text(await marta.get(record));
	for (const words of ["42, 38, –", "1 answer missing", "agreed", "version 1"])
		expect(firstRecord).toContain(words);
	// only staff are asked this
	expect(await text(await guest.get(pageOf(booking)))).not.toContain("Kayak number");
	const form = await text(await marta.get(`${record}/answers`));
	expect(form).toContain("Kayak number");
	const ofGuests = { ...sizes("42", "38", "31"), [`answer_${consent}`]: "1" };
	expect(
		(await marta.submit(`${record}/answers`, { ...ofGuests, [`answer_${kayak}`]: "K7" })).status,
	).toBe(303);
	const wrong = { ...ofGuests, [`answer_${shoes}_adults-1`]: "=1+1" };
	expect((await marta.submit(`${record}/answers`, wrong)).status).toBe(400);
	const changedRecord = await text(await marta.get(record));
	expect(changedRecord).toContain("Questions answered");
	expect(changedRecord).toContain("Marta");
	expect(changedRecord).not.toContain("answer missing");

	const manifest = await manifestPath(island.db, { excursionId: trip.id, date: soon() });
	const lines = ["Shoe size: 42, 38, 31", "Kayak number: K7", `${waiver.title}: agreed`];
	const paper = `/dashboard/departures/print?date=${soon()}`;
	const csv = await text(await marta.get(`/dashboard/bookings/export.csv?excursion=${trip.id}`));
	for (const line of lines) {
		expect(await text(await marta.get(manifest))).toContain(line);
		expect(await text(await marta.get(paper))).toContain(line);
		expect(csv).toContain(line);
	}
	const tomorrow = await columnsOn(island.db, { excursionId: trip.id, date: soon(1) });
	await island.db.update(bookings).set(tomorrow).where(eq(bookings.id, booking.id));
	const phone = await (await marta.get("/dashboard/today/departures")).json();
	expect(JSON.stringify(phone)).toContain('{"title":"Shoe size","words":"42, 38, 31","missing":0}');
});

test("a download of a guest's data has the answers, and an erasure takes them", async () => {
	const { booking, sizes } = await askedParty();
	await guest.submit(pageOf(booking), sizes("42", "38"));
	const file = await text(await marta.get(`/dashboard/bookings/${booking.id}/data.json`));
	expect(file).toContain('"answers"');
	expect(file).toContain('"value": "38"');
	const now = Date.now() + 40 * 86_400_000;
	const erasure = { id: booking.id, line: { code: "erased", by: "guest" }, now } as const;
	const clock = { now, today: soon(40) };
	expect(await eraseBooking(island.db, erasure, clock)).toMatchObject({ outcome: "erased" });
	expect(await answersOf(booking)).toEqual([]);
});

test("a required question of the booking is asked while booking, and written with it", async () => {
	const trip = await addExcursion(island.db);
	const swim = await addQuestion(island.db, trip, {
		...{ title: "Can all swim?", kind: "yes or no", asks: "booking", moment: "booking" },
	});
	const consent = await addQuestion(island.db, trip, {
		...{ ...waiver, moment: "booking", position: 1 },
	});
	const page = await text(await guest.get(`/excursion/${trip.id}`));
	expect(page).toContain("Can all swim?");
	const { excursionId: _, ...fieldsOfForm } = bookingOf(trip);
	const form = Object.fromEntries(
		Object.entries(fieldsOfForm).map(([name, value]) => [name, String(value)]),
	);
	const answered = { [`answer_${swim}`]: "yes", [`answer_${consent}`]: "1" };
	const wrongs: [fields: Record<string, string>, words: string][] = [
		[{ [`answer_${consent}`]: "1" }, "Please answer: Can all swim?"],
		[{ [`answer_${swim}`]: "yes" }, `Please tick: ${waiver.title}`],
		[{ ...answered, [`answer_${swim}`]: "maybe" }, "one of the answers: Can all swim?"],
		[{ ...answered, [`answer_${consent}`]: "2" }, "was just changed"],
	];
	for (const [fields, words] of wrongs) {
		const answer = await newVisitor(island).submit(`/excursion/${trip.id}`, { ...form, ...fields });
		const html = await text(answer);
		expect(answer.status).toBe(422);
		expect(html).toContain(words);
		expect(html).toContain(`value="${form.email}"`);
	}
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(0);
	const lastAnswer = await newVisitor(island).submit(`/excursion/${trip.id}`, {
		...form,
		...answered,
	});
	expect(lastAnswer.status).toBe(303);
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(await answersOf({ id: booking?.id ?? 0 })).toEqual([
		["", "yes", null],
		["", "yes", 1],
	]);
	// a program that sells may leave them to the guest's own page
	const { id } = await addBooking(island, trip, {}, { paid: false });
	expect(await answersOf({ id })).toEqual([]);
});
