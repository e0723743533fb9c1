/** What a guest agrees to by booking; a screen in a lobby shows the texts themselves. */
export const smallPrint = {
	agree:
		"By booking you agree to our <terms>terms</terms>; our <privacy>privacy page</privacy> says what we keep about you.",
	loading: "One moment, please …",
	notRead: "We need the network to show this text. It is away for a moment; please try again.",
	close: "Back to your booking",
};
