import { plural } from "../../plural.ts";

/** What is wrong with a field of a form. The rules of a text name the field, and "Type …" stands beside it. */
export const fieldErrors = {
	/** The fields, as the rules of a text name them. */
	fields: {
		name: "Name",
		email: "Email",
		phone: "Phone",
		comments: "Comments",
		message: "Message",
	},
	/** Rules of every text; `what` is the name of its field. */
	text: {
		missing: ({ what }: { what: string }) => `${what} is missing`,
		notText: ({ what }: { what: string }) => `${what} must be text`,
		tooLong: ({ what, most }: { what: string; most: number }) =>
			`${what} must be at most ${most} characters long`,
		tooShort: ({ what, least }: { what: string; least: number }) =>
			plural("en", least, {
				one: `${what} must be at least 1 character long`,
				other: `${what} must be at least ${least} characters long`,
			}),
		unusable: ({ what }: { what: string }) => `${what} has characters that can't be used`,
		nothingToRead: ({ what }: { what: string }) => `${what} has nothing to read`,
		noLetters: ({ what }: { what: string }) => `${what} must have letters`,
	},
	/** Where a rule has no sentence of its own. */
	missing: "This is missing",
	unusable: "This can’t be used here",
	name: "Type your name",
	message: "Type your message",
	fullName: "Type your full name",
	email: "Type your email address",
	emailLike: "Type an email address like ida@example.com",
	emailAgain: "Type your email address again",
	emailsDiffer: "Emails don't match",
	phoneLike: "Type a phone number like +34 600 123 456",
	wholeNumber: "Type a whole number",
	tooManyPeople: "That is more than we can take",
	oneAdult: "At least one adult must come along",
	childrenNegative: "Children must not be negative",
	babiesNegative: "Babies must not be negative",
	priceNumber: "Price must be a number",
	priceLeast: ({ least }: { least: number }) => `Price must be at least ${least}`,
	priceMost: ({ most }: { most: number }) => `Price must be at most ${most}`,
	priceDecimals: "Price must have at most two decimals",
	day: "Choose the day of your trip",
	start: "Choose a departure time",
	pickup: "Choose where we pick you up",
	/** Only programs send such a pickup. */
	pickupUnknown: "date error",
};
