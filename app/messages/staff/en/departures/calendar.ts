/** The calendar of all departures: free seats, guides and vans. */
export const en = {
	title: "Calendar",
	/** @param title the month or the week. */
	pageTitle: ({ title }: { title: string }) => `${title} · Staff`,
	above: "Seats, guides and vans of all excursions",
	day: "Day",
	week: "Week",
	month: "Month",
	/** Without JavaScript: opens the panel for the chosen departures. */
	showPlan: "Show what can be done with them",
	howToChoose:
		"Choose departures to close, cancel, move, resize or price them, or to give them guides and vans. With the shift key everything between two of them is chosen.",
	/** A day without a departure. @param day "Saturday 5 June" */
	addOn: ({ title, day }: { title: string; day: string }) => `Add a departure: ${title}, ${day}`,
	table: {
		caption: ({ title }: { title: string }) =>
			`${title}, all excursions: free seats, guide and vehicle of each departure`,
		excursion: "Excursion",
	},
	/** What a screen reader says of a departure. */
	cell: {
		/** @param state one of those below. @param team a list of those below. */
		label: ({
			title,
			day,
			state,
			team,
		}: {
			title: string;
			day: string;
			state: string;
			team: string;
		}) => `${title}, ${day}: ${state}. ${team}`,
		/** A departure of an excursion that starts at several times. */
		dayAt: ({ day, time }: { day: string; time: string }) => `${day} at ${time}`,
		state: {
			hasLeft: ({ sold }: { sold: number }) => `it has left, ${sold} sold`,
			closed: ({ takenSeats }: { takenSeats: string }) => `closed, ${takenSeats}`,
			cancelled: ({ takenSeats }: { takenSeats: string }) => `cancelled, ${takenSeats}`,
			over: ({ extra, seats, takenSeats }: { extra: number; seats: number; takenSeats: string }) =>
				`${extra} too many for ${seats} seats, ${takenSeats}`,
			full: ({ takenSeats }: { takenSeats: string }) => `full, ${takenSeats}`,
			/** One party has the whole departure. */
			whole: ({ takenSeats }: { takenSeats: string }) =>
				`the whole trip is one party’s, ${takenSeats}`,
			sells: { whole: "sold only as a whole trip", both: "also sold as a whole trip" },
			free: ({ free, seats, takenSeats }: { free: number; seats: number; takenSeats: string }) =>
				`${free} of ${seats} free, ${takenSeats}`,
		},
		sold: ({ sold }: { sold: number }) => `${sold} sold`,
		soldAndHeld: ({ sold, held }: { sold: number; held: number }) => `${sold} sold, ${held} held`,
		guide: ({ name }: { name: string }) => `guide ${name}`,
		noGuide: "no guide",
		noVehicle: "no vehicle",
		driver: ({ name }: { name: string }) => `driver ${name}`,
	},
	/** What stands in a cell, which has room for four letters. */
	figure: {
		full: "full",
		/** One party has all of it. */
		whole: "all",
		/** Below the number of seats of a departure that has left. */
		sold: "sold",
	},
	legend: {
		free: "free seats, the bar is sold",
		few: "last three",
		full: "full",
		over: "too many",
		closed: "closed",
		team: "<b>N3</b> guide Nuria, van 3; <b>+</b> and more",
		noTeam: "<b>?</b> none yet",
		start: "<b>11:00</b> start, where there are several",
		missing: "<b>−3</b> guests too few to run",
	},
	/** Why a press did nothing. */
	refused: {
		changed:
			"Somebody booked, paid or changed one of these departures meanwhile. Nothing has happened. Below is what the press would do now.",
		clash:
			"A guide, vehicle or driver of these departures is somewhere else at the new time. Nothing has happened: give them to somebody else first.",
		noneChosen: "Choose departures that have not left yet.",
		nobodyChosen: "Choose a guide, a vehicle or a driver.",
	},
	/** @param plan what was chosen: "Dolphins under sail, Mon 14 June". */
	done: ({ plan }: { plan: string }) => `Done: ${plan}`,
	given: ({ plan }: { plan: string }) => `Given: ${plan}`,
};
