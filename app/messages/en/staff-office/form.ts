/** What all forms of staff share: their errors, their bar, and what keeps typed words from being lost. */
export const form = {
	notSaved: "Nothing was saved yet. Please look at this again:",
	save: "Save changes",
	discard: "Discard",
	saving: "Saving …",
	leave: {
		title: "Leave without saving?",
		words: "What you typed here is not saved yet and would be lost.",
		stay: "Stay here",
		leave: "Leave, lose it",
	},
	history: {
		title: "Who changed what",
		lastChange: ({ name, moment }: { name: string; moment: string }) =>
			`Last change by ${name} on ${moment}`,
	},
};
