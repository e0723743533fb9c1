import type { secondFactor as english } from "../../en/account/second-factor.ts";

export const secondFactor: typeof english = {
	step: {
		title: "Encore une étape",
		lead: "Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour ce site.",
		code: "Code de l’application",
		hint: "Six chiffres. Un nouveau apparaît toutes les 30 secondes.",
		trust: "Ne pas demander sur cet appareil pendant 30 jours",
		submit: "Continuer",
		submitting: "Vérification…",
		withRecoveryCode: "Utiliser plutôt un code de secours",
		withApp: "Utiliser plutôt l’application",
		recovery: {
			title: "Utiliser un code de secours",
			lead: "Saisissez l’un des codes que vous avez conservés en configurant l’application. Chacun ne sert qu’une fois.",
			code: "Code de secours",
		},
		neither:
			"Vous n’avez ni l’un ni l’autre ? Demandez au responsable de votre équipe de retirer votre second facteur.",
		otherPerson: "Se connecter à nouveau",
		passkey: {
			title: "Utilisez votre clé d’accès",
			lead: "Votre rôle exige un second facteur, et le vôtre est une clé d’accès.",
			use: "Utiliser une clé d’accès",
			unsupported:
				"Ce navigateur ne peut pas utiliser votre clé d’accès. Déconnectez-vous, puis connectez-vous avec un autre navigateur.",
			lost: "Vous l’avez perdue ? Demandez au responsable de votre équipe de retirer votre second facteur.",
			signOut: "Se déconnecter",
		},
	},
	setUp: {
		title: "Connexion en deux étapes",
		obliged:
			"Votre rôle exige la connexion en deux étapes. Configurez-la pour continuer ; cela prend deux minutes.",
		lead: "Après votre mot de passe, vous saisissez un code d’une application d’authentification sur votre téléphone. Un mot de passe volé n’ouvre alors plus rien à lui seul.",
		replaces: "La nouvelle application remplace celle que vous utilisez actuellement.",
		signsOut: "Tous vos autres appareils seront déconnectés.",
		begin: "Commencer",
		over: "Cette configuration n’est plus valable : elle a été commencée il y a plus d’une heure, ou recommencée depuis dans un autre onglet. Recommencez ici.",
		signInAgain:
			"Pour cela, vous devez vous être connecté récemment. Déconnectez-vous, puis connectez-vous à nouveau.",
		scan: {
			title: "Scannez ce code",
			lead: "Ouvrez l’application d’authentification, ajoutez un compte et visez ici avec l’appareil photo.",
			qrCode: "Code QR pour l’application d’authentification",
			typed: "Impossible de le scanner ? Saisissez cette clé dans l’application :",
			code: "Code que l’application affiche maintenant",
			confirm: "Activer",
		},
		newCodes: {
			title: "Nouveaux codes de secours",
			lead: "Vous recevrez dix nouveaux codes. Ceux que vous avez maintenant ne serviront plus.",
			make: "Créer de nouveaux codes",
		},
		codes: {
			title: "Conservez ces codes de secours",
			lead: "Si vous perdez votre téléphone, chacun d’eux vous laisse entrer une fois. Ils ne sont affichés que maintenant : imprimez-les ou enregistrez-les là où vous gardez vos mots de passe.",
			list: "Codes de secours",
			download: "Enregistrer dans un fichier",
			print: "Imprimer",
			kept: "Je les ai conservés",
		},
		back: "Retour à mon compte",
		signOut: "Se déconnecter",
	},
};
