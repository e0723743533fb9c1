import { plural } from "../../../plural.ts";

/** Why a sale by staff is refused; what other forms say too stands in `booking-input-errors.ts`. */
export const en = {
	loadAgain: "Load this page again",
	source: "Say how the guest came",
	departure: "Choose a departure",
	childrenBelowNone: "Children must not be negative",
	babiesBelowNone: "Babies must not be negative",
	name: "Type a name to call out",
	pickup: "Choose where the guest is picked up",
	agreed: "Type the agreed price",
	agreedTooMuch: "That is too much",
	agreedTooLittle: ({ least }: { least: string }) =>
		`A payment link takes ${least} or more: let the guest pay in another way`,
	payment: "Say how the guest pays",
	noPhoneNorEmail:
		"Telephone or email is missing: only a walk-up, or who pays at the desk now, needs neither",
	linkNeedsEmail: "The link needs an email address",
	hotel: "Choose the hotel that collects",
	freeWhy: "Say why it is free of charge",
	whyLess: ({ money }: { money: string }) => `Say why it is ${money} less`,
	whyMore: ({ money }: { money: string }) => `Say why it is ${money} more`,
	taken: "Type what you have received",
	takenTooMuch: ({ money }: { money: string }) => `This is ${money} more than the price`,
	takenTooLittle: ({ money }: { money: string }) =>
		`This is ${money} less than the price: say that the rest comes later`,
	/** What has changed while the form was open. */
	changed: {
		departure: "This departure has just changed. Look once more and book again.",
		notOnSale: "This excursion is not on sale any more.",
		doesNotLeave: ({ title }: { title: string }) => `${title} does not leave on that day.`,
		hasLeft: "This departure has left already.",
		price: ({ price }: { price: string }) =>
			`The list says ${price} for this party. Look at the sum and book again.`,
		seats: ({ left, capacity, over }: { left: number; capacity: number; over: number }) =>
			`${left} of ${capacity} seats are free: ${over} too many.`,
		notEmpty: ({ seats }: { seats: number }) =>
			plural("en", seats, {
				one: "1 seat of this departure is taken, so it can’t be private.",
				other: `${seats} seats of this departure are taken, so it can’t be private.`,
			}),
		extraLeft: ({ title, left }: { title: string; left: number }) =>
			left === 0
				? `${title}: none is left for this departure.`
				: `${title}: only ${left} left for this departure.`,
		onlyWhole: "This departure is sold only as a whole: tick “private”.",
		outOfLimits: ({ price, least, most }: { price: string; least: string; most: string }) =>
			`The list says ${price} for this party. A booking costs ${least} at least and ${most} at most, so this can’t be sold here.`,
		nobodyTakesCash:
			"Nobody on this departure may take cash. Choose another way to pay, or make its guide a “guide who takes cash” on the page of the user.",
		/** Staff have given a reason for fewer. */
		moreOver: ({ over, overShown }: { over: number; overShown: number }) =>
			`Somebody was quicker: by now it is ${over} more than there is room for, not ${overShown}. Look once more, and book again if that is right too.`,
		whyOverbook: ({ over }: { over: number }) =>
			`${over} more than there is room for: say why you overbook`,
	},
};
