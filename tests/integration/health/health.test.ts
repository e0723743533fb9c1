import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	attentionItems,
	outbox,
	payments,
	reconciliations,
	sessions,
	users,
} from "#app/database/schema.server.ts";
import { cronSteps } from "#app/health/cron-runs.server.ts";
import { healthTexts as texts } from "#app/messages/staff/office/health.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { addTraces } from "#tests/integration/privacy/traces.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addRefund } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	({ visitor: boss } = await signedInVisitor(island, { role: "admin" }));
});
afterAll(() => island.stop());

/** What a reader sees, with one space between all words. */
async function health(): Promise<string> {
	const page = await (await boss.get("/dashboard/health")).text();
	return page
		.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
		.replace(/<[^>]+>/g, " ")
		.replaceAll("&#x27;", "'")
		.replace(/\s+/g, " ");
}

test("an island on which nothing has run yet says so, and a run of the cron job fills in each step", async () => {
	const healthBefore = await health();
	expect(healthBefore).toContain(texts.nothingYet);
	expect(healthBefore).toContain(texts.cron.none);
	await island.scheduled();
	const healthAfter = await health();
	expect(healthAfter).not.toContain(texts.nothingYet);
	for (const step of cronSteps) expect(healthAfter).toContain(texts.steps[step]);
	expect(healthAfter).toMatch(/It ended \d+ seconds? ago\./);
});

test("a step that fails is named, its failure is remembered, and the steps after it run", async () => {
	await island.db.run(
		"CREATE TRIGGER refuse_deleting BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'no'); END",
	);
	const [user] = await island.db.select({ userId: users.id }).from(users).limit(1);
	if (!user) throw new Error("nobody is signed in");
	const ended = { id: "ended", token: "of-long-ago", expiresAt: 1, createdAt: 0, updatedAt: 0 };
	await island.db.insert(sessions).values({ ...user, ...ended });
	await island.scheduled().catch(() => {});
	await island.db.run("DROP TRIGGER refuse_deleting");
	const broken = await health();
	expect(broken).toContain(texts.cron.failed({ steps: texts.steps["end sessions"] }));
	expect(broken).toContain(texts.cron.todo);
	await island.scheduled();
	const mended = await health();
	expect(mended).not.toContain(texts.cron.todo);
	expect(mended).toContain("last failure");
});

test("a mail that waits for hours, and one that was given up, are told with what to do", async () => {
	const now = Date.now();
	const mail = { recipient: "ida@mail.example", subject: "Voucher", textBody: "", htmlBody: "" };
	await island.db.insert(outbox).values([
		{ ...mail, dedupeKey: "a", createdAt: now - 2 * 3_600_000, nextAttemptAt: now + 3_600_000 },
		{ ...mail, dedupeKey: "b", status: "failed", createdAt: now - 90_000, nextAttemptAt: 0 },
	]);
	const page = await health();
	expect(page).toContain("1 part needs somebody now, 1 should be looked at today.");
	expect(page).toContain(texts.waitingMails.some({ count: 1, age: "2 hours" }));
	expect(page).toContain(texts.givenUpMails.todo);
	expect(page).not.toContain("ida@mail.example");
});

test("a refund that a person gives back is not the gateway's, and a difference hides no stopped comparison", async () => {
	const { booking } = await addTraces(island.db, await addExcursion(island.db));
	await addRefund(island, booking.id, { createdAt: 1 });
	const isIts = eq(payments.bookingId, booking.id);
	await island.db
		.update(payments)
		.set({ gateway: "cash", takenById: "u1", takenByName: "Nuria" })
		.where(isIts);
	expect(await health()).toContain(texts.refunds.none);
	await island.db
		.update(payments)
		.set({ gateway: "stripe", takenById: null, takenByName: null })
		.where(isIts);
	expect(await health()).not.toContain(texts.refunds.none);

	// the runs above have compared a day
	await island.db.update(reconciliations).set({ finishedAt: 1 });
	await island.db.insert(attentionItems).values({
		...{ dedupeKey: "difference:1", kind: "difference", createdAt: 1, updatedAt: 1 },
	});
	const page = await health();
	expect(page).toContain(texts.ledger.late);
	expect(page).toContain(texts.ledger.differences({ count: 1 }));
	expect(page).toContain(`${texts.ledger.todoLate} ${texts.ledger.todo}`);
});

test("an incident that waits for an hour is mailed to the operator, once a day", async () => {
	// a day for which no other test has run the cron job
	const now = Date.now() + 5 * 86_400_000;
	const incident = (createdAt: number) =>
		island.db.insert(attentionItems).values({
			dedupeKey: `waits:${createdAt}`,
			kind: "paid late",
			createdAt,
			updatedAt: createdAt,
		});
	const alerts = () =>
		island.db.select().from(outbox).where(eq(outbox.subject, texts.alert.subject));
	await island.db.update(attentionItems).set({ createdAt: now });
	await incident(now - 50 * 60_000);
	await island.scheduled(new Date(now));
	expect(await alerts()).toEqual([]);
	await incident(now - 70 * 60_000);
	await island.scheduled(new Date(now));
	await island.scheduled(new Date(now + 60_000));
	const [alert, ...more] = await alerts();
	expect(alert?.textBody).toContain("/dashboard/attention");
	expect(more).toEqual([]);
});
