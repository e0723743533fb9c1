import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { connect, type Database } from "#app/database/client.server.ts";
import {
	attentionItems,
	bookingEvents,
	bookings,
	contactMessages,
	disputes,
	outbox,
	paymentEvents,
	paymentMoney,
	payments,
	refunds,
	toldGuests,
	waitingParties,
} from "#app/database/schema.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { eraseBooking } from "#app/privacy/erasure.server.ts";
import { endPersonalData } from "#app/privacy/retention.server.ts";
import { personalBookingFields } from "#app/sales/booking/booking-columns.server.ts";
import type { ErasureBlocker } from "#app/sales/erasure/erased-booking.ts";
import { stripeGateway } from "#app/sales/gateways/stripe.server.ts";
import { rebookStatements } from "#app/sales/holds/prolong-hold.server.ts";
import { addressLimits } from "#app/sales/holds/unpaid-limits.ts";
import { settleEvent } from "#app/sales/payments/events/settle-event.server.ts";
import { setPrice } from "#tests/booking-money.ts";
import { addExcursion, columnsOn, type Excursion } from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { addRefund } from "#tests/sales.ts";
import { addTraces, namedRows, person } from "./traces.ts";

const now = Date.parse("2029-06-15T12:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const settings = {
	periods: { bookingMonths: 24, unpaidDays: 30, messageMonths: 12, mailDays: 90 },
	timeZone: "Atlantic/Canary",
};
const clock = { now, today: "2029-06-15" };
let ownDatabase: OwnDatabase;
let db: Database;
let trip: Excursion;

beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
	trip = await addExcursion(db);
});
afterAll(() => ownDatabase.stop());
beforeEach(() =>
	runBatch(db, {
		ofBookings: [
			...[attentionItems, outbox, contactMessages, disputes, bookingEvents, toldGuests],
			...[waitingParties, paymentEvents, refunds, payments],
		].map((table) => db.delete(table)),
		// the product never deletes a booking, so nothing else empties its search
		search: db.run(sql`DELETE FROM booking_search`),
		bookings: db.delete(bookings),
	}),
);

const erase = (id: number, messagesOf: string | null = null) =>
	eraseBooking(db, { id, line: { code: "erased", by: "guest" }, now }, clock, messagesOf);

const nameOf = async (id: number) =>
	(await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.name;

test("of a trip of long ago stay figures, money and history, and no word of its guest in any table", async () => {
	const { booking, historyTypes: toldLine } = await addTraces(db, trip, { date: "2027-06-10" });
	expect((await namedRows(db)).length).toBeGreaterThan(12);
	const long = { status: "closed", handledAt: 1, handledByName: "Nuria" } as const;
	await db.update(contactMessages).set(long);

	await endPersonalData(db, settings, now);

	expect(await namedRows(db)).toEqual([]);
	const [bookingAfter] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
	const { name, email, phone, comments, staffNotes, guideNotes, language, ...keptColumns } =
		booking;
	const { confirmId, idempotencyKey, updatedAt, erasedAt, version, ...same } = keptColumns;
	expect(bookingAfter).toMatchObject({
		...same,
		status: "confirmed",
		name: "———",
		email: null,
		erasedAt: now,
	});
	expect(bookingAfter?.confirmId).not.toBe(confirmId);
	expect(bookingAfter?.idempotencyKey).not.toBe(idempotencyKey);
	// as many entries as before, and one that says what happened
	const history = await db.select().from(bookingEvents).orderBy(bookingEvents.id);
	expect(history.map(({ type }) => type)).toEqual([...toldLine, "erased"]);
	const [payment] = await db.select().from(paymentMoney);
	expect(payment).toMatchObject({
		status: "paid",
		amountCents: booking.priceCents,
		sessionUrl: null,
	});
	expect(payment?.gatewayPaymentId).toMatch(/^pi_/);
});

test("a repeated run changes nothing, and what was erased takes no new name", async () => {
	const { booking } = await addTraces(db, trip, { date: "2027-06-10" });
	await endPersonalData(db, settings, now);
	const [first] = await db.select().from(bookings);
	await endPersonalData(db, settings, now + 60_000);
	const [second] = await db.select().from(bookings);
	expect(second).toEqual(first);
	const renamed = db.update(bookings).set({ name: person.name }).where(eq(bookings.id, booking.id));
	await expect(renamed).rejects.toMatchObject({
		cause: { message: expect.stringContaining("bookings_stay_erased") },
	});
});

/** An unpaid booking of the person whose hold is over, and whose money may still come. */
async function addUnpaid() {
	const { booking } = await addTraces(db, trip, {
		...{ status: "expired", confirmedAt: null, date: "2029-07-30", holdExpiresAt: now - day },
	});
	const open = { status: "created", gatewayPaymentId: null, paidAt: null } as const;
	const [payment] = await db.update(payments).set(open).returning();
	if (!payment) throw new Error("no payment");
	return { booking, payment };
}

test("who read a booking before its erasure neither holds its seats again nor writes to its guest", async () => {
	const { booking } = await addUnpaid();
	const again = rebookStatements(db, booking, {
		source: { key: "somebody", limits: addressLimits },
		actor: null,
		unopenedHoldMinutes: 10,
		now,
	});
	await erase(booking.id);
	await expect(again.booking).rejects.toMatchObject({
		cause: { message: expect.stringContaining("bookings_no_way_back") },
	});
	const mail = queueMail(
		db,
		{
			...{ dedupeKey: "late", bookingId: booking.id, recipient: person.email },
			...{ subject: person.name, textBody: person.name, htmlBody: person.name },
		},
		now,
	);
	await expect(mail).rejects.toMatchObject({
		cause: { message: expect.stringContaining("outbox_no_erased_guest") },
	});
	expect(await db.$count(outbox, sql`recipient = ${person.email}`)).toBe(0);
});

test.each([
	["its booking is read", 1],
	["it is written down", 2],
])("money whose guest is erased just before %s goes back without a mail", async (_, query) => {
	const { booking, payment } = await addUnpaid();
	let queries = 0;
	const racing = connect({
		url: ownDatabase.server.url,
		// a name of its own, because clients of one address are shared
		authToken: `erases before query ${query}`,
		async fetch(request, init) {
			if (new URL(request.url).pathname.endsWith("/pipeline")) queries += 1;
			if (queries === query) await erase(booking.id);
			return fetch(request, init);
		},
	});
	const gateway = stripeGateway({ secretKey: "sk_test_of_nobody", webhookSecret: "whsec_test" });
	const money = { gatewayPaymentId: "pi_late", amountCents: booking.priceCents, currency: "EUR" };
	const news = { about: "payment", paymentId: payment.id, sessionId: payment.sessionId } as const;
	const clock = { now, timeZone: "Atlantic/Canary" };
	const settlement = await settleEvent(racing, gateway, {
		event: {
			...{ id: randomUUID(), type: "checkout.session.completed", at: now },
			news: { ...news, gatewayPaymentId: "pi_late", change: { kind: "paid", ...money } },
		},
		sender: { appUrl: "", operator: { name: "", email: "", phone: "" }, clock },
		clock,
	});
	expect(settlement).toBe("applied");
	expect((await db.select().from(bookings))[0]).toMatchObject({ status: "expired", erasedAt: now });
	expect((await db.select().from(paymentMoney))[0]).toMatchObject({
		...{ status: "paid", refundReason: "seats_gone" },
	});
	expect(await db.$count(outbox, sql`recipient = ${person.email}`)).toBe(0);
});

test("each period ends on its day and not before, a little in each run", async () => {
	const isNamed = async (changes: Partial<typeof bookings.$inferInsert>) => {
		const { booking } = await addTraces(db, trip, changes);
		await endPersonalData(db, settings, now);
		return (await nameOf(booking.id)) === person.name;
	};
	expect(await isNamed({ date: "2027-06-15" })).toBe(true);
	expect(await isNamed({ date: "2027-06-14" })).toBe(false);
	expect(await isNamed({ date: "2027-06-14", status: "cancelled", cancelledAt: 1 })).toBe(false);
	const unpaid = { status: "expired", date: "2029-07-30", confirmedAt: null } as const;
	expect(await isNamed({ ...unpaid, holdExpiresAt: now - 29 * day })).toBe(true);
	expect(await isNamed({ ...unpaid, holdExpiresAt: now - 31 * day })).toBe(false);

	const { booking } = await addTraces(db, trip, { date: "2027-01-01" });
	const { id: _, seats: __, ...row } = booking;
	await db.insert(bookings).values(
		Array.from({ length: 24 }, (_copy, index) => ({
			...row,
			...{ confirmId: `copy-${index}`, reference: `IX-C${index}`, idempotencyKey: `copy-${index}` },
		})),
	);
	const left = async () => {
		await endPersonalData(db, settings, now);
		return db.$count(bookings, sql`date = '2027-01-01' AND erased_at IS NULL`);
	};
	expect(await left()).toBe(5);
	expect(await left()).toBe(0);
});

test("mails lose their bodies, those without a booking go, and answered messages too", async () => {
	const { booking } = await addTraces(db, trip, { date: "2029-06-01" });
	const old = now - 91 * day;
	await db.update(outbox).set({ createdAt: old });
	await db
		.update(contactMessages)
		.set({ status: "answered", handledAt: now - 364 * day, handledByName: "Nuria" });
	await db.insert(contactMessages).values([
		{ idempotencyKey: "open", name: "Ole", email: "ole@mail.example", message: "?", createdAt: 0 },
		{
			...{ idempotencyKey: "closed", name: "Ole", email: "ole@mail.example", message: "!" },
			...{ createdAt: 0, status: "closed", handledAt: now - 366 * day, handledByName: "Nuria" },
		},
	]);

	await endPersonalData(db, settings, now);

	const mails = await db.select().from(outbox);
	expect(mails.length).toBeGreaterThan(0);
	for (const { bookingId, textBody, htmlBody, recipient } of mails)
		expect({ bookingId, textBody, htmlBody, recipient }).toEqual({
			...{ bookingId: booking.id, textBody: "", htmlBody: "" },
			recipient: person.email,
		});
	const messages = await db.select().from(contactMessages);
	expect(messages.map(({ status }) => status).sort()).toEqual(["answered", "open"]);
});

/** Puts a booking on the departure of another date. */
async function putOn(id: number, date: string): Promise<void> {
	await db
		.update(bookings)
		.set(await columnsOn(db, { excursionId: trip.id, date }))
		.where(eq(bookings.id, id));
}

const waits: [ErasureBlocker, (id: number) => unknown][] = [
	["isComing", (id) => putOn(id, "2029-06-15")],
	[
		"isHeld",
		(id) =>
			db
				.update(bookings)
				.set({ status: "pending", confirmedAt: null, holdExpiresAt: now + 1 })
				.where(eq(bookings.id, id)),
	],
	[
		"hasMoneyToReturn",
		async (id) => {
			await setPrice(db, id, 12_700);
			await addRefund({ db }, id, { reason: "goodwill", amountCents: 100 });
		},
	],
	[
		"hasMoneyToReturn",
		async (id) => {
			await db.update(payments).set({ gateway: "hotel", sessionId: null, gatewayPaymentId: null });
			await db
				.update(bookings)
				.set({ status: "cancelled", cancelledAt: now })
				.where(eq(bookings.id, id));
		},
	],
	[
		"hasOpenPage",
		async (id) => {
			await db.insert(payments).values({
				...{ id: randomUUID(), bookingId: id, gateway: "stripe", sessionId: `cs_open_${id}` },
				...{ amountCents: 100, currency: "EUR", sessionExpiresAt: now + 1 },
				...{ createdAt: now, updatedAt: now },
			});
		},
	],
	[
		"hasDispute",
		async () => {
			const [payment] = await db.select().from(paymentMoney);
			await db.insert(disputes).values({
				...{ id: "du_open", gateway: "stripe", gatewayPaymentId: payment?.gatewayPaymentId },
				...{ amountCents: 100, currency: "EUR", reason: "fraudulent", status: "under_review" },
				...{ eventAt: now, createdAt: now, updatedAt: now },
			});
		},
	],
	["isOwed", (id) => setPrice(db, id, 90_000)],
	["hasOpenQuestion", () => db.update(attentionItems).set({ status: "open", settledAt: null })],
	[
		"hasMailOnItsWay",
		() => db.update(outbox).set({ status: "pending", sentAt: null, createdAt: now - minute }),
	],
	[
		"hasMailOnItsWay",
		() => db.update(outbox).set({ status: "sending", sentAt: null, nextAttemptAt: now + minute }),
	],
];

test.each(waits)(
	"a booking is not erased while %s, neither by its guest nor by time",
	async (by, act) => {
		const { booking } = await addTraces(db, trip, { date: "2027-06-10" });
		await act(booking.id);
		expect(await erase(booking.id)).toEqual({ outcome: "blocked", by: [by] });
		await endPersonalData(db, settings, now);
		// what a guest still owes does not keep the name for ever
		expect(await nameOf(booking.id)).toBe(by === "isOwed" ? "———" : person.name);
	},
);

test("money of a cancelled booking at a hotel waits for nothing once it is back, or when the guest gets none", async () => {
	const { booking } = await addTraces(db, trip, { status: "cancelled", cancelledAt: 1 });
	await db.update(payments).set({ gateway: "hotel", sessionId: null, gatewayPaymentId: null });
	expect((await erase(booking.id)).outcome).toBe("blocked");
	const line = { code: "cancelled by guest", backCents: 0, ofCents: 12_800, currency: "EUR" };
	await db.insert(bookingEvents).values({
		...{ bookingId: booking.id, type: "cancelled", createdAt: 1 },
		line: JSON.stringify({ ...line, money: "hotel" }),
	});
	expect(await erase(booking.id)).toEqual({ outcome: "erased" });
	const other = await addTraces(db, trip, { status: "cancelled", cancelledAt: 1 });
	await db
		.update(payments)
		.set({ gateway: "hotel" })
		.where(eq(payments.bookingId, other.booking.id));
	await addRefund({ db }, other.booking.id, { amountCents: 12_800, state: "done" });
	expect(await erase(other.booking.id)).toEqual({ outcome: "erased" });
});

test("a mail that nothing sends holds up no erasure, and is not sent afterwards", async () => {
	const { booking } = await addTraces(db, trip, { date: "2027-06-10" });
	await db.update(outbox).set({ status: "pending", sentAt: null, createdAt: now - day });
	await endPersonalData(db, settings, now);
	expect(await nameOf(booking.id)).toBe("———");
	const [mail] = await db.select().from(outbox).where(eq(outbox.bookingId, booking.id));
	expect(mail).toMatchObject({
		status: "failed",
		recipient: "",
		textBody: "",
		lastError: "too late",
	});

	const { booking: namedBooking } = await addTraces(db, trip, { date: "2029-06-01" });
	await db.update(outbox).set({ status: "pending", sentAt: null, createdAt: now - 91 * day });
	await endPersonalData(db, settings, now);
	expect(await db.$count(outbox, sql`booking_id IS NULL`)).toBe(0);
	const [old] = await db.select().from(outbox).where(eq(outbox.bookingId, namedBooking.id));
	expect(old).toMatchObject({ status: "failed", recipient: person.email, textBody: "" });
});

test("staff may take the messages of the address along, a guest's link does not", async () => {
	const { booking } = await addTraces(db, trip, { date: "2029-06-01" });
	expect(await erase(booking.id)).toEqual({ outcome: "erased" });
	expect(await db.$count(contactMessages)).toBe(1);
	const again = { id: booking.id, line: { code: "erased", by: "staff" }, now: now + 1 } as const;
	expect(await eraseBooking(db, again, clock, person.email)).toEqual({ outcome: "unknown" });
	expect(await db.$count(contactMessages)).toBe(1);

	const other = await addTraces(db, trip, { date: "2029-06-02" });
	expect(await erase(other.booking.id, person.email)).toEqual({ outcome: "erased" });
	expect(await namedRows(db)).toEqual([]);
});

test("every field of the guest is among what the traces look for", () => {
	expect(Object.keys(person).sort()).toEqual([...personalBookingFields].sort());
});
