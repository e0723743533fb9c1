import type { Visit } from "./guests.ts";

/** What happens at the gateway without a guest: pages expire and refunds complete; it sends events for both. */
export async function gatewaySendsEvents({ world, random }: Visit): Promise<void> {
	const { gateway, eventDelivery, clock } = world;
	const notices = [];
	for (const session of gateway.sessions.values()) {
		if (session.status !== "open" || session.expires_at * 1000 > clock.now()) continue;
		session.status = "expired";
		notices.push(eventDelivery.note("checkout.session.expired", session));
	}
	for (const charge of gateway.charges) {
		if (charge.amount_refunded <= (reportedCents.get(charge) ?? 0)) continue;
		reportedCents.set(charge, charge.amount_refunded);
		notices.push(eventDelivery.note("charge.refunded", charge));
	}
	// some events are sent now, the rest later
	const now = random.shuffled(notices).filter(() => random.chance(0.6));
	await Promise.all(now.map((notice) => eventDelivery.deliver(notice, random.pick([1, 2, 3]))));
}

/** Sum of each charge's refunds that was already reported. */
const reportedCents = new WeakMap<object, number>();

/** The event's name depends on the account's API version. */
const failedRefund = ["refund.failed", "refund.updated", "charge.refund.updated"] as const;

/** Some refunds made since then are rejected by the guests' banks. */
export async function refundsComeBack({ world, random }: Visit, since: number): Promise<void> {
	const { gateway, eventDelivery, givenBackThere, rejectedRefunds } = world;
	const ours = gateway.charges.filter(
		({ amount_refunded, payment_intent, created }) =>
			amount_refunded > 0 && !givenBackThere.has(payment_intent) && created * 1000 >= since,
	);
	for (const [index, charge] of ours.entries()) {
		// one in every round, because what it proves must not depend on chance
		if (index > 0 && !random.chance(0.3)) continue;
		const { payment_intent: money, amount_refunded: cents } = charge;
		rejectedRefunds.set(money, cents);
		const refund = gateway.refundFails(charge, cents);
		for (const type of failedRefund) {
			const notice = eventDelivery.note(type, refund);
			if (random.chance(0.6)) await eventDelivery.deliver(notice, random.pick([1, 2]));
		}
	}
}
