import { plural } from "../../plural.ts";

/** The page on a guest's phone that takes over from the screen in the lobby. */
export const phonePage = {
	title: "Finish your booking",
	day: "Day",
	guests: "Guests",
	pickUp: "We pick you up",
	toPay: "You pay",
	toPayAtReception: "You pay at reception",
	stillFree: ({ seats }: { seats: number }) =>
		`${plural("en", seats, { one: "1 seat", other: `${seats} seats` })} still free that day. Yours are kept as soon as you book.`,
	book: "Book these seats",
	bookAndPay: ({ price }: { price: string }) => `Book and pay ${price}`,
	chosenAt: ({ hotel }: { hotel: string }) => `Chosen at ${hotel}. The screen there follows along.`,
	unread: ({ phone }: { phone: string }) =>
		`Nothing was booked, nothing was charged. Please try again in a few minutes${phone && `, or call ${phone}`}.`,
	ended: {
		title: "This code is used up",
		text: "Each code is good for one booking, on one phone, for 15 minutes. On the screen in the lobby, touch “Make a new code” and scan that one. Nothing was booked with this one here.",
	},
	gone: {
		title: "These seats were just taken",
		text: ({ trip, day }: { trip: string; day: string }) =>
			`Somebody else booked “<trip>${trip}</trip>” on ${day} while you found your phone. We are sorry. Nothing was booked or paid.`,
		otherDays: "See the other days",
	},
};
