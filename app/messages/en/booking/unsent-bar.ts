/** At the bottom of a phone's screen, where the form was not sent. */
export const unsentBar = {
	notSent: "Not sent. Nothing is booked.",
	lost: "The connection was lost.",
	pressAgain: "Press to try again.",
	weTryAgain: "We try again when the network is back.",
	show: "Show me",
};
