import { plural } from "../../plural.ts";
import { staffTexts } from "../../staff-texts.ts";

/** A whole departure is cancelled, or moves to another day. */
export const departureChangeTexts = /* @__PURE__ */ staffTexts({
	happens: "What happens",
	/** Who is affected, and which money. */
	touched: ({
		bookings,
		guests,
		paid,
		byHand,
		disputed,
	}: {
		bookings: number;
		guests: number;
		/** Null when nobody is booked. */
		paid: string | null;
		/** Null when nobody paid in cash or at the card terminal. */
		byHand: string | null;
		disputed: string | null;
	}) =>
		[
			`${bookings} ${plural("en", bookings, { one: "booking", other: "bookings" })}`,
			`${guests} ${plural("en", guests, { one: "guest", other: "guests" })}`,
			...(paid === null ? [] : [`${paid} paid by card`]),
			...(byHand === null ? [] : [`${byHand} paid in cash or by terminal`]),
			...(disputed === null ? [] : [`besides ${disputed} that guests asked back at their bank`]),
		].join(", "),
	reason: {
		label: "Reason, as the guests read it",
		example: "The wind is too strong for the boat.",
	},
	sure: "I have read what happens",
	notSure: "Tick that you have read what happens",
	who: "Who is affected",
	byHand: ({ sum }: { sum: string }) => `${sum} in cash or by terminal`,
	heldByBank: ({ sum }: { sum: string }) => `${sum} held by the bank`,
	givenBackByBank: ({ sum }: { sum: string }) => `${sum} given back by the bank`,
	atHotel: "at hotel",
	notPaid: "not paid",
	closed: "The day is closed: nobody can book it any more.",
	isOver: "This departure is over: it can’t be changed any more.",
	cancel: {
		pageTitle: "Cancel a departure · Staff",
		heading: ({ day }: { day: string }) => `Cancel ${day}`,
		everybody:
			"Everybody below is cancelled. Each guest with an email gets your reason and three other days.",
		noAddress: "Guests without an email stand in “Needs attention”, to be called.",
		money:
			"What was paid by card goes back to the guests at once. What staff took in cash or by terminal, you give back by hand. What a hotel took, the hotel pays back.",
		disputed:
			"What a guest’s bank holds is not sent: it goes back once the bank decides for us, and the mail says so.",
		/** Nobody was left to cancel: a colleague was faster. */
		doneBefore: "It was cancelled already; nobody is told twice",
		done: "The departure is cancelled, every guest with an email has a mail",
	},
	move: {
		pageTitle: "Move a departure · Staff",
		heading: ({ day }: { day: string }) => `Move ${day}`,
		everybody: "Everybody below moves to the new day, with their pickup and their price.",
		closed: ({ day }: { day: string }) => `${day} is closed: nobody can book it any more.`,
		mail: "Each guest with an email gets your reason, the new day, and the offer of another day or all money back.",
		submit: "Move everybody",
		done: "The guests have moved here, every guest with an email has a mail",
		tooFewSeats: "That day has not enough seats for everybody. Choose another.",
		nobodyBooked: "Nobody is booked on this departure any more.",
		target: "New day",
		targetHint: ({ seats }: { seats: number }) => `Only days with ${seats} free seats are listed.`,
		targetMissing: "Choose the new day",
		left: ({ day, seats }: { day: string; seats: number }) => `${day}, ${seats} left`,
	},
});
