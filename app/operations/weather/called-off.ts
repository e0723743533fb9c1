import type { WeatherBy } from "#app/sales/weather/weather-choice.ts";

/** A guest of a departure that the weather called off, and what the guest has chosen. */
export interface CalledOffGuest {
	bookingId: number;
	reference: string;
	name: string;
	language: string | null;
	seats: number;
	currency: string;
	phone: string | null;
	hotel: { name: string; phone: string } | null;
	pickup: { title: string };
	/** `open` has not chosen yet; `otherwise`: staff have moved or cancelled the booking meanwhile. */
	state: "open" | "money" | "move" | "credit" | "otherwise";
	/** That went back, or became credit. */
	cents: number;
	chosenBy: WeatherBy | null;
	chosenAt: number | null;
	/** Milliseconds since the epoch. */
	until: number;
	/** Local date and start of the departure that was taken. */
	target: { date: string; startTime: string } | null;
	/** For a guest whom no mail reaches: the question with its link, in the guest's language. */
	text: string | null;
}

/** What the weather has cost: how many chose what, and the sums of one currency. */
export function sumsOfChoices(guests: readonly CalledOffGuest[]) {
	const of = (state: CalledOffGuest["state"]) => guests.filter((guest) => guest.state === state);
	const cents = (state: CalledOffGuest["state"]) =>
		of(state).reduce((sum, guest) => sum + guest.cents, 0);
	return {
		open: of("open").length,
		otherwise: of("otherwise").length,
		move: of("move").length,
		money: { bookings: of("money").length, cents: cents("money") },
		credit: { bookings: of("credit").length, cents: cents("credit") },
	};
}
