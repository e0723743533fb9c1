import type { accountRefusals as english } from "../../en/account/account-refusals.ts";

export const accountRefusals: typeof english = {
	tooMany: "Sono stati troppi tentativi. Aspetti un minuto e poi riprovi.",
	unreadable: "Questi dati non si possono usare. Li controlli, per favore.",
	noOrigin: "Il suo browser non ha detto da quale pagina arriva. Ricarichi questa pagina.",
	foreignOrigin: "Arrivava da un altro sito. Ricarichi questa pagina.",
	wrongEmailOrPassword: "L’e-mail o la password non è corretta",
	noSession: "L’accesso non è riuscito. Riprovi.",
	unconfirmed:
		"La sua e-mail non è ancora confermata. Le abbiamo mandato un messaggio con un link: lo apra, poi acceda.",
	banned: "Questo account è bloccato. Si rivolga al responsabile del suo team.",
	notAnEmail: "Questo non è un indirizzo e-mail.",
	notYourPassword: "Questa non è la sua password attuale.",
	password: {
		tooShort: "Questa password è troppo corta.",
		tooLong: "Questa password è troppo lunga.",
		tooCommon:
			"Questa password è troppo facile da indovinare. Usi qualche parola che non abbia nulla a che fare con le altre.",
		breached:
			"Questa password si trova in un elenco pubblico di password rubate ed è tra le prime a essere provate. Non è detto che l’abbiano rubata a lei. Ne scelga un’altra, anche dove la usa altrove.",
		containsName:
			"Chi prova a indovinare comincia dai nomi: non usi il suo, né quello della sua casella di posta, né il nostro.",
		off: "Qui non si può accedere con una password.",
		hasOne: "Ha già una password. Cambi quella.",
	},
	secondFactor: {
		wrongCode: "Questo codice non è corretto o è già stato usato. Attenda il prossimo.",
		wrongRecoveryCode: "Questo non è uno dei suoi codici di recupero non ancora usati.",
		over: "È passato troppo tempo, o ci sono stati troppi codici errati. Acceda di nuovo.",
		paused: "Troppi codici errati. Usi un codice di recupero, oppure attenda prima di riprovare.",
		off: "L’accesso in due passaggi non è configurato.",
		required: "Il suo ruolo richiede prima un secondo fattore.",
	},
	link: {
		over: "Questo link è già stato usato o è troppo vecchio. Ne chieda uno nuovo.",
		tooOld: "Questo link è troppo vecchio. Ne chieda uno nuovo.",
		noAccount: "Non c’è più alcun account per questo link.",
		otherBrowser: "Apra il link nel browser in cui ha effettuato l’accesso.",
	},
	invitation: {
		over: "Questa persona può già accedere o è bloccata: non è stato mandato alcun invito.",
		noMail: "Al momento non possiamo mandare e-mail, quindi nessuno è stato invitato.",
	},
	noMail: "Al momento non possiamo mandare e-mail.",
	noMailForPassword:
		"Al momento non possiamo mandare e-mail. Chieda una nuova password al responsabile del suo team.",
	email: {
		unusable: "Questo indirizzo non si può usare. Ne provi un altro.",
		same: "Questo è già il suo indirizzo.",
		fixed: "Chieda al responsabile del suo team di cambiare la sua e-mail.",
	},
	session: {
		old: "Prima esca e acceda di nuovo.",
		ended: "Questa sessione è già terminata.",
	},
	provider: {
		cancelled: "Ha annullato l’accesso là, quindi qui non è cambiato nulla.",
		unreadable: "La risposta non si è potuta leggere. Ricominci.",
		noTarget: "Non sappiamo quale pagina volesse. Ricominci.",
		notOffered: "Qui non si può accedere in questo modo.",
		incomplete: "L’accesso là non si è potuto completare. Ricominci.",
		noDetails: "Non abbiamo ricevuto i suoi dati. Riprovi, o acceda in un altro modo.",
		noEmail:
			"Non abbiamo ricevuto la sua e-mail. Prima acceda in un altro modo, poi colleghi questo accesso nella pagina del suo account.",
		knownEmail:
			"C’è già un account con questa e-mail. Acceda come al solito, poi colleghi questo accesso nella pagina del suo account.",
		unproven: "Questo account non si può collegare: là la sua e-mail non è confermata.",
		notConfirmed: "Non è l’account con cui accede qui, quindi non è stato confermato nulla.",
		otherUser: "Quell’account è già collegato a un’altra persona.",
		otherEmail: "Quell’account ha un’e-mail diversa dalla sua, quindi non è stato collegato.",
		noAccount: "Chieda un account al responsabile del suo team.",
		onlyOne: "È l’ultimo account collegato. Prima scelga una password o colleghi un altro account.",
		notConnected: "Quell’account non è più collegato.",
		tookTooLong: "Ha richiesto troppo tempo o è stato iniziato in un altro browser. Ricominci.",
	},
	passkey: {
		tookTooLong: "Ha richiesto troppo tempo o è stato iniziato in un altro browser. Riprovi.",
		unknown:
			"Questa passkey non appartiene più a nessun account qui. Acceda in un altro modo e la elimini dal suo dispositivo.",
		refused: "Questa passkey è stata rifiutata. Riprovi, o acceda in un altro modo.",
		notAdded: "Non è stato possibile aggiungere la passkey. Riprovi.",
		notYours: "Questa passkey non si può aggiungere a questo account.",
		tooMany: "Un account non può avere più passkey. Prima ne tolga una.",
		lastWay:
			"È il suo unico modo di accedere. Prima scelga una password o aggiunga un’altra passkey.",
	},
	ourFault: "Qualcosa non ha funzionato da parte nostra. Riprovi.",
	unavailable: ({ phone }) =>
		`Al momento non possiamo consultare nulla, quindi non è cambiato nulla. Riprovi tra qualche minuto${phone && `; se non può aspettare, ci chiami: ${phone}`}.`,
	otherwise: "Non ha funzionato. Riprovi.",
};
