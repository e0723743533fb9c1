import type { handoff as english } from "../../en/totem/handoff.ts";

export const handoff: typeof english = {
	phone: {
		code: "Codice QR che apre la sua scelta sul suo telefono",
		making: "Prepariamo il suo codice…",
		anotherDay: "Scelga un altro giorno",
		newCode: "Crea un nuovo codice",
		waiting: {
			title: "Punti qui la fotocamera",
			text: "Il telefono apre la sua scelta. Aggiunga lì nome ed e-mail; il codice vale una volta, per 15 minuti.",
		},
		opened: {
			title: "Ora è sul suo telefono",
			text: "Continui lì. Questo schermo le dirà quando i posti sono suoi.",
		},
		booked: { title: "Prenotato", text: "Un momento, per favore." },
		gone: {
			title: "Questi posti sono appena stati presi",
			text: "Qualcun altro li ha prenotati prima. Per lei non è stato prenotato nulla; altri giorni hanno posti.",
		},
		over: { title: "Questo codice è scaduto", text: "Con esso non è stato prenotato nulla." },
		failed: {
			title: "Per un codice serve la rete",
			text: "Tornerà tra un momento. La sua scelta è ancora qui.",
		},
	},
	desk: {
		receptionTitle: "Niente telefono? Ci pensa la reception.",
		callTitle: "Niente telefono? Ci chiami da qualsiasi apparecchio.",
		openTitle: "Abbiamo ricevuto la sua scelta",
		goneTitle: "Questi posti sono appena stati presi",
		overTitle: "Queste cifre sono scadute",
		text: {
			waiting: "Prepariamo le sue cifre…",
			opened: "Questo schermo le dirà quando i posti sono suoi.",
			booked: "Un momento, per favore.",
			gone: "Qualcun altro li ha prenotati prima. Per lei non è stato prenotato nulla; altri giorni hanno posti.",
			over: "Valgono 15 minuti. Con esse non è stato prenotato nulla.",
			failed: "Al momento non possiamo creare le cifre. La sua scelta è ancora qui.",
		},
		dayAndTime: ({ day, time }) => `${day}, ${time}`,
		phoneAfterAll: "Ho un telefono, dopotutto",
		anotherDay: "Scelga un altro giorno",
		newFigures: "Crea nuove cifre",
		noted: "Ho annotato le cifre",
		sayAtDesk: "Dica queste cifre alla reception",
		sayToUs: "Ci dica queste cifre",
		untilAtDesk: ({ time, seats }) =>
			`Le cifre valgono fino alle <b>${time}</b>. Non è ancora riservato nulla: i posti sono suoi appena la reception li prenota. ${seats === 1 ? "Ora 1 è libero." : `Ora ${seats} sono liberi.`}`,
		untilByCall: ({ time, seats }) =>
			`Le cifre valgono fino alle <b>${time}</b>. Non è ancora riservato nulla: i posti sono suoi appena li prenotiamo. ${seats === 1 ? "Ora 1 è libero." : `Ora ${seats} sono liberi.`}`,
		steps: {
			tell: "<b>Dica le sei cifre alla reception.</b> Si trovano solo su questo schermo.",
			pay: "<b>Paghi lì</b> o lo faccia mettere sul conto della camera.",
			voucher: ({ day, time }) =>
				`<b>Prenda il suo voucher stampato</b> e si presenti ${day} alle ${time}.`,
		},
		call: ({ phone, hours }) =>
			phone &&
			`Ci chiami da qualsiasi telefono: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		callAndSay: ({ phone, hours }) =>
			phone &&
			`Ci chiami da qualsiasi telefono e dica le cifre: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCall: ({ phone, hours }) =>
			phone &&
			`Nessuno alla reception? Ci chiami da qualsiasi telefono: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCallAndSay: ({ phone, hours }) =>
			phone &&
			`Nessuno alla reception? Ci chiami da qualsiasi telefono e dica le cifre: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
	},
};
