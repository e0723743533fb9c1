import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bookings, outbox } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { FakeResend } from "#tests/fakes/fake-resend.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import type { Visitor } from "#tests/visitor.ts";

const resend = new FakeResend();
let paid: PaidIsland;
let boss: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland({
		mail: resend.answer,
		variables: { RESEND_WEBHOOK_SECRET: resend.webhookSecret },
	});
	boss = (await signedInVisitor(paid.island, { role: "supervisor" })).visitor;
});
afterAll(() => paid.island.stop());

const post = (body: string, headers: Record<string, string>) =>
	paid.island.fetch("/api/mail/webhook", { method: "POST", body, headers });

async function tell(type: string, mailId: string, createdAt = new Date()) {
	const body = resend.event(type, mailId, createdAt);
	return post(body, resend.sign(body));
}

/** A paid booking whose voucher has left. */
async function mailedBooking() {
	const email = `${randomUUID()}@mail.example`;
	const { id } = await paid.pay({ email, cemail: email });
	await paid.island.scheduled();
	return { id, mail: await newestMail(id) };
}

/** The newest mail of a booking once it has left: the request that queued it may be sending it right now. */
async function newestMail(bookingId: number) {
	const mail = await vi.waitFor(async () => {
		const newest = (await paid.state(bookingId)).mail.at(-1);
		expect(newest).toMatchObject({ status: "sent", returnedAs: null });
		return newest;
	}, 30_000);
	if (!mail?.providerId) throw new Error("The provider named no id");
	return { ...mail, providerId: mail.providerId };
}

async function follow(bookingId: number) {
	const { mail, items } = await paid.state(bookingId);
	const history = await entriesOf(paid.island.db, bookingId);
	return {
		returned: mail.map(({ returnedAs }) => returnedAs),
		incidents: items.map(({ kind, status }) => `${kind}: ${status}`),
		lines: history.filter(({ type }) => type === "mail came back").map(({ detail }) => detail),
	};
}

/** Corrects the email address of a booking. */
async function readdress(id: number): Promise<void> {
	const { booking } = await paid.state(id);
	const answer = await boss.submit(`/dashboard/bookings/${id}/edit`, {
		intent: "edit",
		key: randomUUID(),
		fingerprint: await fingerprintOf(paid.island.db, id),
		name: booking.name,
		email: `right-${id}@mail.example`,
		phone: booking.phone ?? "",
		language: booking.language ?? "",
		adults: String(booking.adults),
		children: String(booking.children),
		bebe: String(booking.bebe),
		pickupPointId: String(booking.pickupPointId),
	});
	expect(answer.status).toBe(303);
}

const nothing = { returned: [null], incidents: [], lines: [] };

test("a returned mail is one incident and one line of history, however often and in whatever order it is told", async () => {
	const { id, mail } = await mailedBooking();
	const other = await mailedBooking();
	const answers = await Promise.all(
		["email.bounced", "email.bounced", "email.delivery_delayed", "email.bounced"].map((type) =>
			tell(type, mail.providerId),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	const body = resend.event("email.complained", mail.providerId);
	const headers = resend.sign(body);
	for (const answer of [await post(body, headers), await post(body, headers)])
		expect(answer.status).toBe(200);
	expect(await follow(id)).toEqual({
		returned: ["bounced"],
		incidents: ["mail came back: open"],
		lines: [`from ${mail.recipient}: ${mail.subject}`],
	});
	expect(await follow(other.id)).toEqual(nothing);
	const record = await (await boss.get(`/dashboard/bookings/${id}`)).text();
	expect(record).toContain("came back");
	expect(record).toContain("Mails to this address come back");
	expect(await (await boss.get("/dashboard/attention")).text()).toContain(mail.recipient);
	expect(await (await boss.get(`/dashboard/bookings/${other.id}`)).text()).not.toContain(
		"Mails to this address come back",
	);
});

test("an incident ends when a mail has left to the corrected address, also when the return is told later", async () => {
	const { island } = paid;
	const early = await mailedBooking();
	const late = await mailedBooking();
	await tell("email.bounced", early.mail.providerId);
	for (const { id } of [early, late]) await readdress(id);
	await island.scheduled();
	for (const { id } of [early, late]) await newestMail(id);
	await tell("email.bounced", late.mail.providerId);
	for (const { id } of [early, late])
		expect(await follow(id)).toMatchObject({
			returned: ["bounced", null],
			incidents: ["mail came back: settled"],
		});
	// the new address is wrong too
	await tell("email.bounced", (await newestMail(early.id)).providerId);
	expect((await follow(early.id)).incidents).toEqual([
		"mail came back: settled",
		"mail came back: open",
	]);
});

test("a mail that waits for a wrong address does not hold back the one to the corrected address", async () => {
	const email = `${randomUUID()}@mail.example`;
	resend.refused.add(email);
	const { id } = await paid.pay({ email, cemail: email });
	await vi.waitFor(async () => {
		const [voucher] = (await paid.state(id)).mail;
		expect(voucher).toMatchObject({ status: "pending", attempts: 1 });
	}, 30_000);
	await readdress(id);
	await paid.island.scheduled();
	expect((await newestMail(id)).recipient).toBe(`right-${id}@mail.example`);
	expect((await paid.state(id)).mail[0]).toMatchObject({ recipient: email, status: "failed" });
	expect((await follow(id)).incidents).toEqual([]);
});

test("a forged, replayed or unsigned event is refused and writes nothing", async () => {
	const { id, mail } = await mailedBooking();
	const body = resend.event("email.bounced", mail.providerId);
	const minute = 60;
	const now = Math.floor(Date.now() / 1000);
	const refused = [
		{},
		resend.sign(body, { secret: `whsec_${btoa("somebody else's own key")}` }),
		resend.sign(body, { at: now - 6 * minute }),
		resend.sign(body, { at: now + 6 * minute }),
		resend.sign(body.replace("bounced", "complained")),
	];
	for (const headers of refused) expect((await post(body, headers)).status).toBe(400);
	const long = "x".repeat(300 * 1024);
	expect((await post(long, resend.sign(long))).status).toBe(413);
	expect((await paid.island.fetch("/api/mail/webhook")).status).toBe(405);
	expect(await follow(id)).toEqual(nothing);
});

test("a mail that nobody knows yet is asked for again, but not for ever", async () => {
	const { id, mail } = await mailedBooking();
	const { db } = paid.island;
	await db.update(outbox).set({ providerId: null }).where(eq(outbox.id, mail.id));
	expect((await tell("email.bounced", mail.providerId)).status).toBe(503);
	expect(
		(await tell("email.bounced", mail.providerId, new Date(Date.now() - 7_200_000))).status,
	).toBe(200);
	expect(await follow(id)).toEqual(nothing);
	await db.update(outbox).set({ providerId: mail.providerId }).where(eq(outbox.id, mail.id));
	expect((await tell("email.bounced", mail.providerId)).status).toBe(200);
	expect((await follow(id)).incidents).toEqual(["mail came back: open"]);
	expect((await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.status).toBe(
		"confirmed",
	);
});
