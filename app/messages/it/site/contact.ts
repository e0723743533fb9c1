import type { contact as english } from "../../en/site/contact.ts";

export const contact: typeof english = {
	heading: "Ci chieda qualsiasi cosa",
	lead: "Ci racconti chi viene e che cosa le piace. Le risponde una persona.",
	name: "Il suo nome",
	email: "E-mail",
	emailHint: "Solo per risponderle.",
	message: "Messaggio",
	leaveEmpty: "Lasci vuoto questo campo",
	send: "Invia il messaggio",
	sending: "Invio in corso…",
	unsent: {
		nothing: "Non l’abbiamo ancora letto.",
		once: "Resta un solo messaggio.",
		done: "Abbiamo il suo messaggio.",
	},
	refused: {
		fields: "Il messaggio non è ancora stato inviato",
		tooMany: "Sono molti messaggi in poco tempo",
		unavailable: "Non è stato possibile salvare il messaggio",
		hint: ({ phone }) =>
			`Quello che ha scritto è ancora qui. Lo invii di nuovo tra un minuto${phone && `, o chiami il numero <phone>${phone}</phone>`}.`,
	},
	sent: {
		heading: "Grazie, abbiamo ricevuto il suo messaggio.",
		lead: "Una persona lo legge e le risponde per e-mail.",
		seeAll: "Vedi tutte le escursioni",
	},
	ways: {
		label: "Altri modi per contattarci",
		callOrWrite: "Chiami o scriva",
		office: "L’ufficio",
		pickup:
			"<points>Tutti i punti di ritrovo</points> con le escursioni e gli orari; il suo è indicato sul voucher. Arrivi cinque minuti prima. Se non vede il pulmino, ci chiami.",
		findBooking: "Trova la mia prenotazione",
		voucher:
			"Il voucher si trova al link dell’e-mail di conferma. Se ha perso l’e-mail, <ask>richieda di nuovo il link</ask>.",
	},
};
