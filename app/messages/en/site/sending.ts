/** Forms that wait for the network. */
export const sending = {
	notSent: ({ nothing }: { nothing: string }) => `Not sent. ${nothing}`,
	noNetwork: "There is no network at the moment.",
	noAnswer: {
		heading: "We got no answer.",
		lead: ({ once }: { once: string }) =>
			`The connection was lost, so it may or may not have been sent. You can send it again without harm. ${once}`,
	},
	unavailable: {
		heading: "Our booking system does not answer.",
		lead: ({ once }: { once: string }) =>
			`Most likely nothing has happened yet. You can send it again without harm. ${once}`,
	},
	arrived: {
		heading: "We have received it.",
		lead: ({ done }: { done: string }) =>
			`${done} Only the next page did not load, because there is no network at the moment.`,
	},
	stillHere: "Everything that you typed is still here.",
	triedAgain: "We have tried once more. Now press the button to try again.",
	sendsItself: "As soon as the network is back, we send it again automatically.",
	sendsSoon: "In a few seconds we send it again automatically.",
	opensItself: "As soon as the network is back, we open it again automatically.",
	trying: "Trying …",
	openNow: "Open it now",
	sendNow: "Send now",
	sendAgain: "Send again",
	doNotSend: "Do not send",
	doNotSendAgain: "Do not send again",
};
