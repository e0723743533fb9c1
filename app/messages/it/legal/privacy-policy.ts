import type { privacyPolicy as english } from "../../en/legal/privacy-policy.ts";
import { plural } from "../../plural.ts";

const daysInWords = (days: number) =>
	plural("it", days, { one: "un giorno", other: `${days} giorni` });

const monthsInWords = (months: number) =>
	plural("it", months, { one: "un mese", other: `${months} mesi` });

export const privacyPolicy: typeof english = {
	description: "Che cosa conserviamo di lei, perché, per quanto tempo e chi altro lo vede.",
	who: {
		heading: "Chi si occupa dei suoi dati",
		means: "Noi stessi, e lei può scrivere a una persona.",
		text: ({ firm, email }) =>
			[
				firm && `Il titolare del trattamento è ${firm}.`,
				email && `Per qualsiasi domanda sui suoi dati: <mail>${email}</mail>.`,
			]
				.filter(Boolean)
				.join(" "),
	},
	storedData: {
		heading: "Che cosa conserviamo e per quanto tempo",
		means: "Solo ciò di cui hanno bisogno il pulmino, la guida e il fisco.",
		noCardNumber: "Il numero della sua carta non ci arriva mai.",
		table: "Che cosa, perché, per quanto tempo",
		what: "Che cosa",
		why: "Perché",
		long: "Per quanto tempo",
		whyLabel: "Perché:",
		longLabel: "Per quanto tempo:",
		reason:
			"I dati di una prenotazione ci servono per adempiere il nostro contratto con lei, la contabilità perché la legge la richiede. Senza nome ed e-mail non possiamo prenotare per lei; telefono e note sono facoltativi.",
	},
	rows: {
		booking: {
			what: "Nome, e-mail, escursione, partecipanti, punto di ritrovo, la sua lingua",
			why: "per portarla all’escursione e scriverle in proposito",
			long: ({ months, unpaidDays }) =>
				`fino a ${monthsInWords(months)} dopo l’escursione; se non è mai stata pagata, ${daysInWords(unpaidDays)}`,
		},
		phone: {
			what: "Telefono e note, se li indica",
			why: "per il giorno dell’escursione: un pulmino in ritardo, un seggiolino",
			long: ({ months, unpaidDays }) =>
				`fino a ${monthsInWords(months)} dopo l’escursione; se non è mai stata pagata, ${daysInWords(unpaidDays)}`,
		},
		answers: {
			what: "Ciò che risponde alle domande di un’escursione, per sé e per chi la accompagna",
			why: "per preparare ciò che serve: una taglia, un pasto, il suo consenso",
			long: ({ months, unpaidDays }) =>
				`fino a ${monthsInWords(months)} dopo l’escursione; se non è mai stata pagata, ${daysInWords(unpaidDays)}`,
		},
		money: {
			what: "Importo, riferimento del pagamento, rimborsi e ogni modifica della prenotazione",
			why: "contabilità, rimborsi, domande successive",
			long: "con la nostra contabilità, finché la legge lo richiede; dopo il tempo indicato sopra, senza il suo nome e senza nulla di ciò che lei ha scritto o che noi abbiamo scritto di lei",
		},
		mails: {
			what: "Copie delle nostre e-mail a lei",
			why: "per sapere che cosa le abbiamo detto",
			long: ({ days }) =>
				`il testo, ${daysInWords(days)}; che le abbiamo scritto e quando, quanto il suo nome`,
		},
		messages: {
			what: "Messaggi dalla pagina dei contatti",
			why: "per risponderle",
			long: ({ months }) =>
				`${monthsInWords(months)} dopo la nostra risposta; meno se lei lo chiede`,
		},
		waitingList: {
			what: "Il suo posto in una lista d’attesa: nome, gruppo, fermata, email o telefono",
			why: "per offrirle i posti che si liberano",
			long: ({ months }) => `${monthsInWords(months)} dopo la fine della lista per lei`,
		},
		handoff: {
			what: "Una scelta che porta dallo schermo di un hotel al suo telefono o alla reception (senza nome)",
			why: "perché la veda il suo telefono, o chi prenota per lei",
			long: "poco più di un giorno",
		},
		address: {
			what: "Il suo indirizzo di rete",
			why: "per fermare ondate di prenotazioni e di e-mail; il registro dei server",
			long: "un minuto; reso illeggibile, finché le teniamo posti non pagati; nel registro, alcuni giorni",
		},
	},
	accounts: {
		what: "Account dello staff e degli hotel: nome, e-mail, password cifrata (hash) e ogni accesso con indirizzo e browser",
		why: "per accedere, e per vedere chi altro lo ha fatto",
		long: ({ days }) =>
			`fino all’eliminazione dell’account; un accesso, ${daysInWords(days)} dopo il suo ultimo uso. Ciò che lo staff ha fatto in una prenotazione porta il suo nome finché la prenotazione è conservata`,
	},
	shared: {
		heading: "Chi altro lo vede",
		means:
			"La sua guida e il suo autista, in quel giorno. Le imprese che portano e-mail e denaro. Nessuno che faccia pubblicità.",
		team: "La guida e l’autista della sua escursione: nome, numero di partecipanti, punto di ritrovo, telefono, note e risposte.",
		hotel:
			"Il suo hotel, se ha prenotato al suo schermo o alla sua reception, o se paga lì: quella prenotazione, con il suo nome, la sua e-mail e il suo telefono.",
		whatsApp:
			"WhatsApp, se le scriviamo lì perché in quel giorno cambia qualcosa: il suo numero di telefono e quel messaggio.",
		payment: ({ provider }) =>
			`${provider}, dove lei paga: e-mail, importo, nome dell’escursione e il suo codice. Ciò che digita lì, come il numero della sua carta, lo riceve solo ${provider}.`,
		firms:
			"Queste imprese lavorano per noi con un contratto per il trattamento dei dati, alcune negli Stati Uniti secondo le clausole tipo dell’Unione europea:",
		firm: {
			stripe: "Stripe: pagamenti",
			resend: "Resend: invia le nostre e-mail",
			cloudflare: "Cloudflare: gestisce i server che le rispondono",
			cloudflareWithTurnstile:
				"Cloudflare: gestisce i server che le rispondono, e il suo controllo Turnstile distingue le persone dai programmi quando qualcuno fa moltissime prenotazioni (il suo script viene eseguito nel suo browser solo in quel caso)",
			turso: "Turso: conserva la banca dati",
		},
		signIn: ({ providers }) =>
			`Membri dello staff che accedono con ${providers}: quell’impresa ci comunica nome ed e-mail, e viene a sapere che hanno effettuato l’accesso.`,
		noAdvertising: "Non vendiamo dati, non mostriamo pubblicità e non inviamo newsletter.",
	},
	cookies: {
		heading: "Cookie",
		means:
			"Nessuno per guardarsi intorno. Alcuni dove senza di essi qualcosa non funzionerebbe. Nessun banner, perché non c’è nulla da chiederle.",
		only: "Le nostre pagine impostano un cookie solo",
		handoff:
			"se apre con il telefono il codice dello schermo di un hotel: «handover», perché nessun altro possa prenotare con esso, per un giorno;",
		signIn: ({ prefix, days }) =>
			`se accede, come fanno lo staff e gli hotel: «${prefix}.session_token», «${prefix}.session_data» e «${prefix}.dont_remember», fino a ${daysInWords(days)} dopo la sua ultima visita, uno per i dieci minuti di un accesso presso un’altra impresa o di un modulo che attende la sua password, «${prefix}.two_factor» per i dieci minuti in cui chiediamo un codice, «${prefix}.passkey» per i cinque minuti in cui chiediamo una passkey, «${prefix}.trust_device» per 30 giorni se desidera che non venga chiesto di nuovo, e «${prefix}.device», con cui riconosciamo il suo dispositivo e la avvisiamo degli accessi da altri, per 400 giorni;`,
		signInLanguage: ({ prefix }) =>
			`se sceglie una lingua dove accede lo staff: «${prefix}.language», perché non debba sceglierla di nuovo, per un anno;`,
		held: "se prenota e non ha ancora pagato: «held» e «seats_held», perché ogni pagina possa ricondurla ai suoi posti, per due ore al massimo; ciò che ha digitato e una chiave casuale del modulo attendono in quella sola scheda del suo browser finché l’escursione è pagata o la scheda viene chiusa;",
		flash: ({ prefix }) =>
			`dopo un passaggio con una sua prenotazione: «${prefix}.flash», perché la pagina successiva possa dire come è andata, per due minuti;`,
		totem: "sugli schermi negli hotel, perché sappiamo di quale hotel si tratta.",
		all: "Tutti per nome, e quando terminano al più tardi",
		withBrowser: "con il browser",
		declinedOffer:
			"Se chiude la proposta di leggere in un’altra lingua, il suo browser lo ricorda e non lo dice a nessuno.",
		noOtherFirm:
			"Non misuriamo i visitatori, e nessun’altra impresa imposta cookie o carica qualcosa sulle pagine per gli ospiti.",
		turnstileAlone:
			"Non misuriamo i visitatori. Un’altra impresa carica qualcosa su una pagina per gli ospiti: se qualcuno fa moltissime prenotazioni, il controllo di Cloudflare viene eseguito sulla pagina di quell’escursione e può conservare nel browser ciò che gli serve.",
		otherSites:
			"La pagina di pagamento e la mappa dietro il link di un voucher sono siti di altre imprese, con regole proprie.",
	},
	rights: {
		heading: "I suoi diritti",
		means:
			"Vederli, correggerli, portarli con sé, farli cancellare. Scriva una riga, rispondiamo entro un mese.",
		text: "Nella pagina della sua prenotazione, sotto «I suoi dati», può portare con sé una copia e far cancellare i suoi dati quando l’escursione è finita o annullata. Può chiedere l’accesso, la rettifica, la cancellazione, la limitazione e una copia dei suoi dati, e opporsi al loro uso. Ciò che la legge ci obbliga a conservare lo cancelliamo quando non lo richiede più. Può presentare reclamo all’autorità per la protezione dei dati del luogo in cui vive.",
	},
};
