import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookingSchema } from "#app/bookings/booking.ts";
import { bookSeats } from "#app/bookings/bookings.server.ts";
import { connect, type Database } from "#app/database/client.server.ts";
import { bookings, outbox } from "#app/database/schema.server.ts";
import { backoffMilliseconds, deliverMail } from "#app/outbox/delivery.server.ts";
import type { Mailer } from "#app/outbox/mailer.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/database-server.ts";
import { migrate } from "#scripts/migrate.ts";
import { addExcursion, bookingOf } from "#tests/builders.ts";
import { temporaryFolder } from "#tests/island.ts";

const now = Date.parse("2027-06-03T12:00:00Z");
const minute = 60_000;
let server: DatabaseServer;
let db: Database;

beforeAll(async () => {
	server = await startDatabaseServer({ folder: temporaryFolder() });
	await migrate({ url: server.url });
	db = connect({ url: server.url });
});
afterAll(() => server.stop());
beforeEach(async () => {
	await db.delete(outbox);
});

const mail = (dedupeKey: string, bookingId?: number) => ({
	dedupeKey,
	bookingId,
	recipient: "ida@mail.example",
	subject: dedupeKey,
	textBody: "text",
	htmlBody: "<p>text</p>",
});

function mailer(fails: (subject: string) => boolean = () => false) {
	const sent: string[] = [];
	const post: Mailer = {
		async send({ subject }) {
			if (fails(subject)) throw new Error("refused");
			sent.push(subject);
		},
	};
	return { sent, post };
}

async function addBooking(): Promise<number> {
	const excursion = await addExcursion(db);
	const request = v.parse(bookingSchema, bookingOf(excursion));
	const outcome = await bookSeats(db, request, excursion.id, {
		now: Date.now(),
		timeZone: "Atlantic/Canary",
		currency: "EUR",
	});
	if (outcome.outcome !== "booked") throw new Error("not booked");
	const [row] = await db
		.select({ id: bookings.id })
		.from(bookings)
		.where(eq(bookings.confirmId, outcome.confirmId));
	return row?.id ?? 0;
}

test("the same cause writes its mail once", async () => {
	await queueMail(db, mail("one"), now);
	await queueMail(db, mail("one"), now);
	const { sent, post } = mailer();
	expect(await deliverMail(db, post, now)).toBe(1);
	expect(await deliverMail(db, post, now)).toBe(0);
	expect(sent).toEqual(["one"]);
});

test("two deliveries side by side send nothing twice", async () => {
	for (const name of ["a", "b", "c", "d"]) await queueMail(db, mail(name), now);
	const { sent, post } = mailer();
	await Promise.all([deliverMail(db, post, now), deliverMail(db, post, now)]);
	expect(sent.sort()).toEqual(["a", "b", "c", "d"]);
});

test("the mails of one booking leave in order: a later one waits for an earlier one", async () => {
	const bookingId = await addBooking();
	await queueMail(db, mail("first", bookingId), now);
	await queueMail(db, mail("second", bookingId), now);
	const refusing = mailer((subject) => subject === "first");
	await deliverMail(db, refusing.post, now);
	expect(refusing.sent).toEqual([]);
	const { sent, post } = mailer();
	await deliverMail(db, post, now + 2 * minute);
	await deliverMail(db, post, now + 2 * minute);
	expect(sent).toEqual(["first", "second"]);
});

test("a refused mail is tried again with growing rests, and given up visibly after a day", async () => {
	await queueMail(db, mail("never"), now);
	const { post } = mailer(() => true);
	let at = now;
	for (let round = 0; round < 60; round += 1) {
		await deliverMail(db, post, at);
		const [row] = await db.select().from(outbox);
		if (row?.status === "failed") break;
		at = row?.nextAttemptAt ?? at;
	}
	const [row] = await db.select().from(outbox);
	expect(row).toMatchObject({ status: "failed", lastError: "refused" });
	expect(at - now).toBeGreaterThan(24 * 60 * minute);
	expect(row?.attempts).toBeLessThan(40);
});

test("rests double up to an hour", () => {
	expect([1, 2, 3, 7, 30].map((attempts) => backoffMilliseconds(attempts) / minute)).toEqual([
		1, 2, 4, 60, 60,
	]);
});

test("a mail that was claimed by somebody who died is sent after the lease", async () => {
	await queueMail(db, mail("lost"), now);
	await db.update(outbox).set({ status: "sending", nextAttemptAt: now + 2 * minute });
	const { sent, post } = mailer();
	await deliverMail(db, post, now + minute);
	expect(sent).toEqual([]);
	await deliverMail(db, post, now + 3 * minute);
	expect(sent).toEqual(["lost"]);
});
