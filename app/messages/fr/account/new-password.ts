import type { newPassword as english } from "../../en/account/new-password.ts";

export const newPassword: typeof english = {
	forgotten: {
		title: "Mot de passe oublié ?",
		lead: "Indiquez-nous votre adresse e-mail. Nous vous envoyons un lien pour choisir un nouveau mot de passe.",
		sent: "Si nous connaissons cette adresse, le lien est en route : consultez votre messagerie. Le lien est valable une heure.",
		email: "E-mail",
		send: "M’envoyer le lien",
		sendAgain: "L’envoyer à nouveau",
		backToSignIn: "Retour à la connexion",
	},
	hint: ({ least }) =>
		`Au moins ${least} caractères. Quelques mots se retiennent mieux que des signes ; n’utilisez pas de noms.`,
	reset: {
		title: "Un nouveau mot de passe",
		label: "Nouveau mot de passe",
		save: "Enregistrer ce mot de passe",
		signsOut: "Votre session prendra fin sur tous vos appareils.",
		passkeysStay: ({ passkeys }) =>
			`Ces clés d’accès ouvriront toujours votre compte : ${passkeys}. L’une d’elles n’est pas à vous ? Retirez-la sur la page de votre compte, ou demandez au responsable de votre équipe de retirer votre second facteur.`,
		saved: "Votre mot de passe est changé. Connectez-vous avec le nouveau.",
	},
	over: {
		title: "Ce lien n’est plus valable",
		sendNew: "M’envoyer un nouveau lien",
		backToSignIn: "Retour à la connexion",
	},
};
