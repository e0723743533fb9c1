/** What guests read when staff write to a whole departure, by mail and on their telephones. */
export const departureMessages = {
	hello: ({ name }: { name: string | null }) => (name ? `Hello ${name},` : "Hello,"),
	delay: ({ minutes }: { minutes: number }) => {
		if (minutes === 60) return "one hour";
		if (minutes === 90) return "an hour and a half";
		return minutes > 90 ? `${minutes / 60} hours` : `${minutes} minutes`;
	},
	late: {
		subject: ({ delay, time, title }: { delay: string; time: string; title: string }) =>
			`We are ${delay} late: be ready at ${time}, ${title}`,
		heading: ({ delay }: { delay: string }) => `We are ${delay} late`,
		/** Above the time in large figures. */
		leadToday: "Today we pick you up at",
		leadOn: ({ date }: { date: string }) => `On ${date} we pick you up at`,
		waitThere: "Please wait there: we come for you. We are sorry that it takes longer.",
		/** `who` is the operator. */
		shortToday: (words: LateWords) =>
			`this is ${words.who}. We are ${words.delay} late today: please be ready at ${words.time}, not at ${words.timeBefore}, at ${words.place}.`,
		shortOn: (words: LateWords & { date: string }) =>
			`this is ${words.who}. We are ${words.delay} late on ${words.date}: please be ready at ${words.time}, not at ${words.timeBefore}, at ${words.place}.`,
	},
	elsewhere: {
		subject: ({ time, place, title }: { time: string; place: string; title: string }) =>
			`New meeting point: ${time}, ${place} (${title})`,
		heading: "We meet you at another place",
		leadToday: "Today we meet you at",
		leadOn: ({ date }: { date: string }) => `On ${date} we meet you at`,
		notThere: ({ stop }: { stop: string }) => `We do not stop at ${stop}.`,
		shortToday: (words: PlaceWords) =>
			`this is ${words.who}. Today we meet you at another place: ${words.place}, at ${words.time}.`,
		shortOn: (words: PlaceWords & { date: string }) =>
			`this is ${words.who}. On ${words.date} we meet you at another place: ${words.place}, at ${words.time}.`,
	},
	other: {
		subjectToday: ({ title }: { title: string }) => `About your trip today: ${title}`,
		subjectOn: ({ date, title }: { date: string; title: string }) =>
			`About your trip on ${date}: ${title}`,
		headingToday: "About your trip today",
		headingOn: ({ date }: { date: string }) => `About your trip on ${date}`,
		shortToday: ({ who, title }: { who: string; title: string }) =>
			`this is ${who} about "${title}" today.`,
		shortOn: ({ who, title, date }: { who: string; title: string; date: string }) =>
			`this is ${who} about "${title}" on ${date}.`,
	},
	/** Below the new time. */
	notAt: ({ time }: { time: string }) => `and not at ${time}`,
	/** The new meeting in the mail without pictures. */
	meeting: ({ lead, time, place }: { lead: string; time: string; place: string }) =>
		`${lead} ${time}: ${place}`,
	meetingInstead: (words: { lead: string; time: string; timeBefore: string; place: string }) =>
		`${words.lead} ${words.time}, not at ${words.timeBefore}: ${words.place}`,
	questions: ({ phone }: { phone: string }) => phone && `Questions: ${phone}`,
};

interface LateWords {
	/** The operator. */
	who: string;
	delay: string;
	time: string;
	timeBefore: string;
	place: string;
}

interface PlaceWords {
	who: string;
	place: string;
	time: string;
}
