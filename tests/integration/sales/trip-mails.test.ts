import { asc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, instantOf } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { boardings, bookingEvents, bookings, outbox } from "#app/database/schema.server.ts";
import { queueTripMails } from "#app/sales/mails/reminders-and-thanks.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import {
	addExcursion,
	addStart,
	columnsOn,
	type Excursion,
	soon,
	startFields,
} from "#tests/builders.ts";
import { addExtra } from "#tests/extras.ts";
import { addFare } from "#tests/fares.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, addRefund } from "#tests/sales.ts";
import { mailSenderOf } from "#tests/staff-act.ts";

let island: Island;
let trip: Excursion;
const reviewUrl = "https://reviews.example/island";
beforeAll(async () => {
	island = await startIsland({ variables: { REMINDER_TIME: "18:00", REVIEW_URL: reviewUrl } });
	trip = await addExcursion(island.db, { capacity: 500, whatToBring: "Bring a warm jacket." });
});
afterAll(() => island.stop());

const timeZone = "Atlantic/Canary";
const on = (date: string, time: string) => new Date(instantOf(date, time, timeZone));
/** That step of the cron job alone. */
const tripMailsAt = (date: string, time: string) =>
	queueTripMails(
		island.db,
		mailSenderOf(island),
		{ reminderTime: "18:00", reviewUrl, timeZone },
		on(date, time).getTime(),
	);

async function mailsLike(pattern: string) {
	return island.db
		.select()
		.from(outbox)
		.where(like(outbox.dedupeKey, pattern))
		.orderBy(asc(outbox.bookingId));
}
const guest = (name: string, date: string) => addBooking(island, trip, { name, date });
const columnsOf = (date: string) => columnsOn(island.db, { excursionId: trip.id, date });
const change = (id: number, values: Partial<typeof bookings.$inferInsert>) =>
	island.db.update(bookings).set(values).where(eq(bookings.id, id));

test("each guest of tomorrow is reminded once, in the evening, however often the cron job runs", async () => {
	const date = soon(20);
	const evening = addDays(date, -1);
	const reminded = await guest("Ida Reminded", date);
	const [cancelled, silent, late, movedBooking] = [
		await guest("Cancelled Guest", date),
		await guest("Silent Guest", date),
		await guest("Booked Late", date),
		await guest("Moved Late", date),
		await addBooking(island, trip, { name: "Unpaid Guest", date }, { paid: false }),
	];
	await change(cancelled.id, { status: "cancelled" });
	await change(silent.id, { email: null });
	await change(late.id, { confirmedAt: on(evening, "18:00").getTime() });
	const createdAt = on(evening, "18:00").getTime();
	await island.db
		.insert(bookingEvents)
		.values({ bookingId: movedBooking.id, type: "changed", createdAt });
	await island.db.insert(outbox).values({
		...{
			dedupeKey: `booking-changed:${movedBooking.id}`,
			bookingId: movedBooking.id,
			status: "sent",
			createdAt,
		},
		...{ recipient: "ida@mail.example", subject: "New day", textBody: "", htmlBody: "" },
		nextAttemptAt: createdAt,
	});

	await tripMailsAt(evening, "17:59");
	expect(await mailsLike("trip-reminder:%")).toEqual([]);
	await Promise.all([1, 2, 3].map(() => tripMailsAt(evening, "18:00")));
	await island.scheduled(on(evening, "18:01"));
	const [mail, ...more] = await mailsLike("trip-reminder:%");
	expect(more).toEqual([]);
	expect(mail).toMatchObject({
		bookingId: reminded.id,
		recipient: "ida@mail.example",
		status: "sent",
		expiresAt: on(date, "04:30").getTime(),
	});
	for (const words of [
		"Tomorrow",
		"04:30",
		"Hotel Los Dragos",
		"warm jacket",
		"call +00 555 01 77",
	])
		expect(mail?.textBody).toContain(words);
	const history = await entriesOf(island.db, reminded.id);
	expect(history.filter(({ type }) => type === "mail")).toMatchObject([
		{ detail: mail?.subject, actorName: null },
	]);

	// on another date the guest is reminded anew
	await change(reminded.id, await columnsOf(addDays(date, 2)));
	await island.scheduled(on(addDays(date, 1), "18:00"));
	expect(await mailsLike(`trip-reminder:${reminded.id}:%`)).toHaveLength(2);
});

test("on the day after, those who came are thanked once and asked for a review", async () => {
	const date = soon(40);
	const [cameBooking, missed, , refunded] = [
		await guest("Came Along", date),
		await guest("Missed Guest", date),
		await guest("Unticked Guest", date),
		await guest("Refunded Guest", date),
	];
	const tick = (bookingId: number, state: "picked up" | "no-show") =>
		island.db.insert(boardings).values({
			bookingId,
			state,
			aboard: state === "picked up" ? "[0]" : "[]",
			markedBy: "Marta",
			markedAt: 1,
		});
	await runBatch(island.db, {
		came: tick(cameBooking.id, "picked up"),
		missed: tick(missed.id, "no-show"),
		refunded: tick(refunded.id, "picked up"),
	});
	await addRefund(island, refunded.id, { amountCents: 100, reason: "goodwill", state: "done" });
	// nobody was ticked on this departure, so all its guests are thanked
	const other = await guest("Nobody Counted", addDays(date, 1));
	const thanked = async (on = date) =>
		(await mailsLike(`trip-thanks:%:${on}`)).map(({ bookingId }) => bookingId);

	await tripMailsAt(addDays(date, 1), "09:59");
	expect(await thanked()).toEqual([]);
	await Promise.all([1, 2].map(() => tripMailsAt(addDays(date, 1), "10:00")));
	expect(await thanked()).toEqual([cameBooking.id]);
	await island.scheduled(on(addDays(date, 2), "10:00"));
	expect(await thanked(addDays(date, 1))).toEqual([other.id]);
	expect(await thanked()).toEqual([cameBooking.id]);
	const [mail] = await mailsLike(`trip-thanks:${cameBooking.id}:%`);
	expect(mail?.textBody).toContain(reviewUrl);
});

test("guests are thanked when they have slept", async () => {
	const date = soon(80);
	const trips = [
		["an hour before dawn", "00:30", 60, 1],
		["a night until four", "21:00", 7 * 60, 1],
		["a night until six", "21:00", 9 * 60, 2],
		["three days", "09:00", 2 * 24 * 60 + 480, 3],
	] as const;
	const ids = new Map<string, number>();
	for (const [name, startTime, durationMinutes] of trips) {
		const excursion = await addExcursion(island.db, { startTime, durationMinutes });
		ids.set(name, (await addBooking(island, excursion, { name, date })).id);
	}
	const thankedUntil = async (day: number) => {
		await tripMailsAt(addDays(date, day), "10:00");
		const thanked = (await mailsLike(`trip-thanks:%:${date}`)).map(({ bookingId }) => bookingId);
		return trips.filter(([name]) => thanked.includes(ids.get(name) ?? 0)).map(([name]) => name);
	};
	expect(await thankedUntil(0)).toEqual([]);
	expect(await thankedUntil(1)).toEqual(["an hour before dawn", "a night until four"]);
	// a run that was missed on the second morning is caught up on the third
	expect(await thankedUntil(3)).toEqual(trips.map(([name]) => name));
});

test("two starts of a day are two departures: each guest is reminded of the own time, and thanked as the own van was ticked", async () => {
	const date = soon(100);
	const excursion = await addExcursion(island.db, { startTime: "09:00" });
	await addStart(island.db, excursion, "15:00");
	const guestAt = (start: string) =>
		addBooking(island, excursion, {
			name: `Guest of ${start}`,
			date,
			...startFields(excursion, start),
		});
	const [ticked, missed] = [await guestAt("09:00"), await guestAt("09:00")];
	const afternoon = await guestAt("15:00");
	for (const minute of [0, 1]) await tripMailsAt(addDays(date, -1), `18:0${minute}`);
	const reminders = await Promise.all(
		[ticked, afternoon].map(({ id }) => mailsLike(`trip-reminder:${id}:%`)),
	);
	expect(reminders.flat()).toMatchObject([
		{ expiresAt: on(date, "09:00").getTime(), textBody: expect.stringContaining("09:00") },
		{ expiresAt: on(date, "15:00").getTime(), textBody: expect.stringContaining("15:00") },
	]);
	await island.db.insert(boardings).values({
		...{ bookingId: ticked.id, state: "picked up", aboard: "[0]" },
		...{ markedBy: "Marta", markedAt: 1 },
	});
	await tripMailsAt(addDays(date, 1), "10:00");
	const thanked = (await mailsLike(`trip-thanks:%:${date}`)).map(({ bookingId }) => bookingId);
	expect(thanked).toEqual([ticked.id, afternoon.id]);
	expect(thanked).not.toContain(missed.id);
});

test("a note for the guide after the reminder's hour leaves the reminder; a change that was mailed replaces it", async () => {
	const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
	const [noted, corrected] = [
		await guest("Guide Note", soon(60)),
		await guest("New Name", soon(60)),
	];
	// the evening before today is over, so what happens now happens after the reminder's hour
	const today = await columnsOn(island.db, { ...noted, date: soon(0) });
	for (const { id } of [noted, corrected])
		await change(id, { ...today, pickupTime: "23:00", confirmedAt: 1 });
	const correct = async (id: number, changes: Record<string, string>) => {
		const [booking] = await island.db.select().from(bookings).where(eq(bookings.id, id));
		if (!booking) throw new Error("no booking");
		const answer = await boss.submit(`/dashboard/bookings/${id}/edit`, {
			intent: "edit",
			key: crypto.randomUUID(),
			fingerprint: await fingerprintOf(island.db, id),
			name: booking.name,
			email: booking.email ?? "",
			phone: booking.phone ?? "",
			language: booking.language ?? "",
			guideNotes: "",
			staffNotes: "",
			pickupPointId: String(booking.pickupPointId),
			adults: String(booking.adults),
			children: String(booking.children),
			bebe: String(booking.bebe),
			...changes,
		});
		expect(answer.status).toBe(303);
	};
	await correct(noted.id, { guideNotes: "Walks slowly" });
	await correct(corrected.id, { name: "Newer Name" });
	await tripMailsAt(today.date, "00:01");
	expect(await mailsLike(`trip-reminder:${noted.id}:%`)).toHaveLength(1);
	expect(await mailsLike(`trip-reminder:${corrected.id}:%`)).toEqual([]);
});

test("the reminder says which extras and fares a guest has, and which proof to bring", async () => {
	const date = soon(40);
	const other = await addExcursion(island.db);
	const lunch = await addExtra(island.db, other);
	const resident = await addFare(island.db, other);
	const { id } = await addBooking(island, other, {
		...{ date, adults: 2, price: 64 + 48 + 9.5 },
		...{ [`extra_${lunch}`]: 1, [`fare_${resident}`]: 1 },
	});
	await tripMailsAt(addDays(date, -1), "18:00");
	const [mail] = await mailsLike(`trip-reminder:${id}:%`);
	for (const words of ["1 × Lunch", "1 × Canary resident", "DNI or certificate"])
		expect(mail?.textBody).toContain(words);
});
