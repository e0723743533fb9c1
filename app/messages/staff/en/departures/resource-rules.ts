/** What is wrong with the form of a guide, vehicle or driver. */
export const en = {
	/** What a field is called in the common rules: "The name must be at least 2 characters long". */
	what: {
		name: "The name",
		phone: "The telephone",
		languages: "Languages",
		email: "The email",
	},
	nameMissing: "The name is missing",
	languages: "Write languages by their English names or as two letters: English, de",
	seatsMissing: "Say how many seats it has",
	seatsNotWhole: "Seats must be a whole number",
	seatsTooFew: ({ least }: { least: number }) => `Seats must be at least ${least}`,
	seatsTooMany: ({ most }: { most: number }) => `Seats must be at most ${most}`,
};
