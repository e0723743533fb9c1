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
	arrived: {
		heading: "L’abbiamo ricevuto.",
		lead: ({ done }) =>
			`${done} Manca solo la pagina successiva, perché al momento non c’è connessione.`,
	},
	stillHere: "Tutto ciò che ha scritto è ancora qui.",
	triedAgain: "Abbiamo provato ancora una volta. Ora prema il pulsante per riprovare.",
	sendsItself: "Appena torna la connessione, lo inviamo di nuovo automaticamente.",
	sendsSoon: "Tra pochi secondi lo inviamo di nuovo automaticamente.",
	opensItself: "Appena torna la connessione, la apriamo automaticamente.",
	trying: "Tentativo in corso…",
	openNow: "Apri ora",
	sendNow: "Invia ora",
	sendAgain: "Invia di nuovo",
	doNotSend: "Non inviare",
	doNotSendAgain: "Non inviare di nuovo",
};
