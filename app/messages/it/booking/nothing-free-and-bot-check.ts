import type { nothingFreeAndBotCheck as english } from "../../en/booking/nothing-free-and-bot-check.ts";
import { plural } from "../../plural.ts";

export const nothingFreeAndBotCheck: typeof english = {
	nothingFree: {
		full: "Tutti i posti sono occupati",
		fullSentence:
			"Tutti i giorni prenotabili sono pieni. Ne scelga uno nel calendario e la avvisiamo quando si liberano posti.",
		notRunning: "Al momento nessuna partenza è prenotabile",
		notRunningSentence:
			"Questa escursione non si svolge nei prossimi mesi. Ci scriva, e le diremo quando riparte.",
		otherTrips: "Vedi le altre escursioni",
		writeToUs: "Ci scriva",
	},
	personCheck: {
		heading: "Mostri di essere una persona",
		failed: ({ phone }) =>
			`La verifica non si è caricata. Ricarichi questa pagina${phone && ` o chiami il ${phone}: prenotiamo noi per lei`}.`,
	},
	tellMe: "Mi avvisi quando si liberano posti",
	unavailable: {
		full: ({ day }) => `Per ${day} non ci sono più posti.`,
		tooLate: ({ day }) => `Per ${day} non si può più prenotare.`,
		notOnSale: ({ day }) => `Per ${day} non è prevista alcuna partenza.`,
		next: ({ day, seats }) =>
			plural("it", seats, {
				one: `Il prossimo giorno libero è ${day}: ancora 1 posto.`,
				other: `Il prossimo giorno libero è ${day}: ancora ${seats} posti.`,
			}),
		noOther: "Al momento non c’è un altro giorno libero.",
		take: ({ day }) => `Scegli ${day}`,
	},
	departuresOn: ({ day }) => `Partenze di ${day}`,
	limit: {
		fullDay: ({ seats, day }) =>
			plural("it", seats, {
				one: `Non ci sono altri posti: ${day} ne resta 1. Anche i neonati occupano un posto.`,
				other: `Non ci sono altri posti: ${day} ne restano ${seats}. Anche i neonati occupano un posto.`,
			}),
		fullTrip: ({ seats }) =>
			`Non ci sono altri posti: questa escursione ne ha al massimo ${seats}. Anche i neonati occupano un posto.`,
		overfullDay: ({ seats, day }) =>
			plural("it", seats, {
				one: `Non ci sono tanti posti: ${day} ne resta 1. Anche i neonati occupano un posto.`,
				other: `Non ci sono tanti posti: ${day} ne restano ${seats}. Anche i neonati occupano un posto.`,
			}),
		overfullTrip: ({ seats }) =>
			`Non ci sono tanti posti: questa escursione ne ha al massimo ${seats}. Anche i neonati occupano un posto.`,
		lookForMore: "Cerca un giorno con più posti",
	},
};
