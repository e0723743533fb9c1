/** What staff write in other languages: beside the English text, in a list, and what is wrong with it. */
export const en = {
	/** How far a language is. */
	state: {
		complete: "complete",
		missing: ({ missing }: { missing: number }) => `${missing} missing`,
		older: ({ older }: { older: number }) => `${older} older`,
		missingAndOlder: ({ missing, older }: { missing: number; older: number }) =>
			`${missing} missing, ${older} older`,
		/** "DE, ES complete" */
		ofLanguages: ({ languages, state }: { languages: string; state: string }) =>
			`${languages} ${state}`,
	},
	title: "Other languages",
	/** Before the state of all languages, for those who hear the list. */
	languages: "Languages:",
	inLanguage: ({ label, language }: { label: string; language: string }) =>
		`${label} in ${language}`,
	english: ({ label }: { label: string }) => `${label}, English`,
	older: "Older than the English text.",
	missing: "Missing: guests read it in English.",
	stillRight: "It is still right",
	refused: {
		noSuchLanguage: "There is no such language",
		/** An error, and the language of the text that it concerns. */
		ofLanguage: ({ language, error }: { language: string; error: string }) =>
			`${language}: ${error}`,
	},
};
