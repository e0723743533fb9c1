import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#app/database/client.server.ts";
import {
	attentionItems,
	bookingEvents,
	bookings,
	credits,
	outbox,
	paymentMoney,
	payments,
	refunds,
	weatherChoices,
} from "#app/database/schema.server.ts";
import { countReviewQueue } from "#app/operations/queue/review-queue.server.ts";
import { readCalledOff } from "#app/operations/weather/called-off.server.ts";
import { sumsOfChoices } from "#app/operations/weather/called-off-guests.tsx";
import { entryInWords } from "#app/sales/history/history-lines.ts";
import type { WeatherBy, WeatherRequest } from "#app/sales/weather/weather-choice.ts";
import { chooseAfterWeather } from "#app/sales/weather/weather-choices.server.ts";
import { endWeatherChoices } from "#app/sales/weather/weather-deadline.server.ts";
import { addExcursion, departureIdOf, departureOf, type Excursion, soon } from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { planOf, pressPlan } from "#tests/press-plan.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { mailSenderOf } from "#tests/staff-act.ts";

const hour = 3_600_000;
const timeZone = "Atlantic/Canary";
const url = new URL("https://island.example");
const sender = mailSenderOf({ url });

let database: OwnDatabase;
beforeAll(async () => {
	database = await startOwnDatabase();
});
afterAll(() => database.stop());

const island = () => ({ db: database.db, url });
const idOn = (excursion: Excursion, date: string) =>
	departureIdOf(database.db, { excursionId: excursion.id, date });

/** A booking of two adults, paid by card where `cents` came. */
async function addBooking(
	excursion: Excursion,
	date: string,
	{ cents = 12_800, ...changes }: { cents?: number } & Partial<typeof bookings.$inferInsert> = {},
) {
	const now = Date.now() - hour;
	const { title, startTime, pickup, pointId } = excursion;
	const [row] = await database.db
		.insert(bookings)
		.values({
			confirmId: crypto.randomUUID(),
			reference: `IX-${crypto.randomUUID().slice(0, 5).toUpperCase()}`,
			idempotencyKey: crypto.randomUUID(),
			departureId: await idOn(excursion, date),
			...{ excursionId: excursion.id, title, date, startTime },
			...{ adults: 2, children: 0, bebe: 0, priceCents: 12_800, currency: "EUR" },
			...{ cancellationPolicy: JSON.stringify(usualPolicy), policyStart: `${date} ${startTime}` },
			...{ pickup, pickupPointId: pointId, pickupTime: startTime, partner: "web" },
			...{ name: "Ida Lindqvist", email: "ida@mail.example", language: "en", source: "web" },
			...{ status: cents > 0 ? "confirmed" : "pending", confirmedAt: cents > 0 ? now : null },
			...{ holdExpiresAt: now + 2 * hour, createdAt: now, updatedAt: now },
			...changes,
		})
		.returning();
	if (!row) throw new Error("no booking");
	if (cents > 0)
		await database.db.insert(payments).values({
			...{ id: `p${row.id}`, bookingId: row.id, gateway: "stripe", sessionId: `cs_${row.id}` },
			...{ gatewayPaymentId: `pi_${row.id}`, amountCents: cents, currency: "EUR", status: "paid" },
			...{ createdAt: now, updatedAt: now, paidAt: now },
		});
	return row;
}
type Booking = Awaited<ReturnType<typeof addBooking>>;

const read = async ({ id }: Booking) => {
	const [row] = await database.db.select().from(bookings).where(eq(bookings.id, id));
	const mails = await database.db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, id))
		.orderBy(outbox.id);
	const backs = await database.db
		.select({ cents: refunds.amountCents, source: refunds.source })
		.from(refunds)
		.where(eq(refunds.paymentId, `p${id}`));
	const [choice] = await database.db
		.select()
		.from(weatherChoices)
		.where(eq(weatherChoices.bookingId, id));
	return { row, mails, mail: mails.at(-1), refunds: backs, choice };
};

async function callOff(excursion: Excursion, date: string) {
	const departure = await idOn(excursion, date);
	const request = { act: "weather" } as const;
	await pressPlan(island(), { departures: [departure], request, reason: "Five metres." });
	return departure;
}

/** A paid booking whose departure the weather has called off. */
async function calledOff(changes: Parameters<typeof addBooking>[2] = {}) {
	const excursion = await addExcursion(database.db);
	const booking = await addBooking(excursion, soon(), changes);
	const departure = await callOff(excursion, soon());
	return { booking, excursion, departure };
}

const choose = (
	{ confirmId }: Booking,
	request: WeatherRequest,
	{ by = "guest", now = Date.now() }: { by?: WeatherBy; now?: number } = {},
) =>
	chooseAfterWeather(database.db, { confirmId }, request, { by, clock: { now, timeZone }, sender });
/** The same database, where something happens after a command has read and before it writes. */
function interrupted(meanwhile: () => Promise<unknown>): Database {
	let batches = 0;
	return new Proxy(database.db, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== "function") return value;
			return (...args: unknown[]) => {
				if (name === "batch") batches += 1;
				const call = (): unknown => Reflect.apply(value, target, args);
				return name === "batch" && batches === 2 ? meanwhile().then(call) : call();
			};
		},
	});
}
const money = { choice: "money" } as const;
const moveTo = (departureId: number) => ({ choice: "move", departureId }) as const;

test("one press asks each guest who has paid, in the own language, and cancels who has not", async () => {
	const excursion = await addExcursion(database.db);
	const german = await addBooking(excursion, soon(), { language: "de" });
	const unpaid = await addBooking(excursion, soon(), { cents: 0 });
	const byPhone = await addBooking(excursion, soon(), { email: null, phone: "+34 600 123 456" });
	const openCount = await countReviewQueue(database.db, { now: Date.now(), timeZone });
	const departure = await idOn(excursion, soon());
	const request = { act: "weather" } as const;
	const { plan } = await planOf(island(), { departures: [departure], request });
	expect(plan.lines.map(({ count, text }) => `${count} ${text}`)).toEqual([
		"1 leaves the site and the totems: nobody can book any more",
		"2 bookings choose: money back, another departure with room, or credit",
		"€256 go back at most, if everybody wants the money",
		"1 unpaid booking is cancelled and told",
		"2 bookings get a mail in their language with a link to choose",
		"1 booking has no email: call them",
	]);
	await callOff(excursion, soon());
	expect(await departureOf(database.db, { excursionId: excursion.id, date: soon() })).toMatchObject(
		{
			state: "cancelled",
			line: JSON.stringify({ code: "weather", why: "Five metres." }),
		},
	);
	const question = await read(german);
	expect(question.row?.status).toBe("confirmed");
	expect(question.mail?.subject).toContain("Das Wetter stoppt");
	expect(question.mail?.textBody).toContain(`/de/booking/${german.confirmId}/weather`);
	expect(question.mail?.textBody).toContain("Five metres.");
	expect((await read(unpaid)).row?.status).toBe("cancelled");
	expect((await read(unpaid)).mail?.textBody).toContain("The weather does not let us leave");
	expect((await read(unpaid)).choice).toBeUndefined();
	const [call] = await database.db
		.select()
		.from(attentionItems)
		.where(eq(attentionItems.bookingId, byPhone.id));
	expect(call).toMatchObject({ kind: "not told", status: "open" });
	// the guest without a mail alone: nobody waits at a pickup
	expect(await countReviewQueue(database.db, { now: Date.now(), timeZone })).toBe(openCount + 1);
	const list = await readCalledOff(database.db, departure, { appUrl: url.origin, timeZone });
	expect(
		list?.guests.map(({ state, text }) => [state, text?.includes("/weather") ?? false]),
	).toEqual([
		["open", false],
		["open", true],
	]);
});

test("who chooses money gets all of it, once, whatever the policy says", async () => {
	const { booking, departure } = await calledOff({ policyStart: "2020-01-01 04:30" });
	const answers = await Promise.all([1, 2, 3].map(() => choose(booking, money)));
	expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
		"money",
		"over already",
		"over already",
	]);
	const state = await read(booking);
	expect(state.row?.status).toBe("cancelled");
	expect(state.refunds).toEqual([{ cents: 12_800, source: "guest" }]);
	expect(state.choice).toMatchObject({ choice: "money", cents: 12_800, chosenBy: "guest" });
	const entries = await database.db
		.select()
		.from(bookingEvents)
		.where(and(eq(bookingEvents.bookingId, booking.id), eq(bookingEvents.type, "cancelled")));
	expect(entries.map(entryInWords)).toEqual([
		"Called off because of the weather, all money back: the guest’s choice",
	]);
	const list = await readCalledOff(database.db, departure, { appUrl: url.origin, timeZone });
	expect(sumsOfChoices(list?.guests ?? [])).toMatchObject({
		open: 0,
		money: { bookings: 1, cents: 12_800 },
	});
});

test("who takes another departure has its seats, the price as sold and a new clock, and may change that in time", async () => {
	const { booking, excursion } = await calledOff();
	const target = await idOn(excursion, soon(9));
	expect(await choose(booking, moveTo(target))).toMatchObject({ outcome: "move" });
	expect((await read(booking)).row).toMatchObject({
		...{ departureId: target, date: soon(9), status: "confirmed", priceCents: 12_800 },
		policyStart: `${soon(9)} ${excursion.startTime}`,
	});
	expect(await choose(booking, moveTo(target))).toEqual({ outcome: "over already" });
	expect(await choose(booking, moveTo(await idOn(excursion, soon(10))))).toMatchObject({
		outcome: "move",
	});
	expect((await read(booking)).row?.date).toBe(soon(10));
	expect(await choose(booking, money)).toMatchObject({ outcome: "money" });
	expect(await read(booking)).toMatchObject({
		row: { status: "cancelled" },
		refunds: [{ cents: 12_800 }],
		choice: { choice: "money", targetId: null },
	});
});

test("who chooses credit gets a code with what was paid, once, and no money besides", async () => {
	const { booking } = await calledOff();
	const credit = { choice: "credit" } as const;
	const answers = await Promise.all([choose(booking, credit), choose(booking, money)]);
	const state = await read(booking);
	expect(answers.map(({ outcome }) => outcome)).toContain("over already");
	expect(state.row?.status).toBe("cancelled");
	expect(state.refunds).toMatchObject([{ cents: 12_800 }]);
	const creditRows = await database.db
		.select()
		.from(credits)
		.where(eq(credits.bookingId, booking.id));
	expect(creditRows).toHaveLength(state.choice?.choice === "credit" ? 1 : 0);

	const { booking: other } = await calledOff({ language: "fr" });
	expect(await choose(other, credit)).toMatchObject({ outcome: "credit", cents: 12_800 });
	const [creditRow] = await database.db
		.select()
		.from(credits)
		.where(eq(credits.bookingId, other.id));
	expect(creditRow).toMatchObject({ amountCents: 12_800, balanceCents: 12_800, reason: "weather" });
	expect((await read(other)).mail?.textBody).toContain(creditRow?.code);
	const [sums] = await database.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, other.id));
	expect(sums).toMatchObject({ keptCents: 0, dueCents: 0 });
});

test("the last seats of another departure go to one of two guests, and the other one chooses again", async () => {
	const excursion = await addExcursion(database.db);
	const guests = [await addBooking(excursion, soon()), await addBooking(excursion, soon())];
	await callOff(excursion, soon());
	const target = await idOn(excursion, soon(9));
	await pressPlan(island(), { departures: [target], request: { act: "seats", seats: 3 } });
	const answers = await Promise.all(guests.map((guest) => choose(guest, moveTo(target))));
	expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["move", "not possible"]);
	const states = await Promise.all(guests.map(read));
	expect(states.map(({ choice }) => choice?.choice ?? "open").sort()).toEqual(["move", "open"]);
});

test("who does not answer is reminded once, and gets all money back by itself", async () => {
	const { booking } = await calledOff();
	const cron = (hours: number) =>
		endWeatherChoices(database.db, sender, { now: Date.now() + hours * hour, timeZone });
	const reminders = async () =>
		(await read(booking)).mails.filter(({ subject }) => subject.includes("Still to choose"));
	await cron(20);
	expect(await reminders()).toHaveLength(0);
	await cron(40);
	await cron(41);
	expect(await reminders()).toHaveLength(1);
	expect((await read(booking)).row?.status).toBe("confirmed");
	await cron(48.1);
	await cron(48.2);
	const state = await read(booking);
	expect(state.row?.status).toBe("cancelled");
	expect(state.refunds).toEqual([{ cents: 12_800, source: "system" }]);
	expect(state.choice).toMatchObject({ choice: "money", chosenBy: "time" });
	expect(state.mail?.textBody).toContain("We have not heard from you");
});

test("a departure leaves after all: who has not chosen travels and is told, and who has chosen stays with it", async () => {
	const excursion = await addExcursion(database.db);
	const [quick, slow] = [await addBooking(excursion, soon()), await addBooking(excursion, soon())];
	const departure = await callOff(excursion, soon());
	await choose(quick, money);
	await pressPlan(island(), { departures: [departure], request: { act: "open" } });
	expect((await read(quick)).row?.status).toBe("cancelled");
	const state = await read(slow);
	expect(state.row?.status).toBe("confirmed");
	expect(state.mail?.subject).toContain("It leaves after all");
	expect(state.choice).toBeUndefined();
	expect(await choose(slow, money)).toEqual({ outcome: "over already" });
	expect(await read(slow)).toMatchObject({ row: { status: "confirmed" }, refunds: [] });
});

test.each(["money", "credit", "move"] as const)(
	"%s and a departure that leaves after all in between: the guest travels, and nothing of the choice is written",
	async (choice) => {
		const { booking, excursion, departure } = await calledOff();
		const request =
			choice === "move" ? moveTo(await idOn(excursion, soon(9))) : ({ choice } as const);
		const { press } = await planOf(island(), {
			departures: [departure],
			request: { act: "open" },
		});
		let pressed = "";
		const open = async () => {
			pressed = await press();
		};
		const answer = await chooseAfterWeather(
			interrupted(open),
			{ confirmId: booking.confirmId },
			request,
			{ by: "guest", clock: { now: Date.now(), timeZone }, sender },
		);
		expect([pressed, answer.outcome]).toEqual(["done", "over already"]);
		const state = await read(booking);
		expect(state.choice).toBeUndefined();
		expect(state.row).toMatchObject({ status: "confirmed", date: soon() });
		expect(state.refunds).toEqual([]);
		expect(
			await database.db.select().from(credits).where(eq(credits.bookingId, booking.id)),
		).toEqual([]);
		// the question, then the news that takes it back
		expect(state.mails).toHaveLength(2);
		expect(state.mail?.subject).toContain("It leaves after all");
	},
);

test("what staff decide by another way leaves nothing to choose, and a second press asks nobody again", async () => {
	const { booking, departure } = await calledOff();
	const request = { act: "weather" } as const;
	const again = await planOf(island(), { departures: [departure], request });
	expect(again.plan.problem).toBe("All of them are called off already.");
	await pressPlan(island(), {
		departures: [departure],
		request: { act: "cancel" },
		reason: "Storm.",
	});
	expect(await choose(booking, money)).toEqual({ outcome: "over already" });
	expect((await read(booking)).refunds).toHaveLength(1);
	const list = await readCalledOff(database.db, departure, { appUrl: url.origin, timeZone });
	expect(list?.guests).toMatchObject([{ state: "otherwise" }]);
});
