import type { accountMails as english } from "../../en/account/account-mails.ts";

export const accountMails: typeof english = {
	hello: ({ name }) => (name ? `Buongiorno ${name},` : "Buongiorno,"),
	link: ({ label, url }) => `${label}: ${url}`,
	verification: {
		subject: ({ operator }) => `Confermi la sua e-mail per ${operator}`,
		heading: "È il suo indirizzo?",
		say: ({ email }) => `Confermi, per favore, che ${email} è il suo indirizzo.`,
		action: "Conferma la mia e-mail",
		life: "Il link vale un’ora.",
		otherwise:
			"Se non ha chiesto un account, qualcun altro ha scritto il suo indirizzo. Può ignorare questa e-mail o scriverci, ed elimineremo l’account.",
	},
	emailChange: {
		subject: ({ operator }) => `Cambiare la sua e-mail per ${operator}?`,
		heading: "Cambiare la sua e-mail?",
		say: ({ newEmail }) =>
			`Ha chiesto di accedere d’ora in poi con ${newEmail}. Apra il link nel browser in cui ha effettuato l’accesso.`,
		action: "Cambia la mia e-mail",
		life: "Il link vale un’ora.",
		otherwise:
			"Se non l’ha chiesto lei, ignori questa e-mail e cambi la password: qualcuno ha effettuato l’accesso al suo posto.",
	},
	reset: {
		subject: ({ operator }) => `Una nuova password per ${operator}`,
		heading: "Una nuova password",
		say: "Ha chiesto una nuova password. La scelga qui.",
		action: "Scelga una nuova password",
		life: "Il link vale un’ora e una sola volta.",
		otherwise: "Se non l’ha chiesto lei, ignori questa e-mail: la sua password resta com’è.",
	},
	invitation: {
		subject: ({ operator }) => `Il suo account presso ${operator}`,
		heading: "Le diamo il benvenuto",
		say: ({ inviter, operator, email }) =>
			`${inviter} ha creato un account per lei presso ${operator}. Accede con ${email} e una password che conosce solo lei: la scelga qui.`,
		action: "Scelga la sua password",
		life: ({ hours }) => `Il link vale ${hours} ore e una sola volta.`,
		otherwise:
			"Se non aspetta un account, ignori questa e-mail: senza password nessuno può usarlo.",
	},
	passkeyAdded: {
		subject: ({ operator }) => `Una nuova passkey per ${operator}`,
		heading: "Una nuova passkey",
		say: ({ passkey }) =>
			`Al suo account è stata aggiunta la passkey «${passkey}». Chi la possiede può accedere con essa.`,
		action: "Vedi le mie passkey",
		life: "Se è stato lei, non deve fare nulla.",
		otherwise:
			"Altrimenti tolga la passkey in quella pagina e cambi la password: qualcuno ha effettuato l’accesso al suo posto.",
	},
	passkeyRemoved: {
		subject: ({ operator }) => `Una passkey per ${operator} è stata tolta`,
		heading: "Una passkey è stata tolta",
		say: ({ passkey }) =>
			`La passkey «${passkey}» è stata tolta dal suo account. Nessuno può più accedere con essa.`,
		action: "Vedi le mie passkey",
		life: "Se è stato lei, non deve fare nulla.",
		otherwise: "Altrimenti cambi la password: qualcuno ha effettuato l’accesso al suo posto.",
	},
	passkeyCopied: {
		subject: ({ operator }) => `Una passkey per ${operator} è stata rifiutata`,
		heading: "Forse qualcuno ha una copia della sua passkey",
		say: ({ passkey }) =>
			`Qualcuno ha provato ad accedere con la sua passkey «${passkey}», ma il suo contatore degli usi non è avanzato dall’ultima volta. Succede quando ne esiste una copia. Nessuno ha effettuato l’accesso.`,
		action: "Vedi le mie passkey",
		life: "Tolga questa passkey in quella pagina e ne crei una nuova.",
		otherwise:
			"Se non ha provato lei, lo faccia oggi stesso: qualcuno ha avuto in mano il suo dispositivo.",
	},
	deletion: {
		subject: ({ operator }) => `Eliminare il suo account presso ${operator}?`,
		heading: "Eliminare il suo account?",
		say: "Ha chiesto di eliminare il suo account. Non si può annullare. Apra il link nel browser in cui ha effettuato l’accesso.",
		action: "Elimina il mio account",
		life: "Il link vale un giorno e una sola volta.",
		otherwise:
			"Se non l’ha chiesto lei, ignori questa e-mail e cambi la password: qualcuno ha effettuato l’accesso al suo posto.",
	},
	newDevice: {
		subject: ({ operator }) => `Nuovo dispositivo collegato a ${operator}`,
		heading: "Riconosce questo accesso?",
		say: ({ device, address }) =>
			address
				? `Qualcuno è appena entrato nel suo account per la prima volta con ${device}, dall’indirizzo ${address}.`
				: `Qualcuno è appena entrato nel suo account per la prima volta con ${device}.`,
		device: ({ browser, system }) => `${browser} su ${system}`,
		unknownDevice: "un dispositivo sconosciuto",
		action: "Vedi dove è aperto il mio account",
		life: "Se lo riconosce, non deve fare nulla.",
		otherwise:
			"Se non lo riconosce, qualcuno conosce la sua password. Ne scelga subito una nuova: tutti i dispositivi verranno scollegati.",
		newPassword: "Scelga una nuova password",
	},
	secondFactor: {
		action: "Scelga una nuova password",
		ifYou: "Se è stato lei, o se ne è al corrente, non deve fare nulla.",
		otherwise: "Altrimenti qualcuno conosce la sua password: ne scelga subito una nuova.",
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
			subject: ({ operator }) => `Il suo secondo fattore presso ${operator} è stato rimosso`,
			heading: "Il suo secondo fattore è stato rimosso",
			say: ({ email }) =>
				`Il nostro personale ha rimosso il secondo fattore di ${email}, come avviene quando si perde un telefono o una chiave di sicurezza. L’app di autenticazione, i codici di recupero e le passkey usati finora non aprono più nulla, e tutti i dispositivi sono stati disconnessi.`,
		},
		recoveryCodeUsed: {
			subject: ({ operator }) => `È stato usato un codice di recupero presso ${operator}`,
			heading: "È stato usato un codice di recupero",
			say: ({ email }) =>
				`Qualcuno si è identificato come ${email} con un codice di recupero. Ogni codice vale una sola volta; la pagina del suo account indica quanti ne restano.`,
		},
	},
};
