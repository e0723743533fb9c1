import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { bookingOf, type Excursion } from "#tests/builders.ts";
import type { FakeSession } from "#tests/fakes/fake-stripe.ts";
import { sendBooking } from "#tests/sales.ts";
import { chooseFrom, fieldsOfChoice, noteChoice, type Offer } from "./offers.ts";
import type { Random } from "./random.ts";
import type { Tally } from "./tally.ts";
import type { World } from "./world.ts";

export interface Departure {
	excursion: Excursion;
	/** Local date. */
	date: string;
	/** Absent where only seats are sold. */
	offer?: Offer;
}

/** A person of the drill with a random stream of their own. */
export interface Visit {
	world: World;
	random: Random;
	tally: Tally;
}

const bookingAnswer = v.object({ confirmId: v.string() });
/** How often a person reloads a page that fails. */
const patience = 7;

/** Repeats a request until it succeeds; null when it never does. */
export async function insist(
	{ world, random }: Visit,
	ask: () => Promise<Response>,
): Promise<Response | null> {
	for (let attempt = 0; attempt < patience; attempt += 1) {
		try {
			const response = await ask();
			// read completely here, because a worker may die in the middle of its answer
			const body = await response.arrayBuffer();
			const { status, headers } = response;
			if (status < 500) return new Response(body.byteLength > 0 ? body : null, { status, headers });
		} catch {
			// the connection was cut, or the worker died
			await world.quiet();
		}
		await new Promise((done) => setTimeout(done, random.between(5, 30)));
	}
	return null;
}

/** Sold out, or what was chosen is gone: a code has no use left. */
export const refusals: readonly number[] = [409, 422];

/**
 * Books seats of a departure with one form, clicked so many times at once, and chooses from what it offers.
 * @returns null when it was sold out or no answer came.
 */
export async function book(
	visit: Visit,
	{ excursion, date, offer }: Departure,
	options: { adults?: number; clicks?: number } = {},
): Promise<string | null> {
	const { world, tally, random } = visit;
	const { adults = 1, clicks = 1 } = options;
	const key = randomUUID();
	const { choice, priceCents } = chooseFrom(offer, adults * excursion.priceAdultCents, random);
	const form = bookingOf(excursion, {
		...{ date, adults, key, price: priceCents / 100, isWhole: choice.isWhole ?? false },
		...fieldsOfChoice(choice),
	});
	const click = async () => {
		const answer = await insist(visit, () => sendBooking(world, form));
		if (!answer) return null;
		const body: unknown = await answer.json();
		if (answer.ok) return v.parse(bookingAnswer, body).confirmId;
		if (offer ? !refusals.includes(answer.status) : answer.status !== 409)
			tally.broken.push(`a booking was answered with ${answer.status}: ${JSON.stringify(body)}`);
		return "sold out";
	};
	tally.doubleClicks += clicks - 1;
	const answers = await Promise.all(Array.from({ length: clicks }, click));
	const confirmIds = new Set(answers.filter((each) => each !== null && each !== "sold out"));
	if (confirmIds.size > 1) tally.broken.push(`one form became ${confirmIds.size} bookings`);
	const [confirmId] = confirmIds;
	if (confirmId) {
		tally.bookings += 1;
		noteChoice(tally, choice);
		tally.promisedBookings.push({ confirmId, key, bookingId: null });
		return confirmId;
	}
	if (answers.includes("sold out")) tally.soldOut += 1;
	else tally.gaveUp += 1;
	return null;
}

/** Requests the payment page of a booking so many times at once; null when there is none. */
export async function openCheckout(
	visit: Visit,
	confirmId: string,
	clicks = 1,
): Promise<FakeSession | null> {
	const pages = await openPages(visit, confirmId, clicks);
	return visit.random.shuffled(pages)[0] ?? null;
}

/** The different payment pages opened by so many simultaneous clicks; there should be one. */
export async function openPages(
	visit: Visit,
	confirmId: string,
	clicks: number,
): Promise<FakeSession[]> {
	const { world, tally } = visit;
	const open = async () => {
		const answer = await insist(visit, () => world.fetch(`/payment/checkout/${confirmId}`));
		await answer?.arrayBuffer();
		const location = answer?.headers.get("location") ?? "";
		return location.startsWith("https:") ? world.gateway.sessionAt(location) : null;
	};
	tally.doubleClicks += clicks - 1;
	const pages = await Promise.all(Array.from({ length: clicks }, open));
	const sessions = new Set(pages.filter((page) => page !== null));
	tally.checkouts += sessions.size;
	return [...sessions];
}

/** Pays by card if the page is still open. @returns true when money was received. */
export function pay({ world, tally }: Visit, session: FakeSession): boolean {
	if (session.status !== "open" || session.expires_at * 1000 <= world.clock.now()) return false;
	world.gateway.pay(session);
	tally.paid += 1;
	return true;
}

/** Records the event that a page was paid. */
export function notePaid({ world }: Visit, session: FakeSession) {
	return world.eventDelivery.note("checkout.session.completed", session);
}

/** The guest returns from the payment page, and the site polls the gateway. */
export async function comeBack(visit: Visit, confirmId: string): Promise<void> {
	const page = `/payment/success?booking=${confirmId}`;
	await (await insist(visit, () => visit.world.fetch(page)))?.arrayBuffer();
}

/** Books and pays by card. @returns null where there was no seat or no answer. */
export async function buy(
	visit: Visit,
	departure: Departure,
	options: { adults?: number } = {},
): Promise<string | null> {
	const confirmId = await book(visit, departure, options);
	const session = confirmId && (await openCheckout(visit, confirmId));
	if (!session || !pay(visit, session)) return null;
	const times = visit.random.pick([1, 2, 5]);
	await visit.world.eventDelivery.deliver(notePaid(visit, session), times);
	return confirmId;
}
