import type { yourData as english } from "../../en/guest/your-data.ts";

export const yourData: typeof english = {
	link: "I suoi dati: li porti con sé o li faccia cancellare",
	pageTitle: "I suoi dati",
	title: "I suoi dati",
	lead: "Ciò che conserviamo di lei in questa prenotazione: può portarlo con sé o farlo cancellare.",
	email: "L’indirizzo e-mail della sua prenotazione",
	emailWhy: "Un voucher può restare aperto su un tavolo. Il suo indirizzo e-mail mostra che è lei.",
	backTo: "Torna alla prenotazione",
	take: {
		heading: "Li porti con sé",
		text: "Un file (JSON) con tutto ciò che conserviamo di lei in questa prenotazione: ciò che ha digitato, le nostre note, le nostre e-mail, i pagamenti e ogni modifica.",
		button: "Scarica i miei dati",
	},
	erase: {
		heading: "Li faccia cancellare",
		goes: "Spariscono subito e per sempre: il suo nome, l’e-mail, il telefono e le note, la sua lingua, il testo delle nostre e-mail e tutto ciò che qualcuno ha scritto di lei in questa prenotazione.",
		stays: ({ reference }) =>
			`La legge ci obbliga a conservare nella contabilità, senza il suo nome: il codice <code>${reference}</code>, l’escursione e il suo giorno, quanti eravate e dove siete saliti, gli importi, i pagamenti e le loro date.`,
		ends: "Questa pagina e il voucher smettono di funzionare. Non possiamo più trovare la prenotazione con il suo nome o la sua e-mail, né rispondere a domande su di essa.",
		others:
			"Il fornitore dei pagamenti conserva il suo pagamento secondo i propri obblighi di legge. Le copie di sicurezza della banca dati terminano da sole dopo alcuni giorni o settimane. I messaggi della pagina dei contatti non appartengono ad alcuna prenotazione: ci scriva, e cancelliamo anche quelli.",
		button: "Cancella i miei dati per sempre",
		unsent: { once: "Si cancellano una volta sola." },
		notYet: "Non può ancora cancellarli",
		waits: {
			isComing:
				"L’escursione deve ancora avvenire, e senza i suoi dati non c’è voucher. Quando è finita o annullata, può cancellarli qui.",
			isHeld:
				"In questo momento le teniamo dei posti. Passato quel tempo, può cancellare i suoi dati qui.",
			hasMoneyToReturn:
				"Le dobbiamo ancora far avere indietro del denaro. Quando l’ha ricevuto, può cancellare i suoi dati qui.",
			hasOpenPage:
				"Una pagina di pagamento di questa prenotazione è ancora aperta. Quando è pagata o chiusa, può cancellare i suoi dati qui.",
			hasDispute:
				"La sua banca non ha ancora deciso su un pagamento di questa prenotazione. Dopo, può cancellare i suoi dati qui.",
			isOwed:
				"Resta qualcosa da pagare per questa prenotazione. Quando è sistemato, può cancellare i suoi dati qui.",
			hasOpenQuestion:
				"Stiamo ancora chiarendo qualcosa su questa prenotazione. Ci scriva se dura a lungo.",
			hasMailOnItsWay:
				"Proprio ora parte un’e-mail per lei. Riprovi tra qualche minuto o, al più tardi, tra un’ora.",
		},
	},
	problems: {
		nothing: "Non è ancora successo nulla.",
		wrongEmail:
			"Questo non è l’indirizzo e-mail di questa prenotazione. Guardi, per favore, l’e-mail con il suo voucher.",
		tooMany: "Sono stati molti tentativi in poco tempo. Riprovi tra un minuto.",
		changed: "Qualcosa è cambiato in questa prenotazione. Guardi di nuovo, per favore.",
	},
	erased: {
		title: "I suoi dati sono cancellati",
		lead: "Nome, e-mail, telefono, note e messaggi sono spariti dalla sua prenotazione. Ciò che la legge ci obbliga a conservare non porta più il suo nome.",
		home: "Alla pagina iniziale",
	},
};
