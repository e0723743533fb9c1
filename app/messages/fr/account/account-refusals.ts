import type { accountRefusals as english } from "../../en/account/account-refusals.ts";

export const accountRefusals: typeof english = {
	tooMany: "Cela fait trop d’essais. Attendez une minute, puis réessayez.",
	unreadable: "Nous ne pouvons rien faire de ces données. Vérifiez-les, s’il vous plaît.",
	noOrigin: "Votre navigateur n’a pas dit de quelle page cela venait. Rechargez cette page.",
	foreignOrigin: "Cela venait d’un autre site. Rechargez cette page.",
	wrongEmailOrPassword: "L’adresse e-mail ou le mot de passe n’est pas le bon",
	noSession: "La connexion n’a pas marché. Réessayez.",
	unconfirmed:
		"Votre adresse e-mail n’est pas encore confirmée. Nous vous avons envoyé un e-mail avec un lien : ouvrez-le, puis connectez-vous.",
	banned: "Ce compte est bloqué. Adressez-vous au responsable de votre équipe.",
	notAnEmail: "Ce n’est pas une adresse e-mail.",
	notYourPassword: "Ce n’est pas votre mot de passe actuel.",
	password: {
		tooShort: "Ce mot de passe est trop court.",
		tooLong: "Ce mot de passe est trop long.",
		tooCommon:
			"Ce mot de passe est trop facile à deviner. Prenez quelques mots qui n’ont rien à voir entre eux.",
		breached:
			"Ce mot de passe figure dans une liste publique de mots de passe volés et sera essayé en premier. Il n’a pas forcément été volé chez vous. Choisissez-en un autre, y compris là où vous l’utilisez ailleurs.",
		containsName:
			"Qui veut deviner commence par les noms : n’utilisez ni le vôtre, ni celui de votre messagerie, ni le nôtre.",
		off: "Ici, on ne peut pas se connecter avec un mot de passe.",
		hasOne: "Vous avez déjà un mot de passe. Changez-le plutôt.",
	},
	secondFactor: {
		wrongCode: "Ce code n’est pas correct ou a déjà servi. Attendez le suivant.",
		wrongRecoveryCode: "Ce n’est pas l’un de vos codes de secours inutilisés.",
		over: "Cela a pris trop de temps, ou il y a eu trop de codes erronés. Connectez-vous à nouveau.",
		paused: "Trop de codes erronés. Utilisez un code de secours, ou attendez avant de réessayer.",
		off: "La connexion en deux étapes n’est pas configurée.",
		required: "Votre rôle exige d’abord un second facteur.",
	},
	link: {
		over: "Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.",
		tooOld: "Ce lien est trop ancien. Demandez-en un nouveau.",
		noAccount: "Il n’y a plus de compte pour ce lien.",
		otherBrowser: "Ouvrez le lien dans le navigateur où votre session est ouverte.",
	},
	invitation: {
		over: "Cette personne peut déjà se connecter ou est bloquée : aucune invitation n’a été envoyée.",
		noMail: "Nous ne pouvons pas envoyer d’e-mails pour le moment, personne n’a donc été invité.",
	},
	noMail: "Nous ne pouvons pas envoyer d’e-mails pour le moment.",
	noMailForPassword:
		"Nous ne pouvons pas envoyer d’e-mails pour le moment. Demandez un nouveau mot de passe au responsable de votre équipe.",
	email: {
		unusable: "Cette adresse ne peut pas être utilisée. Essayez-en une autre.",
		same: "C’est déjà votre adresse.",
		fixed: "Demandez au responsable de votre équipe de changer votre adresse e-mail.",
	},
	session: {
		old: "Déconnectez-vous d’abord, puis reconnectez-vous.",
		ended: "Cette session est déjà terminée.",
	},
	provider: {
		cancelled: "Vous y avez annulé la connexion ; ici, rien n’a changé.",
		unreadable: "La réponse n’a pas pu être lue. Recommencez.",
		noTarget: "Nous ne savons pas quelle page vous vouliez. Recommencez.",
		notOffered: "Cette façon de se connecter n’est pas proposée ici.",
		incomplete: "La connexion n’a pas pu y être terminée. Recommencez.",
		noDetails: "Nous n’avons pas reçu vos données. Réessayez, ou connectez-vous d’une autre façon.",
		noEmail:
			"Nous n’avons pas reçu votre adresse e-mail. Connectez-vous d’abord d’une autre façon, puis associez ce compte sur la page de votre compte.",
		knownEmail:
			"Il y a déjà un compte avec cette adresse. Connectez-vous comme d’habitude, puis associez celui-ci sur la page de votre compte.",
		unproven: "Ce compte ne peut pas être associé : votre adresse e-mail n’y est pas confirmée.",
		notConfirmed:
			"Ce n’est pas le compte avec lequel vous vous connectez ici : rien n’a été confirmé.",
		otherUser: "Ce compte est déjà associé à une autre personne.",
		otherEmail: "Ce compte a une autre adresse e-mail que la vôtre ; il n’a pas été associé.",
		noAccount: "Demandez un compte au responsable de votre équipe.",
		onlyOne:
			"C’est le dernier compte associé. Choisissez d’abord un mot de passe ou associez un autre compte.",
		notConnected: "Ce compte n’est plus associé.",
		tookTooLong:
			"Cela a pris trop de temps ou a été commencé dans un autre navigateur. Recommencez.",
	},
	passkey: {
		tookTooLong: "Cela a pris trop de temps ou a été commencé dans un autre navigateur. Réessayez.",
		unknown:
			"Cette clé d’accès n’appartient plus à aucun compte ici. Connectez-vous d’une autre façon et supprimez-la de votre appareil.",
		refused: "Cette clé d’accès a été refusée. Réessayez, ou connectez-vous d’une autre façon.",
		notAdded: "La clé d’accès n’a pas pu être ajoutée. Réessayez.",
		notYours: "Cette clé d’accès ne peut pas être ajoutée à ce compte.",
		tooMany: "Un compte ne peut pas avoir plus de clés d’accès. Retirez-en d’abord une.",
		lastWay:
			"C’est votre seule façon de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.",
	},
	ourFault: "Quelque chose n’a pas marché de notre côté. Réessayez.",
	unavailable: ({ phone }) =>
		`Nous ne pouvons rien consulter pour le moment ; rien n’a donc été changé. Réessayez dans quelques minutes${phone && ` ; si cela ne peut pas attendre, appelez-nous : ${phone}`}.`,
	otherwise: "Cela n’a pas marché. Réessayez.",
};
