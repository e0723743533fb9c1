/** Who goes on a departure: the fields, and why somebody cannot go. */
export const en = {
	/** Above the boxes for several departures. */
	asItIs: "Where nothing is ticked, each departure keeps what it has.",
	nobody: { guide: "No guide", vehicle: "No vehicle", driver: "No driver" },
	withSeats: ({ name, seats }: { name: string; seats: number }) => `${name}, ${seats} seats`,
	speaks: ({ name, languages }: { name: string; languages: string }) => `${name}, ${languages}`,
	speaksNot: ({
		name,
		languages,
		unspoken,
	}: {
		name: string;
		languages: string;
		unspoken: string;
	}) => `${name}, ${languages} (no ${unspoken})`,
	promisedButUnspoken: ({ name, languages }: { name: string; languages: string }) =>
		`${name}: no ${languages}, which guests were promised.`,
	notInList: "Choose one of the list",
	clash: {
		elsewhere: ({
			name,
			title,
			date,
			time,
		}: {
			name: string;
			title: string;
			date: string;
			time: string;
		}) => `${name} is on “${title}” on ${date} at ${time}`,
		tooSmall: ({
			name,
			seats,
			takenSeats,
			date,
			time,
		}: {
			name: string;
			seats: number;
			takenSeats: number;
			date: string;
			time: string;
		}) => `${name} has ${seats} seats, and ${takenSeats} are taken on ${date} at ${time}`,
		more: ({ count }: { count: number }) => `${count} more`,
		/** @param reasons a list of those above. */
		refused: ({ reasons }: { reasons: string }) => `${reasons}. Nothing has changed.`,
		changedMeanwhile:
			"Somebody changed this meanwhile: a guide, vehicle or driver is not in use any more. Nothing has changed.",
	},
};
