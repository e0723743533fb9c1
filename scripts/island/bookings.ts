import { readPolicyText } from "#app/catalogue/policy/policy-text.ts";
import type { bookings, payments, refunds, sandboxCheckouts } from "#app/database/schema.server.ts";
import { holdMinutes } from "#app/sales/holds/hold-minutes.ts";
import type { DemoExcursion } from "./demo-excursion.ts";
import type { DemoDeparture } from "./departures.ts";
import { makeGuest, remarkOf } from "./guests.ts";
import { type Hotel, hotels } from "./hotels.ts";
import type { Dice } from "./random.ts";

/** A booking and its payment; ids are set when all rows are in order. */
export interface Sale {
	booking: Omit<typeof bookings.$inferInsert, "departureId">;
	payment: Omit<typeof payments.$inferInsert, "bookingId">;
	/** What went back of a cancelled booking that was paid online. */
	refund: typeof refunds.$inferInsert | null;
	/** Null where a hotel collects. */
	checkout: typeof sandboxCheckouts.$inferInsert | null;
}

type Ending = "confirmed" | "cancelled" | "expired";

/** Shared by all sales of one island. */
export interface SaleContext {
	/** The local date of seeding. */
	today: string;
	dice: Dice;
	/** Two of 450 references of five letters may be equal by chance. */
	takenReferences: Set<string>;
}

interface Party {
	adults: number;
	children: number;
	bebe: number;
}

const minute = 60_000;
const hour = 60 * minute;
const currency = "EUR";
/** Without 0, O, 1, I and L, which sound or look alike. */
const spoken = [..."ABCDEFGHJKMNPQRSTUVWXYZ23456789"];

/** Bookings that take exactly the seats sold, and some that were cancelled or expired. */
export function sell(demo: DemoExcursion, departure: DemoDeparture, desk: SaleContext): Sale[] {
	const { dice } = desk;
	const sales: Sale[] = [];
	let left = departure.sold;
	while (left > 0) {
		const seats = Math.min(left, dice.pick([1, 2, 2, 2, 2, 3, 3, 4, 4, 5]));
		left -= seats;
		sales.push(makeSale(demo, departure, { seats, ending: "confirmed" }, desk));
		if (dice.chance(6))
			sales.push(makeSale(demo, departure, { seats: 2, ending: "cancelled" }, desk));
		if (dice.chance(4))
			sales.push(makeSale(demo, departure, { seats: 2, ending: "expired" }, desk));
	}
	return sales;
}

/** A booking of so many seats that was paid, or not, and ended like this. */
export function makeSale(
	demo: DemoExcursion,
	departure: DemoDeparture,
	{ seats, ending }: { seats: number; ending: Ending },
	desk: SaleContext,
): Sale {
	const { dice } = desk;
	const { row, pickups } = demo;
	const party = partyOf(seats, row.minimumAge, dice);
	// cancelled and abandoned bookings come from the site only
	const hotel = ending === "confirmed" && dice.chance(22) ? hotelOnTheWay(demo, dice) : null;
	const atHotel = pickups.find(([, point]) => point.id === hotel?.pickupPointId);
	const [pickupTime, point] = atHotel ?? dice.pick(pickups);
	const booking = {
		confirmId: dice.token(16),
		reference: freeReference(desk),
		idempotencyKey: dice.token(32),
		excursionId: row.id,
		title: row.title,
		date: departure.date,
		startTime: row.startTime,
		...party,
		priceCents:
			party.adults * row.priceAdultCents +
			party.children * row.priceChildCents +
			party.bebe * row.priceBebeCents,
		currency,
		// the setting without which an island starts
		cancellationPolicy: JSON.stringify(readPolicyText(row.cancellationPolicy ?? "48:100,24:50")),
		policyStart: `${departure.date} ${row.startTime}`,
		pickup: `${pickupTime} · ${point.title}`,
		pickupPointId: point.id,
		pickupTime,
		partner: hotel?.id ?? "web",
		hotelId: hotel?.id ?? null,
		...makeGuest(departure.languages, dice),
		comments: remarkOf(party.bebe, dice),
		status: ending,
		...instantsOf(departure.date, ending, desk),
	};
	return hotel?.paymentMode === "hotel"
		? { booking, payment: payAtHotel(booking, dice), refund: null, checkout: null }
		: { booking, ...payOnline(booking, ending, dice) };
}

type Booked = Sale["booking"] & ReturnType<typeof instantsOf>;

function payAtHotel(booking: Booked, dice: Dice): Sale["payment"] {
	return { id: dice.token(16), gateway: "hotel", status: "paid", ...moneyOf(booking) };
}

function payOnline(booking: Booked, ending: Ending, dice: Dice): Omit<Sale, "booking"> {
	const id = dice.token(16);
	const checkoutId = `sandbox_${dice.token(16)}`;
	const sessionExpiresAt = booking.createdAt + 30 * minute;
	return {
		payment: {
			id,
			gateway: "sandbox",
			sessionId: checkoutId,
			sessionUrl: `/payment/sandbox/${checkoutId}`,
			sessionExpiresAt,
			gatewayPaymentId: ending === "expired" ? null : checkoutId,
			status: ending === "expired" ? "failed" : "paid",
			// too old to be polled
			askedTimes: 6,
			...moneyOf(booking),
		},
		refund: booking.cancelledAt === null ? null : refundOf(id, booking, booking.cancelledAt),
		checkout: {
			id: checkoutId,
			paymentId: id,
			description: `${booking.title}, ${booking.date}`,
			amountCents: booking.priceCents,
			refundedCents: ending === "cancelled" ? booking.priceCents : 0,
			currency,
			successUrl: `/payment/success?confirmId=${booking.confirmId}`,
			cancelUrl: `/payment/error?confirmId=${booking.confirmId}`,
			status: ending === "expired" ? "expired" : "complete",
			expiresAt: sessionExpiresAt,
		},
	};
}

/** All of what was paid. */
export function refundOf(
	paymentId: string,
	{ priceCents }: Pick<Sale["booking"], "priceCents">,
	at: number,
): NonNullable<Sale["refund"]> {
	const money = { paymentId, amountCents: priceCents, reason: "cancelled" } as const;
	return { ...money, source: "guest", state: "done", createdAt: at, doneAt: at };
}

function moneyOf({ priceCents, createdAt, updatedAt, confirmedAt }: Booked) {
	return { amountCents: priceCents, currency, createdAt, updatedAt, paidAt: confirmedAt };
}

/** Paid within minutes or never; cancelled on the same day or never. */
function instantsOf(date: string, ending: Ending, { today, dice }: SaleContext) {
	const createdAt = bookedAt(date, today, dice);
	const holdExpiresAt = createdAt + holdMinutes * minute;
	const confirmedAt = ending === "expired" ? null : createdAt + (2 + dice.roll(5)) * minute;
	const cancelledAt = ending === "cancelled" ? createdAt + 5 * hour : null;
	const updatedAt = cancelledAt ?? confirmedAt ?? holdExpiresAt + minute;
	return { createdAt, holdExpiresAt, confirmedAt, cancelledAt, updatedAt };
}

/** A hotel at one of this excursion's stops. */
function hotelOnTheWay({ pickups }: DemoExcursion, dice: Dice): Hotel | null {
	const onTheWay = hotels.filter(({ pickupPointId }) =>
		pickups.some(([, { id }]) => id === pickupPointId),
	);
	return onTheWay.length > 0 ? dice.pick(onTheWay) : null;
}

function freeReference(desk: SaleContext): string {
	const letters = Array.from({ length: 5 }, () => desk.dice.pick(spoken));
	const reference = `IX-${letters.join("")}`;
	if (desk.takenReferences.has(reference)) return freeReference(desk);
	desk.takenReferences.add(reference);
	return reference;
}

/** From the third person on there may be a child, and a baby where babies may come. */
function partyOf(seats: number, minimumAge: number, dice: Dice): Party {
	const bebe = seats >= 3 && minimumAge === 0 && dice.chance(18) ? 1 : 0;
	const children = Math.min(Math.max(0, seats - 2 - bebe), dice.roll(3));
	return { adults: seats - children - bebe, children, bebe };
}

/** By day, in the three weeks before, and early enough for everything that follows it. */
function bookedAt(date: string, today: string, dice: Dice): number {
	const lastMidnight = Date.parse(`${date < today ? date : today}T00:00Z`);
	const daysBefore = 1 + dice.roll(20);
	return lastMidnight - daysBefore * 24 * hour + (8 + dice.roll(9)) * hour + dice.roll(60) * minute;
}
