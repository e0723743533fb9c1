import type { weather as english } from "../../en/guest/weather.ts";

export const weather: typeof english = {
	pageTitle: "Il tempo e la sua escursione",
	title: () => "Il maltempo non ci lascia partire.",
	lead: ({ date }) =>
		`Ci dispiace: la sua escursione di ${date} non può partire in sicurezza. Niente è perduto, e decide lei come proseguire.`,
	until: ({ until }) =>
		`Scelga entro ${until}. Dopo, le rimborsiamo tutto senza che debba chiederlo.`,
	taken: ({ day, until }) =>
		`Ha scelto ${day}, e i suoi posti sono prenotati. Fino a ${until} può ancora cambiare idea.`,
	instead: ({ date }) =>
		`Ha scelto questa partenza perché il maltempo ha fermato quella di ${date}. <change>Cambiare scelta</change>`,
	legend: "Che cosa preferisce?",
	departures: "Un’altra partenza",
	departuresHint: "Al prezzo che aveva. I suoi posti sono prenotati appena conferma.",
	ready: ({ time, stop }) => `Sia pronto alle ${time}, ${stop}`,
	noDepartures: "Al momento nessun’altra partenza ha posto per tutti voi.",
	money: "Il mio rimborso",
	credit: ({ sum }) => `Un credito per un’altra escursione: ${sum}`,
	creditHint: "Riceve un codice per e-mail e lo usa alla prossima prenotazione.",
	confirm: "Confermi la scelta",
	keep: "Tenga questa partenza",
	final: "Il rimborso parte subito. Una partenza si può cambiare fino all’ora indicata.",
	tooLate: "Il tempo per scegliere è finito",
	tooLateText: "Nei prossimi minuti le rimborsiamo tutto, e un’e-mail glielo conferma.",
	problems: {
		missing: "Scelga una di queste possibilità, per favore.",
		notPossible:
			"I posti di quella partenza sono appena stati presi. Ne scelga un’altra, per favore.",
		noCredit:
			"Per questa prenotazione non è possibile un credito. Scelga qualcos’altro, per favore.",
		tooLate: "Il tempo per scegliere è finito.",
		changedMeanwhile: "La prenotazione è cambiata nello stesso momento. Ecco com’è adesso.",
	},
};
