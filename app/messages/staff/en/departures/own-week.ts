/** The coming week of the guide or driver who is signed in. */
export const en = {
	pageTitle: "My week · Staff",
	title: "My week",
	nothing: "Nothing is planned for you in these seven days.",
	feed: {
		/** The calendar's name in the program that reads it. */
		name: ({ name }: { name: string }) => `${name}: my departures`,
		title: "In your own calendar",
		what: "Your departures of the next three months in the calendar of your phone. It reads them anew by itself, says how many guests there are and never who.",
		make: "Make a private address",
		again: "Make a new address",
		end: "Stop the calendar",
		madeAt: ({ time }: { time: string }) =>
			`An address was made on ${time}. We show it only once: if you have lost it, make a new one, and the old one stops.`,
		address: "Your private address",
		once: "Copy it now, we don’t show it again. In your calendar choose “add by URL” or “subscribe”. Whoever has it reads your departures, so keep it to yourself.",
		copy: "Copy",
		copied: "Copied",
		stopped: "The address has stopped.",
		/** Read by a calendar program, or by a person who opens the address. */
		ended: "This calendar is not there any more. A new address is made under “My week”.",
		/** Staff who act as somebody else. */
		onlyOwner: "Only the user may make or stop this address.",
	},
	noGuide:
		"Your account is not a guide’s or a driver’s. Ask the office to add your email to your name under “Guides and vans”.",
};
