import type { newPassword as english } from "../../en/account/new-password.ts";

export const newPassword: typeof english = {
	forgotten: {
		title: "Ha dimenticato la password?",
		lead: "Ci indichi la Sua e-mail. Le mandiamo un link con cui scegliere una nuova password.",
		sent: "Se conosciamo questa e-mail, il link è in viaggio: guardi nella Sua posta. Il link vale un’ora.",
		email: "E-mail",
		send: "Mandatemi il link",
		sendAgain: "Mandatelo di nuovo",
		backToSignIn: "Torna all’accesso",
	},
	hint: ({ least }) =>
		`Almeno ${least} caratteri. Qualche parola si ricorda meglio dei segni; non usi nomi.`,
	reset: {
		title: "Una nuova password",
		label: "Nuova password",
		save: "Salva la nuova password",
		signsOut: "L’accesso terminerà su tutti i Suoi dispositivi.",
		passkeysStay: ({ passkeys }) =>
			`Queste passkey continueranno ad aprire il Suo account: ${passkeys}. Una non è Sua? La tolga nella pagina del Suo account, o chieda al responsabile del Suo team di rimuovere il Suo secondo fattore.`,
		saved: "La Sua password è cambiata. Acceda con quella nuova.",
	},
	better: {
		title: "Una password migliore, per favore",
		lead: "Ha effettuato l’accesso. La Sua password è debole secondo le regole di oggi:",
		label: "Nuova password",
		save: "Salvare la nuova password",
		later: "Non ora",
		signsOut: "L’accesso terminerà su tutti gli altri Suoi dispositivi.",
		saved: "La Sua password è cambiata",
		over: "È passato troppo tempo, o nel frattempo la password è stata cambiata. Può cambiare la password nella pagina del Suo account.",
	},
	over: {
		title: "Questo link non vale più",
		sendNew: "Mandatemi un nuovo link",
		backToSignIn: "Torna all’accesso",
	},
};
