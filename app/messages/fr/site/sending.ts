import type { sending as english } from "../../en/site/sending.ts";

export const sending: typeof english = {
	notSent: ({ nothing }) => `Pas envoyé. ${nothing}`,
	noNetwork: "Il n’y a pas de réseau pour le moment.",
	noAnswer: {
		heading: "Nous n’avons pas reçu de réponse.",
		lead: ({ once }) =>
			`La connexion a été perdue, nous ne savons donc pas si l’envoi est arrivé. Vous pouvez renvoyer sans risque. ${once}`,
	},
	unavailable: {
		heading: "Notre système de réservation ne répond pas.",
		lead: ({ once }) =>
			`Il est très probable que rien n’ait encore changé. Vous pouvez renvoyer sans risque. ${once}`,
	},
	arrived: {
		heading: "C’est bien arrivé.",
		lead: ({ done }) => `${done} Seule la page suivante n’a pas pu s’ouvrir, faute de réseau.`,
	},
	stillHere: "Tout ce que vous avez saisi est encore là.",
	triedAgain: "Nous avons essayé encore une fois. Appuyez maintenant sur le bouton pour réessayer.",
	sendsItself: "Dès que le réseau revient, nous renvoyons automatiquement.",
	sendsSoon: "Dans quelques secondes, nous renvoyons automatiquement.",
	opensItself: "Dès que le réseau revient, nous l’ouvrons automatiquement.",
	trying: "Nouvel essai…",
	openNow: "Ouvrir maintenant",
	sendNow: "Envoyer maintenant",
	sendAgain: "Renvoyer",
	doNotSend: "Ne pas envoyer",
	doNotSendAgain: "Ne pas renvoyer",
};
