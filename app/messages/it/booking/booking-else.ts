import type { bookingElse as english } from "../../en/booking/booking-else.ts";

export const bookingElse: typeof english = {
	nothingFree: {
		full: "Tutti i posti sono occupati",
		fullSentence:
			"Tutti i giorni prenotabili sono al completo. Quando qualcuno cancella si liberano dei posti: vale la pena riguardare domani.",
		notRunning: "Al momento nessuna partenza è prenotabile",
		notRunningSentence:
			"Questa escursione non si svolge nei prossimi mesi. Ci scriva, e le diremo quando riparte.",
		otherTrips: "Vedi le altre escursioni",
		writeToUs: "Ci scriva",
	},
	personCheck: {
		heading: "Mostri di essere una persona",
		failed: ({ phone }) =>
			`La verifica non si è caricata. Ricarichi questa pagina o chiami il ${phone}: prenotiamo noi per lei.`,
	},
};
