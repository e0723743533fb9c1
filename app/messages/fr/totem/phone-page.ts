import type { phonePage as english } from "../../en/totem/phone-page.ts";

export const phonePage: typeof english = {
	title: "Terminez votre réservation",
	day: "Jour",
	guests: "Personnes",
	pickUp: "Prise en charge",
	toPay: "Vous payez",
	toPayAtReception: "Vous payez à la réception",
	stillFree: ({ seats }) =>
		`${seats > 1 ? `${seats} places encore libres` : `${seats} place encore libre`} ce jour-là. Les vôtres sont gardées dès que vous réservez.`,
	book: "Réserver ces places",
	bookAndPay: ({ price }) => `Réserver et payer ${price}`,
	chosenAt: ({ hotel }) => `Choisi à ${hotel}. L’écran là-bas se met à jour tout seul.`,
	unread: ({ phone }) =>
		`Rien n’a été réservé, rien n’a été débité. Réessayez dans quelques minutes${phone && ` ou appelez le ${phone}`}.`,
	ended: {
		title: "Ce code a déjà servi",
		text: "Chaque code sert à une seule réservation, sur un téléphone, pendant 15 minutes. Sur l’écran du hall, touchez « Créer un nouveau code » et scannez celui-là. Rien n’a été réservé ici avec celui-ci.",
	},
	gone: {
		title: "Ces places viennent d’être prises",
		text: ({ trip, day }) =>
			`Quelqu’un a réservé « <trip>${trip}</trip> » pour ${day} pendant que vous cherchiez votre téléphone. Nous en sommes désolés. Rien n’a été réservé ni payé.`,
		otherDays: "Voir les autres jours",
	},
};
