import type { accountLinks as english } from "../../en/account/account-links.ts";

export const accountLinks: typeof english = {
	invitation: {
		title: "Votre compte",
		heading: ({ name }) => `Bienvenue, ${name}`,
		lead: ({ email }) =>
			`Choisissez le mot de passe de votre compte. Vous vous connectez avec ${email}.`,
		label: "Votre mot de passe",
		save: "Enregistrer mon mot de passe",
		saved:
			"Votre mot de passe est enregistré. Connectez-vous avec votre adresse e-mail et ce mot de passe.",
		somebodyElse: {
			heading: "Quelqu’un d’autre est connecté ici",
			lead: ({ invited, email, signedIn }) =>
				`Cette invitation est pour ${invited} (${email}). Sur cet appareil, la session de ${signedIn} est ouverte.`,
			signOut: ({ signedIn }) => `Fermer la session de ${signedIn} et continuer`,
			stay: ({ signedIn }) => `Garder la session de ${signedIn}`,
		},
		over: {
			heading: "Cette invitation n’est plus valable",
			lead: ({ hours }) =>
				`Une invitation sert une seule fois, pendant ${hours} heures, et une plus récente la remplace. Si vous avez déjà choisi votre mot de passe, connectez-vous avec lui. Sinon, demandez-en une nouvelle à la personne qui vous l’a envoyée.`,
			signIn: "Se connecter",
		},
	},
	notMe: {
		title: "Ce n’était pas moi",
		lead: "Quelqu’un a demandé un compte avec votre adresse, et personne ne l’a confirmé. Si ce n’était pas vous, supprimez le compte : son mot de passe et tout ce qu’il contient sont effacés aussitôt.",
		remove: "Supprimer le compte",
		afterAll: "Si c’était bien vous, fermez cette page.",
		removed: {
			heading: "Le compte est supprimé",
			note: "Il n’y a plus de compte avec votre adresse.",
			goHome: "Vers la page d’accueil",
		},
		nothing: ({ phone }) =>
			`Ce lien ne peut rien supprimer : il a déjà servi, il date de plus d’une semaine, ou le compte a été confirmé. Si ce n’est pas vous qui l’avez confirmé, appelez-nous : ${phone}.`,
		failed: "Cela n’a pas marché. Attendez une minute, puis réessayez.",
	},
	verified: "Votre adresse e-mail est confirmée.",
	failed: {
		title: "La connexion n’a pas marché",
		heading: "Cela n’a pas marché",
		lead: "Nous n’avons pas pu terminer ce que vous demandiez. Réessayez, s’il vous plaît.",
		code: "Code de l’erreur :",
		goHome: "Vers la page d’accueil",
	},
};
