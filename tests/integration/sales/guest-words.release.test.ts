import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, instantOf } from "#app/catalogue/local-date.ts";
import { bookings, pickupAssignments, translations } from "#app/database/schema.server.ts";
import { queueTripMails } from "#app/sales/mails/reminders-and-thanks.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	departureIdOf,
	type Excursion,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { pressPlan } from "#tests/press-plan.ts";
import { addBooking, addHotel } from "#tests/sales.ts";
import { mailSenderOf } from "#tests/staff-act.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

const title = "Erstes Licht am Vulkan";
const stop = "Hotel zu den Drachen";

let paid: PaidIsland;
let island: Island;
let boss: Visitor;

beforeAll(async () => {
	paid = await startPaidIsland();
	island = paid.island;
	({ visitor: boss } = await signedInVisitor(island, { role: "supervisor" }));
});
afterAll(() => island.stop());

/** An excursion whose title and stop are translated into German. */
async function germanTrip(): Promise<Excursion> {
	const trip = await addExcursion(island.db);
	const [assigned] = await island.db
		.select({ pointId: pickupAssignments.pickupPointId })
		.from(pickupAssignments)
		.where(eq(pickupAssignments.excursionId, trip.id));
	const common = { language: "de", field: "title", english: "", updatedAt: Date.now() };
	await island.db.insert(translations).values([
		{ ...common, excursionId: trip.id, words: title },
		{ ...common, pickupPointId: assigned?.pointId ?? 0, words: stop },
	]);
	return trip;
}

async function germanGuest(date = soon(5)) {
	const trip = await germanTrip();
	const booking = await addBooking(island, trip, { date });
	await island.db.update(bookings).set({ language: "de" }).where(eq(bookings.id, booking.id));
	return { trip, booking, departure: { excursionId: trip.id, date } };
}

const mailsOf = async (id: number) => (await paid.state(id)).mail;
const titleInMail = expect.stringContaining(title);

test("a departure that moves and is cancelled then", async () => {
	const { booking, departure } = await germanGuest();
	const { excursionId } = departure;
	const target = await departureIdOf(island.db, { excursionId, date: soon(6) });
	await pressPlan(island, {
		departures: [await departureIdOf(island.db, departure)],
		request: { act: "move", target },
	});
	await pressPlan(island, { departures: [target], request: { act: "cancel" } });
	const [moveMail, cancelled] = await mailsOf(booking.id);
	expect(moveMail).toMatchObject({ subject: titleInMail, textBody: titleInMail });
	expect(moveMail?.textBody).toContain(`04:30 · ${stop}`);
	for (const mail of [moveMail, cancelled])
		for (const body of [mail?.textBody, mail?.htmlBody])
			expect(body).toContain(`/booking/${booking.confirmId}/calendar.ics`);
	expect(cancelled).toMatchObject({ subject: titleInMail, textBody: titleInMail });
	// staff read one name for one thing
	expect((await paid.state(booking.id)).booking).toMatchObject({
		title: "First light on the volcano",
		pickup: expect.not.stringContaining(stop),
	});
});

test("a start that changes", async () => {
	const { booking, departure } = await germanGuest();
	await pressPlan(island, {
		departures: [await departureIdOf(island.db, departure)],
		request: { act: "start", start: "05:15" },
	});
	const [mail] = await mailsOf(booking.id);
	expect(mail).toMatchObject({ subject: titleInMail, textBody: expect.stringContaining(stop) });
});

test("the reminder and the thanks", async () => {
	const { booking, departure } = await germanGuest(soon(20));
	const timeZone = "Atlantic/Canary";
	const settings = { reminderTime: "18:00", reviewUrl: "https://review.example", timeZone };
	for (const days of [-1, 1]) {
		const now = instantOf(addDays(departure.date, days), "18:00", timeZone);
		await queueTripMails(island.db, mailSenderOf(island), settings, now);
	}
	const mails = await mailsOf(booking.id);
	expect(mails).toMatchObject([
		{ subject: titleInMail, textBody: expect.stringContaining(stop) },
		{ subject: titleInMail },
	]);
});

test("what staff write to a whole departure", async () => {
	const { trip, booking } = await germanGuest();
	const at = `${await manifestPath(island.db, { excursionId: trip.id, date: booking.date })}/write`;
	const page = await (await boss.get(at)).text();
	const value = (name: string) =>
		new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "";
	await boss.submit(at, {
		intent: "send",
		kind: "late",
		minutes: "25",
		stops: "all",
		why: "",
		key: value("key"),
		shown: value("shown"),
	});
	const [mail] = await mailsOf(booking.id);
	expect(mail).toMatchObject({ subject: titleInMail, textBody: expect.stringContaining(stop) });
});

test("the payment page’s line, the pay link, the link to the booking and the cancellation by staff", async () => {
	const { booking, trip } = await germanGuest();
	const unpaid = await addBooking(island, trip, {}, { paid: false });
	const answer = await island.fetch(`/de/payment/checkout/${unpaid.confirmId}`);
	const session = paid.stripe.sessionAt(answer.headers.get("location"));
	expect(session.line_item).toBe(`${title}, 1 Erwachsener`);

	const onTheDay = await addBooking(island, trip, {}, { paid: false });
	await island.db
		.update(bookings)
		.set({ language: "de", status: "confirmed", confirmedAt: Date.now() })
		.where(eq(bookings.id, onTheDay.id));
	const key = crypto.randomUUID();
	await boss.submit(`/dashboard/bookings/${onTheDay.id}`, { intent: "pay-link", key, way: "mail" });
	expect(await mailsOf(onTheDay.id)).toMatchObject([
		{ subject: titleInMail, textBody: titleInMail },
	]);
	const path = `/de/booking/${onTheDay.confirmId}/pay`;
	expect(await (await island.fetch(path)).text()).toContain(title);
	const pressed = await newVisitor(island).submit(path, { told: "6400" });
	const balance = paid.stripe.sessionAt(pressed.headers.get("location"));
	expect(balance.line_item).toContain(title);

	const { reference, email } = booking;
	await newVisitor(island).submit("/booking", { reference, email: email ?? "" });
	await cancelAsStaff(boss, booking.id, { reason: "Es stürmt." });
	const mails = await mailsOf(booking.id);
	expect(mails).toMatchObject([
		{ subject: titleInMail, textBody: titleInMail },
		{ subject: titleInMail, textBody: titleInMail },
	]);
});

test("the totem’s answer to a guest who booked in German", async () => {
	const trip = await germanTrip();
	const booking = await addBooking(island, trip, {}, { hotelId: await addHotel(island) });
	await island.db.update(bookings).set({ language: "de" }).where(eq(bookings.id, booking.id));
	const page = await (await island.fetch(`/totem/confirm/${booking.confirmId}`)).text();
	expect(page).toContain(title);
});
