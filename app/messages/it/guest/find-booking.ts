import type { findBooking as english } from "../../en/guest/find-booking.ts";

export const findBooking: typeof english = {
	title: "Trova la mia prenotazione",
	description: "Ha perso l’e-mail? Le mandiamo di nuovo il link alla sua prenotazione.",
	lead: "Ci indichi il codice e l’e-mail della prenotazione: le mandiamo di nuovo il link.",
	nothingSent: "Non è ancora stato inviato nulla.",
	code: "Codice della prenotazione",
	codeHint: "Per esempio IX-7K3F9; si trova in ogni nostra e-mail.",
	email: "E-mail",
	send: "Mi invii il link",
	sending: "Invio…",
	unsent: {
		nothing: "Nessuna e-mail è in viaggio.",
		once: "Riceve una sola e-mail.",
		done: "Se codice ed e-mail corrispondono a una prenotazione, il messaggio è in viaggio.",
	},
	noCode: ({ phone }) =>
		phone && `Non ha il codice a portata di mano? Lo cerchiamo noi: <phone>${phone}</phone>.`,
	inbox: {
		title: "Guardi nella sua posta",
		lead: "Se codice ed e-mail corrispondono a una prenotazione, il link è in viaggio verso quell’indirizzo. Può volerci un minuto; guardi anche nella posta indesiderata.",
		seeTrips: "Vedi le escursioni",
		anotherCode: "Prova un altro codice",
		nothingThere: ({ phone }) =>
			phone && `Non è arrivato nulla? Ci chiami: <phone>${phone}</phone>.`,
	},
	problems: {
		tooMany: "Sono state troppe richieste in una volta. Aspetti un minuto e poi riprovi.",
		unavailable: "Non siamo riusciti a cercare. Riprovi tra un minuto.",
	},
	codeLike: "Scriva il codice della prenotazione, per esempio IX-7K3F9",
};
