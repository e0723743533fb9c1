/** What the settings lack: on their screen and in "Needs attention", which carries no other text of theirs. */
export const en = {
	title: "Still missing",
	lead: "Nothing is invented for what is missing: it is left out, and the imprint says so.",
	law: ({ labels }: { labels: string }) => `The imprint lacks what most laws ask for: ${labels}.`,
	guests: ({ labels }: { labels: string }) => `Guests miss: ${labels}.`,
	sender: "No mail leaves, because it has no sender: type your email, or a sender of its own.",
	/** In "Needs attention"; the second one for those who may not change them. */
	fillIn: "Fill in the settings",
	askAdmin: "Whoever may change the settings types it there.",
};
