/** What all forms of staff share: their errors, their bar, and what keeps typed words from being lost. */
export const en = {
	notSaved: "Nothing was saved yet. Please look at this again:",
	save: "Save changes",
	discard: "Discard",
	saving: "Saving …",
	/** Takes back that something goes with the next save. */
	undo: "Undo",
	leave: {
		title: "Leave without saving?",
		words: "What you typed here is not saved yet and would be lost.",
		stay: "Stay here",
		leave: "Leave, lose it",
	},
	/** Somebody else saved while the form was open; the fields that differ are listed below. */
	newer: {
		by: ({ name = "Somebody", moment }: { name?: string | undefined; moment: string | null }) =>
			`${name} saved this${moment === null ? "" : ` on ${moment},`} after you opened it. Save once more to replace it by what stands in the form`,
		field: ({ label, value }: { label: string; value: string }) => `${label}, stored now: ${value}`,
		nothing: "nothing",
		ticked: "yes",
		notTicked: "no",
	},
	history: {
		title: "Who changed what",
		lastChange: ({ name, moment }: { name: string; moment: string }) =>
			`Last change by ${name} on ${moment}`,
	},
};
