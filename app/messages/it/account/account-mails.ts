import type { accountMails as english } from "../../en/account/account-mails.ts";

export const accountMails: typeof english = {
	hello: ({ name }) => (name ? `Buongiorno ${name},` : "Buongiorno,"),
	link: ({ label, url }) => `${label}: ${url}`,
	verification: {
		subject: ({ operator }) => `Confermi la Sua e-mail per ${operator}`,
		heading: "È il Suo indirizzo?",
		say: ({ email }) => `Confermi, per favore, che ${email} è il Suo indirizzo.`,
		action: "Conferma la mia e-mail",
		life: "Il link vale un’ora.",
		otherwise:
			"Se non ha chiesto un account, qualcun altro ha scritto il Suo indirizzo. Può ignorare questa e-mail o eliminare l’account:",
		notMe: "Non l’ho chiesto io",
	},
	emailChange: {
		subject: ({ operator }) => `Cambiare la Sua e-mail per ${operator}?`,
		heading: "Cambiare la Sua e-mail?",
		say: ({ newEmail }) =>
			`Ha chiesto di accedere d’ora in poi con ${newEmail}. Apra il link nel browser in cui ha effettuato l’accesso.`,
		action: "Cambia la mia e-mail",
		life: "Il link vale un’ora.",
		otherwise:
			"Se non l’ha chiesto Lei, ignori questa e-mail e cambi la password: qualcuno ha effettuato l’accesso al Suo posto.",
	},
	reset: {
		subject: ({ operator }) => `Una nuova password per ${operator}`,
		heading: "Una nuova password",
		say: "Ha chiesto una nuova password. La scelga qui.",
		action: "Scegli una nuova password",
		life: "Il link vale un’ora e una sola volta.",
		otherwise: "Se non l’ha chiesto Lei, ignori questa e-mail: la Sua password resta com’è.",
	},
	invitation: {
		subject: ({ operator }) => `Il Suo account presso ${operator}`,
		heading: "Le diamo il benvenuto",
		say: ({ inviter, operator, email }) =>
			`${inviter} ha creato un account per Lei presso ${operator}. Accede con ${email} e una password che conosce solo Lei: la scelga qui.`,
		action: "Scegli la mia password",
		life: ({ hours }) => `Il link vale ${hours} ore e una sola volta.`,
		otherwise:
			"Se non aspetta un account, ignori questa e-mail: senza password nessuno può usarlo.",
	},
	passkeyAdded: {
		subject: ({ operator }) => `Una nuova passkey per ${operator}`,
		heading: "Una nuova passkey",
		say: ({ passkey }) =>
			`Al Suo account è stata aggiunta la passkey «${passkey}». Chi la possiede può accedere con essa.`,
		action: "Vedi le mie passkey",
		life: "Se è stato Lei, non deve fare nulla.",
		otherwise:
			"Altrimenti tolga la passkey in quella pagina e cambi la password: qualcuno ha effettuato l’accesso al Suo posto.",
	},
	passkeyRemoved: {
		subject: ({ operator }) => `Una passkey per ${operator} è stata tolta`,
		heading: "Una passkey è stata tolta",
		say: ({ passkey }) =>
			`La passkey «${passkey}» è stata tolta dal Suo account. Nessuno può più accedere con essa.`,
		action: "Vedi le mie passkey",
		life: "Se è stato Lei, non deve fare nulla.",
		otherwise: "Altrimenti cambi la password: qualcuno ha effettuato l’accesso al Suo posto.",
	},
	passkeyCopied: {
		subject: ({ operator }) => `Una passkey per ${operator} è stata rifiutata`,
		heading: "Forse qualcuno ha una copia della Sua passkey",
		say: ({ passkey }) =>
			`Qualcuno ha provato ad accedere con la Sua passkey «${passkey}», ma il suo contatore degli usi non è avanzato dall’ultima volta. Succede quando ne esiste una copia. Nessuno ha effettuato l’accesso.`,
		action: "Vedi le mie passkey",
		life: "Tolga questa passkey in quella pagina e ne crei una nuova.",
		otherwise:
			"Se non ha provato Lei, lo faccia oggi stesso: qualcuno ha avuto in mano il Suo dispositivo.",
	},
	deletion: {
		subject: ({ operator }) => `Eliminare il Suo account presso ${operator}?`,
		heading: "Eliminare il Suo account?",
		say: "Ha chiesto di eliminare il Suo account. Non si può annullare. Apra il link nel browser in cui ha effettuato l’accesso.",
		action: "Elimina il mio account",
		life: "Il link vale un giorno e una sola volta.",
		otherwise:
			"Se non l’ha chiesto Lei, ignori questa e-mail e cambi la password: qualcuno ha effettuato l’accesso al Suo posto.",
	},
	newDevice: {
		subject: ({ operator }) => `Nuovo dispositivo collegato a ${operator}`,
		heading: "Riconosce questo accesso?",
		say: ({ device, address }) =>
			address
				? `Qualcuno è appena entrato nel Suo account per la prima volta con ${device}, dall’indirizzo ${address}.`
				: `Qualcuno è appena entrato nel Suo account per la prima volta con ${device}.`,
		device: ({ browser, system }) => `${browser} su ${system}`,
		unknownDevice: "un dispositivo sconosciuto",
		action: "Vedere dove è aperto il mio account",
		life: "Se lo riconosce, non deve fare nulla.",
		otherwise:
			"Se non lo riconosce, qualcuno conosce la Sua password. Ne scelga subito una nuova: tutti i dispositivi verranno scollegati.",
		newPassword: "Scegliere una nuova password",
	},
	secondFactor: {
		action: "Scegli una nuova password",
		ifYou: "Se è stato Lei, o se ne è al corrente, non deve fare nulla.",
		otherwise: "Altrimenti qualcuno conosce la Sua password: ne scelga subito una nuova.",
		added: {
			subject: ({ operator }) => `Accesso in due passaggi attivato presso ${operator}`,
			heading: "Accesso in due passaggi attivato",
			say: ({ email }) =>
				`Per accedere come ${email} ora serve anche un codice di un’app di autenticazione. Tutti gli altri dispositivi sono stati disconnessi.`,
		},
		removed: {
			subject: ({ operator }) => `Accesso in due passaggi disattivato presso ${operator}`,
			heading: "Accesso in due passaggi disattivato",
			say: ({ email }) =>
				`Per accedere come ${email} non serve più alcun codice. Tutti gli altri dispositivi sono stati disconnessi.`,
		},
		takenAway: {
			subject: ({ operator }) => `Il Suo secondo fattore presso ${operator} è stato rimosso`,
			heading: "Il Suo secondo fattore è stato rimosso",
			say: ({ email }) =>
				`Il nostro personale ha rimosso il secondo fattore di ${email}, come avviene quando si perde un telefono o una chiave di sicurezza. L’app di autenticazione, i codici di recupero e le passkey usati finora non aprono più nulla, e tutti i dispositivi sono stati disconnessi.`,
		},
		recoveryCodeUsed: {
			subject: ({ operator }) => `È stato usato un codice di recupero presso ${operator}`,
			heading: "È stato usato un codice di recupero",
			say: ({ email }) =>
				`Qualcuno si è identificato come ${email} con un codice di recupero. Ogni codice vale una sola volta; la pagina del Suo account indica quanti ne restano.`,
		},
	},
};
