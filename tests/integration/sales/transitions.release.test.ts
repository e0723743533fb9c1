import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bookings, outbox, paymentMoney } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { addExcursion, changeDeparture, soon } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addBooking, type Booking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

/**
 * All combined states of a booking and its payment, against all events, through the real endpoints. An event that
 * must not change a state is in the table too.
 */

let paid: PaidIsland;
let island: Island;
let stripe: FakeStripe;
let boss: Visitor;

beforeAll(async () => {
	paid = await startPaidIsland();
	({ island, stripe } = paid);
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

type Session = ReturnType<FakeStripe["sessionAt"]>;
interface Subject {
	booking: Booking;
	/** The first payment page. */
	session: Session;
}

const post = (path: string, form: Record<string, string>) =>
	island.fetch(path, {
		method: "POST",
		headers: { origin: island.url.origin, "cf-connecting-ip": crypto.randomUUID() },
		body: new URLSearchParams(form),
	});

/** Gateway events about the first payment page, each with a new event id. */
const says = {
	async paid({ session }: Subject) {
		stripe.pay(session);
		await paid.send("checkout.session.completed", session);
	},
	failed: ({ session }: Subject) => paid.send("checkout.session.expired", session),
	refunded: ({ session }: Subject) =>
		paid.send("charge.refunded", {
			refunded: true,
			amount: session.amount_total,
			amount_refunded: session.amount_total,
			currency: session.currency,
			payment_intent: session.id.replace("cs_", "pi_"),
			metadata: session.metadata,
		}),
};

const events = {
	...says,
	cron: () => island.scheduled(),
	"guest cancels": ({ booking }: Subject) =>
		post(`/booking/${booking.confirmId}/cancel`, { told: String(booking.priceCents) }),
	"staff cancels": ({ booking }: Subject) => cancelAsStaff(boss, booking.id, { refund: true }),
	"guest changes": async ({ booking }: Subject) =>
		post(`/booking/${booking.confirmId}/change`, {
			date: soon(9),
			pickupPointId: String(booking.pickupPointId),
			fingerprint: await fingerprintOf(island.db, booking.id),
			told: `${soon(9)}:100`,
		}),
	"guest opens the payment page": ({ booking }: Subject) =>
		island.fetch(`/payment/checkout/${booking.confirmId}`),
	"guest rebooks": ({ booking }: Subject) => post(`/payment/checkout/${booking.confirmId}`, {}),
	"guest releases the hold": ({ booking }: Subject) =>
		post(`/booking/${booking.confirmId}/let-go`, {}),
	"guest comes back from the gateway": ({ booking }: Subject) =>
		island.fetch(`/payment/success?booking=${booking.confirmId}`),
} satisfies Record<string, (subject: Subject) => Promise<unknown>>;

type Event = keyof typeof events;

type State =
	| "held"
	| "not paid"
	| "refunded early"
	| "lapsed"
	| "expired"
	| "gone"
	| "confirmed"
	| "cancelled unpaid"
	| "cancelled"
	| "cancelled, kept";

/** How to reach each state; later ones build on earlier ones. */
const states: Record<State, () => Promise<Subject>> = {
	/** On hold, with an open payment page. */
	async held() {
		const excursion = await addExcursion(island.db, { capacity: 1 });
		const booking = await addBooking(island, excursion, {}, { paid: false });
		return { booking, session: await paid.checkout(booking.confirmId) };
	},
	/** The payment page has expired unpaid; the hold has not. */
	async "not paid"() {
		const subject = await states.held();
		await says.failed(subject);
		return subject;
	},
	/** The refund event came before the payment event. */
	async "refunded early"() {
		const subject = await states.held();
		await says.refunded(subject);
		return subject;
	},
	/** The hold has expired, but the cron job has not run yet. */
	async lapsed() {
		const subject = await states.held();
		await paid.endHold(subject.booking.id);
		return subject;
	},
	async expired() {
		const subject = await states.lapsed();
		await island.scheduled();
		return subject;
	},
	/** Expired, and another guest has booked the seats. */
	async gone() {
		const subject = await states.expired();
		const { excursionId, date } = subject.booking;
		await changeDeparture(island.db, { excursionId, date }, { capacity: 0 });
		return subject;
	},
	async confirmed() {
		const subject = await states.held();
		await says.paid(subject);
		// half an hour later, when the hold has no effect any more
		await paid.endHold(subject.booking.id);
		return subject;
	},
	/** Cancelled with an open payment page. */
	async "cancelled unpaid"() {
		const subject = await states.held();
		await events["staff cancels"](subject);
		await paid.endHold(subject.booking.id);
		return subject;
	},
	async cancelled() {
		const subject = await states.confirmed();
		await events["guest cancels"](subject);
		await settled(subject);
		return subject;
	},
	/** Cancelled without a refund, as the cancellation policy allows. */
	async "cancelled, kept"() {
		const subject = await states.confirmed();
		await cancelAsStaff(boss, subject.booking.id);
		return subject;
	},
};

/** "confirmed / paid": statuses of the booking and of its payments in order. */
async function standing({ booking }: Subject): Promise<string> {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, booking.id));
	const ownPayments = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, booking.id))
		.orderBy(paymentMoney.id);
	const money = ownPayments.map(({ status, refundReason }) =>
		status === "refunded" && refundReason ? `refunded: ${refundReason}` : status,
	);
	return `${row?.status} / ${money.join(", ")}`;
}

/** Waits for a refund that is made after the answer. */
async function settled({ booking }: Subject): Promise<void> {
	await vi.waitFor(async () => {
		const [owed] = await island.db
			.select()
			.from(paymentMoney)
			.where(sql`booking_id = ${booking.id} AND due_cents > 0`);
		if (owed) throw new Error("money is still owed");
	}, 30_000);
}

/** Invariants that hold after every event. */
async function expectNothingBroken({ booking, session }: Subject): Promise<void> {
	const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, booking.id));
	expect(mails.filter(({ dedupeKey }) => /-confirmed:/.test(dedupeKey)).length).toBeLessThan(2);
	expect(mails.filter(({ dedupeKey }) => /-cancelled:/.test(dedupeKey)).length).toBeLessThan(2);
	const refunds = stripe.refunds.filter(
		({ payment_intent }) => payment_intent === session.payment_intent,
	);
	expect(new Set(refunds.map(({ key }) => key)).size).toBeLessThan(2);
	const [sold] = await island.db
		.select({ seats: sql<number>`coalesce(sum(seats), 0)` })
		.from(bookings)
		.where(sql`excursion_id = ${booking.excursionId} AND status = 'confirmed'`);
	expect(sold?.seats).toBeLessThanOrEqual(1);
}

/** Events that are not listed leave the state unchanged. */
const table: Record<State, { is: string } & Partial<Record<Event, string>>> = {
	held: {
		is: "pending / created",
		paid: "confirmed / paid",
		failed: "pending / failed",
		refunded: "pending / refunded",
		"staff cancels": "cancelled / created",
		"guest releases the hold": "expired / created",
	},
	"not paid": {
		is: "pending / failed",
		paid: "confirmed / paid",
		refunded: "pending / refunded",
		"staff cancels": "cancelled / failed",
		"guest opens the payment page": "pending / failed, created",
		"guest rebooks": "pending / failed, created",
		"guest releases the hold": "expired / failed",
	},
	"refunded early": {
		is: "pending / refunded",
		"staff cancels": "cancelled / refunded",
		"guest opens the payment page": "pending / refunded, created",
		"guest rebooks": "pending / refunded, created",
		"guest releases the hold": "expired / refunded",
	},
	lapsed: {
		is: "pending / created",
		paid: "confirmed / paid",
		failed: "pending / failed",
		refunded: "pending / refunded",
		cron: "expired / created",
	},
	expired: {
		is: "expired / created",
		paid: "confirmed / paid",
		failed: "expired / failed",
		refunded: "expired / refunded",
		"guest rebooks": "pending / created",
	},
	gone: {
		is: "expired / created",
		paid: "expired / refunded: seats_gone",
		failed: "expired / failed",
		refunded: "expired / refunded",
	},
	confirmed: {
		is: "confirmed / paid",
		refunded: "confirmed / refunded",
		"guest cancels": "cancelled / refunded: cancelled",
		"staff cancels": "cancelled / refunded: cancelled",
	},
	"cancelled unpaid": {
		is: "cancelled / created",
		paid: "cancelled / refunded: cancelled",
		failed: "cancelled / failed",
		refunded: "cancelled / refunded",
	},
	cancelled: { is: "cancelled / refunded: cancelled" },
	"cancelled, kept": { is: "cancelled / paid", refunded: "cancelled / refunded" },
};

const stateNames = Object.keys(table) as State[];
const eventNames = Object.keys(events) as Event[];

describe.each(stateNames)("%s", (state) => {
	const { is, ...outcomes } = table[state];

	async function expectAfter(subject: Subject, event: Event, outcome: string): Promise<void> {
		for (const time of ["once", "twice"]) {
			await events[event](subject);
			await settled(subject);
			expect([event, time, await standing(subject)]).toEqual([event, time, outcome]);
		}
		await expectNothingBroken(subject);
	}

	const listed = Object.entries(outcomes) as [Event, string][];
	const others = eventNames.filter((event) => !(event in outcomes));
	// an event may prolong such a hold, which nobody sees in the statuses
	const isHeld = state === "held" || state === "lapsed";

	test.each([...listed, ...(isHeld ? others.map((event) => [event, is] as const) : [])])(
		"%s → %s, also twice",
		async (event, outcome) => {
			const subject = await states[state]();
			expect(await standing(subject)).toBe(is);
			await expectAfter(subject, event, outcome);
		},
	);

	if (isHeld) return;
	test("stays what it is after every other event", async () => {
		const subject = await states[state]();
		expect(await standing(subject)).toBe(is);
		for (const event of others) await expectAfter(subject, event, is);
	});
});

test("a change moves the date of a confirmed booking, and of no other", async () => {
	for (const state of stateNames) {
		const subject = await states[state]();
		await events["guest changes"](subject);
		const [row] = await island.db
			.select()
			.from(bookings)
			.where(eq(bookings.id, subject.booking.id));
		expect([state, row?.date]).toEqual([state, state === "confirmed" ? soon(9) : soon()]);
	}
});

test("a rebooked hold is a hold like any other: it ends, and its payment confirms it", async () => {
	const subject = await states.expired();
	await events["guest rebooks"](subject);
	await paid.endHold(subject.booking.id);
	await events.cron();
	expect(await standing(subject)).toBe("expired / created");
	await events["guest rebooks"](subject);
	await says.paid(subject);
	expect(await standing(subject)).toBe("confirmed / paid");
	await events.cron();
	expect(await standing(subject)).toBe("confirmed / paid");
});

test("events in every order end in a state that fits the money", async () => {
	const orders: [("paid" | "failed" | "refunded")[], string][] = [
		[["paid", "failed", "refunded"], "confirmed / refunded"],
		[["failed", "paid", "refunded"], "confirmed / refunded"],
		[["failed", "refunded", "paid"], "pending / refunded"],
		[["refunded", "paid", "failed"], "pending / refunded"],
		[["refunded", "failed", "paid"], "pending / refunded"],
		[["paid", "refunded", "failed"], "confirmed / refunded"],
	];
	for (const [order, outcome] of orders) {
		const subject = await states.held();
		for (const event of order) await says[event](subject);
		expect([order, await standing(subject)]).toEqual([order, outcome]);
	}
});
