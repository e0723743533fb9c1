/** Messages of visitors, and the mails that leave by themselves. */
export const en = {
	byStatus: "Messages by status",
	/** Of a tab that has a number: "Open (3)". */
	counted: ({ status, count }: { status: string; count: string }) => `${status} (${count})`,
	none: {
		open: "Nobody waits for an answer.",
		answered: "No message is answered.",
		closed: "No message is closed.",
	},
	older: "Older messages",
	byThemselves: {
		title: "Sent automatically",
		reminder: "Reminder",
		reminderAt: ({ time }: { time: string }) =>
			`At ${time} on the day before: place, time, what to bring, whom to call.`,
		noReminder: "Off: nobody is reminded of a trip.",
		thanks: "Thanks",
		thanksTo: ({ site }: { site: string }) =>
			`At 10:00 on the day after, to those who came, with a link to ${site}.`,
		noThanks: "Off, until there is an address where guests may write about you.",
		eachOnce:
			"Each guest gets each of them once; it stands in the booking’s history. To all guests of one departure you write from its manifest.",
	},
};
