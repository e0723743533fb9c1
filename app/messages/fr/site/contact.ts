import type { contact as english } from "../../en/site/contact.ts";

export const contact: typeof english = {
	heading: "Posez-nous vos questions",
	lead: "Dites-nous qui vient et ce que vous aimez. Une personne vous répond.",
	name: "Votre nom",
	email: "E-mail",
	emailHint: "Uniquement pour vous répondre.",
	message: "Message",
	leaveEmpty: "Laissez ce champ vide",
	send: "Envoyer le message",
	sending: "Envoi en cours…",
	unsent: {
		nothing: "Nous ne l’avons pas encore lu.",
		once: "Cela reste un seul message.",
		done: "Nous avons votre message.",
	},
	refused: {
		fields: "Votre message n’est pas encore envoyé",
		tooMany: "Cela fait beaucoup de messages en peu de temps",
		unavailable: "Votre message n’a pas pu être enregistré",
		hint: ({ phone }) =>
			`Ce que vous avez écrit est toujours là. Renvoyez-le dans une minute${phone && `, ou appelez le <phone>${phone}</phone>`}.`,
	},
	sent: {
		heading: "Merci, nous avons bien reçu votre message.",
		lead: "Une personne le lit et vous répond par e-mail.",
		seeAll: "Voir toutes les excursions",
	},
	ways: {
		label: "Autres moyens de nous joindre",
		callOrWrite: "Appelez ou écrivez",
		office: "Le bureau",
		pickup:
			"<points>Tous les points de prise en charge</points> avec leurs excursions et leurs horaires ; le vôtre figure sur votre bon. Soyez là cinq minutes à l’avance. Si vous ne voyez pas le minibus, appelez-nous.",
		findBooking: "Retrouver ma réservation",
		voucher:
			"Votre bon se trouve derrière le lien de l’e-mail de confirmation. Si vous avez perdu l’e-mail, <ask>demandez à nouveau le lien</ask>.",
	},
};
