import type { signIn as english } from "../../en/account/sign-in.ts";

export const signIn: typeof english = {
	title: "Accedi",
	greeting: {
		morning: "Buongiorno",
		afternoon: "Buon pomeriggio",
		evening: "Buonasera",
	},
	form: {
		email: "E-mail",
		password: "Password",
		staySignedIn: "Mantieni l’accesso su questo dispositivo",
		submit: "Accedi",
		submitting: "Accesso in corso…",
		forgot: "Ho dimenticato la password",
	},
	passkey: {
		use: "Accedi con una passkey",
		waiting: "In attesa della sua passkey…",
		ended: {
			cancelled: "Non è stata usata nessuna passkey. Riprovi, o acceda in un altro modo.",
			busy: "Troppi tentativi. Aspetti un minuto, poi riprovi.",
			offline: "Non siamo riusciti a collegarci. Controlli la connessione, poi riprovi.",
			failed: "Non è stato possibile usare la sua passkey. Riprovi, o acceda in un altro modo.",
		},
	},
	providers: { besidePassword: "Oppure accedi con", alone: "Accedi con" },
	impossible: "Al momento non è possibile accedere. Si rivolga a chi gestisce questo sito.",
	signOutMessage: {
		accountDeleted: "Il suo account è eliminato.",
		signedOut: "È uscito dal suo account",
	},
};
