/** What public pages say while the database is down. */
export const unavailable = {
	title: "Back in a few minutes",
	heading: "This page has to wait for a few minutes",
	lead: "Our booking system does not answer at the moment, so we can’t show days, prices and free seats. Nothing that you have booked is lost.",
	call: ({ phone }: { phone: string }) =>
		phone && `To book at once, or to ask something, call <phone>${phone}</phone>.`,
	callOrLook: ({ phone }: { phone: string }) =>
		`${phone && `To book at once, or to ask something, call <phone>${phone}</phone>. `}Here are <list>the excursions as we last saw them</list>.`,
	/** The technical reason. */
	notInTime: ({ request }: { request: string }) =>
		`The excursions could not be read in time. Request ${request}.`,
	/** An earlier copy of the page is shown. The times are those of the island. */
	stale: {
		about: "About this page",
		madeToday: ({ time }: { time: string }) =>
			`You see this page as it was at <time>${time}</time>, island time.`,
		madeBefore: ({ date, time }: { date: string; time: string }) =>
			`You see this page as it was on ${date} at <time>${time}</time>, island time.`,
		lead: ({ phone }: { phone: string }) =>
			`Our booking system does not answer at the moment, so you can’t book here for some minutes. Nothing that you have booked is lost.${phone && ` To book at once, call <phone>${phone}</phone>.`}`,
	},
};
