import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { attentionItems, bookings, outbox } from "#app/database/schema.server.ts";
import { CircuitOpenError } from "#app/outbound/circuit-breaker.ts";
import { deliverMail } from "#app/outbox/delivery.server.ts";
import { keepingMailer, type Mailer } from "#app/outbox/mailer.server.ts";
import { queueMail, retryFailedMail } from "#app/outbox/outbox.server.ts";
import { bookSeats } from "#app/sales/book-seats.server.ts";
import { addressLimits } from "#app/sales/holds/unpaid-limits.ts";
import { addExcursion, bookingRequestOf } from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";

const now = Date.parse("2027-06-03T12:00:00Z");
const minute = 60_000;
let ownDatabase: OwnDatabase;
let db: Database;

beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
});
afterAll(() => ownDatabase.stop());
beforeEach(async () => {
	await db.delete(attentionItems);
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
	const sentSubjects: string[] = [];
	const post: Mailer = {
		async send({ subject }) {
			if (fails(subject)) throw new Error("refused");
			sentSubjects.push(subject);
			return null;
		},
	};
	return { sentSubjects: sentSubjects, post };
}

async function addBooking(): Promise<number> {
	const excursion = await addExcursion(db);
	const outcome = await bookSeats(db, bookingRequestOf(excursion), excursion.id, {
		now: Date.now(),
		timeZone: "Atlantic/Canary",
		currency: "EUR",
		usualPolicy,
		unopenedHoldMinutes: 10,
		source: { key: crypto.randomUUID(), limits: addressLimits },
		phone: "",
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
	const { sentSubjects, post } = mailer();
	expect(await deliverMail(db, post, now)).toBe(1);
	expect(await deliverMail(db, post, now)).toBe(0);
	expect(sentSubjects).toEqual(["one"]);
});

test("two deliveries side by side send nothing twice", async () => {
	for (const name of ["a", "b", "c", "d"]) await queueMail(db, mail(name), now);
	const { sentSubjects, post } = mailer();
	await Promise.all([deliverMail(db, post, now), deliverMail(db, post, now)]);
	expect(sentSubjects.sort()).toEqual(["a", "b", "c", "d"]);
});

test("a mail with a link that opens an account is erased after sending", async () => {
	await queueMail(db, { ...mail("secret"), isSecret: true }, now);
	await queueMail(db, mail("open"), now);
	const refusing = mailer(() => true);
	await deliverMail(db, refusing.post, now);
	const bodies = async () =>
		(await db.select().from(outbox).orderBy(outbox.id)).map(({ status, textBody, htmlBody }) => [
			status,
			textBody,
			htmlBody,
		]);
	// an unsent mail keeps its whole body
	expect(await bodies()).toEqual([
		["pending", "text", "<p>text</p>"],
		["pending", "text", "<p>text</p>"],
	]);
	await deliverMail(db, mailer().post, now + 2 * minute);
	expect(await bodies()).toEqual([
		["sent", "", ""],
		["sent", "text", "<p>text</p>"],
	]);
});

test("where nothing leaves, in development, a mail stays as it was written", async () => {
	await queueMail(db, { ...mail("secret"), isSecret: true }, now);
	await deliverMail(db, keepingMailer, now);
	expect(await db.select().from(outbox)).toMatchObject([{ status: "sent", textBody: "text" }]);
});

test("the mails of one booking leave in order: a later one waits for an earlier one", async () => {
	const bookingId = await addBooking();
	await queueMail(db, mail("first", bookingId), now);
	await queueMail(db, mail("second", bookingId), now);
	const refusing = mailer((subject) => subject === "first");
	await deliverMail(db, refusing.post, now);
	expect(refusing.sentSubjects).toEqual([]);
	const { sentSubjects, post } = mailer();
	expect(await deliverMail(db, post, now + 2 * minute)).toBe(2);
	expect(sentSubjects).toEqual(["first", "second"]);
});

test("a mail that is queued while the booking's earlier one is being sent leaves with the same run", async () => {
	const bookingId = await addBooking();
	await queueMail(db, mail("first", bookingId), now);
	const { sentSubjects, post } = mailer();
	const slow: Mailer = {
		async send(sentMail) {
			if (sentMail.subject === "first") {
				await queueMail(db, mail("second", bookingId), now);
				expect(await deliverMail(db, post, now)).toBe(0);
			}
			return post.send(sentMail);
		},
	};
	expect(await deliverMail(db, slow, now)).toBe(2);
	expect(sentSubjects).toEqual(["first", "second"]);
});

test("a refused mail is tried again with growing rests, and given up visibly after a day", async () => {
	await queueMail(db, mail("never"), now);
	const { post } = mailer(() => true);
	let at = now;
	for (let round = 0; round < 100; round += 1) {
		await deliverMail(db, post, at);
		const [row] = await db.select().from(outbox);
		if (row?.status === "failed") break;
		at = row?.nextAttemptAt ?? at;
	}
	const [row] = await db.select().from(outbox);
	expect(row).toMatchObject({ status: "failed", lastError: "refused" });
	expect(at - now).toBeGreaterThan(24 * 60 * minute);
	expect(row?.attempts).toBeLessThan(60);
	expect(await db.select().from(attentionItems)).toMatchObject([
		{ kind: "mail given up", status: "open", outboxId: row?.id, detail: "never" },
	]);
});

test("a mail that waited long for other reasons is not given up at its first refusal", async () => {
	await queueMail(db, mail("old"), now);
	await deliverMail(db, mailer(() => true).post, now + 3 * 24 * 60 * minute);
	expect(await db.select().from(outbox)).toMatchObject([{ status: "pending", attempts: 1 }]);
	expect(await db.select().from(attentionItems)).toEqual([]);
});

test("an earlier mail that was given up no longer holds back the later ones", async () => {
	const bookingId = await addBooking();
	await queueMail(db, mail("first", bookingId), now);
	await queueMail(db, mail("second", bookingId), now);
	await db.update(outbox).set({ attempts: 30 }).where(eq(outbox.dedupeKey, "first"));
	const later = now + 25 * 60 * minute;
	const refusing = mailer((subject) => subject === "first");
	await deliverMail(db, refusing.post, later);
	expect(refusing.sentSubjects).toEqual([]);
	await deliverMail(db, refusing.post, later);
	expect(refusing.sentSubjects).toEqual(["second"]);
});

test("a mail that is too old is not sent, not tried again, and holds back nothing", async () => {
	const bookingId = await addBooking();
	await queueMail(db, { ...mail("reminder", bookingId), expiresAt: now + 10 * minute }, now);
	await queueMail(db, { ...mail("later", bookingId), expiresAt: now + 30 * minute }, now);
	await deliverMail(db, mailer(() => true).post, now);
	const { sentSubjects, post } = mailer();
	await deliverMail(db, post, now + 10 * minute);
	expect(sentSubjects).toEqual(["later"]);
	const [old] = await db.select().from(outbox);
	expect(old).toMatchObject({ status: "failed", lastError: "too late", attempts: 1 });
	await retryFailedMail(db, old?.id ?? 0, now + 11 * minute);
	await deliverMail(db, post, now + 12 * minute);
	expect(sentSubjects).toEqual(["later"]);
	expect(await db.select().from(attentionItems)).toEqual([]);
});

test("a mail that was given up and is sent again has another day, under the same key", async () => {
	await queueMail(db, mail("again"), now);
	await db.update(outbox).set({ status: "failed", attempts: 30 });
	const [row] = await db.select().from(outbox);
	const later = now + 40 * 60 * minute;
	await retryFailedMail(db, row?.id ?? 0, later);
	await retryFailedMail(db, row?.id ?? 0, later);
	await deliverMail(db, mailer(() => true).post, later);
	expect(await db.select().from(outbox)).toMatchObject([{ status: "pending", attempts: 1 }]);
	const { sentSubjects, post } = mailer();
	await deliverMail(db, post, later + 2 * minute);
	await retryFailedMail(db, row?.id ?? 0, later);
	await deliverMail(db, post, later + 4 * minute);
	expect(sentSubjects).toEqual(["again"]);
});

test("a provider that rests is not asked, and that is no attempt", async () => {
	for (const name of ["a", "b"]) await queueMail(db, mail(name), now);
	const resting: Mailer = {
		send: async () => {
			throw new CircuitOpenError("mail provider", 20_000);
		},
	};
	await deliverMail(db, resting, now);
	expect(await db.select().from(outbox)).toMatchObject(
		["a", "b"].map(() => ({ status: "pending", attempts: 0, nextAttemptAt: now + 20_000 })),
	);
});

test("a provider that hangs ends the run while its mails are still claimed", async () => {
	for (const name of ["a", "b", "c"]) await queueMail(db, mail(name), now);
	let clock = now;
	const { sentSubjects, post } = mailer();
	const slow: Mailer = {
		send: async (each) => {
			clock += minute;
			return post.send(each);
		},
	};
	await deliverMail(db, slow, now, () => clock);
	expect(sentSubjects).toHaveLength(2);
	const rows = await db.select().from(outbox);
	expect(rows.map(({ status }) => status).sort()).toEqual(["pending", "sent", "sent"]);
});

test("refused mails do not all come back at the same moment", async () => {
	const names = Array.from({ length: 20 }, (_, index) => `mail ${index}`);
	await runBatch(db, {
		first: queueMail(db, mail("one more"), now),
		others: names.map((n) => queueMail(db, mail(n), now)),
	});
	await deliverMail(db, mailer(() => true).post, now);
	const rests = (await db.select().from(outbox))
		.filter(({ attempts }) => attempts === 1)
		.map(({ nextAttemptAt }) => nextAttemptAt - now);
	expect(new Set(rests).size).toBeGreaterThan(10);
	expect(Math.min(...rests)).toBeGreaterThanOrEqual(minute / 2);
	expect(Math.max(...rests)).toBeLessThanOrEqual(minute);
});

test("a mail that was claimed by a worker that died is sent after the lease", async () => {
	await queueMail(db, mail("lost"), now);
	await db.update(outbox).set({ status: "sending", nextAttemptAt: now + 2 * minute });
	const { sentSubjects, post } = mailer();
	await deliverMail(db, post, now + minute);
	expect(sentSubjects).toEqual([]);
	await deliverMail(db, post, now + 3 * minute);
	expect(sentSubjects).toEqual(["lost"]);
});
