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
	verified: "Votre adresse e-mail est confirmée.",
	failed: {
		title: "La connexion n’a pas marché",
		heading: "Cela n’a pas marché",
		lead: "Nous n’avons pas pu terminer ce que vous demandiez. Réessayez, s’il vous plaît.",
		code: "Code de l’erreur :",
		goHome: "Vers la page d’accueil",
	},
};
