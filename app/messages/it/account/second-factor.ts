import type { secondFactor as english } from "../../en/account/second-factor.ts";

export const secondFactor: typeof english = {
	step: {
		title: "Ancora un passaggio",
		lead: "Apra la sua app di autenticazione e digiti il codice che mostra per questo sito.",
		code: "Codice dell’app",
		hint: "Sei cifre. Ogni 30 secondi ne appare uno nuovo.",
		trust: "Non chiedere su questo dispositivo per 30 giorni",
		submit: "Continua",
		submitting: "Verifica in corso…",
		withRecoveryCode: "Usa invece un codice di recupero",
		withApp: "Usa invece l’app",
		recovery: {
			title: "Usi un codice di recupero",
			lead: "Digiti uno dei codici che ha conservato quando ha configurato l’app. Ognuno vale una sola volta.",
			code: "Codice di recupero",
		},
		neither:
			"Non ha né l’una né gli altri? Chieda al responsabile del suo team di rimuovere il suo secondo fattore.",
		otherPerson: "Accedi di nuovo",
		passkey: {
			title: "Usi la sua passkey",
			lead: "Il suo ruolo richiede un secondo fattore, e il suo è una passkey.",
			use: "Usa una passkey",
			unsupported:
				"Questo browser non può usare la sua passkey. Esca e acceda con un altro browser.",
			lost: "L’ha persa? Chieda al responsabile del suo team di rimuovere il suo secondo fattore.",
			signOut: "Esci",
		},
	},
	setUp: {
		title: "Accesso in due passaggi",
		obliged:
			"Il suo ruolo richiede l’accesso in due passaggi. Lo configuri per continuare; bastano due minuti.",
		lead: "Dopo la password digiterà un codice di un’app di autenticazione sul suo telefono. Così una password rubata, da sola, non apre nulla.",
		replaces: "La nuova app prende il posto di quella che usa ora.",
		signsOut: "Tutti gli altri suoi dispositivi verranno disconnessi.",
		begin: "Inizia",
		over: "Questa configurazione non è più valida: è iniziata più di un’ora fa, o è stata ricominciata in un’altra scheda. Ricominci da qui.",
		signInAgain: "Per questo deve aver effettuato l’accesso da poco. Esca e acceda di nuovo.",
		scan: {
			title: "Scansioni questo codice",
			lead: "Apra l’app di autenticazione, aggiunga un account e inquadri qui con la fotocamera.",
			qrCode: "Codice QR per l’app di autenticazione",
			typed: "Non riesce a scansionarlo? Digiti questa chiave nell’app:",
			code: "Codice che l’app mostra ora",
			confirm: "Attiva",
		},
		newCodes: {
			title: "Nuovi codici di recupero",
			lead: "Riceverà dieci nuovi codici. Quelli che ha ora non varranno più.",
			make: "Crea nuovi codici",
		},
		codes: {
			title: "Conservi questi codici di recupero",
			lead: "Se perde il telefono, ognuno di questi la fa entrare una volta. Vengono mostrati solo ora: li stampi o li salvi dove conserva le password.",
			list: "Codici di recupero",
			download: "Salva come file",
			print: "Stampa",
			kept: "Li ho conservati",
		},
		back: "Torna al mio account",
		signOut: "Esci",
	},
};
