import type { waitingList as english } from "../../en/guest/waiting-list.ts";
import { plural } from "../../plural.ts";

const seats = (count: number) =>
	plural("fr", count, { one: `${count} place`, other: `${count} places` });

export const waitingList: typeof english = {
	title: "Prévenez-moi si des places se libèrent",
	lead: ({ title, day }) =>
		`${title}, ${day} : il n’y a plus assez de places. Il s’en libère souvent quand quelqu’un annule.`,
	rules: {
		offer:
			"Les places qui se libèrent sont proposées au premier groupe de la liste auquel elles suffisent. La proposition vous garde les places, en général quatre heures, le temps de décider et de payer.",
		everybody:
			"Avant cela, la liste ne réserve rien : chacun peut réserver ce qui est libre, et le plus rapide l’obtient.",
		night: "De 21 h à 8 h, nous n’écrivons à personne, sauf si l’excursion part bientôt.",
	},
	party: "1. Qui viendrait",
	reach: "2. Comment vous joindre",
	reachHint:
		"Un e-mail ou un téléphone, l’un des deux suffit. Par e-mail, la proposition arrive aussitôt ; par téléphone, quand nous sommes au bureau.",
	name: "Votre nom",
	email: "E-mail",
	phone: "Téléphone",
	otherDays: "3. D’autres jours qui iraient aussi (si vous voulez)",
	otherDaysHint: "Un achat vous retire de toutes les listes.",
	send: "M’inscrire sur la liste",
	errors: {
		noContact: "Indiquez une adresse e-mail ou un numéro de téléphone",
		phone: "Indiquez le numéro avec son pays, comme +34 600 123 456",
		fits: ({ day, count }) =>
			`Le ${day}, il reste ${seats(count)} : vous pouvez réserver maintenant`,
		waitsAlready: ({ phone }) =>
			`Cet e-mail ou ce numéro est déjà sur la liste d’un de ces jours. Votre rang se trouve derrière le lien de notre e-mail${phone && `, ou appelez le <phone>${phone}</phone>`}.`,
		notPossible: ({ phone }) =>
			`On ne peut plus s’inscrire sur cette liste. Choisissez un autre jour${phone && ` ou appelez le <phone>${phone}</phone>`}.`,
		tooMany: ({ phone }) =>
			`De très nombreux formulaires sont venus de votre réseau. Réessayez dans une minute${phone && ` ou appelez le <phone>${phone}</phone>`}.`,
	},
	book: "Réserver ces places",
	otherTrips: "Voir les autres excursions",
	page: {
		title: "Votre liste d’attente",
		place: ({ place }) =>
			place === 1 ? "Vous êtes en tête de la liste." : `Vous êtes au rang ${place} de la liste.`,
		passedOver: ({ free, party }) =>
			`${seats(free)} ${plural("fr", free, { one: "s’est libérée", other: "se sont libérées" })} : trop peu pour vous ${party}, la proposition est donc allée à un groupe plus petit. Vous gardez votre rang.`,
		held: ({ count, until }) =>
			`${seats(count)} ${plural("fr", count, { one: "vous est gardée", other: "vous sont gardées" })} jusqu’au <b>${until}</b> (heure de l’île).`,
		pay: ({ price }) => `Payer ${price}`,
		refuse: "Non, merci",
		refuseHint: "Les places vont alors aussitôt au groupe suivant.",
		ends: {
			bought: "Vous avez réservé : vous n’attendez plus.",
			refused: "Vous n’avez pas voulu des places proposées.",
			left: "Vous avez quitté cette liste.",
			lapsed: "Le délai de notre proposition est passé, et les places sont allées plus loin.",
			gone: "Aucune place ne peut plus être proposée pour ce départ.",
			removed: "Nous vous avons retiré de cette liste.",
		},
		leave: "Quitter la liste",
		leaveHint: "Nous ne vous écrirons plus au sujet de ces jours.",
		keep: "Gardez l’adresse de cette page : elle montre votre rang, et vous pouvez y quitter la liste.",
	},
	joinedMail: {
		subject: ({ title }) => `Vous êtes sur la liste d’attente : ${title}`,
		heading: "Vous êtes sur la liste",
		waits: ({ title, days, people }) => `« ${title} » pour ${people} : ${days}.`,
		open: "Voir mon rang ou quitter la liste",
	},
	overMail: {
		subject: ({ title }) => `Votre attente est terminée : ${title}`,
		heading: "Pas de place pour vous cette fois",
		over: ({ title, days, people }) =>
			`« ${title} » pour ${people}, ${days} : nous ne pouvons plus vous proposer de places. Vous ne devez rien, et nous ne vous écrirons plus à ce sujet.`,
		others: "Vous gardez votre rang sur les listes de vos autres jours.",
		open: "Voir d’autres jours",
	},
	offerMail: {
		subject: ({ title, date, until }) =>
			`Des places se sont libérées : ${title}, ${date} (gardées jusqu’au ${until})`,
		heading: "Des places se sont libérées pour vous",
		held: ({ title, date, people, until }) =>
			`« ${title} », le ${date}, pour ${people} : nous vous gardons les places jusqu’au ${until} (heure de l’île). Dès qu’elles sont payées, vous recevez votre bon.`,
		afterwards: "Sans paiement, elles vont ensuite au groupe suivant de la liste.",
		refuse: "Non, merci",
	},
	message: ({ title, date, until, url }) =>
		`Des places se sont libérées : ${title}, ${date}. Nous vous les gardons jusqu’au ${until} : ${url}`,
};
