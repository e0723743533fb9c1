import { plural } from "../../../plural.ts";

/** The hotel desk, which finishes the booking of a guest without a phone. */
export const en = {
	code: {
		noHotel: "No hotel is yours yet. Ask whoever manages your team, or call the excursion office.",
		title: "Type a guest’s code",
		hint: "They stand on the screen in the lobby, for a guest without a phone. They work once, for 15 minutes, at this hotel alone.",
		hotel: "Hotel",
		figures: "The guest’s figures",
		likeThis: "Like 47 18 06",
		open: "Open the choice",
	},
	facts: {
		guest: "Guest",
		day: "Day",
		guests: "Guests",
		pickup: "Pickup",
		extras: "Extras",
		fares: "Fares",
		/** What guests at a fare bring. */
		proofs: "To show on the day",
		price: "Price",
		readyAt: "Be ready at",
		/** When and where: "08:15, Hotel Sol, main entrance". */
		timeAndPlace: ({ time, place }: { time: string; place: string }) => `${time}, ${place}`,
		paid: "Paid",
		toPayByCard: "To pay by card",
		hotelCollects: "The hotel collects",
	},
	choice: {
		chosenAt: ({ hotel }: { hotel: string }) => `Chosen at the screen of ${hotel}.`,
		taken: "These seats were taken meanwhile.",
		dayFull: "That day is full. Nothing is booked. At the screen the guest sees the other days.",
		notWhole:
			"Somebody has a seat there by now, so the whole trip is not free any more. Nothing is booked. At the screen the guest sees the other days.",
		seatsLeft: ({ left }: { left: number }) =>
			plural("en", left, {
				one: `Only ${left} seat is left that day. Nothing is booked. At the screen the guest sees the other days.`,
				other: `Only ${left} seats are left that day. Nothing is booked. At the screen the guest sees the other days.`,
			}),
		seatsFree: ({ left }: { left: number }) =>
			plural("en", left, {
				one: `<b>Not booked yet.</b> ${left} seat is free that day; the guest’s are kept as soon as you book.`,
				other: `<b>Not booked yet.</b> ${left} seats are free that day; the guest’s are kept as soon as you book.`,
			}),
		anotherGuest: "Another guest",
		name: "The guest’s full name",
		email: "Email",
		emailHint:
			"The voucher goes there. A guest without one: type the hotel’s own address and print the voucher.",
		howPaid: "How is it paid?",
		paidHere: ({ price }: { price: string }) => `The guest has paid ${price} here`,
		onRoomBill: "It goes on the room bill",
		byCard: "By card, on our payment page, now",
		book: ({ price }: { price: string }) => `Book for ${price}`,
	},
	bookingMade: {
		headlines: {
			confirmed: "Booked.",
			pending: "Held, not paid yet.",
			cancelled: "This booking has ended.",
			expired: "This booking has ended.",
		},
		voucherLeaves: ({ email }: { email: string }) =>
			`The voucher is on its way to ${email}. A guest without a phone takes it along on paper.`,
		heldUntil: ({ clock, price }: { clock: string; price: string }) =>
			`The seats are held until ${clock} and are the guest’s as soon as ${price} is paid.`,
		ended: "Its seats went back on sale. Let the guest choose once more at the screen.",
		openVoucher: "Open the voucher to print it",
		openPayment: "Open the payment page",
		nextGuest: "Next guest",
	},
	errors: {
		noHotel: "Choose the hotel",
		noFigures: "Type the six figures that the guest says",
		noMoney: "Say how it is paid",
		tooManyTries: "Too many tries. Wait a minute, then type it again.",
		notOnSale: "This trip is not on sale any more.",
		unknownFigures:
			"No choice waits under these figures at this hotel. They work once, for 15 minutes: let the guest read them again, or make new ones at the screen.",
	},
};
