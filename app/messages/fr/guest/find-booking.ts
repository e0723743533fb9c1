import type { findBooking as english } from "../../en/guest/find-booking.ts";

export const findBooking: typeof english = {
	title: "Retrouver ma réservation",
	description: "E-mail perdu ? Nous vous renvoyons le lien vers votre réservation.",
	lead: "Indiquez-nous le code et l’adresse e-mail de votre réservation : nous vous renvoyons le lien.",
	nothingSent: "Rien n’est encore envoyé.",
	code: "Code de votre réservation",
	codeHint: "Par exemple IX-7K3F9 ; il figure dans chacun de nos e-mails.",
	email: "E-mail",
	send: "M’envoyer le lien",
	sending: "Envoi…",
	unsent: {
		nothing: "Aucun e-mail n’est en route.",
		once: "Vous recevez un seul e-mail.",
		done: "Si le code et l’adresse correspondent à une réservation, l’e-mail est en route.",
	},
	noCode: ({ phone }) =>
		phone && `Pas de code sous la main ? Nous le cherchons pour vous : <phone>${phone}</phone>.`,
	inbox: {
		title: "Consultez votre messagerie",
		lead: "Si le code et l’adresse correspondent à une réservation, le lien est en route vers cette adresse. Cela peut prendre une minute ; regardez aussi dans les indésirables.",
		seeTrips: "Voir les excursions",
		anotherCode: "Essayer un autre code",
		nothingThere: ({ phone }) => phone && `Rien reçu ? Appelez-nous : <phone>${phone}</phone>.`,
	},
	problems: {
		tooMany: "Cela fait beaucoup de demandes à la fois. Attendez une minute, puis réessayez.",
		unavailable: "Nous n’avons pas pu chercher. Réessayez dans une minute.",
	},
	codeLike: "Saisissez le code de votre réservation, par exemple IX-7K3F9",
};
