import { sql } from "drizzle-orm";
import { canaryInstant, hour } from "../clock.ts";
import { clickAll, sendAll } from "../guest-returns.ts";
import { insist, notePaid, pay } from "../guests.ts";
import { press, readTold } from "../press.ts";
import type { Hand } from "./notebook.ts";
import type { Person } from "./scene.ts";
import { formKey, readBooking, type StaffVisit, someone, typedAmount } from "./staff-visit.ts";

/** Somebody takes cash or a card, pressed twice: all that is owed, or a part of it. */
export async function takeMoney(
	visit: StaffVisit,
	bookingId: number,
	{ share = 1, person = someone(visit) }: { share?: number; person?: Person } = {},
): Promise<void> {
	const { notebook, random } = visit;
	const shownBooking = await readBooking(visit, { id: bookingId });
	const cents = Math.floor((shownBooking?.balance ?? 0) * share);
	if (cents < 1) return;
	const way: Hand = random.pick(["cash", "terminal"]);
	const { answer } = await press(visit, person.visitor, {
		path: `/dashboard/bookings/${bookingId}`,
		fields: { intent: "take-money", key: formKey(), gateway: way, amount: typedAmount(cents) },
		clicks: 2,
	});
	notebook.money.push({ act: "take", bookingId, by: person.id, answer, way, cents });
}

/** Both at the desk take what they see to be owed, at the same time: it is owed once. */
export async function takeAtOnce(visit: StaffVisit, bookingId: number): Promise<void> {
	await Promise.all(visit.scene.desk.map((person) => takeMoney(visit, bookingId, { person })));
}

/** Staff give the link of what is owed, and the guest pays by it; somebody may take the money at the same time. */
export async function payBalanceByLink(visit: StaffVisit, bookingId: number): Promise<void> {
	const { notebook, random, world } = visit;
	const person = someone(visit);
	const shownBooking = await readBooking(visit, { id: bookingId });
	if (shownBooking?.status !== "confirmed" || shownBooking.balance < 1) return;
	const { answer } = await press(visit, person.visitor, {
		path: `/dashboard/bookings/${bookingId}`,
		fields: { intent: "pay-link", key: formKey(), way: "code" },
		clicks: 2,
	});
	if (answer !== "done") return;
	const shownBalance = String(shownBooking.balance);
	const answers = await clickAll(
		visit,
		`/booking/${shownBooking.confirmId}/pay`,
		{ told: shownBalance },
		2,
	);
	const [location] = answers.flatMap(({ headers }) => headers.get("location") ?? []);
	if (!location?.startsWith("https:")) return;
	const session = world.gateway.sessionAt(location);
	if (!pay(visit, session)) return;
	const { paymentId = "" } = session.metadata;
	const cents = session.amount_total;
	notebook.money.push({ act: "guest pays", bookingId, by: "", answer: "done", paymentId, cents });
	await world.eventDelivery.deliver(notePaid(visit, session), random.pick([1, 3]));
}

interface PaymentSeen {
	id: string;
	gateway: string;
	left: number;
}

/** Pays a part of a booking's money back, with a reason; the form is pressed twice. */
export async function payPartBack(
	visit: StaffVisit,
	bookingId: number,
	{ share, person = someone(visit) }: { share: number; person?: Person },
): Promise<void> {
	const { world, notebook } = visit;
	const payments = await world.db
		.all<PaymentSeen>(
			sql`SELECT id, gateway, kept_cents AS left FROM payment_money
			WHERE booking_id = ${bookingId} AND state = 'paid' AND gateway <> 'hotel' ORDER BY id`,
		)
		.catch(() => []);
	const payment = payments.find(({ left }) => left > 0);
	const cents = Math.floor((payment?.left ?? 0) * share);
	if (!payment || cents < 1) return;
	const { answer } = await press(visit, person.visitor, {
		path: `/dashboard/bookings/${bookingId}/edit`,
		fields: {
			intent: "pay-back",
			key: formKey(),
			paymentId: payment.id,
			amount: typedAmount(cents),
			refundReason: "The sea was rough",
		},
		clicks: 2,
	});
	const way =
		payment.gateway === "cash" || payment.gateway === "terminal" ? payment.gateway : "gateway";
	notebook.money.push({ act: "pay back", bookingId, by: person.id, answer, cents, way });
}

/**
 * Gives a share of what is left of a cancelled booking's money back, with a reason; the form is pressed twice, and once
 * more later. More than is left is refused.
 */
export async function giveGoodwill(
	visit: StaffVisit,
	bookingId: number,
	{ share, person = someone(visit) }: { share: number; person?: Person },
): Promise<void> {
	const { world, notebook } = visit;
	const payments = await world.db
		.all<Omit<PaymentSeen, "gateway">>(
			sql`SELECT payments.id, kept_cents AS left
			FROM payment_money AS payments JOIN bookings ON bookings.id = payments.booking_id
			WHERE booking_id = ${bookingId} AND bookings.status = 'cancelled' AND gateway <> 'hotel' ORDER BY payments.id`,
		)
		.catch(() => []);
	const payment = payments.find(({ left }) => left > 0);
	const cents = Math.ceil((payment?.left ?? 0) * share);
	if (!payment || cents < 1) return;
	const form = {
		path: `/dashboard/bookings/${bookingId}`,
		fields: {
			intent: "pay-back",
			key: formKey(),
			paymentId: payment.id,
			amount: typedAmount(cents),
			refundReason: "Get well soon",
		},
	};
	const { answer } = await press(visit, person.visitor, { ...form, clicks: 2 });
	notebook.money.push({ act: "goodwill", bookingId, by: person.id, answer, cents });
	if (answer === "done") await press(visit, person.visitor, form);
}

/** Both at the desk give more than half of what is left at the same time. */
export async function giveGoodwillAtOnce(visit: StaffVisit, bookingId: number): Promise<void> {
	await Promise.all(
		visit.scene.desk.map((person) => giveGoodwill(visit, bookingId, { share: 0.7, person })),
	);
}

/** The guest cancels on the own page, pressed twice: the policy gives a share of what was paid. */
export async function cancelByGuest(visit: StaffVisit, bookingId: number): Promise<void> {
	const { world, notebook, scene } = visit;
	const shownBooking = await readBooking(visit, { id: bookingId });
	if (shownBooking?.status !== "confirmed") return;
	const path = `/booking/${shownBooking.confirmId}/cancel`;
	const question = await insist(visit, () => world.fetch(path));
	const [, moneyFingerprint] =
		/ name="told" value="(\d+)"/.exec((await question?.text()) ?? "") ?? [];
	if (moneyFingerprint === undefined) return;
	const hours = (canaryInstant(scene.date, shownBooking.startTime) - world.clock.now()) / hour;
	const percent = hours >= 48 ? 100 : hours >= 24 ? 50 : 0;
	const answers = await sendAll(visit, path, { told: moneyFingerprint }, 2);
	const isDone = answers.some((each) => each?.status === 303);
	const answer = isDone ? "done" : answers.includes(null) ? "unknown" : "refused";
	notebook.money.push({ act: "guest cancels", bookingId, by: "", answer, percent });
}

/** Both at the desk pay back more than half at the same time: together it is more than came. */
export async function payBackAtOnce(visit: StaffVisit, bookingId: number): Promise<void> {
	await Promise.all(
		visit.scene.desk.map((person) => payPartBack(visit, bookingId, { share: 0.7, person })),
	);
}

/** Cancels with or without the money, pressed twice. */
export async function cancelByStaff(
	visit: StaffVisit,
	bookingId: number,
	refund: boolean,
): Promise<void> {
	const person = someone(visit);
	const path = `/dashboard/bookings/${bookingId}`;
	const moneyFingerprint = await readTold(visit, person.visitor, { path, intent: "cancel" });
	if (moneyFingerprint === null) return;
	const { answer } = await press(visit, person.visitor, {
		path,
		fields: {
			intent: "cancel",
			reason: "The guest asked for it",
			told: moneyFingerprint,
			...(refund ? { refund: "on" } : {}),
		},
		clicks: 2,
	});
	visit.notebook.money.push({ act: "cancel", bookingId, by: person.id, answer, refund });
}

/** Cash and card money that is due goes back by hand; both at the desk press at the same time. */
export async function giveBackByHand(visit: StaffVisit): Promise<void> {
	const due = await visit.world.db
		.all<{ id: number; cents: number }>(
			sql`SELECT booking_id AS id, sum(due_cents) AS cents
			FROM payment_money WHERE gateway IN ('cash', 'terminal') AND due_cents > 0
			GROUP BY booking_id`,
		)
		.catch(() => []);
	await Promise.all(
		due.flatMap(({ id, cents }) =>
			visit.scene.desk.map(({ visitor }) =>
				press(visit, visitor, {
					path: `/dashboard/bookings/${id}`,
					fields: { intent: "give-back", key: formKey(), told: String(cents) },
					clicks: 2,
				}),
			),
		),
	);
}
