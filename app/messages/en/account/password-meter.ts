/** What is said of a new password while it is typed. */
export const passwordMeter = {
	/** The first would be refused. */
	levels: {
		0: "Not possible.",
		1: "Easy to guess.",
		2: "Fair.",
		3: "Hard to guess.",
	},
	/** After the level: what would help most. */
	advice: {
		short: "It is too short.",
		name: "It contains a name: yours, that of your mailbox, or ours.",
		repeats: "It repeats itself, which is tried early.",
		row: "It follows a row of keys or counts, which is tried early.",
		word: "A single word, even with a number at its end, is tried first. Put a few words together that have nothing to do with each other.",
		longer: "Another word makes it much harder.",
		good: "Keep it for this site alone.",
	},
};
