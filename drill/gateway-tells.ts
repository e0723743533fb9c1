import type { Visit } from "./guests.ts";

/** What happens at the gateway without a guest: pages end, money went back; it tells of both. */
export async function gatewayTells({ world, random }: Visit): Promise<void> {
	const { gateway, courier, clock } = world;
	const notices = [];
	for (const session of gateway.sessions.values()) {
		if (session.status !== "open" || session.expires_at * 1000 > clock.now()) continue;
		session.status = "expired";
		notices.push(courier.note("checkout.session.expired", session));
	}
	for (const charge of gateway.charges) {
		if (charge.amount_refunded <= (told.get(charge) ?? 0)) continue;
		told.set(charge, charge.amount_refunded);
		notices.push(courier.note("charge.refunded", charge));
	}
	// some of it is told now, the rest whenever it arrives
	const now = random.shuffled(notices).filter(() => random.chance(0.6));
	await Promise.all(now.map((notice) => courier.deliver(notice, random.pick([1, 2, 3]))));
}

/** How much of each charge's refunds was told already. */
const told = new WeakMap<object, number>();
