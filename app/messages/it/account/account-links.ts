import type { accountLinks as english } from "../../en/account/account-links.ts";

export const accountLinks: typeof english = {
	invitation: {
		title: "Il suo account",
		heading: ({ name }) => `Le diamo il benvenuto, ${name}`,
		lead: ({ email }) => `Scelga la password del suo account. Accede con ${email}.`,
		label: "La sua password",
		save: "Salva la mia password",
		saved: "La sua password è salvata. Acceda con la sua e-mail e questa password.",
		somebodyElse: {
			heading: "Qui ha effettuato l’accesso un’altra persona",
			lead: ({ invited, email, signedIn }) =>
				`Questo invito è per ${invited} (${email}). Su questo dispositivo ha effettuato l’accesso ${signedIn}.`,
			signOut: ({ signedIn }) => `Disconnetti ${signedIn} e continua`,
			stay: ({ signedIn }) => `Resta con l’accesso di ${signedIn}`,
		},
		over: {
			heading: "Questo invito non vale più",
			lead: ({ hours }) =>
				`Un invito vale una sola volta e per ${hours} ore, e uno più recente lo sostituisce. Se ha già scelto la password, acceda con quella. Altrimenti chieda un nuovo invito a chi l’ha invitata.`,
			signIn: "Accedi",
		},
	},
	verified: "La sua e-mail è confermata.",
	failed: {
		title: "L’accesso non è riuscito",
		heading: "Non ha funzionato",
		lead: "Non siamo riusciti a completare ciò che ha chiesto. Riprovi, per favore.",
		code: "Codice dell’errore:",
		goHome: "Alla pagina iniziale",
	},
};
