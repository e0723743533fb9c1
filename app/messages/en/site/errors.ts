/** Pages that say that something is not here, or does not work. */
export const errors = {
	notFound: {
		title: "Page not found",
		lead: "Sorry, we couldn’t find the page you’re looking for.",
		goHome: "Go back home",
	},
	broken: {
		title: "Something went wrong!",
		lead: "It is on our side, not yours. Please try once more. If it happens again, tell us and we book for you.",
		/** Instead of the error itself. */
		unknown: "The page could not be shown.",
	},
	tryAgain: "Try again",
	/** Before the number of the request, by which we find it in our log. */
	number: "If you call or write, tell us this number:",
	showError: "Show Error",
	hideError: "Hide Error",
};
