/** One more departure of an excursion, which no timetable writes. */
export const en = {
	title: "Add one departure",
	card: "Day, start and seats",
	hint: "One that no timetable writes, such as an extra boat on a feast day. Timetables leave it as it is.",
	date: "Day",
	languages: "The guide speaks",
	note: "Note for your team",
	noteHint: "It stands on the day’s overview and on the printed list. Guests don’t see it.",
	noteName: "The note",
	state: "It is on sale at once, as the excursion’s other departures are.",
	add: "Add this departure",
	added: ({ departure }: { departure: string }) => `Added: ${departure}`,
	rules: {
		otherDay: ({ days }: { days: number }) => `Choose a day from today to ${days} days ahead`,
		over: "This time has passed already",
		language: "Choose the guide’s languages from this list",
		noLanguage: "Tick at least one language",
		sameStart:
			"The excursion leaves at this time on that day already. Open or change that departure in the calendar, or choose another start",
	},
};
