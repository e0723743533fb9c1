import { capital, numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

/** Seats that are held while their guest pays. */
export const heldSeats = {
	/** The bar on every page. */
	bar: {
		label: "Seats held for you",
		heldFor: ({ seats, left }: { seats: number; left: string }) =>
			plural("en", seats, {
				one: `Your seat is still held for <time>${left}</time>.`,
				other: `Your ${seats} seats are still held for <time>${left}</time>.`,
			}),
		more: ({ count }: { count: number }) => `And ${count} more.`,
		release: "Release<hidden> the seats</hidden>",
	},
	pay: ({ price }: { price: string }) => `Pay ${price}`,
	/** The panel in the place of the booking form. */
	panel: {
		waiting: ({ seats }: { seats: number }) =>
			plural("en", seats, {
				one: "One seat is waiting for you",
				other: `${capital(numberWord(numberWords, seats))} seats are waiting for you`,
			}),
		/** Followed by "34 mins" in large figures. */
		heldFor: "Still held for",
		payByThen: ({ seats }: { seats: number }) =>
			plural("en", seats, {
				one: "Pay by then and it is yours. So far nothing has been taken from your card.",
				other: "Pay by then and they are yours. So far nothing has been taken from your card.",
			}),
		youPay: "You pay",
		release: "Release the seats",
		releaseIsFree:
			"Releasing them costs nothing. Others can book them at once, and the form keeps what you typed.",
		lookAtAnotherDay: "Look at another day",
		staysHeld: ({ day }: { day: string }) => `What you hold on ${day} stays held while you look.`,
		day: "Day",
		guests: "Guests",
		pickup: "We pick you up",
		guideSpeaks: "Guide speaks",
		name: "Name",
		voucherGoesTo: "Voucher goes to",
	},
	noAnswer: "The seats are still held: there was no answer. Please try again.",
	released: "Your seats are released.",
};
