import type { signIn as english } from "../../en/account/sign-in.ts";

export const signIn: typeof english = {
	title: "Connexion",
	greeting: {
		morning: "Bonjour",
		afternoon: "Bonjour",
		evening: "Bonsoir",
	},
	form: {
		email: "E-mail",
		password: "Mot de passe",
		staySignedIn: "Garder ma session ouverte sur cet appareil",
		submit: "Se connecter",
		submitting: "Connexion…",
		forgot: "J’ai oublié mon mot de passe",
	},
	passkey: {
		use: "Se connecter avec une clé d’accès",
		waiting: "En attente de votre clé d’accès…",
		ended: {
			cancelled:
				"Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous d’une autre façon.",
			busy: "Trop d’essais. Patientez une minute, puis réessayez.",
			offline: "La connexion n’a pas abouti. Vérifiez votre réseau, puis réessayez.",
			failed:
				"Votre clé d’accès n’a pas pu être utilisée. Réessayez, ou connectez-vous d’une autre façon.",
		},
	},
	providers: { besidePassword: "Ou se connecter avec", alone: "Se connecter avec" },
	impossible:
		"Personne ne peut se connecter pour le moment. Adressez-vous à la personne qui gère ce site.",
	signOutMessage: {
		accountDeleted: "Votre compte est supprimé.",
		signedOut: "Votre session est fermée",
	},
};
