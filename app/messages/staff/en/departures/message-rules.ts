/** What is wrong with a message to the guests of a departure. */
export const en = {
	minutes: "Choose how late you are",
	stops: "Choose which stops it is about",
	placeMissing: "Say where you meet them",
	time: "Type a time like 09:40",
	textMissing: "Type what they read",
	/** What a field is called in the common rules: "The text must be at least 10 characters long". */
	what: { place: "The meeting point", text: "The text" },
};
