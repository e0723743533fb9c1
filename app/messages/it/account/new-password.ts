import type { newPassword as english } from "../../en/account/new-password.ts";

export const newPassword: typeof english = {
	forgotten: {
		title: "Ha dimenticato la password?",
		lead: "Ci indichi la sua e-mail. Le mandiamo un link con cui scegliere una nuova password.",
		sent: "Se conosciamo questa e-mail, il link è in viaggio: guardi nella sua posta. Il link vale un’ora.",
		email: "E-mail",
		send: "Mi invii il link",
		sendAgain: "Invia di nuovo",
		backToSignIn: "Torna all’accesso",
	},
	hint: ({ least }) =>
		`Almeno ${least} caratteri. Qualche parola si ricorda meglio dei segni; non usi nomi.`,
	reset: {
		title: "Una nuova password",
		label: "Nuova password",
		save: "Salva la nuova password",
		signsOut: "L’accesso terminerà su tutti i suoi dispositivi.",
		passkeysStay: ({ passkeys }) =>
			`Queste passkey continueranno ad aprire il suo account: ${passkeys}. Una non è sua? La tolga nella pagina del suo account, o chieda al responsabile del suo team di rimuovere il suo secondo fattore.`,
		saved: "La sua password è cambiata. Acceda con quella nuova.",
	},
	over: {
		title: "Questo link non vale più",
		sendNew: "Mi invii un nuovo link",
		backToSignIn: "Torna all’accesso",
	},
};
