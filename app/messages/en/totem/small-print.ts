/** What a guest of a screen in a lobby agrees to, there and on the phone. */
export const smallPrint = {
	agree:
		"By booking you agree to our <terms>terms</terms>; our <privacy>privacy page</privacy> says what we keep about you.",
	loading: "One moment, please …",
	notRead: "We need the network to show this text. It is away for a moment; please try again.",
	close: "Back to your booking",
};
