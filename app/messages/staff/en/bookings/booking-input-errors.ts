/** Why staff's forms about a booking refuse what was typed. */
export const en = {
	amount: "Type an amount like 80 or 80.50",
	wholeNumber: "Type a whole number",
	noAdult: "At least one adult must come along",
	emailTooLong: "Email must be at most 254 characters long",
	email: "Type an email address like ida@example.com",
	language: "Choose a language",
	/** Names of fields, which begin a sentence: "The reason must be at most 300 characters long". */
	fields: {
		name: "Name",
		phone: "Phone",
		note: "The note",
		noteForGuide: "The note for the guide",
		noteForStaff: "The note for staff",
		reason: "The reason",
	},
};
