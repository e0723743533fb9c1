import type { weather as english } from "../../en/guest/weather.ts";

export const weather: typeof english = {
	pageTitle: "Das Wetter und Ihr Ausflug",
	title: () => "Das Wetter lässt uns nicht fahren.",
	lead: ({ date }) =>
		`Es tut uns leid: Ihr Ausflug am ${date}, kann nicht sicher stattfinden. Nichts ist verloren, und Sie entscheiden, wie es weitergeht.`,
	until: ({ until }) => `Wählen Sie bis ${until}. Danach geht Ihr ganzes Geld von selbst zurück.`,
	taken: ({ day, until }) =>
		`Sie haben ${day} gewählt, und Ihre Plätze sind gebucht. Bis ${until} können Sie noch anders wählen.`,
	instead: ({ date }) =>
		`Sie haben diese Abfahrt gewählt, weil das Wetter die vom ${date} verhindert hat. <change>Anders wählen</change>`,
	legend: "Was passt Ihnen?",
	departures: "Eine andere Abfahrt",
	departuresHint: "Zu Ihrem bisherigen Preis. Ihre Plätze sind gebucht, sobald Sie bestätigen.",
	ready: ({ time, stop }) => `Seien Sie um ${time} Uhr bereit: ${stop}`,
	noDepartures: "Im Moment hat keine andere Abfahrt Platz für Sie alle.",
	money: "Mein Geld zurück",
	credit: ({ sum }) => `Guthaben für einen späteren Ausflug: ${sum}`,
	creditHint: "Sie bekommen einen Code per E-Mail, den Sie bei der nächsten Buchung einlösen.",
	confirm: "Meine Wahl bestätigen",
	keep: "Diese Abfahrt behalten",
	final:
		"Ihr Geld schicken wir sofort ab. Eine Abfahrt können Sie bis zur genannten Zeit noch ändern.",
	tooLate: "Die Zeit zum Wählen ist vorbei",
	tooLateText:
		"Ihr ganzes Geld geht in den nächsten Minuten von selbst zurück, und Sie bekommen eine E-Mail.",
	problems: {
		missing: "Bitte wählen Sie etwas davon.",
		notPossible:
			"Die Plätze dieser Abfahrt sind gerade vergeben worden. Bitte wählen Sie eine andere.",
		noCredit: "Für diese Buchung ist kein Guthaben möglich. Bitte wählen Sie etwas anderes.",
		tooLate: "Die Zeit zum Wählen ist vorbei.",
		changedMeanwhile: "Die Buchung wurde im selben Augenblick geändert. So steht sie jetzt da.",
	},
};
