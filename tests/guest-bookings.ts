import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { bookings } from "#app/database/schema.server.ts";
import { addExcursion, changeUsualStart, columnsOn } from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addBooking, type Booking } from "#tests/sales.ts";

const hour = 3_600_000;

/** Local date and time this many hours ahead. */
export function startIn(hours: number): { date: string; startTime: string } {
	const text = new Date(Date.now() + hours * hour)
		.toLocaleString("sv-SE", { timeZone: "Atlantic/Canary" })
		.slice(0, 16);
	return { date: text.slice(0, 10), startTime: text.slice(11) };
}

/** An island with paid bookings for the tests of a file, and what these do again and again. */
export function guestBookings() {
	let paid: PaidIsland;
	beforeAll(async () => {
		paid = await startPaidIsland();
	});
	afterAll(() => paid.island.stop());
	beforeEach(() => {
		paid.stripe.isDown = false;
		paid.stripe.refunds.length = 0;
	});

	/** A paid booking that starts in this many hours, rounded to minutes so that it is never exactly on a limit. */
	async function addPaidBooking(
		hours = 24 * 7,
		changes: Record<string, unknown> = {},
		excursionChanges = {},
	) {
		const { island } = paid;
		const excursion = await addExcursion(island.db, { cutoffHours: 10, ...excursionChanges });
		const booking = await addBooking(island, excursion, changes);
		const { date, startTime } = startIn(hours);
		await changeUsualStart(island.db, excursion.id, startTime);
		await island.db
			.update(bookings)
			.set(await columnsOn(island.db, { excursionId: excursion.id, date }))
			.where(eq(bookings.id, booking.id));
		return { excursion, booking };
	}

	/** The booking, its payments and the types of its history. */
	async function read({ id }: Pick<Booking, "id">) {
		const now = await paid.state(id);
		const history = await entriesOf(paid.island.db, id);
		return { ...now, history: history.map(({ type }) => type) };
	}

	/** Sends a form of the site, each time from another network address. */
	function post(path: string, form: Record<string, string | number>) {
		const { island } = paid;
		return island.fetch(path, {
			method: "POST",
			headers: { origin: island.url.origin, "cf-connecting-ip": crypto.randomUUID() },
			body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
		});
	}

	/** @param shownCents the refund in cents that the page has shown */
	const cancel = ({ confirmId }: Pick<Booking, "confirmId">, shownCents: number) =>
		post(`/booking/${confirmId}/cancel`, { told: shownCents });

	const refundsOf = ({ id }: Pick<Booking, "id">) =>
		paid.stripe.refunds.filter((refund) => refund.payment_intent === `pi_test_${id}`);

	/** Round trips whose statements contain one of these words; background work of earlier answers is not counted. */
	async function roundTripsAbout(words: string[], act: () => Promise<unknown>): Promise<number> {
		const { island } = paid;
		let trips = 0;
		island.onDatabaseCall((body) => {
			if (words.some((word) => body.includes(word))) trips += 1;
			return body;
		});
		await act();
		island.onDatabaseCall(null);
		return trips;
	}

	/** A page's HTML without what React writes between texts. */
	const page = async (path: string) => {
		const response = await paid.island.fetch(path);
		return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&quot;", '"');
	};

	/** Waits for the background refund. */
	async function whenPaidBack(booking: Booking) {
		return vi.waitFor(async () => {
			const now = await read(booking);
			if (now.payments.some(({ status }) => status !== "refunded")) throw new Error("not yet");
			return now;
		}, 30_000);
	}

	return {
		get island() {
			return paid.island;
		},
		get stripe() {
			return paid.stripe;
		},
		addPaidBooking: addPaidBooking,
		read,
		post,
		cancel,
		refundsOf,
		roundTripsAbout,
		page,
		whenPaidBack,
	};
}
