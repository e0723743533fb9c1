import { addDays } from "#app/catalogue/local-date.ts";
import { addExcursion, bookingOf } from "#tests/builders.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
import { book, type Departure, insist, notePaid, openCheckout, pay, type Visit } from "./guests.ts";
import type { World } from "./world.ts";

/** Eight guests for three seats, who all saw free seats before any of them books. */
export async function smallRush(visit: Visit, departure: Departure): Promise<void> {
	const { world } = visit;
	const { excursion } = departure;
	const guests = 8;
	world.gather(
		({ body }) => body.includes("INSERT INTO bookings") && body.includes(excursion.id),
		guests,
	);
	await Promise.all(Array.from({ length: guests }, () => book(visit, departure)));
}

/** A thousand guests at once for fifty seats of five departures; those who get one pay. */
export async function thousandOnFifty(visit: Visit, today: string): Promise<void> {
	const { world } = visit;
	await world.quiet();
	const excursion = await addExcursion(world.db, { createdAt: world.clock.now(), capacity: 10 });
	await Promise.all(
		Array.from({ length: 1000 }, async (_, guest) => {
			const departure = { excursion, date: addDays(today, 20 + (guest % 5)) };
			const confirmId = await book(visit, departure);
			const session = confirmId && (await openCheckout(visit, confirmId));
			if (session && pay(visit, session))
				await world.eventDelivery.deliver(notePaid(visit, session), 10);
		}),
	);
}

export type Totem = Awaited<ReturnType<typeof makeTotem>>;

/** A hotel that collects, with an enrolled totem. */
export async function makeTotem(world: World) {
	const { hotelId, excursion } = await addHotelWithTrip(
		world,
		{ paymentMode: "hotel" },
		{ createdAt: world.clock.now(), capacity: 3 },
	);
	const { screen } = await enrolScreen(world, hotelId, world.clock.now());
	return { excursion, hotelId, screen };
}

/** The hotel sells at its totem; the guests tap twice. */
export async function sellAtTotem(visit: Visit, totem: Totem, today: string): Promise<void> {
	const { tally, random } = visit;
	const { excursion, hotelId, screen } = totem;
	const guests = Array.from({ length: 4 }, () => {
		const { excursionId: _, ...form } = bookingOf(excursion, {
			partner: hotelId,
			date: addDays(today, random.between(5, 6)),
		});
		return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
	});
	await Promise.all(
		guests.flatMap((form) => {
			tally.doubleClicks += 1;
			const tap = async () => {
				const path = `/totem/${hotelId}/${excursion.id}/book`;
				const answer = await insist(visit, () => screen.submit(path, form));
				if (!answer) tally.gaveUp += 1;
				else if (answer.ok) tally.bookings += 1;
				await answer?.arrayBuffer();
			};
			return [tap(), tap()];
		}),
	);
}
