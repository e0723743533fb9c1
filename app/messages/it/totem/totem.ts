import type { totem as english } from "../../en/totem/totem.ts";
import { numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const totem: typeof english = {
	hello: "Buongiorno",
	language: "Lingua",
	nowSpoken: "Questo schermo è in italiano.",
	appAt: ({ firm, hotel }) => `${firm} presso ${hotel}`,
	appShort: "Escursioni",
	hotelAndPickup: ({ hotel, spot }) => `${hotel}, ritrovo: ${spot}`,
	back: "Indietro",
	startAgain: "Ricomincia",
	seeTheTrips: "Vedi le escursioni",
	aPersonAnswers: ({ hours, phone }) =>
		phone && `Le rispondiamo${hours && ` <hours>${hours}</hours>`}: <phone>${phone}</phone>`,
	notice: {
		noNetwork:
			"Al momento non c’è rete. Può continuare a guardare; potrà prenotare quando tornerà.",
		notEnrolled: ({ hotel }) =>
			`Questo schermo non è registrato. Non si prenota a nome di ${hotel}.`,
		enrol: "Personale: registralo",
	},
	error: {
		notFound: "Pagina non trovata",
		notFoundWhy: "Ci dispiace, non abbiamo trovato la pagina che cerca.",
		broken: "Qualcosa non ha funzionato!",
		brokenWhy: "Dipende da noi, non da lei. Ricominci o chieda alla reception.",
		noNetwork: "Al momento non c’è rete",
		noNetworkWhy:
			"Questa pagina qui non è ancora stata aperta e ha bisogno della rete. Riprovi tra un momento.",
	},
	home: {
		title: "Dove andiamo domani?",
		nextFromThisHotel: "Le prossime escursioni da questo hotel",
		next: "Le prossime escursioni",
		none: "Al momento non ci sono escursioni in vendita. Chieda alla reception.",
		seeAll: "Vedi tutte le escursioni",
		seeAllOf: ({ trips }) =>
			trips === 1
				? "Vedi l’unica escursione"
				: `Vedi tutte le ${numberWord(numberWords, trips)} escursioni`,
	},
	list: {
		title: "Tutte le nostre escursioni",
		none: "Nessuna escursione al momento",
		noneWhy:
			"Al momento non ci sono escursioni in vendita. Chieda alla reception quando si riparte.",
	},
	trip: {
		full: "Al completo per le prossime settimane",
		fromThisHotel: "Da questo hotel",
		from: ({ place }) => `Da <place>${place}</place>`,
		dayAndTime: ({ day, time }) => `${day}, ${time}`,
		dayAndTimeFrom: ({ when, place }) => `<when>${when}</when> da <place>${place}</place>`,
		anotherPlace: "un altro luogo",
		lasts: "Dura",
		left: ({ seats }) => (seats === 1 ? "1 libero" : `${seats} liberi`),
		guideSpeaks: "La guida parla",
		timeAtSpot: ({ time, spot }) => `${time}, ${spot}`,
		backHere: "Ritorno qui",
		backThere: "Ritorno là",
		backAt: ({ time, duration }) => `${time}, dopo ${duration}`,
		nextDay: ({ time }) => `${time} del giorno dopo`,
		daysLater: ({ time, days }) => `${time}, ${days} giorni dopo`,
		effort: "Impegno",
		age: "Età",
		allAges: "Tutte le età",
		fromYears: ({ years }) => (years === 1 ? "Da 1 anno" : `Da ${years} anni`),
		about: "Questa escursione",
		readOn: "Continua a leggere",
		included: "Compreso",
		notIncluded: ({ item }) => `Non compreso: <item>${item}</item>`,
		bring: "Da portare",
		all: "Tutte le escursioni",
		chooseDay: ({ price }) => `Scegli il giorno, da ${price}`,
	},
	idle: {
		title: "È ancora qui?",
		why: "Per proteggere i suoi dati tra poco cancelliamo questo schermo.",
		moreTime: "Mi serve più tempo",
		finished: "Ho finito, cancella",
		askedAloud: ({ seconds }) => `È ancora qui? Questo schermo si cancella tra ${seconds} secondi.`,
		clearedIn: ({ seconds }) => `Questo schermo si cancella tra ${seconds} secondi.`,
	},
	sending: {
		title: "Prenotiamo i suoi posti",
		wait: "Un momento, per favore.",
		away: "Non c’è rete",
		awayWhy:
			"Continuiamo a provare; non deve fare nulla. Quando la rete torna, questo schermo le dice se i posti sono suoi. Non vengono mai prenotati due volte.",
		refused: "Non è stato prenotato nulla",
		mayNotSell:
			"Questo schermo non vende più per l’hotel. Non è stato prenotato nulla: chieda alla reception.",
		backToChoice: "Torna alla mia scelta",
		/** Sending has ended without an answer. */
		unanswered: "Ancora nessuna risposta",
		unansweredWhy: ({ phone }: { phone: string }) =>
			`Abbiamo provato per un po’ e non sappiamo ancora se i suoi posti sono prenotati. Riprovi: non vengono mai prenotati due volte.${phone && ` Oppure chiami il ${phone}.`}`,
		tryAgain: "Riprova",
	},
};
