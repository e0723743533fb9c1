import type { credit as english } from "../../en/guest/credit.ts";

export const credit: typeof english = {
	pageTitle: "Pagamento con un credito",
	title: "Pagamento con un credito",
	lead: ({ owed }) =>
		`Un credito paga dei ${owed} tutto quello che può. Il resto lo paga con la carta.`,
	partPaid: ({ paid, owed }) =>
		`${paid} sono pagati con il suo credito. Da pagare ancora: ${owed}.`,
	label: "Codice del suo credito",
	hint: "Inizia con CR.",
	pay: "Paga con il credito",
	payRest: ({ owed }) => `Paga ${owed} con la carta`,
	have: "Ho un credito",
	inForm: ({ left }) =>
		`Questo credito ha ${left}. Paga quando prenota, e il resto lo paga con la carta.`,
	problems: {
		unknown: "Non conosciamo questo codice. Controlli come è scritto.",
		ended: "Questo credito è scaduto.",
		empty: "Su questo credito non resta nulla.",
		tooLittle: ({ left, least }) =>
			`Questo credito ha ${left}: è troppo poco per questa prenotazione, perché per la carta devono restare almeno ${least}.`,
		nothingOwed: "Per questa prenotazione non resta nulla da pagare.",
		over: "I posti di questa prenotazione non sono più riservati.",
		changed:
			"Qualcuno ha usato questo credito o cambiato la prenotazione nello stesso momento. Non è stato addebitato nulla: riprovi.",
		tooFast: "Troppi tentativi. Aspetti un minuto.",
		notHere: "Qui non si può usare un credito. Prenoti sul suo telefono e scriva lì il codice.",
	},
	yours: {
		title: "Il suo credito",
		left: ({ left }) => `restano ${left}`,
		until: ({ day }) => `Valido fino al ${day}`,
		created: "Emesso per lei",
		spent: ({ reference }) => `Pagato per ${reference}`,
		givenBack: ({ reference }) => `Tornato da ${reference}`,
		paidOut: "Pagato a lei",
		expired: "Scaduto",
		use: "Scriva il codice dove una prenotazione lo chiede, o ce lo dica.",
	},
	mail: {
		subject: ({ amount, reference }) => `Il suo credito di ${amount} (${reference})`,
		heading: ({ amount }) => `Ha un credito di ${amount}.`,
		weather: ({ title, date, amount }) =>
			`Poiché il tempo ha fermato «${title}» il ${date}, ha un credito di ${amount}.`,
		goodwill: ({ title, date, amount }) =>
			`Per la sua prenotazione di «${title}» il ${date} le diamo un credito di ${amount}.`,
		code: ({ code }) =>
			`Il codice è ${code}. Lo scriva dove il modulo di prenotazione chiede un codice, o ce lo dica: chi lo ha può spenderlo. Quello che non spende vi resta.`,
		see: "Vedi le nostre escursioni",
	},
};
