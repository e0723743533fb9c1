/** What is wrong with an excursion that somebody creates or changes. */
export const en = {
	/** What a field is called in the common rules: "Language must be at least 2 characters long". */
	what: {
		language: "Language",
		pictureWords: "The words for a picture",
		id: "Id",
		version: "Version",
	},
	noWeekday: "Day must be 0-6",
	agesNotInOrder: "Adults can't be younger than children",
	activityNotWhole: "Place and time of the activity go together",
	tooManyPickups: ({ most }: { most: number }) => `At most ${most} pickups`,
	pictureWithoutWords: "Say in a few words what the picture shows",
};
