import { and, eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import {
	bookings,
	departureEvents,
	outbox,
	paymentMoney,
	payments,
} from "#app/database/schema.server.ts";
import { departureEventInWords } from "#app/operations/departures/departure-lines.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { setPrice } from "#tests/booking-money.ts";
import { addExcursion, departureOf, type Excursion, soon } from "#tests/builders.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import type { Island } from "#tests/island.ts";
import { startPaidIsland } from "#tests/paid-island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let stripe: FakeStripe;
let boss: Visitor;
beforeAll(async () => {
	({ island, stripe } = await startPaidIsland());
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());
afterEach(() => island.onDatabaseCall(null));

/** Runs something just before the worker's first batch that matches, after its reads. */
function rightBefore(batch: RegExp, happens: () => Promise<unknown>): void {
	let isOver = false;
	island.onDatabaseCall(async (body) => {
		if (isOver || !batch.test(body)) return body;
		isOver = true;
		await happens();
		return body;
	});
}

const moving = /UPDATE bookings SET departure_id/;
const cancelling = /state = 'cancelled'/;
const sendingAgain = /voucher-again:/;
const departureOn = (excursion: Excursion, date = soon()) =>
	departureOf(island.db, { excursionId: excursion.id, date });

/** The calendar's panel about the departure of the day that `soon` gives. */
async function panelOf(excursion: Excursion, act: "move" | "cancel"): Promise<string> {
	const { id } = await departureOn(excursion);
	const target = act === "move" ? `&to=${(await departureOn(excursion, soon(9))).id}` : "";
	return `/dashboard/calendar?day=${soon()}&on=${id}&act=${act}${target}`;
}

/** Presses the button of the panel as it is drawn now. */
async function press(path: string): Promise<Response> {
	const [, token = ""] = /name="token" value="([^"]+)"/.exec(await textOf(boss.get(path))) ?? [];
	return boss.submit(path, { token, reason: "The guide is ill." });
}
const textOf = async (answer: Promise<Response>) =>
	(await (await answer).text()).replaceAll("<!-- -->", "");

/** A press that finds another state than its preview does nothing and shows what it would do now. */
async function expectNothing(answer: Response): Promise<void> {
	expect(answer.status).toBe(409);
	expect(await answer.text()).toContain("Nothing has happened");
}

const rowsOf = (excursionId: string) =>
	island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, excursionId))
		.orderBy(bookings.id);
const mailsOf = (id: number) => island.db.select().from(outbox).where(eq(outbox.bookingId, id));
const stayed = (excursionId: string) =>
	island.db.$count(
		bookings,
		and(
			eq(bookings.excursionId, excursionId),
			eq(bookings.date, soon()),
			eq(bookings.status, "confirmed"),
		),
	);

test("who books in the moment of a move is in the next preview, and moves along with a mail", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { name: "First Guest" });
	rightBefore(moving, () => addBooking(island, excursion, { name: "Late Guest" }));
	const path = await panelOf(excursion, "move");
	await expectNothing(await press(path));
	expect(await stayed(excursion.id)).toBe(2);
	expect((await departureOn(excursion)).state).toBe("open");
	expect((await press(path)).status).toBe(303);
	const rows = await rowsOf(excursion.id);
	expect(rows.map(({ name, date }) => [name, date])).toEqual([
		["First Guest", soon(9)],
		["Late Guest", soon(9)],
	]);
	for (const { id } of rows) {
		const mails = await mailsOf(id);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.textBody).toContain(formatDate(soon(9), "long"));
	}
	const [left, target] = [await departureOn(excursion), await departureOn(excursion, soon(9))];
	const pageText = (
		await island.db
			.select()
			.from(departureEvents)
			.where(inArray(departureEvents.departureId, [left.id, target.id]))
	).map(departureEventInWords);
	expect(pageText.map(({ departureId, detail }) => [departureId, detail.split(".")[0]])).toEqual([
		[left.id, `2 bookings to ${formatDate(soon(9), "full")}, 04:30`],
		[target.id, `2 bookings from ${formatDate(soon(), "full")}, 04:30`],
	]);
	expect(left).toMatchObject({
		state: "cancelled",
		note: "",
		line: JSON.stringify({ code: "moved to", date: soon(9), start: "04:30" }),
	});
	const note = `Moved to ${formatDate(soon(9), "full")}`;
	expect(await textOf(boss.get(`/dashboard/departures/${left.id}`))).toContain(note);
	await expect(addBooking(island, excursion, { name: "Too Late" })).rejects.toThrow();
});

test("who books in the moment of a cancellation is cancelled by the next press, paid back and told", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { name: "First Guest" });
	rightBefore(cancelling, () => addBooking(island, excursion, { name: "Late Guest" }));
	const path = await panelOf(excursion, "cancel");
	await expectNothing(await press(path));
	expect((await press(path)).status).toBe(303);
	const rows = await rowsOf(excursion.id);
	expect(rows.map(({ status }) => status)).toEqual(rows.map(() => "cancelled"));
	expect(rows).toHaveLength(2);
	for (const { id } of rows) {
		const mails = await mailsOf(id);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.textBody).toContain("€64");
		await vi.waitFor(async () => {
			const [payment] = await island.db
				.select()
				.from(paymentMoney)
				.where(eq(paymentMoney.bookingId, id));
			expect(payment?.status).toBe("refunded");
		}, 30_000);
	}
});

test("money that comes in the moment of a cancellation is named in the one mail, and goes back", async () => {
	const excursion = await addExcursion(island.db);
	const guest = await addBooking(island, excursion, { name: "Still Paying" }, { paid: false });
	const now = Date.now();
	rightBefore(cancelling, () =>
		runBatch(island.db, {
			booking: island.db
				.update(bookings)
				.set({ status: "confirmed", confirmedAt: now })
				.where(eq(bookings.id, guest.id)),
			payment: island.db.insert(payments).values({
				id: `p${guest.id}-1`,
				bookingId: guest.id,
				gateway: "stripe",
				sessionId: `cs_test_${guest.id}`,
				gatewayPaymentId: `pi_test_${guest.id}`,
				amountCents: guest.priceCents,
				currency: "EUR",
				status: "paid",
				createdAt: now,
				updatedAt: now,
				paidAt: now,
			}),
		}),
	);
	const path = await panelOf(excursion, "cancel");
	await expectNothing(await press(path));
	expect((await press(path)).status).toBe(303);
	const mails = await mailsOf(guest.id);
	expect(mails).toHaveLength(1);
	expect(mails[0]?.textBody).toContain("€64");
	await vi.waitFor(
		() =>
			expect(stripe.refunds.some((each) => each.payment_intent === `pi_test_${guest.id}`)).toBe(
				true,
			),
		30_000,
	);
});

test("a voucher that is sent again in the moment of a move names the new day, and comes once", async () => {
	const excursion = await addExcursion(island.db);
	const { id } = await addBooking(island, excursion);
	rightBefore(sendingAgain, async () => press(await panelOf(excursion, "move")));
	const again = { intent: "resend", key: crypto.randomUUID() };
	const answer = await boss.submit(`/dashboard/bookings/${id}`, again);
	expect(answer.status).toBe(303);
	const mails = await mailsOf(id);
	const vouchers = mails.filter(({ dedupeKey }) => sendingAgain.test(dedupeKey));
	expect(mails).toHaveLength(2);
	expect(vouchers).toHaveLength(1);
	expect(vouchers[0]?.subject).toContain(formatDate(soon(9), "short"));
	expect(vouchers[0]?.textBody).toContain(formatDate(soon(9), "long"));
	expect(vouchers[0]?.textBody).not.toContain(`Be ready at 04:30, ${formatDate(soon(), "long")}`);
});

test("cash that staff take in the moment of a cancellation is named in the one mail, and is to be given back", async () => {
	const excursion = await addExcursion(island.db);
	const guest = await addBooking(island, excursion, { name: "Cash Guest" });
	const priceCents = guest.priceCents + 2000;
	await setPrice(island.db, guest.id, priceCents);
	const { visitor: nora } = await signedInVisitor(island, { name: "Nora", role: "supervisor" });
	rightBefore(cancelling, async () => {
		const take = { intent: "take-money", key: crypto.randomUUID(), gateway: "cash", amount: "20" };
		expect((await nora.submit(`/dashboard/bookings/${guest.id}`, take)).status).toBe(303);
	});
	const path = await panelOf(excursion, "cancel");
	await expectNothing(await press(path));
	expect((await press(path)).status).toBe(303);
	const mails = await mailsOf(guest.id);
	expect(mails).toHaveLength(1);
	expect(mails[0]?.textBody).toContain("We give back the €20 that you paid us on the spot");
	const ownPayments = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, guest.id));
	expect(ownPayments.find(({ gateway }) => gateway === "cash")).toMatchObject({
		status: "paid",
		refundReason: "cancelled",
	});
});
