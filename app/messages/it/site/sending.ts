import type { sending as english } from "../../en/site/sending.ts";

export const sending: typeof english = {
	notSent: ({ nothing }) => `Non inviato. ${nothing}`,
	noNetwork: "Al momento non c’è connessione.",
	noAnswer: {
		heading: "Non abbiamo ricevuto risposta.",
		lead: ({ once }) =>
			`La connessione è caduta, quindi non sappiamo se l’invio è arrivato. Può inviare di nuovo senza problemi. ${once}`,
	},
	unavailable: {
		heading: "Il nostro sistema di prenotazione non risponde.",
		lead: ({ once }) =>
			`Molto probabilmente non è ancora cambiato nulla. Può inviare di nuovo senza problemi. ${once}`,
	},
	stillHere: "Tutto ciò che ha scritto è ancora qui.",
	whenBack: "Lo invii appena torna la connessione.",
	sendAgain: "Invia di nuovo",
};
