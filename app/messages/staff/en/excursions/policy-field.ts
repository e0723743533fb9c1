/** An excursion's own cancellation policy in the editor. */
export const en = {
	hasOwn: "This trip has a cancellation policy of its own",
	operators: "The operator’s policy holds. What is booked keeps the policy of its day.",
	hours: "Hours before the start",
	percent: "Percent back",
	remove: "Remove",
	removeStep: ({ place }: { place: number }) => `Remove step ${place}`,
	add: "Add a step",
	noShow: "Percent after a no-show",
	hasWeather: "With a weather clause",
	wrong:
		"Each step needs hours and a percentage from 1 to 100, both lower than those of the step above. A no-show gets no more than the last step.",
	preview: ({ sentences }: { sentences: string }) => `Guests will read: ${sentences}`,
};
