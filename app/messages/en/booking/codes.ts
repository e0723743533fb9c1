/** Why a code does not lower the price. Days are written out: "5 June 2027". */
export const codes = {
	unknown: "We don’t know this code. Please look at how it is written.",
	ended: "This code has ended.",
	usedUp: "This code has been used up.",
	usedByYou: "You have booked with this code already; it is for one booking.",
	otherTrip: "This code is not for this trip.",
	otherPrice: "This code does not lower the price of that day.",
	later: ({ day }: { day: string }) => `This code is for bookings from ${day} on.`,
	tripsFrom: ({ day }: { day: string }) => `This code is for trips from ${day} on.`,
	tripsUntil: ({ day }: { day: string }) => `This code is for trips until ${day}.`,
	tripsBetween: ({ from, to }: { from: string; to: string }) =>
		`This code is for trips from ${from} to ${to}.`,
	otherHotel: ({ hotel }: { hotel: string }) => `This code is only for guests of ${hotel}.`,
	tooLittle: ({ least }: { least: string }) => `This code is for bookings of ${least} or more.`,
};
