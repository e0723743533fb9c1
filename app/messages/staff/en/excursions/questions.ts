/** What guests of an excursion are asked: the list for staff, and the form of one. */
export const en = {
	title: "Questions",
	list: {
		title: "What guests are asked",
		hint: "A shoe size, a diet, a waiver. Whoever leads the trip reads the answers beside each booking.",
		none: "No question yet.",
		required: "required",
		options: ({ options }: { options: string }) => `Choices: ${options}`,
		wording: ({ wording }: { wording: number }) => `version ${wording}`,
	},
	kinds: {
		text: "A line of text",
		choice: "One of several choices",
		number: "A number",
		"yes or no": "Yes or no",
		consent: "Consent to a text (waiver)",
	},
	asks: {
		booking: "The booking, once",
		guests: "Each adult and child",
		everybody: "Everybody, babies too",
	},
	moments: {
		booking: "While booking",
		later: "On the guest’s own page, until bookings close",
		staff: "By staff only",
	},
	form: {
		note: "What stands beside it for guests; of a consent, the text they agree to",
		kind: "Kind of answer",
		options: "Choices, one a line",
		optionsHint: "Only for one of several choices. In other languages in the same order.",
		asks: "Whom it asks",
		moment: "When it is asked",
		momentHint:
			"What asks each guest is answered on the guest’s own page, so that booking stays short.",
		isRequired: "An answer is required",
	},
	errors: {
		kind: "Choose the kind of answer",
		asks: "Choose whom it asks",
		moment: "Choose when it is asked",
		guestsLater: "What asks each guest can’t be asked while booking",
		consentNote: "Type the text that guests agree to",
		fewOptions: "Type at least two choices, one a line",
		sameOptions: "Two choices are the same",
		noOptions: "Only a question with several choices has choices",
		staysSo: "Guests have answered: retire this one and add another",
		optionsStay: "Guests have answered: add choices, but keep those that are there",
	},
};
