import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { attentionItems, outbox, refunds } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { entriesOf } from "#tests/history.ts";
import { disputeOf, type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addRefund } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

const at = "/dashboard/attention";
let paid: PaidIsland;
let boss: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	const signedIn = await signedInVisitor(paid.island, { name: "Marta Boss", role: "supervisor" });
	boss = signedIn.visitor;
});
afterAll(() => paid.island.stop());
beforeEach(async () => {
	paid.stripe.refusesRefunds = null;
	paid.stripe.refunds.length = 0;
	await paid.island.db.delete(attentionItems);
});

const page = async (visitor: Visitor, path = at) => (await visitor.get(path)).text();
const newest = async () => {
	const [item] = await paid.island.db
		.select()
		.from(attentionItems)
		.orderBy(desc(attentionItems.id))
		.limit(1);
	if (!item) throw new Error("nothing needs attention");
	return item;
};
const act = async (intent: string, fields: Record<string, string> = {}) => {
	const { id, updatedAt } = await newest();
	const form = { intent, item: String(id), seenAt: String(updatedAt), ...fields };
	return { form, answer: await boss.submit(at, form) };
};
const historyOf = async (id: number) =>
	(await entriesOf(paid.island.db, id)).map(
		({ type, detail, actorName }) => `${type}: ${detail}${actorName ? ` (${actorName})` : ""}`,
	);

async function paidBackThere() {
	const paidBooking = await paid.pay();
	await paid.send("charge.refunded", paid.stripe.giveBack(paidBooking.charge));
	return paidBooking;
}

/** A refund that the gateway refused until the retries ended. */
async function heldRefund() {
	const paidBooking = await paid.pay();
	paid.stripe.refusesRefunds = "balance_insufficient";
	await addRefund(paid.island, paidBooking.id, { attempts: 7 });
	await paid.island.scheduled();
	paid.stripe.refusesRefunds = null;
	return paidBooking;
}

describe("a booking that was paid back at the gateway", () => {
	test("can be cancelled: its seats are free, the guest gets a true message, and a second click changes nothing", async () => {
		const { id } = await paidBackThere();
		expect(await page(boss)).toContain("the booking still holds its seats");
		const { form, answer } = await act("cancel", { note: "As you asked." });
		expect(answer.status).toBe(303);
		expect((await boss.submit(at, form)).status).toBe(303);
		const { booking, payment, mail, items } = await paid.state(id);
		expect([booking.status, payment?.status]).toEqual(["cancelled", "refunded"]);
		expect(items).toMatchObject([{ status: "settled", settledByName: "Marta Boss" }]);
		const letters = mail.filter(({ dedupeKey }) => dedupeKey.startsWith("booking-cancelled:"));
		expect(letters).toHaveLength(1);
		expect(letters[0]?.textBody).toContain("What you paid has been refunded");
		expect(letters[0]?.textBody).toContain("As you asked.");
		expect((await historyOf(id)).filter((entry) => entry.startsWith("cancelled"))).toEqual([
			"cancelled: As you asked. (Marta Boss)",
		]);
		expect(paid.stripe.refunds).toHaveLength(0);
	});

	test("can be kept: only the decision is stored", async () => {
		const { id } = await paidBackThere();
		await act("keep", { note: "A gift." });
		const { booking, items } = await paid.state(id);
		expect(booking.status).toBe("confirmed");
		expect(items).toMatchObject([
			{ status: "settled", outcome: "The booking stays as it is. A gift." },
		]);
		expect(await page(boss, `${at}?show=settled`)).toContain("Settled by Marta Boss");
	});
});

describe("a refund that was held", () => {
	test("is tried again with a new key, once for two clicks", async () => {
		const { id, paymentId, charge } = await heldRefund();
		expect((await paid.state(id)).refunds).toMatchObject([{ state: "failed", round: 1 }]);
		const { form, answer } = await act("retry refund");
		expect(answer.status).toBe(303);
		await boss.submit(at, form);
		await vi.waitFor(async () => {
			expect((await paid.state(id)).payment?.status).toBe("refunded");
		}, 30_000);
		const [old, anew] = (await paid.state(id)).refunds;
		expect([old?.state, anew?.state]).toEqual(["dropped", "done"]);
		expect(paid.stripe.refunds.map(({ key }) => key)).toEqual([`refund:${paymentId}:${anew?.id}`]);
		expect(charge.amount_refunded).toBe(6400);
		expect((await paid.state(id)).items).toMatchObject([{ status: "settled" }]);
		expect((await historyOf(id)).filter((entry) => entry.startsWith("note"))).toEqual([
			"note: The refund is tried once more (Marta Boss)",
		]);
	});

	test("can't be paid back another way while its request is under way, which may still give it back", async () => {
		const { id, paymentId } = await heldRefund();
		const claim = (claimedUntil: number) =>
			paid.island.db.update(refunds).set({ claimedUntil }).where(eq(refunds.paymentId, paymentId));
		await claim(Date.now() + 600_000);
		const { answer } = await act("paid back", { note: "In cash" });
		expect(answer.status).toBe(409);
		expect((await paid.state(id)).payment).toMatchObject({ status: "paid", elsewhereCents: 0 });
		await claim(0);
		expect((await act("paid back", { note: "In cash" })).answer.status).toBe(303);
	});

	test("can be paid back another way: it is owed no more, and the ledger's sum stays true", async () => {
		const { id } = await heldRefund();
		const { visitor: manager } = await signedInVisitor(paid.island, { role: "manager" });
		const shownToManager = await page(manager);
		expect(shownToManager).toContain("balance insufficient");
		expect(shownToManager).not.toContain("Try the refund again");
		expect((await act("settle", { note: "Never mind" })).answer.status).toBe(409);
		expect((await act("paid back")).answer.status).toBe(400);
		const { form, answer } = await act("paid back", { note: "By transfer on Monday" });
		expect(answer.status).toBe(303);
		await boss.submit(at, form);
		await paid.island.scheduled();
		const { payment, items } = await paid.state(id);
		expect(payment).toMatchObject({ status: "refunded", refundedCents: 0 });
		expect(items).toMatchObject([{ status: "settled", settledByName: "Marta Boss" }]);
		expect(paid.stripe.refunds).toHaveLength(0);
		expect((await historyOf(id)).filter((entry) => entry.startsWith("refunded"))).toEqual([
			"refunded: another way: By transfer on Monday (Marta Boss)",
		]);
	});
});

describe("a mail that was given up", () => {
	test("is sent again, once for two clicks, and its incident opens again when it fails again", async () => {
		const { island, pay, state } = paid;
		const { id } = await pay();
		await island.afterWork();
		const old = Date.now() - 2 * 86_400_000;
		await island.db
			.update(outbox)
			.set({ status: "pending", attempts: 20, createdAt: old, nextAttemptAt: 0 })
			.where(eq(outbox.bookingId, id));
		island.answer("api.resend.com", () => new Response("no", { status: 422 }));
		await island.scheduled();
		expect((await state(id)).items).toMatchObject([{ kind: "mail given up", status: "open" }]);
		island.answer("api.resend.com", () => Response.json({ id: "mail" }));
		const { form, answer } = await act("resend");
		expect(answer.status).toBe(303);
		await boss.submit(at, form);
		await vi.waitFor(async () => {
			expect((await state(id)).mail).toMatchObject([{ status: "sent" }]);
		}, 30_000);
		expect((await state(id)).items).toMatchObject([{ status: "settled" }]);
		await island.db
			.update(outbox)
			.set({ status: "pending", attempts: 20, nextAttemptAt: 0 })
			.where(eq(outbox.bookingId, id));
		island.answer("api.resend.com", () => new Response("no", { status: 422 }));
		await island.scheduled();
		island.answer("api.resend.com", () => Response.json({ id: "mail" }));
		expect((await state(id)).items).toMatchObject([{ status: "open", settledByName: null }]);
	});
});

test("a lost dispute can end in a cancelled booking, and nothing is paid back a second time", async () => {
	const { id, session } = await paid.pay();
	await paid.send("charge.dispute.closed", disputeOf(session, { status: "lost" }));
	await act("cancel");
	await paid.island.scheduled();
	expect((await paid.state(id)).booking.status).toBe("cancelled");
	expect(paid.stripe.refunds).toHaveLength(0);
});

test("a resolved incident stays resolved when the same event comes again, and opens for other facts", async () => {
	const { session } = await paid.pay();
	await paid.send("charge.dispute.created", disputeOf(session), { created: 1_800_000_000 });
	await act("settle", { note: "Answered in the gateway's dashboard" });
	await paid.send("charge.dispute.updated", disputeOf(session), { created: 1_800_000_001 });
	expect((await newest()).status).toBe("settled");
	const lost = disputeOf(session, { status: "lost" });
	await paid.send("charge.dispute.closed", lost, { created: 1_800_000_002 });
	expect((await newest()).status).toBe("open");
});

test("a dispute stands once, by the hour until which evidence is accepted, and alone in the list of its kind", async () => {
	const { session } = await paid.pay();
	await paid.send("charge.dispute.created", disputeOf(session));
	await paid.island.db.update(attentionItems).set({ dueAt: Date.now() + 3_600_000 });
	await paidBackThere();
	const text = await page(boss);
	const first = text.indexOf("Evidence is due by");
	expect(first).toBeGreaterThan(0);
	expect(first).toBeLessThan(text.indexOf("the booking still holds its seats"));
	expect(text.split("Evidence is due by")).toHaveLength(2);
	const ofOneKind = await page(boss, `${at}?kind=dispute`);
	expect(ofOneKind).toContain("asks €64 back");
	expect(ofOneKind).not.toContain("still holds its seats");
});

test("pages by key: 45 incidents are shown once each, in one round trip a page", async () => {
	await paid.island.db.insert(attentionItems).values(
		Array.from({ length: 45 }, (_, index) => ({
			dedupeKey: `many:${index}`,
			kind: "difference" as const,
			detail: `Matter ${index}.`,
			createdAt: index,
			updatedAt: index,
		})),
	);
	const { visitor } = await signedInVisitor(paid.island, { role: "manager" });
	await visitor.get("/dashboard/account");
	const listedIds: string[] = [];
	for (let path: string | null = at; path; ) {
		paid.island.databaseRoundTrips();
		const text = await page(visitor, path);
		expect(paid.island.databaseRoundTrips(), path).toBe(1);
		listedIds.push(...(text.match(/(?<=>)Matter \d+\./g) ?? []));
		const next = /href="[^"]*\?(show=open&amp;after=[^"&]+)"/.exec(text)?.[1];
		path = next ? `${at}?${next.replaceAll("&amp;", "&")}` : null;
	}
	expect(listedIds).toHaveLength(45);
	expect(new Set(listedIds).size).toBe(45);
	expect(await (await visitor.get(`${at}/count`)).json()).toEqual({ open: 45 });
	expect(await page(visitor, "/dashboard")).toContain("See all 45");
});
