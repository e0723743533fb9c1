/** The page on which staff sell seats; its form has texts of its own. */
export const en = {
	seatsAsOf: ({ time }: { time: string }) => `${time}, seats as of now`,
	noAnswer:
		"The database does not answer. Press once more in a moment: however often you press, it is one booking.",
};
