import type { yourData as english } from "../../en/guest/your-data.ts";

export const yourData: typeof english = {
	link: "I Suoi dati: li porti con sé o li faccia cancellare",
	pageTitle: "I Suoi dati",
	title: "I Suoi dati",
	lead: "Ciò che conserviamo di Lei in questa prenotazione: può portarlo con sé o farlo cancellare.",
	email: "L’indirizzo e-mail della Sua prenotazione",
	emailWhy: "Un voucher può restare aperto su un tavolo. Il Suo indirizzo e-mail mostra che è Lei.",
	backTo: "Torna alla prenotazione",
	take: {
		heading: "Li porti con sé",
		text: "Un file (JSON) con tutto ciò che conserviamo di Lei in questa prenotazione: ciò che ha digitato, le nostre note, le nostre e-mail, i pagamenti e ogni modifica.",
		button: "Scaricare i miei dati",
	},
	erase: {
		heading: "Li faccia cancellare",
		goes: "Spariscono subito e per sempre: il Suo nome, l’e-mail, il telefono e le note, la Sua lingua, il testo delle nostre e-mail e tutto ciò che qualcuno ha scritto di Lei in questa prenotazione.",
		stays: ({ reference }) =>
			`La legge ci obbliga a conservare nella contabilità, senza il Suo nome: il codice <code>${reference}</code>, l’escursione e il suo giorno, quanti eravate e dove siete saliti, gli importi, i pagamenti e le loro date.`,
		ends: "Questa pagina e il voucher smettono di funzionare. Non possiamo più trovare la prenotazione con il Suo nome o la Sua e-mail, né rispondere a domande su di essa.",
		others:
			"Il fornitore dei pagamenti conserva il Suo pagamento secondo i propri obblighi di legge. Le copie di sicurezza della banca dati terminano da sole dopo alcuni giorni o settimane. I messaggi della pagina dei contatti non appartengono ad alcuna prenotazione: ci scriva, e cancelliamo anche quelli.",
		button: "Cancellare i miei dati per sempre",
		unsent: { once: "Si cancellano una volta sola." },
		notYet: "Non può ancora cancellarli",
		waits: {
			isComing:
				"L’escursione deve ancora avvenire, e senza i Suoi dati non c’è voucher. Quando è finita o annullata, può cancellarli qui.",
			isHeld:
				"In questo momento Le teniamo dei posti. Passato quel tempo, può cancellare i Suoi dati qui.",
			hasMoneyToReturn:
				"Le dobbiamo ancora far avere indietro del denaro. Quando l’ha ricevuto, può cancellare i Suoi dati qui.",
			hasOpenPage:
				"Una pagina di pagamento di questa prenotazione è ancora aperta. Quando è pagata o chiusa, può cancellare i Suoi dati qui.",
			hasDispute:
				"La Sua banca non ha ancora deciso su un pagamento di questa prenotazione. Dopo, può cancellare i Suoi dati qui.",
			isOwed:
				"Resta qualcosa da pagare per questa prenotazione. Quando è sistemato, può cancellare i Suoi dati qui.",
			hasOpenQuestion:
				"Stiamo ancora chiarendo qualcosa su questa prenotazione. Ci scriva se dura a lungo.",
			hasMailOnItsWay:
				"Proprio ora parte un’e-mail per Lei. Riprovi tra qualche minuto o, al più tardi, tra un’ora.",
		},
	},
	problems: {
		nothing: "Non è ancora successo nulla.",
		wrongEmail:
			"Questo non è l’indirizzo e-mail di questa prenotazione. Guardi, per favore, l’e-mail con il Suo voucher.",
		tooMany: "Sono stati molti tentativi in poco tempo. Riprovi tra un minuto.",
		changed: "Qualcosa è cambiato in questa prenotazione. Guardi di nuovo, per favore.",
	},
	erased: {
		title: "I Suoi dati sono cancellati",
		lead: "Nome, e-mail, telefono, note e messaggi sono spariti dalla Sua prenotazione. Ciò che la legge ci obbliga a conservare non porta più il Suo nome.",
		home: "Alla pagina iniziale",
	},
};
