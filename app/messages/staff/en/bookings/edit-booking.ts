import { plural } from "../../../plural.ts";

/** The correction of a booking, and what it costs. */
export const en = {
	errors: {
		tooManyPeople: "That is more than we can take",
		name: "Type the guest's name",
		phone: "Type a phone number like +34 600 123 456",
		pickup: "Choose a pickup",
	},
	guest: {
		title: "Guest",
		emailHint: "A new address gets a new voucher; the old link ends.",
		emailHintUnpaid: "A new address gets a new pay link; the old one ends.",
		languageNotKnown: "not known",
	},
	party: {
		title: "Party and pickup",
		staysUntilPaid: "The party stays as it is until this booking is paid.",
		seatsFree: ({ seats }: { seats: number }) => free(seats),
		seatsFreeAfter: ({ seats, seatsAfter }: { seats: number; seatsAfter: number }) =>
			`${free(seats)}, ${seatsAfter} after`,
		notEnough: ({ seats }: { seats: number }) => `${free(seats)}: not enough`,
		/** Under a fare. */
		amongThem: {
			adults: "among the adults",
			children: "among the children",
			bebe: "among the babies",
		},
		otherDay: "Move to another day",
	},
	notes: "Notes",
	/** Under a changed field: what it was, which may have several lines and stands in the tag. */
	was: "was <before></before>",
	wasEmpty: "was empty",
	costs: {
		title: "What changes",
		nothingYet: "Nothing yet.",
		notSavedYet: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "correction", other: "corrections" })}, not saved yet`,
		soldFor: "Sold for",
		morePeople: "More people",
		fewerPeople: "Fewer people",
		stillToPay: "Still to pay",
		paidTooMuch: "Paid too much",
		settle: ({ money }: { money: string }) => `Settle the ${money}`,
		reason: "Reason, if the price stays",
		save: "Save",
		saveAndSettle: ({ money }: { money: string }) => `Save, settle ${money}`,
		leave: "Leave it as it was",
	},
	/** How the difference is settled. */
	ways: {
		forgive: "Forgive it",
		keepPrice: "Keep the price",
		priceStays: "with a reason; the price stays as it was",
		hotelMore: "The hotel collects it",
		hotelLess: "The hotel collects less",
		/** What it collects from then on. */
		hotelCollects: ({ money }: { money: string }) => `${money} in all, as its statement will say`,
		staysOpen: "stays open on the booking",
		linkByMail: "goes with the mail; its code is on the booking",
		linkAsCode: "its code is on the booking",
		/** Of a sale that is not paid yet. */
		linkAsks: ({ money }: { money: string }) =>
			`asks for ${money}; a payment page that is open now counts no more`,
		leaveOpen: "Leave it open",
		nothingBackNow: "nothing goes back now",
		backAsPaid: "the way it was paid",
	},
};

function free(seats: number): string {
	return `${seats} ${plural("en", seats, { one: "seat", other: "seats" })} free`;
}
