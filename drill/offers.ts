import { addExcursion, changeDeparture } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { addExtra, addStock } from "#tests/extras.ts";
import type { Departure } from "./guests.ts";
import type { Random } from "./random.ts";
import type { Tally } from "./tally.ts";
import type { World } from "./world.ts";

/** What may be chosen on a trip beside its seats. */
export interface Offer {
	wholeCents: number;
	extras: { id: number; cents: number }[];
	codes: { code: string; centsOff: (cents: number) => number }[];
}

/** What somebody asks for beside seats. */
export interface Choice {
	isWhole?: boolean;
	code?: string;
	/** One of each. */
	extraIds?: readonly number[];
}

const wholeCents = 48_000;
const lunchCents = 950;
const suitCents = 1200;
const tenPercent = 1000;
const amountCents = 500;

/**
 * Two excursions that leave at the same time on these dates, by seats or whole. Each has a few lunches of its own, both
 * share wetsuits; one code takes a percentage off three bookings, another an amount off one of each guest.
 */
export async function addTripsWithOffers(
	{ db, clock }: World,
	{ capacities, dates }: { capacities: readonly number[]; dates: readonly string[] },
): Promise<Required<Pick<Departure, "excursion" | "offer">>[]> {
	const now = clock.now();
	const dated = { createdAt: now, updatedAt: now };
	const stockId = await addStock(db, 3);
	const percentage = await addCode(db, { percent: tenPercent, mostBookings: 3, ...dated });
	const amount = await addCode(db, { amountCents, oncePerGuest: true, ...dated });
	const codes = [
		{ code: percentage.code, centsOff: (cents: number) => (cents * tenPercent) / 10_000 },
		{ code: amount.code, centsOff: () => amountCents },
	];
	const trips: Required<Pick<Departure, "excursion" | "offer">>[] = [];
	for (const capacity of capacities) {
		const excursion = await addExcursion(db, { createdAt: now, capacity });
		for (const date of dates)
			await changeDeparture(
				db,
				{ excursionId: excursion.id, date },
				{ sells: "both", wholePriceCents: wholeCents },
			);
		const lunch = await addExtra(db, excursion, { stock: 2, priceCents: lunchCents });
		const suit = { stockId, priceCents: suitCents, title: "A wetsuit" };
		const extras = [
			{ id: lunch, cents: lunchCents },
			{ id: await addExtra(db, excursion, suit), cents: suitCents },
		];
		trips.push({ excursion, offer: { wholeCents, extras, codes } });
	}
	return trips;
}

/** What a party chooses, and what it then pays; seats alone where nothing else is offered. */
export function chooseFrom(
	offer: Offer | undefined,
	seatsCents: number,
	random: Random,
): { choice: Choice; priceCents: number } {
	if (!offer) return { choice: {}, priceCents: seatsCents };
	const isWhole = random.chance(0.2);
	const extras = offer.extras.filter(() => random.chance(0.4));
	const [code] = random.chance(0.4) ? random.shuffled(offer.codes) : [];
	const extrasCents = extras.reduce((sum, { cents }) => sum + cents, 0);
	const listCents = (isWhole ? offer.wholeCents : seatsCents) + extrasCents;
	return {
		choice: { isWhole, code: code?.code, extraIds: extras.map(({ id }) => id) },
		priceCents: listCents - (code?.centsOff(listCents) ?? 0),
	};
}

export function noteChoice(tally: Tally, { isWhole, code, extraIds = [] }: Choice): void {
	tally.extras += extraIds.length;
	if (code) tally.codes += 1;
	if (isWhole) tally.wholeTrips += 1;
}

/** Code and extras as the fields of a form. */
export function fieldsOfChoice({ code = "", extraIds = [] }: Choice): Record<string, string> {
	return { code, ...Object.fromEntries(extraIds.map((id) => [`extra_${id}`, "1"])) };
}
