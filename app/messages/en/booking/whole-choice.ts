/** The choice between seats and the whole departure for one party. */
export const wholeChoice = {
	legend: "Seats or the whole trip",
	seats: "Seats, beside other guests",
	choice: ({ people, price }: { people: number; price: string }) =>
		`The whole trip, only for you, up to ${people} people: ${price}`,
	only: ({ people, price }: { people: number; price: string }) =>
		`This trip is only for you, up to ${people} people: ${price}`,
	gone: "Seats of this departure are taken, so it is no longer free as a whole.",
};
