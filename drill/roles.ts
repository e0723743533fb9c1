import { addDays } from "#app/catalogue/local-date.ts";
import type { FakeDispute, FakeSession } from "#tests/fakes/fake-stripe.ts";
import { askToBeForgotten } from "./erasure-requests.ts";
import { cancelOwn, changeOwn, clickAll } from "./guest-returns.ts";
import {
	book,
	comeBack,
	type Departure,
	notePaid,
	openCheckout,
	openPages,
	pay,
	type Visit,
} from "./guests.ts";
import type { Staff } from "./staff.ts";

/** Parts of a round, by the time since its first click. */
export const acts = [
	/** Everybody books; most pay. */
	"first",
	/** After 30 minutes: payment pages are about to expire, the seats are still held. */
	"second",
	/** After 42 minutes: holds have expired, and others can take the seats. */
	"third",
	/** Hours later. */
	"fourth",
] as const;
type Act = (typeof acts)[number];

/** What one person does in each act of a round. */
export type Script = Partial<Record<Act, () => Promise<void>>>;

export interface Cast extends Visit {
	departure: Departure;
	staff: Staff;
}

export const roles = {
	/** Pays at once; the event is sent up to ten times, at the same time as the guest returns. */
	buyer(cast: Cast): Script {
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				if (!visited || !pay(cast, visited.session)) return;
				const notice = notePaid(cast, visited.session);
				const times = cast.random.pick([1, 2, 10]);
				const isBack = cast.random.chance(0.5);
				await Promise.all([
					cast.world.eventDelivery.deliver(notice, times),
					isBack ? comeBack(cast, visited.confirmId) : null,
				]);
			},
		};
	},

	/** Opens the payment page and leaves. */
	abandoner(cast: Cast): Script {
		return {
			async first() {
				await bookAndOpen(cast);
			},
		};
	},

	/** Opens the payment page in two windows and pays in each that allows it. */
	twoWindows(cast: Cast): Script {
		return {
			async first() {
				const confirmId = await book(cast, cast.departure, { clicks: 2 });
				const pages = confirmId ? await openPages(cast, confirmId, 3) : [];
				for (const session of pages)
					if (pay(cast, session)) await cast.world.eventDelivery.deliver(notePaid(cast, session));
			},
		};
	},

	/** Leaves before the payment page. */
	leaver(cast: Cast): Script {
		return {
			async first() {
				await book(cast, cast.departure, { clicks: 2 });
			},
		};
	},

	/** Returns when the page is about to expire, and pays on the next one. */
	hesitater(cast: Cast): Script {
		let confirmId: string | null = null;
		return {
			async first() {
				confirmId = (await bookAndOpen(cast))?.confirmId ?? null;
			},
			async second() {
				const session = confirmId && (await openCheckout(cast, confirmId, 2));
				if (session && pay(cast, session))
					await cast.world.eventDelivery.deliver(notePaid(cast, session), 3);
			},
		};
	},

	/** Pays by bank transfer, then again by card before the bank has answered. */
	doublePayer(cast: Cast): Script {
		const { eventDelivery } = cast.world;
		let visited: Awaited<ReturnType<typeof bookAndOpen>> = null;
		return {
			async first() {
				visited = await bookAndOpen(cast);
				if (!visited) return;
				visited.session.status = "complete";
				await eventDelivery.deliver(
					eventDelivery.note("checkout.session.completed", visited.session),
				);
			},
			async second() {
				const again = visited && (await openCheckout(cast, visited.confirmId));
				if (again && pay(cast, again)) await eventDelivery.deliver(notePaid(cast, again), 2);
			},
			async third() {
				if (!visited) return;
				const { session } = visited;
				if (cast.random.chance(0.7)) {
					cast.world.gateway.pay(session);
					cast.tally.paid += 1;
					await eventDelivery.deliver(
						eventDelivery.note("checkout.session.async_payment_succeeded", session),
						cast.random.pick([1, 3]),
					);
				} else {
					await eventDelivery.deliver(
						eventDelivery.note("checkout.session.async_payment_failed", session),
					);
				}
			},
		};
	},

	/** Pays in time, but the event arrives when others can take the seats. */
	latecomer(cast: Cast): Script {
		let notice: ReturnType<typeof notePaid> | null = null;
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				if (visited && pay(cast, visited.session)) notice = notePaid(cast, visited.session);
			},
			async fourth() {
				if (notice) await cast.world.eventDelivery.deliver(notice, cast.random.pick([1, 2, 3]));
			},
		};
	},

	/** Pays in time and is forgotten when the hold is over; only then does the event of the payment arrive. */
	forgottenPayer(cast: Cast): Script {
		let paid: { confirmId: string; notice: ReturnType<typeof notePaid> } | null = null;
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				if (visited && pay(cast, visited.session))
					paid = { confirmId: visited.confirmId, notice: notePaid(cast, visited.session) };
			},
			async third() {
				if (paid) await askToBeForgotten(cast, paid.confirmId, 2);
			},
			async fourth() {
				if (paid) await cast.world.eventDelivery.deliver(paid.notice, 2);
			},
		};
	},

	/** Rebooks the expired hold in one window, and asks in the other to be forgotten. */
	undecided(cast: Cast): Script {
		let confirmId: string | null = null;
		return {
			async first() {
				confirmId = await book(cast, cast.departure);
			},
			async third() {
				if (!confirmId) return;
				const [session] = await Promise.all([
					rebookAndOpen(cast, confirmId),
					askToBeForgotten(cast, confirmId, 1),
				]);
				if (session && pay(cast, session))
					await cast.world.eventDelivery.deliver(notePaid(cast, session));
			},
		};
	},

	/** Pays another amount than requested, as with a wrongly configured gateway. */
	underpayer(cast: Cast): Script {
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				if (!visited) return;
				visited.session.amount_total -= 100;
				if (pay(cast, visited.session))
					await cast.world.eventDelivery.deliver(notePaid(cast, visited.session), 2);
			},
		};
	},

	/** Pays at the moment when staff cancel. */
	crossed(cast: Cast): Script {
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				if (!visited || !pay(cast, visited.session)) return;
				const notice = notePaid(cast, visited.session);
				await Promise.all([
					cast.world.eventDelivery.deliver(notice, 2),
					cast.staff.cancel(visited.confirmId, { refund: true, clicks: 2 }),
				]);
			},
		};
	},

	/** Attack: never pays, but a forged event says so. */
	forger(cast: Cast): Script {
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				for (let attempt = 0; visited && attempt < 4; attempt += 1)
					await cast.world.eventDelivery.forge(visited.session, cast.random);
			},
		};
	},

	/** Pays, and chooses another day afterwards. */
	changer(cast: Cast): Script {
		let confirmId: string | null = null;
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				if (!visited || !pay(cast, visited.session)) return;
				confirmId = visited.confirmId;
				await cast.world.eventDelivery.deliver(notePaid(cast, visited.session));
			},
			async second() {
				if (confirmId) await changeOwn(cast, confirmId, addDays(cast.departure.date, 1));
			},
		};
	},

	/** Rebooks the expired hold and pays. */
	returner(cast: Cast): Script {
		let confirmId: string | null = null;
		return {
			async first() {
				confirmId = (await bookAndOpen(cast))?.confirmId ?? null;
			},
			async third() {
				const session = confirmId && (await rebookAndOpen(cast, confirmId));
				if (session && pay(cast, session))
					await cast.world.eventDelivery.deliver(notePaid(cast, session), 2);
			},
		};
	},

	/** Pays; then all or a part is refunded in the gateway's dashboard. */
	paidBackThere(cast: Cast): Script {
		let session: FakeSession | null = null;
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				if (!visited || !pay(cast, visited.session)) return;
				session = visited.session;
				await cast.world.eventDelivery.deliver(notePaid(cast, session));
			},
			async third() {
				if (!session?.payment_intent) return;
				const { gateway, givenBackThere } = cast.world;
				const charge = gateway.chargeOf(session);
				givenBackThere.add(session.payment_intent);
				const left = charge.amount - charge.amount_refunded;
				if (left > 0)
					gateway.giveBack(charge, cast.random.chance(0.5) ? left : Math.ceil(left / 2));
			},
		};
	},

	/**
	 * Pays, then opens a dispute; staff or the guest may cancel before it is decided. It is won or
	 * lost hours later, and its events arrive in any order.
	 */
	disputer(cast: Cast): Script {
		const { world, random, staff } = cast;
		let confirmId: string | null = null;
		let dispute: FakeDispute | null = null;
		const tell = async (type: string) => {
			if (!dispute) return;
			const notice = world.eventDelivery.note(type, dispute);
			// the rest is sent at the end
			if (random.chance(0.8)) await world.eventDelivery.deliver(notice, random.pick([1, 2, 3]));
		};
		return {
			async first() {
				const visited = await bookAndOpen(cast);
				if (!visited || !pay(cast, visited.session)) return;
				confirmId = visited.confirmId;
				await world.eventDelivery.deliver(notePaid(cast, visited.session));
				const charge = world.gateway.chargeOf(visited.session);
				if (charge.amount_refunded === 0) dispute = world.gateway.dispute(charge);
			},
			async second() {
				await tell("charge.dispute.created");
			},
			async third() {
				if (!confirmId) return;
				const what = random.pick(["staff", "staff", "guest", "nobody"]);
				if (what === "staff") await staff.cancel(confirmId, { refund: true, clicks: 2 });
				if (what === "guest") await cancelOwn(cast, confirmId, { percent: 100, clicks: 2 });
			},
			async fourth() {
				if (!dispute) return;
				dispute.status = random.pick(["won", "lost"]);
				await tell("charge.dispute.closed");
			},
		};
	},

	/** Takes the seats that others have released. */
	secondComer(cast: Cast): Script {
		return {
			async third() {
				const visited = await bookAndOpen(cast);
				if (visited && pay(cast, visited.session))
					await cast.world.eventDelivery.deliver(notePaid(cast, visited.session));
			},
		};
	},
} satisfies Record<string, (cast: Cast) => Script>;

export type RoleName = keyof typeof roles;

async function bookAndOpen(cast: Cast) {
	const { random } = cast;
	const adults = cast.departure.excursion.capacity > 1 ? random.between(1, 2) : 1;
	const confirmId = await book(cast, cast.departure, { adults, clicks: random.pick([1, 1, 2, 3]) });
	if (!confirmId) return null;
	const session = await openCheckout(cast, confirmId, random.pick([1, 1, 2]));
	return session && { confirmId, session };
}

async function rebookAndOpen(cast: Cast, confirmId: string): Promise<FakeSession | null> {
	const [answer] = await clickAll(cast, `/payment/checkout/${confirmId}`, {}, 2);
	const location = answer?.headers.get("location") ?? "";
	return location.startsWith("https:") ? cast.world.gateway.sessionAt(location) : null;
}
