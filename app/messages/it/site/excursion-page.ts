import type { excursionPage as english } from "../../en/site/excursion-page.ts";
import { plural } from "../../plural.ts";

export const excursionPage: typeof english = {
	partOfDay: {
		morning: "La mattina",
		afternoon: "Il pomeriggio",
		evening: "La sera",
		night: "La notte",
		day: "La giornata",
		days: "Le giornate",
	},
	facts: {
		lasts: "Durata",
		duration: ({ duration }) => `${duration}, da porta a porta`,
		starts: "Partenze",
		back: "Ritorno",
		backAt: ({ time }) => `verso le ${time}`,
		group: "Gruppo",
		groupOf: ({ people }) =>
			plural("it", people, { one: "1 persona", other: `${people} persone al massimo` }),
		effort: "Impegno",
		age: "Età",
		allAges: "Tutte le età",
		fromAge: ({ years }) => plural("it", years, { one: "Da 1 anno", other: `Da ${years} anni` }),
		next: ({ when, seats }) =>
			plural("it", seats, {
				one: `<time>${when}</time>, ancora 1 posto`,
				other: `<time>${when}</time>, ancora ${seats} posti`,
			}),
		nextWhole: ({ when, people }) => `<time>${when}</time>, solo per lei, fino a ${people} persone`,
		full: "Tutti i posti sono occupati",
		none: "Al momento non prenotabile",
	},
	onlyInEnglish: "Questa descrizione è solo in inglese.",
	whatToBring: "Cosa portare",
	goodToKnow: "Buono a sapersi",
	pictures: {
		all: ({ count }) => `Vedi le ${count} immagini`,
		numberOf: ({ number, count }) => `${number} di ${count}`,
		previous: "Immagine precedente",
		next: "Immagine successiva",
		close: "Chiudi le immagini",
	},
	otherTrips: "Altre escursioni",
	included: "Che cosa è compreso",
	notIncluded: "Non compreso",
	tripBegins: "Qui comincia l’escursione",
	map: ({ stops }) => `Mappa dei punti di ritrovo nell’ordine del percorso: ${stops}`,
	mapNote: "Uno schizzo, il nord è in alto. I numeri seguono le fermate qui sopra.",
	plansChange: {
		heading: "Se i suoi programmi cambiano",
		text: ({ terms }) =>
			`${terms} Accanto al giorno scelto indichiamo la data e l’ora esatte. Se il tempo non ci permette di partire, le scriviamo appena lo sappiamo e decide lei: un altro giorno o il rimborso completo.`,
	},
};
