import type { accountMails as english } from "../../en/account/account-mails.ts";

export const accountMails: typeof english = {
	hello: ({ name }) => (name ? `Bonjour ${name},` : "Bonjour,"),
	link: ({ label, url }) => `${label} : ${url}`,
	verification: {
		subject: ({ operator }) => `Confirmez votre adresse e-mail pour ${operator}`,
		heading: "Est-ce votre adresse ?",
		say: ({ email }) => `Confirmez, s’il vous plaît, que ${email} est bien votre adresse.`,
		action: "Confirmer mon adresse e-mail",
		life: "Le lien est valable une heure.",
		otherwise:
			"Si vous n’avez pas demandé de compte, quelqu’un d’autre a saisi votre adresse. Vous pouvez ignorer cet e-mail ou nous écrire, et nous supprimerons le compte.",
	},
	emailChange: {
		subject: ({ operator }) => `Changer votre adresse e-mail pour ${operator} ?`,
		heading: "Changer votre adresse e-mail ?",
		say: ({ newEmail }) =>
			`Vous avez demandé à vous connecter désormais avec ${newEmail}. Ouvrez le lien dans le navigateur où votre session est ouverte.`,
		action: "Changer mon adresse e-mail",
		life: "Le lien est valable une heure.",
		otherwise:
			"Si ce n’était pas vous, ignorez cet e-mail et changez votre mot de passe : quelqu’un est connecté à votre place.",
	},
	reset: {
		subject: ({ operator }) => `Un nouveau mot de passe pour ${operator}`,
		heading: "Un nouveau mot de passe",
		say: "Vous avez demandé un nouveau mot de passe. Choisissez-le ici.",
		action: "Choisir un nouveau mot de passe",
		life: "Le lien est valable une heure et une seule fois.",
		otherwise:
			"Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste tel qu’il est.",
	},
	invitation: {
		subject: ({ operator }) => `Votre compte chez ${operator}`,
		heading: "Bienvenue",
		say: ({ inviter, operator, email }) =>
			`${inviter} a créé un compte pour vous chez ${operator}. Vous vous connectez avec ${email} et un mot de passe que personne d’autre ne connaît : choisissez-le ici.`,
		action: "Choisir mon mot de passe",
		life: ({ hours }) => `Le lien est valable ${hours} heures et une seule fois.`,
		otherwise:
			"Si vous n’attendez pas de compte, ignorez cet e-mail : sans mot de passe, personne ne peut l’utiliser.",
	},
	passkeyAdded: {
		subject: ({ operator }) => `Une nouvelle clé d’accès pour ${operator}`,
		heading: "Une nouvelle clé d’accès",
		say: ({ passkey }) =>
			`La clé d’accès « ${passkey} » a été ajoutée à votre compte. Qui la possède peut se connecter avec elle.`,
		action: "Voir mes clés d’accès",
		life: "Si c’était vous, il n’y a rien à faire.",
		otherwise:
			"Sinon, retirez cette clé sur cette page et changez votre mot de passe : quelqu’un s’est connecté à votre place.",
	},
	passkeyRemoved: {
		subject: ({ operator }) => `Une clé d’accès pour ${operator} a été retirée`,
		heading: "Une clé d’accès a été retirée",
		say: ({ passkey }) =>
			`La clé d’accès « ${passkey} » a été retirée de votre compte. Plus personne ne peut se connecter avec elle.`,
		action: "Voir mes clés d’accès",
		life: "Si c’était vous, il n’y a rien à faire.",
		otherwise: "Sinon, changez votre mot de passe : quelqu’un s’est connecté à votre place.",
	},
	passkeyCopied: {
		subject: ({ operator }) => `Une clé d’accès pour ${operator} a été refusée`,
		heading: "Quelqu’un a peut-être une copie de votre clé d’accès",
		say: ({ passkey }) =>
			`Quelqu’un a essayé de se connecter avec votre clé d’accès « ${passkey} », mais son compteur d’utilisations n’a pas avancé depuis la dernière fois. Cela arrive quand il en existe une copie. Personne n’a été connecté.`,
		action: "Voir mes clés d’accès",
		life: "Retirez cette clé sur cette page et créez-en une nouvelle.",
		otherwise:
			"Si ce n’était pas vous, faites-le aujourd’hui : quelqu’un a eu votre appareil entre les mains.",
	},
	deletion: {
		subject: ({ operator }) => `Supprimer votre compte chez ${operator} ?`,
		heading: "Supprimer votre compte ?",
		say: "Vous avez demandé à supprimer votre compte. C’est définitif. Ouvrez le lien dans le navigateur où votre session est ouverte.",
		action: "Supprimer mon compte",
		life: "Le lien est valable un jour et une seule fois.",
		otherwise:
			"Si ce n’était pas vous, ignorez cet e-mail et changez votre mot de passe : quelqu’un est connecté à votre place.",
	},
	newDevice: {
		subject: ({ operator }) => `Nouvel appareil connecté à ${operator}`,
		heading: "Était-ce vous ?",
		say: ({ device, address }) =>
			address
				? `Quelqu’un vient de se connecter à votre compte pour la première fois avec ${device}, depuis l’adresse ${address}.`
				: `Quelqu’un vient de se connecter à votre compte pour la première fois avec ${device}.`,
		device: ({ browser, system }) => `${browser} sur ${system}`,
		unknownDevice: "un appareil inconnu",
		action: "Voir où ma session est ouverte",
		life: "Si c’était vous, vous n’avez rien à faire.",
		otherwise:
			"Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Choisissez-en un nouveau tout de suite : tous les appareils seront déconnectés.",
		newPassword: "Choisir un nouveau mot de passe",
	},
	secondFactor: {
		action: "Choisir un nouveau mot de passe",
		ifYou: "Si c’était vous, ou si vous êtes au courant, vous n’avez rien à faire.",
		otherwise:
			"Sinon, quelqu’un connaît votre mot de passe : choisissez-en un nouveau sans attendre.",
		added: {
			subject: ({ operator }) => `Connexion en deux étapes activée chez ${operator}`,
			heading: "Connexion en deux étapes activée",
			say: ({ email }) =>
				`Pour se connecter en tant que ${email}, il faut désormais aussi un code d’une application d’authentification. Tous les autres appareils ont été déconnectés.`,
		},
		removed: {
			subject: ({ operator }) => `Connexion en deux étapes désactivée chez ${operator}`,
			heading: "Connexion en deux étapes désactivée",
			say: ({ email }) =>
				`Pour se connecter en tant que ${email}, aucun code n’est plus demandé. Tous les autres appareils ont été déconnectés.`,
		},
		takenAway: {
			subject: ({ operator }) => `Votre second facteur chez ${operator} a été retiré`,
			heading: "Votre second facteur a été retiré",
			say: ({ email }) =>
				`Notre équipe a retiré le second facteur de ${email}, comme elle le fait lorsqu’un téléphone ou une clé de sécurité est perdu. L’application d’authentification, les codes de secours et les clés d’accès utilisés jusqu’ici n’ouvrent plus rien, et tous les appareils ont été déconnectés.`,
		},
		recoveryCodeUsed: {
			subject: ({ operator }) => `Un code de secours a été utilisé chez ${operator}`,
			heading: "Un code de secours a été utilisé",
			say: ({ email }) =>
				`Quelqu’un s’est identifié en tant que ${email} avec un code de secours. Chaque code ne sert qu’une fois ; la page de votre compte indique combien il en reste.`,
		},
	},
};
